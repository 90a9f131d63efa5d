import { expect, it, test } from 'vitest';
import { signedFile } from '../signed/testing.ts';
import { baseText } from '../testing/bases.ts';
import { repairInvoice } from './index.ts';
import { numbersOf } from './values.ts';
import { wordedRepair } from './worded.ts';

const now = new Date('2026-11-27T12:00:00Z');
const base = (name: string) => baseText(`${name}.xml`);
const UBL = await base('peppol-it-ubl');
const CII = await base('france-cii');
const KSEF = await base('ksef');

async function repaired(text: string | Uint8Array, answers?: Record<string, string>) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const outcome = await repairInvoice(bytes, { now, answers });
  if (!outcome.ok) throw new Error('it is an e-invoice');
  const { remaining, changes, bytes: result } = outcome;
  return { text: new TextDecoder().decode(result), changes, remaining, codes: remaining.map(({ rule }) => rule) };
}

/** Replaces a text that must be there. */
function changed(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, to);
  if (result === text) throw new Error(`${from} is not in the text`);
  return result;
}

it('repair leaves a valid file unchanged, byte for byte', async () => {
  for (const text of [UBL, CII]) {
    const { text: result, changes, remaining } = await repaired(text);
    expect(changes).toEqual([]);
    expect(remaining).toEqual([]);
    expect(result).toBe(text);
  }
});

const issued = /<cbc:IssueDate>([^<]*)</.exec(UBL)?.[1] ?? '';
const [year, month, day] = issued.split('-');

test.each([
  ['a date with points', UBL, `>${issued}<`, `>${day}.${month}.${year}<`],
  ['a currency in small letters', UBL, '<cbc:DocumentCurrencyCode>EUR<', '<cbc:DocumentCurrencyCode>eur<'],
  ['a country in words', UBL, '<cbc:IdentificationCode>AT<', '<cbc:IdentificationCode>Österreich<'],
  ['a type in words', UBL, '<cbc:InvoiceTypeCode>380<', '<cbc:InvoiceTypeCode>Rechnung<'],
  ['a tax called by its German name', UBL, '<cbc:ID>VAT</cbc:ID>', '<cbc:ID>MwSt</cbc:ID>'],
  ['an empty element', UBL, /(?=\s*<cbc:DocumentCurrencyCode)/, '\n  <cbc:TaxCurrencyCode></cbc:TaxCurrencyCode>'],
  ['a namespace with a slash', UBL, 'CommonBasicComponents-2"', 'CommonBasicComponents-2/"'],
  ['a currency by its sign in CII', CII, '<ram:InvoiceCurrencyCode>EUR<', '<ram:InvoiceCurrencyCode>€<'],
  ['a date with dashes in CII', CII, /format="102">(\d{4})(\d\d)(\d\d)</, 'format="102">$1-$2-$3<'],
  ['blanks before the declaration', UBL, /^/, '\n\n'],
  ['a tax number in small letters', UBL, '<cbc:CompanyID>ATU', '<cbc:CompanyID>atu'],
  ['a misspelt element', UBL, /cbc:DocumentCurrencyCode/g, 'cbc:DocumentCurrencyCod'],
  ['an element in the other namespace', UBL, /cbc:DocumentCurrencyCode/g, 'cac:DocumentCurrencyCode'],
  ['a misspelt attribute', UBL, / unitCode=/, ' unitcode='],
  ['an unknown attribute', UBL, '<cbc:DocumentCurrencyCode>', '<cbc:DocumentCurrencyCode own="1">'],
  ['the language of a text', UBL, '<cbc:Name>', '<cbc:Name languageID="de">'],
  ['the code of a note in small letters', await base('france-ubl'), '#PMT#', '#pmt#'],
  ['a blank after a number next to a register', await base('peppol-no-is-ubl'), /(<cbc:CompanyID>NO\d{9}MVA)</, '$1 <'],
  [
    'an empty identifier next to another one',
    (await base('small-cii')).replace('<ram:BuyerTradeParty>', '$&<ram:ID>K-1</ram:ID>'),
    'K-1</ram:ID>',
    '$&<ram:GlobalID></ram:GlobalID>',
  ],
  ['a currency in small letters in CFDI', await base('cfdi'), / Moneda="MXN"/, ' Moneda="mxn"'],
  ['a list that the format fixes', CII, '<ram:TypeCode>', '<ram:TypeCode listAgencyID="XX">'],
])('repair fixes %s, and changes nothing else', async (_what, text, from, to) => {
  const { text: result, changes, codes } = await repaired(changed(text, from, to));
  expect(codes).toEqual([]);
  expect(changes.length).toBeGreaterThan(0);
  expect(result).toBe(text);
});

