import type { JsonObject } from '../../../engine/model/json.ts';
import {
  exampleEnvelope,
  exampleInvoice,
  examplePublicKey,
  expiredSignature,
} from '../../../operations/example-data.ts';
import { on } from '../example.ts';
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

const due = (...percents: string[]) => ({
  ...invoice({
    payment: { terms: { due_dates: percents.map((percent, month) => ({ date: `2026-0${month + 2}-15`, percent })) } },
  }),
  lines: [{ quantity: '1', item: { name: 'Globe', price: '484.00' } }],
});

/** A receipt for a part of a Spanish invoice over 121.00. */
const receipt = (document: object, line: object = {}) => ({
  $schema: 'https://gobl.org/draft-0/bill/payment',
  code: 'R-1',
  issue_date: '2026-01-15',
  ...spanish,
  lines: [
    {
      document: {
        code: 'F-1',
        payable: '121.00',
        tax: { categories: [{ code: 'VAT', rates: [{ base: '100.00', percent: '21%' }] }] },
        ...document,
      },
      amount: '50.00',
      ...line,
    },
  ],
  methods: [{ key: 'credit-transfer' }],
});

const exampleHead = exampleEnvelope.head as JsonObject;

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
  'BW-WARN-SIZE': [
    'The file that was written has more elements and attributes than Billwright reads. It was not checked.',
    'Raise the limit (BILLWRIGHT_XML_ELEMENTS, or limitXml of the library), or split the invoice.',
  ],
  'BW-WARN-UNSIGNED': [
    'The header has a member that no signature covers. Anyone could add it after signing.',
    'Use only the document, and nothing else from the envelope. `strict` rejects such members.',
    verify({
      data: { ...exampleEnvelope, head: { ...exampleHead, notes: 'Our account has changed.' } },
      publickey: examplePublicKey,
      warnings: true,
    }),
  ],
  'BW-WARN-ADDED': [
    'No signature covers stamps and links, because authorities add them after signing.',
    'Check them with the authority: codes and addresses that do not repeat the numbers of the document prove nothing.',
    verify({
      data: {
        ...exampleEnvelope,
        head: { ...exampleHead, links: [{ key: 'page', url: 'https://example.com/7' }] },
      },
      publickey: examplePublicKey,
      warnings: true,
    }),
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
  'BW-WARN-CURRENCY': [
    'The currency may be wrong: the document has none and is dated before the country adopted the euro, or it is in the former currency and dated later.',
    'Write the currency of the amounts in currency, or convert them at the official rate that the warning names.',
    build({
      data: {
        ...withLine({}),
        currency: null,
        issue_date: '2025-12-30',
        supplier: { name: 'Слънчев бряг ООД', tax_id: { country: 'BG' } },
      },
      warnings: true,
    }),
  ],
  'BW-WARN-TAX-NUMBER': [
    'A tax number does not have the form or check digits of its country, which has no tax regime.',
    'Compare the number with a document of its owner. If it is right, keep it: some countries issued numbers by older rules.',
    build({
      data: { ...withLine({}), customer: { name: 'Fuji Trading', tax_id: { country: 'JP', code: '5835678256247' } } },
      warnings: true,
    }),
  ],
  'BW-WARN-DUE-DATES': [
    'The due dates add up neither to the amount payable nor to the amount due.',
    'Correct their percentages or amounts, so that they add up to the amount payable.',
    build({ data: due('60%', '60%'), warnings: true }),
  ],
  'BW-WARN-DUE-DATES-CENT': [
    'The percentages of the due dates add up to 100%, but each amount is rounded, so their sum differs from the amount payable by a cent or more.',
    'You need to do nothing: pages and formats write the last amount so that all add up to the amount payable. Or give amounts instead of percentages.',
    build({ data: due('33.33%', '33.33%', '33.34%'), warnings: true }),
  ],
  'BW-WARN-ADVANCES': [
    'The advances are more than the amount payable.',
    'Correct the advances, or the lines. An overpayment is not part of the invoice.',
    build({ data: invoice({ payment: { advances: [{ description: 'Deposit', amount: '100.00' }] } }), warnings: true }),
  ],
  'BW-WARN-DISCOUNTS': [
    'The discounts on a line, or on the document, exceed its sum. Each percentage is taken from the whole sum, not from the rest after earlier discounts.',
    'Correct the discounts. If they apply one after the other, write one percentage for all of them.',
    build({
      data: withLine({ discounts: [{ percent: '50%' }, { percent: '50%' }, { percent: '50%' }] }),
      warnings: true,
    }),
  ],
  'BW-WARN-CORRECTION-DATE': [
    'A credit note, debit note or corrective invoice is dated before the invoice that it corrects.',
    'Correct issue_date of the document, or of the reference in preceding.',
    build({
      data: invoice({ type: 'credit-note', preceding: [{ code: '7', issue_date: '2026-01-20' }] }),
      warnings: true,
    }),
  ],
  'BW-WARN-SAME-NUMBER': [
    'Supplier and customer have the same tax number.',
    'Correct the number of one of them. For goods that you take for your own use, this is right.',
    build({ data: invoice({ ...spanish, customer: { ...spanish.supplier, name: 'Libros' } }), warnings: true }),
  ],
  'BW-WARN-TAX-BASE': [
    'By law, one tax is part of the base of another: IEPS in Mexico, ISC in Costa Rica. Other programs that follow the standard may calculate the document differently. In Argentina and India: a tax that must not be part of the base is written as a charge on a line, which puts it there.',
    'In Mexico and Costa Rica, do nothing. In Argentina and India, make it a charge on the document, without taxes.',
    build({
      data: {
        ...withLine({
          taxes: [
            { cat: 'ISC', percent: '10%' },
            { cat: 'VAT', rate: 'general' },
          ],
        }),
        currency: 'CRC',
        supplier: { name: 'Libros del Valle S.A.', tax_id: { country: 'CR', code: '3101123456' } },
      },
      warnings: true,
    }),
  ],
  'BW-WARN-CHARGE-BASE': [
    'IEPS is a percentage of the price before the discount on the line. By law (Ley del IEPS, art. 11) it is charged on the agreed price.',
    'Set base of the charge to the figure in the warning, or write IEPS as a tax of the line.',
    build({
      data: {
        ...withLine({ discounts: [{ percent: '10%' }], charges: [{ code: 'IEPS', percent: '8%' }] }),
        currency: 'MXN',
        supplier: { name: 'Libros del Norte', tax_id: { country: 'MX', code: 'EKU9003173C9' } },
      },
      warnings: true,
    }),
  ],
  'BW-WARN-TAX-SHARE': [
    'The taxes of a paid invoice do not match its amount payable, so the taxes in the payment do not add up to the amount paid.',
    'Check payable and tax of the document in this line against the invoice.',
    build({ data: receipt({ payable: '60.00' }), warnings: true }),
  ],
  'BW-WARN-INSTALLMENT': [
    'A second or later instalment has no advances, so nothing counts as paid before it.',
    'Set advances of the line to the amount paid before.',
    build({ data: receipt({}, { installment: 2 }), warnings: true }),
  ],
  'BW-WARN-KEPT': [
    'A copy or a correction keeps a value that belongs to its original: an advance, a date, a period, a reference, or on a credit note the account to pay into. `kept` says what can be done.',
    'Remove the value, move it by the days between the two documents, or keep it.',
    on('replicate', { data: exampleInvoice, warnings: true })({
      data: invoice({ payment: { advances: [{ description: 'Deposit', amount: '20.00' }] } }),
      warnings: true,
    }),
  ],
  'BW-WARN-COPY-TOTALS': [
    'The amount of a copy or correction differs from its original, because tax rates or exchange rates follow its date.',
    'Compare both, and set the percentage or the rate of the original if it still applies.',
    on('replicate', { data: exampleInvoice, warnings: true })({
      data: {
        ...withLine({
          quantity: '1',
          item: { name: 'Atlas', price: '100.00' },
          taxes: [{ cat: 'VAT', rate: 'general' }],
        }),
        ...spanish,
        issue_date: '2012-05-02',
        totals: { payable: '118.00' },
      },
      warnings: true,
    }),
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
    'Correct the key or the code. Your own keys pass without a warning if they resemble no other.',
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
    'The check digits of the IBAN do not match the rest of it, or it does not match the format of its country.',
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
    'Compare both, and leave out calculated figures.',
    build({ data: invoice({ totals: { sum: '1.00' } }), warnings: true }),
  ],
};
