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
    'The body is not JSON (or not YAML, where that was said).',
    'Fix the text at the line and column that the description names. A body holds exactly one object.',
    asText('{"data": {"code": }}'),
  ],
  'BW-JSON-DEPTH': [
    'Lists and objects are nested deeper than 128 levels.',
    'No document of the standard comes near that depth; look for a structure that holds itself.',
    asText(`{"data": ${'['.repeat(128)}${']'.repeat(128)}}`),
  ],
  'BW-JSON-DUPLICATE': [
    'A member occurs twice in one object.',
    'Remove one of the two: readers do not agree which of them counts.',
    asText('{"data": {"code": "1", "code": "2"}}'),
  ],
  'BW-REQUEST-TYPE': [
    'A field of the request has another JSON type than it takes.',
    'Send what the description says is expected; the fields of every operation are in /v0/openapi.json.',
    build({ data: exampleInvoice, envelop: 'yes' }),
  ],
  'BW-REQUEST-DATA': [
    'The request has no data.',
    'Put the document under data, as in {"data": {"$schema": …}}.',
    build(exampleInvoice),
  ],
  'BW-DATA-TYPE': [
    'data or template is no object.',
    'Send the document as an object, or as the text of one in JSON or YAML.',
    build({ data: 5 }),
  ],
  'BW-TEXT-SYNTAX': [
    'The text in data, template or options is neither JSON nor YAML.',
    'Fix it at the line and column that the description names.',
    build({ data: '{"code": ' }),
  ],
  'BW-TYPE-UNKNOWN': [
    'type names no kind of document.',
    'Give a path from /v0/schemas, such as bill/invoice, or leave type out where the document has its $schema.',
    build({ data: {}, type: 'chicken' }),
  ],
  'BW-TYPE-AMBIGUOUS': [
    'type may mean several kinds of document.',
    'Give one of the paths that the description lists.',
    build({ data: {}, type: 'note' }),
  ],
  'BW-KEY-MISSING': [
    'The key is missing that signing or verifying takes.',
    'Sign with a private JSON Web Key in privatekey; verify with the public one in publickey. /v0/keygen makes a pair.',
    sign({ data: exampleInvoice }),
  ],
  'BW-KEY-INVALID': [
    'The key cannot be read, is for something else than signatures, or is a private one where a public one belongs.',
    'Send the JSON Web Key as it was made, as an object: EC on the curve P-256, with use sig and alg ES256 where it has them; verify with its public part, which has no d.',
    verify({ data: exampleEnvelope, publickey: examplePrivateKey }),
  ],

  // Document contents.
  'BW-SCHEMA-MISSING': [
    'The document does not say what it is.',
    'Give its $schema, such as https://gobl.org/draft-0/bill/invoice, or type beside data.',
    build({ data: {} }),
  ],
  'BW-SCHEMA-UNKNOWN': [
    'There is no such $schema.',
    'Take one from /v0/schemas; the description suggests the nearest.',
    build({ data: { $schema: 'https://gobl.org/draft-0/bill/invoicex' } }),
  ],
  'BW-JSON-TYPE': [
    'A value has another JSON type than its property takes.',
    'Send what the description says is expected. Codes are texts, also where they consist of digits.',
    build({ data: invoice({ lines: {} }) }),
  ],
  'BW-LIST-LENGTH': [
    'The lists of the document have more entries together than one document may have.',
    'Split the document; 500,000 entries are enough for some hundred thousand lines.',
  ],
  'BW-EXPLAIN-LENGTH': [
    'The explanation of the calculation is longer than what is answered.',
    'Leave out explain, or split the document; 250,000 figures with their operands are enough for some 30,000 lines.',
  ],
  'BW-INTEGER-RANGE': [
    'A whole number is larger or smaller than its property can hold.',
    'Send a number within the range; for most that is 64 bits.',
    build({ data: withLine({ i: 1e19 }) }),
  ],
  'BW-AMOUNT': [
    'A value is no amount.',
    'Write digits and at most one point, as a text: "12.50". No thousands separators, exponents or currency signs.',
    build({ data: withLine({ quantity: '12,50' }) }),
  ],
  'BW-PERCENTAGE': [
    'A value is no percentage.',
    'Write a number with a percent sign, as a text: "21.0%".',
    build({ data: withLine({ discounts: [{ percent: 'ten' }] }) }),
  ],
  'BW-DATE': [
    'A value is no calendar day.',
    'Write year, month and day, as "2026-01-31"; the day must exist.',
    build({ data: invoice({ issue_date: '2026-02-30' }) }),
  ],
  'BW-TIME': [
    'A value is no time of day.',
    'Write hours, minutes and seconds, as "17:45:00".',
    build({
      data: invoice({ issue_time: 'noon' }),
    }),
  ],
  'BW-DATETIME': [
    'A value is no day with a time.',
    'Write both with a T between, as "2026-01-31T17:45:00".',
    build({ data: invoice({ exchange_rates: [{ from: 'EUR', to: 'USD', at: 'yesterday', amount: '1.10' }] }) }),
  ],
  'BW-TIMESTAMP': ['A value is no moment in time.', 'Write it by RFC 3339, as "2026-01-31T17:45:00Z".'],
  'BW-UUID': [
    'A value is no UUID.',
    'Write 32 hexadecimal digits in five groups; leave it out where one is to be made.',
    build({ data: invoice({ uuid: '7' }) }),
  ],
  'BW-BASE64': [
    'Data are not in base64.',
    'Encode them by RFC 4648 §4, with padding.',
    build({
      data: invoice({ supplier: { name: 'Cedar Books LLC', logos: [{ data: '%%%' }] } }),
    }),
  ],
  'BW-SIGNATURE-FORMAT': [
    'An entry of sigs is no signature, or one by another algorithm than ES256.',
    'Send the compact JWS as it was made, or leave sigs out: build drops signatures anyway.',
    validate({ data: { ...exampleEnvelope, sigs: ['no signature'] } }),
  ],
  'BW-UNKNOWN-FIELD': [
    'The standard knows no such property here. Without strict it is dropped, with a warning.',
    'Correct its name, for which the description makes a suggestion, or move what it says to meta or notes.',
    build({ data: invoice({ curency: 'USD' }), strict: true }),
  ],
  'BW-DIGEST': [
    'The document holds the replacement character for broken text (U+FFFD), so that its digest cannot be made.',
    'Find where the text was read in a wrong encoding, and send the right character.',
    build({ data: invoice({ supplier: { name: 'Caf\ufffd LLC', tax_id: { country: 'US' } } }), envelop: true }),
  ],

  // Calculation.
  'BW-CURRENCY': [
    'The document has no currency, and no regime that says which; or there is no such currency.',
    'Give currency as a code of ISO 4217, such as EUR; /v0/currencies lists them.',
    build({ data: { $schema: exampleInvoice.$schema } }),
  ],
  'BW-TAG': [
    'Neither the kind of document nor its regime or addons know this tag.',
    'Take one that the description lists.',
    build({ data: invoice({ $tags: ['chicken'] }) }),
  ],
  'BW-EXCHANGE-RATE': [
    'An item or a document is in another currency, and there is no rate to convert with.',
    'Add to exchange_rates the rate from that currency to the currency of the document.',
    build({ data: withLine({ item: { name: 'Atlas of Rivers', price: '35.00', currency: 'GBP' } }) }),
  ],
  'BW-TAX-CATEGORY': [
    'The regime has no such category of tax.',
    'Take one from the regime, /v0/regimes/{code}.',
    build({ data: { ...withLine({ taxes: [{ cat: 'GST' }] }), ...spanish } }),
  ],
  'BW-TAX-RATE': [
    'The category of tax has no such rate.',
    'Take one from the regime, /v0/regimes/{code}, or give percent yourself.',
    build({ data: { ...withLine({ taxes: [{ cat: 'VAT', rate: 'chicken' }] }), ...spanish } }),
  ],
  'BW-TAX-RATE-DATE': [
    'The rate had no value yet on the day that counts.',
    'Check value_date and issue_date; for a day before the rate was introduced give percent yourself.',
    build({
      data: { ...withLine({ taxes: [{ cat: 'VAT', rate: 'general' }] }), ...spanish, issue_date: '1980-01-01' },
    }),
  ],
  'BW-PRICES-INCLUDE': [
    'Prices cannot contain a tax that is withheld or only informs.',
    'Name in tax.prices_include a tax that is added to prices, such as VAT, or leave it out.',
    build({
      data: { ...withLine({ taxes: [{ cat: 'IRPF', rate: 'pro' }] }), ...spanish, tax: { prices_include: 'IRPF' } },
    }),
  ],
  'BW-COMPLEMENT': [
    'A complement of the document could not be calculated; the description says what failed in it, and where.',
    'Fix the complement, or leave it out.',
    build({ data: invoice({ complements: [{ $schema: 'https://gobl.org/draft-0/bill/order' }] }) }),
  ],
  'BW-CALCULATION': [
    'Something could not be calculated for another reason than those that have a code.',
    'The description says what is missing.',
  ],

  // Corrections.
  'BW-CORRECT-UNSUPPORTED': [
    'Documents of this kind cannot be corrected.',
    'Only invoices can; make a new document of any other kind instead.',
    correct({
      data: { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' },
      options: { type: 'credit-note' },
    }),
  ],
  'BW-CORRECT-OPTIONS': [
    'The options of the correction cannot be read.',
    'Send an object; with schema: true the service answers its JSON Schema.',
    correct({ data: exampleInvoice, options: [] }),
  ],
  'BW-CORRECT-TYPE-MISSING': [
    'The options do not say what sort of correction to make.',
    'Give type: credit-note, corrective or debit-note, as the country allows.',
    correct({ data: exampleInvoice, options: {} }),
  ],
  'BW-CORRECT-TYPE': [
    'The regime and the addons do not allow this sort of correction.',
    'Take a type that the description lists.',
    correct({ data: invoice(spanish), options: { type: 'proforma' } }),
  ],
  'BW-CORRECT-CODE': [
    'The invoice to correct has no code, so that nothing can refer to it.',
    'Correct the invoice as it was issued, with its code.',
    correct({ data: invoice({ code: '' }), options: { type: 'credit-note' } }),
  ],
  'BW-CORRECT-STAMP': [
    'The country wants the stamp that a provider put on the invoice.',
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
    'The country or an addon wants to know why the invoice is corrected.',
    'Say it in options.reason.',
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
    'Sign with a private key of type EC on the curve P-256, with its identifier in kid, whose use, alg and key_ops, where it has them, are sig, ES256 and sign.',
    sign({ data: exampleInvoice, privatekey: examplePublicKey }),
  ],
  'BW-SIGN-ELSEWHERE': [
    'The service has its documents signed elsewhere, and was given no signature.',
    'Send the request again later; the log of the service tells its operator what went wrong.',
  ],
  'BW-VERIFY-UNSIGNED': [
    'The envelope carries no signature.',
    'Sign it first.',
    verify({
      data: { ...exampleEnvelope, sigs: [] },
      publickey: examplePublicKey,
    }),
  ],
  'BW-VERIFY-KEY': [
    'None of the keys given made this signature, so that it could not be tested; beside a signature that holds this is a warning.',
    'Verify with the public key of the signer; kid in the head of the signature names it.',
    verify({ data: exampleEnvelope, publickey: { ...anotherPublicKey, kid: '019c0000-0000-7000-8000-000000000002' } }),
  ],
  'BW-VERIFY-ISSUER': [
    'No key was given, and the keys of the issuer that the signature names are not asked for here, or could not be had.',
    'Give the public key of the signer in publickey; or have the operator of the service name the issuer by --issuer-host.',
  ],
  'BW-VERIFY-SIGNATURE': [
    'The signature is not by the key that it names, or is none.',
    'Do not trust the envelope: the signature was changed, or made in the name of that key by somebody who does not have it.',
    verify({ data: exampleEnvelope, publickey: anotherPublicKey }),
  ],
  'BW-VERIFY-PAYLOAD': [
    'The signature is genuine but was made for another envelope.',
    'Do not trust the envelope: someone moved the signature, or the document was changed after it was signed.',
    verify({ data: { ...exampleEnvelope, sigs: [signatureOfAnother] }, publickey: examplePublicKey }),
  ],
  'BW-VERIFY-WINDOW': [
    'The signature was made before or after the time in which the key is valid.',
    'Ask the signer for the key of that time.',
    verify({ data: exampleEnvelope, publickey: { ...examplePublicKey, valid_until: '2025-12-31T00:00:00Z' } }),
  ],

  // Other errors.
  'BW-NO-DOCUMENT': [
    'The envelope holds no document.',
    'Put it under doc, with its $schema.',
    build({
      data: { $schema: 'https://gobl.org/draft-0/envelope' },
    }),
  ],
  'BW-MARSHAL': [
    'The document has no property, so that there is nothing to write; or, inside an envelope or another document, no $schema.',
    'Fill in at least one property, and $schema.',
    build({ data: { $schema: 'https://gobl.org/draft-0/cbc/meta' } }),
  ],
  'BW-NOT-LOADED': [
    'The document touches regimes or addons that the program has not loaded. Only the library `billwright/core` leaves this.',
    'Load them before, by their names or for the document: await load([…]), await loadFor(document).',
  ],
  'BW-FAULTS-CUT': [
    'There are more faults than an answer lists; this one, the last, names their number.',
    'Fix those that are listed and send the document again.',
  ],

  // Warnings.
  'BW-WARN-KEY': [
    'A key of the set is for something else than signatures by ES256, and was not used.',
    'Nothing, where the set holds keys for several purposes; otherwise give the key that signed.',
    verify({ data: exampleEnvelope, publickeys: { keys: [rsaKey, examplePublicKey] }, warnings: true }),
  ],
  'BW-WARN-EXPIRED': [
    'The signature holds, but its signer vouched for it only until a time that has passed (exp).',
    'Ask the signer for a new signature if that matters to you.',
  ],
  'BW-WARN-REGIME': [
    'There is no tax regime of this country, so that no country rules apply.',
    'Correct $regime, or leave it out: it follows from the supplier.',
    build({ data: invoice({ $regime: 'ZZ' }), warnings: true }),
  ],
  'BW-WARN-TYPE': [
    'type names another kind of document than $schema, which counts.',
    'Leave type out where the document has its $schema, or correct one of them.',
    build({ data: exampleInvoice, type: 'bill/order', warnings: true }),
  ],
  'BW-WARN-NAME': [
    'The name of a property is written in other letters than the standard has, such as Currency for currency; it is read all the same.',
    'Write the name as the description has it. Of several spellings of one name, one value counts.',
    build({ data: invoice({ Code: 'A-2' }), warnings: true }),
  ],
  'BW-WARN-KEY-FILE': [
    'The file of a private key is open to others than its owner, who could sign in your name.',
    'Close it, with chmod 600 and the name of the file; where others had access, make a new key.',
  ],
  'BW-WARN-ADDON': [
    'There is no such addon; it was dropped.',
    'Take a key from /v0/addons.',
    build({
      data: invoice({ $addons: ['chicken-v1'] }),
      warnings: true,
    }),
  ],
  'BW-PERCENT': [
    'A percentage has no sign, or is more than the whole: without a sign the standard reads a share, so that 10 is 1,000%.',
    'Write it with its sign: "10%".',
    build({ data: invoice({ discounts: [{ percent: '10' }] }), warnings: true }),
  ],
  'BW-COUNTRY': [
    'There is no country of this code.',
    'Use a code of ISO 3166-1 with two letters: "DE", "ES", "GB". Tax identities also have EL, XI, XU and EU.',
    build({ data: invoice({ customer: { name: 'Client', tax_id: { country: 'Spain' } } }), warnings: true }),
  ],
  'BW-INVOICE-NUMBER': [
    'The invoice has no number. A draft may be without one; an invoice that is sent may not.',
    'Give the number in code, and in series if you use one.',
    build({ data: invoice({ code: undefined }), warnings: true }),
  ],
  'BW-SUPPLY-DATE': [
    'An invoice in Germany states when goods or services were supplied (§ 14 (4) no. 6 UStG), even if that is the issue date.',
    'Give the day in op_date or delivery.date, or the period in ordering.period or in each line.',
    build({ data: invoice(german), warnings: true }),
  ],
  'BW-IBAN': [
    'The check digits of an IBAN do not fit the rest of it.',
    'Check each character with whoever gave the number.',
    build({
      data: invoice({
        payment: { instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051333' }] } },
      }),
      warnings: true,
    }),
  ],
  'BW-WARN-VALUE': [
    'Building changed what a value says, not only its form.',
    'Compare both; where the new value is not meant, correct the old one.',
    build({ data: invoice({ currency: 'XXQ' }), warnings: true }),
  ],
  'BW-WARN-UNIT': [
    'A unit is of an older release: a UN/ECE code, which building moves to untdid-unit in ext, or a key that has another name now.',
    'Nothing; programs that read unit look at the extension too.',
    build({
      data: invoice({ lines: [{ quantity: '1', item: { name: 'Work', price: '10.00', unit: 'HUR' } }] }),
      warnings: true,
    }),
  ],
  'BW-WARN-TOTALS': [
    'Figures that were given differ from those that building calculated, which are in the result.',
    'Compare both; leave figures out that are calculated.',
    build({ data: invoice({ totals: { sum: '1.00' } }), warnings: true }),
  ],

  // E-invoices in XML.
  'BW-DATA-XML': [
    'An e-invoice in XML was given where a document is wanted.',
    'Convert it to a document first, or validate it as it is.',
    build({ data: '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>' }),
  ],
  'BW-FORMAT-UNKNOWN': [
    'There is no format of e-invoices of this name.',
    'Take a key from /v0/formats.',
    validate({ data: '<Invoice/>', from: 'chicken' }),
  ],
  'BW-FORMAT-FILE': [
    'A file cannot be attached to an e-invoice: its type is not one of those allowed, it has no name, or its data are no base64.',
    'Give PDF, PNG, JPEG, CSV, XLSX or ODS by its media type, and its bytes in base64.',
  ],
  'BW-FORMAT-PAPER': [
    'A PDF cannot be drawn so: the language or the size of the paper is not known, or the document names no schema.',
    'Take a language and a size that the fault names; leave them out for those of the supplier’s country.',
  ],
  'BW-FORMAT-FILES': [
    'Files were given to be attached to a document, which holds none.',
    'Say in to which format of e-invoices is wanted, or leave the files out.',
  ],
  'BW-FORMAT-SEVERAL': [
    'A file with several invoices cannot be converted to a format that holds one.',
    'Leave out to: the result is a list of documents. Convert each of them.',
  ],
  'BW-XML-SYNTAX': [
    'The file is no XML that is read: it is not well-formed, in an encoding that is not read, too deep, too large, or has a document type declaration.',
    'Mend the place that the fault names, or save the file as UTF-8.',
    validate({ data: '<Invoice><ID></Invoice>' }),
  ],
  'BW-XML-ROOT': [
    'The file is XML, but not an e-invoice: its root, or the elements in it, have another name or another namespace.',
    'Send an Invoice or a CreditNote of UBL 2.1, a CrossIndustryInvoice or CrossDomainAcknowledgementAndResponse of UN/CEFACT, or an invoice in a national format. Use the namespace that the fault names.',
    validate({ data: '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>' }),
  ],
  'BW-XML-SPECIFICATION': [
    'The specification that an e-invoice names (BT-24) is another version of its format, or is not known; it is judged by the rules that are nearest.',
    'Ask the sender for an invoice of today’s version, or name the format to judge by in from.',
  ],
  'BW-XML-TYPE': [
    'The document or the file is of a kind that the format does not have.',
    'Give an invoice; in the formats cdar and cdar-ppf a status or a payment.',
  ],
  'BW-XML-DOCUMENT-TYPE': [
    'Which kind of invoice it is has no code of UNTDID 1001, by which e-invoices tell.',
    'Give the code in tax.ext under untdid-document-type, such as 380, or take a type and tags that have one.',
  ],
  'BW-XML-BUYER': ['The invoice names no customer, whom e-invoices need.', 'Give customer, with name and address.'],
  'BW-XML-PAYEE': ['The payee has no name.', 'Give it in name, or leave payee out.'],
  'BW-XML-PAYMENT-MEANS': [
    'The way to pay has no code of UNTDID 4461.',
    'Take a key that has one, such as credit-transfer, or give the code in ext under untdid-payment-means.',
  ],
  'BW-XML-TAX': [
    'A line, discount or charge has no VAT, more than one, or another tax, which e-invoices do not know.',
    'Give it one VAT; taxes beside it cannot be written.',
  ],
  'BW-XML-AMOUNT': [
    'An amount has more than 15 digits; programs that check CII calculate no more exactly.',
    'Split the invoice, or write it in UBL.',
  ],
  'BW-XML-DECIMALS': [
    'The currency has more than two decimals, and an amount needs them: e-invoices have two.',
    'Round the prices so that amounts come to two decimals, or invoice in another currency.',
  ],
  'BW-XML-ROUNDING': [
    'What is payable is rounded, and this profile of Factur-X has no place for that.',
    'Write it in a larger profile such as facturx-en16931, or let the document round line by line: tax.rounding "currency".',
  ],
  'BW-XML-SURCHARGE': [
    'The document has an equivalence surcharge, which e-invoices do not know.',
    'There is no way to write it in this format.',
  ],
  'BW-XML-STATUS': [
    'A status report or a payment does not say which status of the French reform it is.',
    'Give fr-ctc-flow6-status in ext of the line, or of the payment, or a key or type that has one.',
  ],
  'BW-XML-REFERENCE': [
    'A line of a status report or a payment does not say which invoice it is about.',
    'Give the number in code of its document.',
  ],
  'BW-XML-CHARACTER': ['A text has a character that XML cannot hold.', 'Remove it.'],
  'BW-XML-VALUE': [
    'A value in the XML is no number or no date, and the document is without it.',
    'Correct it in the XML: 1234.50; 2026-03-02 in UBL, 20260302 with the format 102 in CII.',
  ],
  'BW-XML-LOSS': [
    'The other side cannot hold what is said here, and with strict that is a fault.',
    'Leave it out, say it otherwise, or convert without strict and read the losses.',
  ],
  ...PDF_CODES,
  ...NATIONAL_CODES,
  'XSD-ROOT': ['The root is none that the schema knows.', 'Send an invoice or a credit note of the format.'],
  'XSD-ELEMENT-UNKNOWN': [
    'The schema knows no such element here.',
    'Correct its name, for which the description makes a suggestion, move it to where it belongs, or remove it.',
  ],
  'XSD-ELEMENT-ORDER': [
    'The element stands behind others that must follow it.',
    'Move it before the element that the description names: the schema fixes the order.',
  ],
  'XSD-ELEMENT-MISSING': ['The schema demands an element here.', 'Add it where the description says.'],
  'XSD-ELEMENT-REPEATED': ['The element stands more often than the schema lets it.', 'Keep one, or as many as may be.'],
  'XSD-ATTRIBUTE-UNKNOWN': ['The schema knows no such attribute of this element.', 'Correct its name, or remove it.'],
  'XSD-ATTRIBUTE-MISSING': [
    'The schema demands an attribute of this element.',
    'Add it, such as currencyID at an amount.',
  ],
  'XSD-VALUE': [
    'The value is not of its type: no number, no date, none of a list.',
    'Write it as the description says: 1234.50, 2026-03-02.',
  ],
  'XSD-TEXT': ['Text stands where only elements may.', 'Remove it, or put it into the element that it belongs to.'],
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
