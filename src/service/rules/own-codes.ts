import type { Json } from '../../engine/index.ts';
import {
  exampleEnvelope,
  exampleInvoice,
  examplePrivateKey,
  examplePublicKey,
  signatureOfAnother,
} from '../../operations/example-data.ts';
import { NATIONAL_CODES } from './national-codes.ts';
import { PDF_CODES } from './pdf-codes.ts';

/** A request: the path of an operation and its body, as a value, or as text for what a value cannot express. */
type Example = { path: string; body: Json } | { path: string; text: string };

/**
 * One of our codes: for input that cannot be read, merged, calculated, corrected, signed or verified (chapter 09 §2.4), and for warnings.
 */
export interface OwnCode {
  code: string;
  /** The fault. */
  description: string;
  /** How to fix it. */
  explanation: string;
  /** A request that causes it, if one reliably does. */
  example?: Example;
}

function on(operation: 'build' | 'validate' | 'correct' | 'sign' | 'verify') {
  // Examples are literals: valid JSON, but their inferred types have optional members.
  return (body: unknown): Example => ({ path: `/v0/${operation}`, body: body as Json });
}

const [build, validate, correct, sign, verify] = [on('build'), on('validate'), on('correct'), on('sign'), on('verify')];
const asText = (text: string): Example => ({ path: '/v0/build', text });