it('repair puts any number of elements in order at once, and reports the rule of each', async () => {
  const line = /\s*<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/s.exec(UBL)?.[0] ?? '';
  const misplaced = line.replace(
    /(<cbc:ID>[^<]*<\/cbc:ID>)(\s*)(<cbc:InvoicedQuantity.*?<\/cbc:InvoicedQuantity>)/s,
    '$3$2$1',
  );
  expect(misplaced).not.toBe(line);
  const { changes, codes } = await repaired(changed(UBL, line, misplaced.repeat(300)));
  expect(changes).toHaveLength(300);
  expect(codes.filter((code) => code.startsWith('XSD'))).toEqual([]);
});

it('repair rejects a long text in base64 that contains no XML', async () => {
  expect((await repaired('A'.repeat(20_000_000))).codes).toEqual(['BW-XML-SYNTAX']);
});

it('repair moves elements into order without changing them', async () => {
  const [element = ''] = /<cbc:InvoiceTypeCode>[^<]*<\/cbc:InvoiceTypeCode>/.exec(UBL) ?? [];
  const [date = ''] = /<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/.exec(UBL) ?? [];
  const wrong = UBL.replace(element, '@@').replace(date, element).replace('@@', date);
  const { text, codes } = await repaired(wrong);
  expect(codes).toEqual([]);
  expect(text).toBe(UBL);
});

it('repair decodes a file in base64, also if encoded twice', async () => {
  const once = Buffer.from(UBL).toString('base64');
  const { text } = await repaired(Buffer.from(once).toString('base64'));
  expect(text).toBe(UBL);
});

it('repair asks for what only the user knows, and writes the answer in its place', async () => {
  const [element = '', value = ''] = /\s*<cbc:BuyerReference>([^<]*)<\/cbc:BuyerReference>/.exec(UBL) ?? [];
  const without = changed(UBL, element, '');
  const { remaining, text: unchanged } = await repaired(without);
  expect(remaining.map(({ rule, kind, set }) => [rule, kind, set])).toContainEqual([
    'PEPPOL-EN16931-R003',
    'ask',
    'buyer-reference',
  ]);
  expect(unchanged).toBe(without);
  const { text, codes } = await repaired(without, { 'buyer-reference': value });
  expect(codes).toEqual([]);
  expect(text).toBe(UBL);
});

it('repair ignores answers that would make the file unreadable', async () => {
  for (const value of ['a\u0001b', '\uffff']) {
    const outcome = await repairInvoice(new TextEncoder().encode(UBL), { now, answers: { 'buyer-reference': value } });
    expect(outcome).toMatchObject({ ok: true, changes: [], unused: ['buyer-reference'] });
  }
});

it('repair removes any number of empty elements at once', async () => {
  const many = changed(UBL, /(?=\s*<cbc:DocumentCurrencyCode)/, '<cbc:Note/>'.repeat(2500));
  const { text, changes } = await repaired(many);
  expect(text).toBe(UBL);
  expect(changes).toHaveLength(2500);
});

it('repair corrects any number of values at once', async () => {
  const row = /\s*<FaWiersz>.*?<\/FaWiersz>/s.exec(KSEF)?.[0] ?? '';
  const wrong = changed(row, /(?<=<P_11>\d+)\.(?=\d)/, ',').replace('<P_7>', '<Unknown/><P_7>');
  const { changes } = await repaired(changed(KSEF, row, wrong.repeat(1000)));
  expect(changes.filter(({ xpath }) => xpath.endsWith('/P_11'))).toHaveLength(1000);
});

