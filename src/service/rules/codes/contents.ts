import { exampleEnvelope } from '../../../operations/example-data.ts';
import type { Codes } from './code.ts';
import { build, invoice, validate, withLine } from './example-requests.ts';

/** Codes about the contents of documents. */
export const CONTENT_CODES: Codes = {
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
};
