import {
  exampleEnvelope,
  exampleInvoice,
  examplePrivateKey,
  examplePublicKey,
  expiredSignature,
  signatureOfAnother,
} from '../../operations/example-data.ts';
import { spanish as spanishInvoice } from '../../operations/example-documents.ts';
import { CONVERSION_EXAMPLES } from './conversion-examples.ts';
import { asText, type Example, on } from './example.ts';
import { NATIONAL_CODES } from './national-codes.ts';
import { PDF_CODES } from './pdf-codes.ts';
import { SCHEMA_CODES, XML_CODES } from './xml-codes.ts';

/**
 * One of our codes: for input that cannot be read, merged, calculated, corrected, signed or verified (chapter 09 §2.4), and for warnings.
 */
export interface OwnCode {
  code: string;
  /** The fault in words. */
  description: string;
  /** How to fix it. */
  explanation: string;
  /** A request that causes it, if one reliably does. Codes about e-invoices may have an example of the formats instead. */
  example?: Example;
}

const build = on('build', { data: exampleInvoice });
const validate = on('validate', { data: exampleEnvelope.doc });
const correct = on('correct', { data: exampleEnvelope.doc, options: { type: 'credit-note' } });
const invert = on('invert', { data: spanishInvoice });
const sign = on('sign', { data: exampleInvoice, privatekey: examplePrivateKey });
const verify = on('verify', { data: exampleEnvelope, publickey: examplePublicKey });

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

/** A different key with the identifier of the signing key. */
const anotherPublicKey = {
  ...examplePublicKey,
  x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
  y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
};