/** Returns the example invoice with other members. */
const invoice = (members: object = {}) => ({ ...exampleInvoice, ...members });
const [line] = exampleInvoice.lines;
const withLine = (members: object) => invoice({ lines: [{ ...line, ...members }] });
const spanish = {
  currency: 'EUR',
  supplier: { name: 'Libros del Puerto S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
};
const german = {
  currency: 'EUR',
  supplier: { name: 'Buchhandlung am Hafen GmbH', tax_id: { country: 'DE', code: '111111125' } },
};

/** A key of another type, as in key sets. */
const rsaKey = {
  kty: 'RSA',
  kid: 'encryption',
  use: 'enc',
  e: 'AQAB',
  n: 'u1SU1LfVLPHCozMxH2Mo4lgOEePzNm0tRgeLezV6ffAt0g',
};

/** A different key with the identifier of the signing one. */
const anotherPublicKey = {
  ...examplePublicKey,
  x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
  y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
};

/** Description, fix and example request by code, in the order of processing. */
const CODES: Readonly<Record<string, readonly [description: string, explanation: string, example?: Example]>> = {
  // Requests.
  'BW-JSON-SYNTAX': [
    'The body is not JSON, or not YAML if declared as YAML.',
    'Fix the text at the line and column that the description names. A body holds exactly one object.',
    asText('{"data": {"code": }}'),
  ],
  'BW-JSON-DEPTH': [
    'Lists and objects are nested deeper than 128 levels.',
    'No document of the standard is nested that deeply. Look for a structure that contains itself.',
    asText(`{"data": ${'['.repeat(128)}${']'.repeat(128)}}`),
  ],
  'BW-JSON-DUPLICATE': [
    'A member occurs twice in one object.',
    'Remove one of the two. Programs disagree on which one counts.',
    asText('{"data": {"code": "1", "code": "2"}}'),
  ],
  'BW-REQUEST-TYPE': [
    'A field of the request has the wrong JSON type.',
    'Send what the description says is expected. /v0/openapi.json lists the fields of every operation.',
    build({ data: exampleInvoice, envelop: 'yes' }),
  ],
  'BW-REQUEST-DATA': [
    'The request has no data.',
    'Put the document under data, as in {"data": {"$schema": …}}.',
    build(exampleInvoice),
  ],
  'BW-DATA-TYPE': [
    'data or template is not an object.',
    'Send the document as an object, or as text in JSON or YAML.',
    build({ data: 5 }),
  ],
  'BW-TEXT-SYNTAX': [
    'The text in data, template or options is neither JSON nor YAML.',
    'Fix it at the line and column that the description names.',
    build({ data: '{"code": ' }),
  ],
  'BW-TYPE-UNKNOWN': [
    'type is not a known document type.',
    'Give a path from /v0/schemas, such as bill/invoice, or leave out type if the document has its $schema.',
    build({ data: {}, type: 'chicken' }),
  ],
  'BW-TYPE-AMBIGUOUS': [
    'type matches several document types.',
    'Give one of the paths that the description lists.',
    build({ data: {}, type: 'note' }),
  ],
  'BW-KEY-MISSING': [
    'The key for signing or verifying is missing.',
    'Sign with a private JSON Web Key in privatekey; verify with the public one in publickey. /v0/keygen makes a pair.',
    sign({ data: exampleInvoice }),
  ],
  'BW-KEY-INVALID': [
    'The key cannot be read, is not for signatures, or is private where a public key is needed.',
    'Send the unchanged JSON Web Key as an object: EC on the curve P-256, with use sig and alg ES256 if present. To verify, send its public part, without d.',
    verify({ data: exampleEnvelope, publickey: examplePrivateKey }),
  ],

  // Document contents.
  'BW-SCHEMA-MISSING': [
    'The document does not say what it is.',
    'Give its $schema, such as https://gobl.org/draft-0/bill/invoice, or type next to data.',
    build({ data: {} }),
  ],
  'BW-SCHEMA-UNKNOWN': [
    'The $schema does not exist.',
    'Use one from /v0/schemas. The description suggests the most similar.',
    build({ data: { $schema: 'https://gobl.org/draft-0/bill/invoicex' } }),
  ],
  'BW-JSON-TYPE': [
    'A value has the wrong JSON type for its property.',
    'Send what the description says is expected. Codes are strings, even if they consist of digits.',
    build({ data: invoice({ lines: {} }) }),
  ],
  'BW-LIST-LENGTH': [
    'The lists of the document have more entries in total than one document may have.',
    'Split the document. 500,000 entries are enough for about 100,000 lines.',
  ],
  'BW-EXPLAIN-LENGTH': [
    'The explanation of the calculation is too long.',
    'Leave out explain, or split the document. The limit of 250,000 figures and operands is enough for about 30,000 lines.',
  ],
  'BW-INTEGER-RANGE': [
    'A whole number is larger or smaller than its property can hold.',
    'Send a number within the range, which is 64 bits for most properties.',
    build({ data: withLine({ i: 1e19 }) }),
  ],
  'BW-AMOUNT': [
    'A value is not an amount.',
    'Write digits and at most one point, as a text: "12.50". No thousands separators, exponents or currency signs.',
    build({ data: withLine({ quantity: '12,50' }) }),
  ],
  'BW-PERCENTAGE': [
    'A value is not a percentage.',
    'Write a number with a percent sign, as a text: "21.0%".',
    build({ data: withLine({ discounts: [{ percent: 'ten' }] }) }),
  ],
  'BW-DATE': [
    'A value is not a date.',
    'Write year, month and day, as "2026-01-31"; the day must exist.',
    build({ data: invoice({ issue_date: '2026-02-30' }) }),
  ],
  'BW-TIME': [
    'A value is not a time of day.',
    'Write hours, minutes and seconds, as "17:45:00".',
    build({
      data: invoice({ issue_time: 'noon' }),
    }),
  ],
  'BW-DATETIME': [
    'A value is not a date with a time.',
    'Write both with a T between them, as "2026-01-31T17:45:00".',
    build({ data: invoice({ exchange_rates: [{ from: 'EUR', to: 'USD', at: 'yesterday', amount: '1.10' }] }) }),
  ],
  'BW-TIMESTAMP': ['A value is not a timestamp.', 'Write it as in RFC 3339: "2026-01-31T17:45:00Z".'],
  'BW-UUID': [
    'A value is not a UUID.',
    'Write 32 hexadecimal digits in five groups, or leave it out to get a new one.',
    build({ data: invoice({ uuid: '7' }) }),
  ],
  'BW-BASE64': [
    'The data is not in base64.',
    'Encode it as in RFC 4648 §4, with padding.',
    build({
      data: invoice({ supplier: { name: 'Cedar Books LLC', logos: [{ data: '%%%' }] } }),
    }),
  ],
  'BW-SIGNATURE-FORMAT': [
    'An entry of sigs is not a signature, or uses an algorithm other than ES256.',
    'Send the unchanged compact JWS, or leave out sigs: build drops signatures anyway.',
    validate({ data: { ...exampleEnvelope, sigs: ['no signature'] } }),
  ],
  'BW-UNKNOWN-FIELD': [
    'The standard has no such property here. Without strict it is dropped with a warning.',
    'Correct its name (the description suggests one), or move the content to meta or notes.',
    build({ data: invoice({ curency: 'USD' }), strict: true }),
  ],
  'BW-DIGEST': [
    'The document contains the replacement character for broken text (U+FFFD), so its digest cannot be calculated.',
    'Find where the text was read with the wrong encoding, and send the right character.',
    build({ data: invoice({ supplier: { name: 'Caf\ufffd LLC', tax_id: { country: 'US' } } }), envelop: true }),
  ],

  // Calculation.
  'BW-CURRENCY': [
    'The document has no currency and no regime that has one, or the currency does not exist.',
    'Give currency as an ISO 4217 code, such as EUR. /v0/currencies lists them.',
    build({ data: { $schema: exampleInvoice.$schema } }),
  ],
  'BW-TAG': [
    'The document type, its regime and its addons do not have this tag.',
    'Use one that the description lists.',
    build({ data: invoice({ $tags: ['chicken'] }) }),
  ],
  'BW-EXCHANGE-RATE': [
    'An item or a document is in another currency, and has no exchange rate.',
    "Add the rate from that currency to the document's currency to exchange_rates.",
    build({ data: withLine({ item: { name: 'Atlas of Rivers', price: '35.00', currency: 'GBP' } }) }),
  ],
  'BW-TAX-CATEGORY': [
    'The regime does not have this tax category.',
    'Use one from the regime: /v0/regimes/{code}.',
    build({ data: { ...withLine({ taxes: [{ cat: 'GST' }] }), ...spanish } }),
  ],
  'BW-TAX-RATE': [
    'The tax category does not have this rate.',
    'Use one from the regime (/v0/regimes/{code}), or give percent yourself.',
    build({ data: { ...withLine({ taxes: [{ cat: 'VAT', rate: 'chicken' }] }), ...spanish } }),
  ],
  'BW-TAX-RATE-DATE': [
    'The rate has no value on the tax date.',
    'Check value_date and issue_date. For a date before the rate was introduced, give percent yourself.',
    build({
      data: { ...withLine({ taxes: [{ cat: 'VAT', rate: 'general' }] }), ...spanish, issue_date: '1980-01-01' },
    }),
  ],
  'BW-PRICES-INCLUDE': [
    'Prices cannot include a tax that is withheld or for information only.',
    'In tax.prices_include, name a tax that is added to prices, such as VAT, or leave it out.',
    build({
      data: { ...withLine({ taxes: [{ cat: 'IRPF', rate: 'pro' }] }), ...spanish, tax: { prices_include: 'IRPF' } },
    }),
  ],
  'BW-COMPLEMENT': [
    'A complement of the document could not be calculated. The description says what failed, and where.',
    'Fix the complement, or leave it out.',
    build({ data: invoice({ complements: [{ $schema: 'https://gobl.org/draft-0/bill/order' }] }) }),
  ],
  'BW-CALCULATION': [
    'Something could not be calculated, for a reason that has no code of its own.',
    'The description says what is missing.',
  ],

  // Corrections.
  'BW-CORRECT-UNSUPPORTED': [
    'Documents of this type cannot be corrected.',
    'Only invoices can be corrected. Make a new document instead.',
    correct({
      data: { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' },
      options: { type: 'credit-note' },
    }),
  ],
  'BW-CORRECT-OPTIONS': [
    'The options of the correction cannot be read.',
    'Send an object. With schema: true the service returns its JSON Schema.',
    correct({ data: exampleInvoice, options: [] }),
  ],
  'BW-CORRECT-TYPE-MISSING': [
    'The options do not have the type of correction.',
    'Give type: credit-note, corrective or debit-note, as the country allows.',
    correct({ data: exampleInvoice, options: {} }),
  ],
  'BW-CORRECT-TYPE': [
    'The regime or the addons do not allow this type of correction.',
    'Use a type that the description lists.',
    correct({ data: invoice(spanish), options: { type: 'proforma' } }),
  ],
  'BW-CORRECT-CODE': [
    'The invoice to correct has no code, so the correction cannot refer to it.',
    'Correct the invoice as it was issued, with its code.',
    correct({ data: invoice({ code: '' }), options: { type: 'credit-note' } }),
  ],
  'BW-CORRECT-STAMP': [
    'The country requires the stamp that a provider gave the invoice.',
    'Give it in options.stamps, or send the stamped envelope.',
    correct({
      data: invoice({
        currency: 'MXN',
        supplier: { name: 'Libros del Norte', tax_id: { country: 'MX', code: 'EKU9003173C9' } },
        $addons: ['mx-cfdi-v4'],
      }),
      options: { type: 'credit-note' },
    }),
  ],
  'BW-CORRECT-REASON': [
    'The country or an addon requires the reason for the correction.',
    'Give it in options.reason.',
    correct({
      data: invoice({
        currency: 'EUR',
        supplier: { name: 'Livraria do Porto', tax_id: { country: 'PT', code: '501964843' } },
        $addons: ['pt-saft-v1'],
      }),
      options: { type: 'credit-note' },
    }),
  ],

  // Signatures.
  'BW-SIGN-KEY': [
    'This key cannot sign.',
    'Sign with a private key of type EC on the curve P-256 that has a kid. If present, use must be sig, alg ES256, and key_ops must contain sign.',
    sign({ data: exampleInvoice, privatekey: examplePublicKey }),
  ],
  'BW-SIGN-ELSEWHERE': [
    'The external signer of the service returned no signature.',
    'Repeat the request later. The log of the service has the reason.',
  ],
  'BW-VERIFY-UNSIGNED': [
    'The envelope has no signature.',
    'Sign it first.',
    verify({
      data: { ...exampleEnvelope, sigs: [] },
      publickey: examplePublicKey,
    }),
  ],
  'BW-VERIFY-KEY': [
    'None of the given keys made this signature, so it could not be tested. Next to a signature that holds, this is a warning.',
    "Verify with the signer's public key. kid in the header of the signature names it.",
    verify({ data: exampleEnvelope, publickey: { ...anotherPublicKey, kid: '019c0000-0000-7000-8000-000000000002' } }),
  ],
  'BW-VERIFY-ISSUER': [
    'No key was given, and the service does not ask the issuer of the signature for keys, or got none.',
    "Give the signer's public key in publickey, or ask the operator to add the issuer with --issuer-host.",
  ],
  'BW-VERIFY-SIGNATURE': [
    'The signature is invalid, or not made by the key that it names.',
    'Do not trust the envelope. The signature was changed, or forged by somebody who does not have the key.',
    verify({ data: exampleEnvelope, publickey: anotherPublicKey }),
  ],
  'BW-VERIFY-PAYLOAD': [
    'The signature is genuine but was made for another envelope.',
    'Do not trust the envelope. The signature was moved from another one, or the document was changed after signing.',
    verify({ data: { ...exampleEnvelope, sigs: [signatureOfAnother] }, publickey: examplePublicKey }),
  ],
  'BW-VERIFY-WINDOW': [
    'The signature was made at a time when the key was not valid.',
    'Ask the signer for the key that was valid at that time.',
    verify({ data: exampleEnvelope, publickey: { ...examplePublicKey, valid_until: '2025-12-31T00:00:00Z' } }),
  ],

  // Other errors.
  'BW-NO-DOCUMENT': [
    'The envelope contains no document.',
    'Put it into doc, with its $schema.',
    build({
      data: { $schema: 'https://gobl.org/draft-0/envelope' },
    }),
  ],
  'BW-MARSHAL': [
    'The document has no properties. Or a document inside an envelope or another document has no $schema.',
    'Fill in at least one property, and $schema.',
    build({ data: { $schema: 'https://gobl.org/draft-0/cbc/meta' } }),
  ],
  'BW-NOT-LOADED': [
    'The document needs regimes or addons that the program has not loaded. This happens only with the library `billwright/core`.',
    'Load them first, by name or for the document: await load([…]), await loadFor(document).',
  ],
  'BW-FAULTS-CUT': [
    'There are more faults than an answer can list. This last entry has their number.',
    'Fix the listed faults and send the document again.',
  ],

  // Warnings.
  'BW-WARN-KEY': [
    'A key of the set is not for ES256 signatures and was skipped.',
    'Nothing, if the set has keys for several purposes. Otherwise give the key of the signer.',
    verify({ data: exampleEnvelope, publickeys: { keys: [rsaKey, examplePublicKey] }, warnings: true }),
  ],
  'BW-WARN-EXPIRED': [
    'The signature holds, but it has expired (exp).',
    'Ask the signer for a new signature if that matters to you.',
  ],
  'BW-WARN-REGIME': [
    'The country has no tax regime, so no country rules apply.',
    "Correct $regime, or leave it out: the supplier's country is then used.",
    build({ data: invoice({ $regime: 'ZZ' }), warnings: true }),
  ],
  'BW-WARN-TYPE': [
    'type differs from $schema. $schema is used.',
    'Leave out type if the document has its $schema, or correct one of them.',
    build({ data: exampleInvoice, type: 'bill/order', warnings: true }),
  ],
  'BW-WARN-NAME': [
    'The name of a property differs from the standard in letter case, such as Currency for currency. It is accepted.',
    'Write the name as in the description. If it occurs in several spellings, only one value is used.',
    build({ data: invoice({ Code: 'A-2' }), warnings: true }),
  ],
  'BW-WARN-KEY-FILE': [
    'Other users can read the file of the private key, and could sign in your name.',
    'Protect it with chmod 600. If others had access, make a new key.',
  ],
  'BW-WARN-ADDON': [
    'The addon does not exist and was dropped.',
    'Use a key from /v0/addons.',
    build({
      data: invoice({ $addons: ['chicken-v1'] }),
      warnings: true,
    }),
  ],
  'BW-PERCENT': [
    'A percentage has no percent sign, or is more than 100 %. Without the sign, the standard reads a factor: 10 is 1,000%.',
    'Write it with a percent sign: "10%".',
    build({ data: invoice({ discounts: [{ percent: '10' }] }), warnings: true }),
  ],
  'BW-COUNTRY': [
    'No country has this code.',
    'Use a code of ISO 3166-1 with two letters: "DE", "ES", "GB". Tax identities also have EL, XI, XU and EU.',
    build({ data: invoice({ customer: { name: 'Client', tax_id: { country: 'Spain' } } }), warnings: true }),
  ],
  'BW-INVOICE-NUMBER': [
    'The invoice has no number. Only drafts can be without one.',
    'Give the number in code, and in series if you use one.',
    build({ data: invoice({ code: undefined }), warnings: true }),
  ],
  'BW-SUPPLY-DATE': [
    'An invoice in Germany states when goods or services were supplied (§ 14 (4) no. 6 UStG), even if that is the issue date.',
    'Give the day in op_date or delivery.date, or the period in ordering.period or in each line.',
    build({ data: invoice(german), warnings: true }),
  ],
  'BW-IBAN': [
    'The check digits of an IBAN are wrong.',
    'Check the number with its owner.',
    build({
      data: invoice({
        payment: { instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051333' }] } },
      }),
      warnings: true,
    }),
  ],
  'BW-WARN-VALUE': [
    'Building changed the meaning of a value, not only its form.',
    'Compare both. If the new value is wrong, correct the old one.',
    build({ data: invoice({ currency: 'XXQ' }), warnings: true }),
  ],
  'BW-WARN-UNIT': [
    'A unit is from an older release: a UN/ECE code, which building moves to untdid-unit in ext, or a key that was renamed.',
    'Nothing. Programs that read unit should read the extension too.',
    build({
      data: invoice({ lines: [{ quantity: '1', item: { name: 'Work', price: '10.00', unit: 'HUR' } }] }),
      warnings: true,
    }),
  ],
  'BW-WARN-TOTALS': [
    'Figures in the input differ from the calculated ones in the result.',
    'Compare both. Leave out figures that are calculated.',
    build({ data: invoice({ totals: { sum: '1.00' } }), warnings: true }),
  ],

  // E-invoices in XML.
  'BW-DATA-XML': [
    'The operation needs a document, but got an e-invoice in XML.',
    'Convert it to a document first, or validate it as it is.',
    build({ data: '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>' }),
  ],
  'BW-FORMAT-UNKNOWN': [
    'The format does not exist.',
    'Use a key from /v0/formats.',
    validate({ data: '<Invoice/>', from: 'chicken' }),
  ],
  'BW-FORMAT-FILE': [
    'A file cannot be attached to an e-invoice: its type is not allowed, it has no name, or its data is not base64.',
    'Attach a PDF, PNG, JPEG, CSV, XLSX or ODS file, with its media type and its content in base64.',
  ],
  'BW-FORMAT-PAPER': [
    'The PDF cannot be drawn: the language or paper size is unknown, or the document has no $schema.',
    'Use a language and size that the fault lists, or leave them out to use those of the supplier’s country.',
  ],
  'BW-FORMAT-FILES': [
    'Files can be attached to an e-invoice only, not to a document.',
    'Choose an e-invoice format in to, or leave out the files.',
  ],
  'BW-FORMAT-SEVERAL': [
    'A file with several invoices cannot be converted to a format that holds only one.',
    'Leave out to. The result is then a list of documents. Convert each of them.',
  ],
  'BW-XML-SYNTAX': [
    'The XML cannot be read: it is not well-formed, has an unsupported encoding or a document type declaration, or is too deep or too large.',
    'Fix the position that the fault names, or save the file as UTF-8.',
    validate({ data: '<Invoice><ID></Invoice>' }),
  ],
  'BW-XML-ROOT': [
    'The file is XML, but not an e-invoice: the name or namespace of its elements is different.',
    'Send an Invoice or a CreditNote of UBL 2.1, a CrossIndustryInvoice or CrossDomainAcknowledgementAndResponse of UN/CEFACT, or an invoice in a national format. Use the namespace that the fault names.',
    validate({ data: '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>' }),
  ],
  'BW-XML-SPECIFICATION': [
    'The specification of the e-invoice (BT-24) is another version of its format, or unknown. It is checked against the closest rules.',
    'Ask the sender for the current version, or choose the format with from.',
  ],
  'BW-XML-TYPE': [
    'The format does not support this type of document or file.',
    'Give an invoice, or for cdar and cdar-ppf a status or a payment.',
  ],
  'BW-XML-DOCUMENT-TYPE': [
    'The type of the invoice has no code in UNTDID 1001, which e-invoices need.',
    'Give the code in tax.ext under untdid-document-type, such as 380, or use a type and tags that have one.',
  ],
  'BW-XML-BUYER': ['The invoice has no customer, which e-invoices need.', 'Give customer, with name and address.'],
  'BW-XML-PAYEE': ['The payee has no name.', 'Give it in name, or leave payee out.'],
  'BW-XML-PAYMENT-MEANS': [
    'The means of payment has no code in UNTDID 4461.',
    'Use a key that has one, such as credit-transfer, or give the code in ext under untdid-payment-means.',
  ],
  'BW-XML-TAX': [
    'A line, discount or charge does not have exactly one VAT, or has another tax, which e-invoices do not support.',
    'Give it one VAT and no other tax.',
  ],
  'BW-XML-AMOUNT': [
    'An amount has more than 15 digits. Programs that check CII cannot calculate with more.',
    'Split the invoice, or write it in UBL.',
  ],
  'BW-XML-DECIMALS': [
    'An amount needs more than two decimals, which e-invoices do not support.',
    'Round the prices so that amounts have two decimals, or use another currency.',
  ],
  'BW-XML-ROUNDING': [
    'The amount payable is rounded, which this Factur-X profile does not support.',
    'Use a larger profile such as facturx-en16931, or round line by line with tax.rounding "currency".',
  ],
  'BW-XML-SURCHARGE': [
    'The document has an equivalence surcharge, which e-invoices do not support.',
    'It cannot be written in this format.',
  ],
  'BW-XML-STATUS': [
    'A status or payment does not have a status of the French reform.',
    'Give fr-ctc-flow6-status in ext of the line, or of the payment, or a key or type that has one.',
  ],
  'BW-XML-REFERENCE': [
    'A line of a status or payment does not name its invoice.',
    'Give the number in code of its document.',
  ],
  'BW-XML-CHARACTER': ['A text has a character that is not allowed in XML.', 'Remove it.'],
  'BW-XML-VALUE': [
    'A value in the XML is not a number or date, and was left out of the document.',
    'Correct it in the XML: 1234.50; 2026-03-02 in UBL, 20260302 with the format 102 in CII.',
  ],
  'BW-XML-LOSS': [
    'The conversion would lose or change this information. With strict, that is a fault.',
    'Leave it out, express it differently, or convert without strict and check the losses.',
  ],
  ...PDF_CODES,
  ...NATIONAL_CODES,
  'XSD-ROOT': ['The schema does not allow this root element.', 'Send an invoice or a credit note of the format.'],
  'XSD-ELEMENT-UNKNOWN': [
    'The schema does not allow this element here.',
    'Correct its name (the description suggests one), move it to the right position, or remove it.',
  ],
  'XSD-ELEMENT-ORDER': [
    'The element comes after elements that must follow it.',
    'Move it before the element that the description names. The schema defines the order.',
  ],
  'XSD-ELEMENT-MISSING': ['The schema requires an element here.', 'Add it where the description says.'],
  'XSD-ELEMENT-REPEATED': ['The element occurs more often than the schema allows.', 'Remove the excess elements.'],
  'XSD-ATTRIBUTE-UNKNOWN': [
    'The schema does not allow this attribute on the element.',
    'Correct its name, or remove it.',
  ],
  'XSD-ATTRIBUTE-MISSING': [
    'The schema requires an attribute on this element.',
    'Add it, such as currencyID on an amount.',
  ],
  'XSD-VALUE': [
    'The value has the wrong type: it is not a number, not a date or not in the list.',
    'Write it as the description says: 1234.50, 2026-03-02.',
  ],
  'XSD-TEXT': ['There is text where only elements are allowed.', 'Remove it, or move it into the right element.'],
};

/** All codes, in that order. */
export const ownCodes: readonly OwnCode[] = Object.entries(CODES).map(
  ([code, [description, explanation, example]]) => ({
    code,
    description,
    explanation,
    ...(example && { example }),
  }),
);
