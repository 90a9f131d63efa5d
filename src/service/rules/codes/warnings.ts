import {
  exampleEnvelope,
  exampleInvoice,
  examplePublicKey,
  expiredSignature,
} from '../../../operations/example-data.ts';
import type { Codes } from './code.ts';
import { build, german, invoice, spanish, verify, withLine } from './example-requests.ts';

/** A key of another type, as in key sets. */
const rsaKey = {
  kty: 'RSA',
  kid: 'encryption',
  use: 'enc',
  e: 'AQAB',
  n: 'u1SU1LfVLPHCozMxH2Mo4lgOEePzNm0tRgeLezV6ffAt0g',
};

/** Codes of warnings. */
export const WARNING_CODES: Codes = {
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
  'BW-REQUEST-FIELD': [
    'The request has a field that was ignored: it is not known, but its name is close to that of a known field, or the format has no such option.',
    'Correct the name of the field, or remove the field.',
    build({ data: exampleInvoice, templat: {}, warnings: true }),
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
    'A percentage has no percent sign, is negative, or is over 100%. Without a sign, the standard reads a fraction: 10 is 1,000%.',
    'Write the percent sign: "10%".',
    build({ data: invoice({ discounts: [{ percent: '10' }] }), warnings: true }),
  ],
  'BW-WARN-ZERO': [
    'A row lacks the quantity, amount or percentage that its value depends on, so it counts as 0.',
    'Add the property. If the row has no value, write 0.',
    build({ data: invoice({ lines: [{ item: { name: 'Atlas', price: '90.00' } }] }), warnings: true }),
  ],
  'BW-WARN-DIGITS': [
    'A number has digits that floating-point arithmetic left over: 0.1 + 0.2 is 0.30000000000000004.',
    'Round the number, or calculate with decimals. Pass amounts as texts: "0.3".',
    build({ data: withLine({ quantity: 0.1 + 0.2 }), warnings: true }),
  ],
  'BW-WARN-DECIMALS': [
    'A discount or charge counts with all its decimals, but the result keeps fewer. Building the result again gives other figures.',
    'Round the amount to the decimals of the currency.',
    build({
      data: {
        ...withLine({ quantity: '0.3333', item: { name: 'Atlas', price: '10.5555' } }),
        charges: [{ reason: 'Freight', amount: '7.5757' }],
      },
      warnings: true,
    }),
  ],
  'BW-WARN-RATE': [
    'The country does not have this tax rate on the tax date.',
    'Check percent and the date. Or name the rate in rate, such as "general"; building then takes its percentage.',
    build({ data: { ...withLine({ taxes: [{ cat: 'VAT', percent: '16%' }] }), ...spanish }, warnings: true }),
  ],
  'BW-WARN-PRICES': [
    'prices_include names a tax that no row has. The prices count as prices without tax.',
    'Write the category as in taxes, such as "VAT", or remove prices_include.',
    build({
      data: { ...withLine({ taxes: [{ cat: 'VAT', rate: 'general' }] }), ...spanish, tax: { prices_include: 'VTA' } },
      warnings: true,
    }),
  ],
  'BW-WARN-EXTENSION': [
    'A key in ext resembles a defined extension, or its code is not in the list of the extension.',
    'Correct the key or the code. Keys of your own that resemble no other pass without a warning.',
    build({ data: invoice({ tax: { ext: { 'es-verifactu-doc-typ': 'F1' } } }), warnings: true }),
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
};