it('repair writes any number of answers at once, each into its line', async () => {
  const line = /\s*<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/s.exec(UBL)?.[0] ?? '';
  const names = ['unit', 'item-name', 'line-reference', 'line-period-start', 'line-period-end'];
  const answers = names.flatMap((name) =>
    Array.from({ length: 300 }, (_, i) => [`${name}[${i + 1}]`, name.startsWith('line-p') ? '2026-04-01' : 'H87']),
  );
  const { changes, text } = await repaired(changed(UBL, line, line.repeat(300)), Object.fromEntries(answers));
  expect(changes).toHaveLength(1500);
  expect(text.match(/<cbc:StartDate>2026-04-01<.cbc:StartDate>\s*<cbc:EndDate>2026-04-01</g)).toHaveLength(300);
});

test.each([
  ['an amount', /(<cbc:PayableAmount[^>]*>)[^<]*</, '$11.00<'],
  ['a category', /(<cac:ClassifiedTaxCategory>\s*<cbc:ID>)S</, '$1Z<'],
  ['an unknown category', /(<cac:ClassifiedTaxCategory>\s*<cbc:ID>)S</, '$1X<'],
])('repair never changes %s, which only the issuer may correct', async (_what, from, to) => {
  const wrong = changed(UBL, from, to);
  const { text, changes, remaining } = await repaired(wrong);
  expect(changes).toEqual([]);
  expect(text).toBe(wrong);
  expect(remaining.map(({ kind }) => kind)).toContain('issuer');
});

const twice = (text: string, element: RegExp) => changed(text, element, '$&$&');

test.each([
  [
    'the tax category of a line in UBL',
    UBL,
    /\s*<cac:ClassifiedTaxCategory>.*?<\/cac:ClassifiedTaxCategory>/s,
    'UBL-SR-48',
  ],
  ['a value in UBL', UBL, /\s*<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/, 'XSD-ELEMENT-REPEATED'],
  ['a value in CII', CII, /\s*<ram:InvoiceCurrencyCode>[^<]*<\/ram:InvoiceCurrencyCode>/, 'XSD-ELEMENT-REPEATED'],
  ['a value in KSeF', KSEF, /\s*<KodWaluty>[^<]*<\/KodWaluty>/, 'KSEF-XSD-structure'],
  ['a value in FatturaPA', await base('fatturapa'), /\s*<CodiceDestinatario>[^<]*<\/CodiceDestinatario>/, 'SDI-00200'],
  ['a value in VERI*FACTU', await base('verifactu'), /\s*<(\w*:?TipoFactura)>[^<]*<\/\1>/, 'BW-VERIFACTU-XSD-4102'],
])('repair removes an exact copy of %s if only one is allowed', async (_what, text, element, rule) => {
  const { text: result, changes } = await repaired(twice(text, element));
  expect(changes.map((change) => [change.rule, change.what])).toEqual([[rule, 'copy']]);
  expect(result).toBe(text);
});

test.each([
  ['a line', UBL, /\s*<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/s],
  ['a total', UBL, /\s*<cbc:PayableAmount[^>]*>[^<]*<\/cbc:PayableAmount>/],
  ['a subtotal of the tax', UBL, /\s*<cac:TaxSubtotal>.*?<\/cac:TaxSubtotal>/s],
  ['the name of a party', UBL, /\s*<cbc:RegistrationName>[^<]*<\/cbc:RegistrationName>/],
  ['the number of an account', UBL, /(?<=<cac:PayeeFinancialAccount>)\s*<cbc:ID>[^<]*<\/cbc:ID>/],
  ['the number of the invoice', UBL, /\s*<cbc:ID>[^<]*<\/cbc:ID>/],
  ['a row in KSeF', KSEF, /\s*<FaWiersz>.*?<\/FaWiersz>/s],
])('repair never removes a second copy of %s', async (_what, text, element) => {
  const wrong = twice(text, element);
  const { text: result, remaining } = await repaired(wrong);
  expect(result).toBe(wrong);
  expect(remaining.map(({ kind }) => kind)).toContain('issuer');
});

it('repair keeps two different elements where one is allowed', async () => {
  const [reference = ''] = /\s*<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>/.exec(UBL) ?? [];
  const differing = UBL.replace(reference, reference + reference.replace('</', '-2</'));
  expect((await repaired(differing)).text).toBe(differing);
});