/** Description, fix and example request by code, in the order of processing. */
const CODES: Readonly<Record<string, readonly [description: string, explanation: string, example?: Example]>> = {
  // Requests.
  'BW-JSON-SYNTAX': [
    'The body is not JSON, or not YAML if Content-Type says so.',
    'Correct the text at the line and column in the description. A body contains exactly one object.',
    asText('{"data": {"code": }}', '{"data": {"code": "1"}}'),
  ],
  'BW-JSON-DEPTH': [
    'Lists and objects are nested deeper than 128 levels.',
    'No document of the standard comes near that depth. Look for a structure that contains itself.',
    asText(`{"data": ${'['.repeat(128)}${']'.repeat(128)}}`, '{"data": [[]]}'),
  ],
  'BW-JSON-DUPLICATE': [
    'A property occurs twice in one object.',
    'Remove one of the two. Programs differ in which of them they use.',
    asText('{"data": {"code": "1", "code": "2"}}', '{"data": {"code": "2"}}'),
  ],
  'BW-REQUEST-TYPE': [
    'A field of the request has the wrong JSON type.',
    'Send the type that the description names. /v0/openapi.json lists the fields of every operation.',
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
    'Correct it at the line and column in the description.',
    build({ data: '{"code": ' }),
  ],
  'BW-TYPE-UNKNOWN': [
    'type does not name a type of document.',
    'Use a path from /v0/schemas, such as bill/invoice, or leave out type if the document has its $schema.',
    build({ data: {}, type: 'chicken' }),
  ],
  'BW-TYPE-AMBIGUOUS': [
    'type matches several types of document.',
    'Use one of the paths that the description lists.',
    build({ data: {}, type: 'note' }),
  ],
  'BW-KEY-MISSING': [
    'The key to sign or verify with is missing.',
    'To sign, send a private JSON Web Key in privatekey. To verify, send the public one in publickey. /v0/keygen creates a pair.',
    sign({ data: exampleInvoice }),
  ],
  'BW-KEY-INVALID': [
    'The key cannot be read, is not for signatures, or is private where a public key is expected.',
    'Send the JSON Web Key as an object, unchanged: type EC, curve P-256 and, if present, use sig and alg ES256. To verify, send its public part, which has no d.',
    verify({ data: exampleEnvelope, publickey: examplePrivateKey }),
  ],

  // Document contents.
  'BW-SCHEMA-MISSING': [
    'The document has no $schema.',
    'Add its $schema, such as https://gobl.org/draft-0/bill/invoice, or send type next to data.',
    build({ data: {} }),
  ],
  'BW-SCHEMA-UNKNOWN': [
    'There is no such $schema.',
    'Use one from /v0/schemas. The description suggests the most similar.',
    build({ data: { $schema: 'https://gobl.org/draft-0/bill/invoicex' } }),
  ],
  'BW-JSON-TYPE': [
    'The value has the wrong JSON type for its property.',
    'Send the type that the description names. Codes are strings, even if they consist of digits.',
    build({ data: invoice({ lines: {} }) }),
  ],
  'BW-LIST-LENGTH': [
    'The lists of the document have too many entries in total.',
    'Split the document. The limit of 500,000 entries is enough for about a hundred thousand lines.',
  ],
  'BW-EXPLAIN-LENGTH': [
    'The explanation of the calculation is too long to return.',
    'Leave out explain, or split the document. An explanation can have 250,000 figures with their operands, enough for about 30,000 lines.',
  ],
  'BW-INTEGER-RANGE': [
    'The whole number is outside the range of its property.',
    'Send a number within the range, for most properties 64 bits.',
    build({ data: withLine({ i: 1e19 }) }),
  ],
  'BW-AMOUNT': [
    'The value is not an amount.',
    'Write the amount as text, with digits and at most one point: "12.50". Leave out thousands separators, exponents and currency signs.',
    build({ data: withLine({ quantity: '12,50' }) }),
  ],
  'BW-PERCENTAGE': [
    'The value is not a percentage.',
    'Write the number as text with a percent sign: "21.0%".',
    build({ data: withLine({ discounts: [{ percent: 'ten' }] }) }),
  ],
  'BW-DATE': [
    'The value is not a date.',
    'Write year, month and day: "2026-01-31". The day must exist.',
    build({ data: invoice({ issue_date: '2026-02-30' }) }),
  ],
  'BW-TIME': [
    'The value is not a time of day.',
    'Write hours, minutes and seconds: "17:45:00".',
    build({
      data: invoice({ issue_time: 'noon' }),
    }),
  ],
  'BW-DATETIME': [
    'The value is not a date with a time.',
    'Write date and time with a T between them: "2026-01-31T17:45:00".',
    build({ data: invoice({ exchange_rates: [{ from: 'EUR', to: 'USD', at: 'yesterday', amount: '1.10' }] }) }),
  ],
  'BW-TIMESTAMP': ['The value is not a timestamp.', 'Write it as in RFC 3339: "2026-01-31T17:45:00Z".'],
  'BW-UUID': [
    'The value is not a UUID.',
    'Write 32 hexadecimal digits in five groups, or leave it out to have one created.',
    build({ data: invoice({ uuid: '7' }) }),
  ],
  'BW-BASE64': [
    'The data is not valid base64.',
    'Encode the data as in RFC 4648 §4, with padding.',
    build({
      data: invoice({ supplier: { name: 'Cedar Books LLC', logos: [{ data: '%%%' }] } }),
    }),
  ],
  'BW-SIGNATURE-FORMAT': [
    'An entry of sigs is not a signature, or does not use ES256.',
    'Send the compact JWS unchanged, or leave out sigs. build removes signatures in any case.',
    validate({ data: { ...exampleEnvelope, sigs: ['no signature'] } }),
  ],
  'BW-UNKNOWN-FIELD': [
    'The standard has no such property here. Without strict, it is dropped with a warning.',
    'Correct the name (the description may suggest one), or move the content to meta or notes.',
    build({ data: invoice({ curency: 'USD' }), strict: true }),
  ],
  'BW-DIGEST': [
    'The document contains the replacement character for broken text (U+FFFD), so its digest cannot be calculated.',
    'Find where the text was read in the wrong encoding, and send the correct character.',
    build({ data: invoice({ supplier: { name: 'Caf\ufffd LLC', tax_id: { country: 'US' } } }), envelop: true }),
  ],

  // Calculation.
  'BW-CURRENCY': [
    'The document has no currency and no regime to take it from, or the currency does not exist.',
    'Set currency to a code from ISO 4217, such as EUR. /v0/currencies lists them.',
    build({ data: { $schema: exampleInvoice.$schema } }),
  ],
  'BW-TAG': [
    'This type of document, its regime and its addons do not have this tag.',
    'Use one that the description lists.',
    build({ data: invoice({ $tags: ['chicken'] }) }),
  ],
  'BW-EXCHANGE-RATE': [
    'An item or a document is in another currency, and there is no exchange rate for it.',
    'Add the rate from that currency to the currency of the document to exchange_rates.',
    build({ data: withLine({ item: { name: 'Atlas of Rivers', price: '35.00', currency: 'GBP' } }) }),
  ],
  'BW-TAX-CATEGORY': [
    'The regime does not have this tax category.',
    'Use one from the regime: /v0/regimes/{code}.',
    build({ data: { ...withLine({ taxes: [{ cat: 'GST' }] }), ...spanish } }),
  ],
  'BW-TAX-RATE': [
    'The tax category does not have this rate.',
    'Use one from the regime, /v0/regimes/{code}, or set percent yourself.',
    build({ data: { ...withLine({ taxes: [{ cat: 'VAT', rate: 'chicken' }] }), ...spanish } }),
  ],
  'BW-TAX-RATE-DATE': [
    'The rate had no value yet on the date of the document.',
    'Check value_date and issue_date. For a date before the rate was introduced, set percent yourself.',
    build({
      data: { ...withLine({ taxes: [{ cat: 'VAT', rate: 'general' }] }), ...spanish, issue_date: '1980-01-01' },
    }),
  ],
  'BW-PRICES-INCLUDE': [
    'Prices cannot include a tax that is retained or only informative.',
    'Set tax.prices_include to a tax that is added to prices, such as VAT, or remove it.',
    build({
      data: { ...withLine({ taxes: [{ cat: 'IRPF', rate: 'pro' }] }), ...spanish, tax: { prices_include: 'IRPF' } },
    }),
  ],
  'BW-COMPLEMENT': [
    'A complement of the document could not be calculated. The description says what failed and where.',
    'Correct the complement, or remove it.',
    build({ data: invoice({ complements: [{ $schema: 'https://gobl.org/draft-0/bill/order' }] }) }),
  ],
  'BW-CALCULATION': [
    'The document could not be calculated, for a reason without its own code.',
    'Add the missing value that the description names.',
    invert({ data: { ...spanishInvoice, $tags: ['bypass'] } }),
  ],

  // Corrections.
  'BW-CORRECT-UNSUPPORTED': [
    'This type of document cannot be corrected.',
    'Only invoices can be corrected. Create a new document instead.',
    correct({
      data: { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hello' },
      options: { type: 'credit-note' },
    }),
  ],
  'BW-CORRECT-OPTIONS': [
    'The options of the correction cannot be read.',
    'Send an object. With schema: true, the service returns its JSON Schema.',
    correct({ data: exampleInvoice, options: [] }),
  ],
  'BW-CORRECT-TYPE-MISSING': [
    'The options do not say which type of correction to make.',
    'Set type to credit-note, corrective or debit-note, whichever the country allows.',
    correct({ data: exampleInvoice, options: {} }),
  ],
  'BW-CORRECT-TYPE': [
    'The regime or an addon does not allow this type of correction.',
    'Use a type that the description lists.',
    correct({ data: invoice(spanish), options: { type: 'proforma' } }),
  ],
  'BW-CORRECT-CODE': [
    'The invoice to correct has no code, so a correction cannot refer to it.',
    'Send the invoice as it was issued, with its code.',
    correct({ data: invoice({ code: '' }), options: { type: 'credit-note' } }),
  ],
  'BW-CORRECT-STAMP': [
    'The country requires the stamp that a provider put on the invoice.',
    'Add the stamp to options.stamps, or send the stamped envelope.',
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
    'The country or an addon requires a reason for the correction.',
    'Give the reason in options.reason.',
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
    'This key cannot be used to sign.',
    'Sign with a private key of type EC, curve P-256, with its ID in kid and, if present, use sig, alg ES256 and key_ops sign.',
    sign({ data: exampleInvoice, privatekey: examplePublicKey }),
  ],
  'BW-SIGN-ELSEWHERE': [
    'The external signer of this service did not return a signature.',
    'Send the request again later. The log of the service says what went wrong.',
  ],
  'BW-VERIFY-UNSIGNED': [
    'The envelope has no signature.',
    'Sign the envelope first.',
    verify({
      data: { ...exampleEnvelope, sigs: [] },
      publickey: examplePublicKey,
    }),
  ],
  'BW-VERIFY-KEY': [
    'None of the keys belongs to this signature, so it could not be verified. If another signature is valid, this is a warning.',
    'Verify with the public key of the signer. The header of the signature names the key in kid.',
    verify({ data: exampleEnvelope, publickey: { ...anotherPublicKey, kid: '019c0000-0000-7000-8000-000000000002' } }),
  ],
  'BW-VERIFY-ISSUER': [
    'There is no key to verify with, and the keys of the issuer that the signature names are not fetched here or could not be fetched.',
    'Send the public key of the signer in publickey, or ask the operator of the service to allow the issuer with --issuer-host.',
  ],
  'BW-VERIFY-SIGNATURE': [
    'The signature was not made with the key that it names, or is not a signature.',
    'Do not trust the envelope: the signature was changed, or forged by somebody who does not have that key.',
    verify({ data: exampleEnvelope, publickey: anotherPublicKey }),
  ],
  'BW-VERIFY-PAYLOAD': [
    'The signature is genuine, but belongs to another envelope.',
    'Do not trust the envelope: the signature was moved, or the document was changed after it was signed.',
    verify({ data: { ...exampleEnvelope, sigs: [signatureOfAnother] }, publickey: examplePublicKey }),
  ],
  'BW-VERIFY-WINDOW': [
    'The signature was made outside the validity period of the key.',
    'Ask the signer for the key that was valid at that time.',
    verify({ data: exampleEnvelope, publickey: { ...examplePublicKey, valid_until: '2025-12-31T00:00:00Z' } }),
  ],

  // Other errors.
  'BW-NO-DOCUMENT': [
    'The envelope contains no document.',
    'Put the document under doc, with its $schema.',
    build({
      data: { $schema: 'https://gobl.org/draft-0/envelope' },
    }),
  ],
  'BW-MARSHAL': [
    'The document has no properties, or it has no $schema inside an envelope or another document.',
    'Add at least one property and $schema.',
    build({ data: { $schema: 'https://gobl.org/draft-0/cbc/meta' } }),
  ],
  'BW-NOT-LOADED': [
    'The document needs regimes or addons that are not loaded. This only happens with the library `billwright/core`.',
    'Load them first, by name or for the document: await load([…]) or await loadFor(document).',
  ],
  'BW-FAULTS-CUT': [
    'There are more faults than a response lists. This one, the last, gives their number.',
    'Correct the listed faults and send the document again.',
  ],

  // Warnings.
  'BW-WARN-KEY': [
    'A key of the set is not for ES256 signatures and was not used.',
    'If the set contains keys for several purposes, do nothing. Otherwise add the key that signed.',
    verify({ data: exampleEnvelope, publickeys: { keys: [rsaKey, examplePublicKey] }, warnings: true }),
  ],
  'BW-WARN-EXPIRED': [
    'The signature is valid, but has expired (exp).',
    'If that matters to you, ask the signer for a new signature.',
    verify({ data: { ...exampleEnvelope, sigs: [expiredSignature] }, publickey: examplePublicKey, warnings: true }),
  ],
  'BW-WARN-REGIME': [
    'There is no tax regime for this country, so no country rules apply.',
    'Correct $regime, or leave it out to take it from the supplier.',
    build({ data: invoice({ $regime: 'ZZ' }), warnings: true }),
  ],
  'BW-WARN-TYPE': [
    'type and $schema name different types of document. $schema is used.',
    'Leave out type if the document has its $schema, or correct one of them.',
    build({ data: exampleInvoice, type: 'bill/order', warnings: true }),
  ],
  'BW-WARN-NAME': [
    'The name of a property differs from the standard in upper and lower case, such as Currency for currency. It was still read.',
    'Write the name as in the description. If a name occurs in several spellings, only one value is used.',
    build({ data: invoice({ Code: 'A-2' }), warnings: true }),
  ],
  'BW-WARN-KEY-FILE': [
    'Other users can read the file of the private key and could sign in your name.',
    'Restrict it with chmod 600 and the name of the file. If others had access, create a new key.',
  ],
  'BW-WARN-ADDON': [
    'There is no such addon. It was removed.',
    'Use a key from /v0/addons.',
    build({
      data: invoice({ $addons: ['chicken-v1'] }),
      warnings: true,
    }),
  ],
  'BW-PERCENT': [
    'A percentage has no percent sign, or is over 100%. Without a sign, the standard reads a fraction: 10 is 1,000%.',
    'Write the percent sign: "10%".',
    build({ data: invoice({ discounts: [{ percent: '10' }] }), warnings: true }),
  ],
  'BW-COUNTRY': [
    'There is no country with this code.',
    'Use a two-letter code from ISO 3166-1: "DE", "ES", "GB". Tax identities may also use EL, XI, XU and EU.',
    build({ data: invoice({ customer: { name: 'Client', tax_id: { country: 'Spain' } } }), warnings: true }),
  ],
  'BW-INVOICE-NUMBER': [
    'The invoice has no number. A draft may lack one, but an invoice that you send may not.',
    'Set code to the number, and series if you use one.',
    build({ data: invoice({ code: undefined }), warnings: true }),
  ],
  'BW-SUPPLY-DATE': [
    'An invoice in Germany must state the date of supply (§ 14 (4) no. 6 UStG), even if it is the issue date.',
    'Set the date in op_date or delivery.date, or the period in ordering.period or in each line.',
    build({ data: invoice(german), warnings: true }),
  ],
  'BW-IBAN': [
    'The check digits of the IBAN do not match the rest of it.',
    'Check each character with the account holder.',
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
    'The unit is from an older release: a UN/ECE code, which building moves to untdid-unit in ext, or a key that was renamed.',
    'You need to do nothing. Programs that read unit should also read the extension.',
    build({
      data: invoice({ lines: [{ quantity: '1', item: { name: 'Work', price: '10.00', unit: 'HUR' } }] }),
      warnings: true,
    }),
  ],
  'BW-WARN-TOTALS': [
    'The figures in the document differ from those that building calculated. The result has the calculated ones.',
    'Compare both, and leave out figures that are calculated.',
    build({ data: invoice({ totals: { sum: '1.00' } }), warnings: true }),
  ],

  // E-invoices.
  ...XML_CODES,
  ...PDF_CODES,
  ...NATIONAL_CODES,
  ...SCHEMA_CODES,
};

/** All codes, in the order of processing. */
export const ownCodes: readonly OwnCode[] = Object.entries(CODES).map(
  ([code, [description, explanation, example = CONVERSION_EXAMPLES[code]]]) => ({
    code,
    description,
    explanation,
    ...(example && { example }),
  }),
);