test.each([
  ['a customer', /(<cfdi:Receptor [^>]*Rfc=")[^"]*/, '$1X'],
  ['a tax', /(<cfdi:Traslado [^>]*Importe=")[^"]*/, '$1abc'],
])('repair never treats %s as empty if its content is in attributes', async (_what, from, to) => {
  const wrong = changed(await base('cfdi'), from, to);
  expect((await repaired(wrong)).text).toBe(wrong);
});

it('repair corrects one fault even if another one remains', async () => {
  const wrong = changed(
    changed(UBL, `>${issued}<`, `>${day}.${month}.${year}<`),
    /(<cbc:PayableAmount[^>]*>)[^<]*</,
    '$11.00<',
  );
  const { changes, codes } = await repaired(wrong);
  expect(changes.map(({ xpath }) => xpath)).toEqual(['/Invoice/IssueDate']);
  expect(codes).toContain('BR-CO-16');
});

test.each([
  [
    'a value',
    (text: string) => text.replace('<cbc:DocumentCurrencyCode>EUR<', '<cbc:DocumentCurrencyCode>eur<'),
    'Invoice currency code',
    'EUR',
  ],
  [
    'an empty element',
    (text: string) => text.replace('<cbc:DocumentCurrencyCode>', '<cbc:TaxPointDate/><cbc:DocumentCurrencyCode>'),
    'Value added tax point date',
    '',
  ],
])('repair describes a change of %s with its business term', async (_what, wrong, name, value) => {
  const outcome = await repairInvoice(new TextEncoder().encode(wrong(UBL)), { now });
  if (!outcome.ok) throw new Error('it is an e-invoice');
  const [change] = wordedRepair(outcome).changes;
  expect(change?.description).toContain(name);
  expect(change?.description).toContain(value);
});

it('repair removes the signature around a file only if it changes the file', async () => {
  const wrong = changed(UBL, '<cbc:DocumentCurrencyCode>EUR<', '<cbc:DocumentCurrencyCode>eur<');
  const repairedFile = await repairInvoice(signedFile(wrong), { now });
  expect(repairedFile).toMatchObject({ ok: true, signature: 'removed' });
  expect(repairedFile.ok && new TextDecoder().decode(repairedFile.bytes)).toBe(UBL);
  const valid = signedFile(UBL);
  const untouched = await repairInvoice(valid, { now });
  expect(untouched.ok && untouched.bytes).toEqual(valid);
  expect(untouched).not.toHaveProperty('signature');
});

test.each([
  ['3.00E2', '300'],
  ['1234e-2', '12.34'],
  ['-5E-3', '-0.005'],
])('numbersOf writes out the exponent of %s', (given, right) => {
  expect(numbersOf(given)).toEqual([right]);
});

test.each([
  ['an unknown country', /(<cac:AccountingCustomerParty>.*?<cbc:IdentificationCode>)\w\w</s, '$1XX<', 'buyer-country'],
  ['an electronic address that is empty', /(<cbc:EndpointID[^>]*>)[^<]*</, '$1<', 'seller-electronic-address'],
])('repair asks for %s', async (_what, from, to, set) => {
  const { remaining } = await repaired(changed(UBL, from, to));
  expect(remaining.map(({ kind, set: own }) => [kind, own])).toContainEqual(['ask', set]);
});

test.each([
  ['Participant not registered in SMP', 'FD', 'buyer-electronic-address', '9930:DE123456789'],
  ['Statut 210 Refusée, motif : SIRET_ERR', 'SIRET_ERR', 'buyer-electronic-address', '9930:DE123456789'],
  ['Statut 210 Refusée, motif : CMD_ERR', 'CMD_ERR', 'purchase-order-reference', 'PO-9'],
])('repair asks for what a rejection demands, even if the file looks right, until answered: %s', async (...row) => {
  const [rejection, rule, set, answer] = row;
  const bytes = new TextEncoder().encode(UBL);
  const asked = await repairInvoice(bytes, { now, rejection });
  expect(asked).toMatchObject({ remaining: [{ rule, kind: 'ask', set }] });
  const answers = { [set]: answer };
  expect(await repairInvoice(bytes, { now, rejection, answers })).toMatchObject({ remaining: [] });
});
