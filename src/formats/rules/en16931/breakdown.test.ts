import { describe, expect, it } from 'vitest';
import { changed, ciiInvoice, said, ublInvoice } from '../testing.ts';
import { set as ciiSet } from './cii.ts';
import { set as ublSet } from './ubl.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017';
const ubl = ublInvoice(SPECIFICATION, 'A1');
const cii = ciiInvoice(SPECIFICATION, 'A1');

const between = (text: string, from: string, to: string, at = 0) =>
  text.slice(text.indexOf(from, at), text.indexOf(to, at) + to.length);
const SUBTOTAL_UBL = between(ubl, '<cac:TaxSubtotal>', '</cac:TaxSubtotal>');
const TAX_CII = between(
  cii,
  '<ram:ApplicableTradeTax>',
  '</ram:ApplicableTradeTax>',
  cii.indexOf('</ram:SpecifiedTradeSettlementPaymentMeans>'),
);

/** A row of the breakdown; what is not said is VAT of 19 % on 100.00, and `undefined` leaves it out. */
interface Row {
  readonly base?: string | undefined;
  readonly tax?: string | undefined;
  readonly code?: string | undefined;
  readonly rate?: string | undefined;
  readonly type?: string | undefined;
}

const GOOD: Row = { base: '100.00', tax: '19.00', code: 'S', rate: '19', type: 'VAT' };
const element = (name: string, text: string | undefined) => (text === undefined ? '' : `<${name}>${text}</${name}>`);

function ublRow(row: Row): string {
  const { base, tax, code, rate, type } = { ...GOOD, ...row };
  const category = `${element('cbc:ID', code)}${element('cbc:Percent', rate)}<cac:TaxScheme>${element('cbc:ID', type)}</cac:TaxScheme>`;
  return `<cac:TaxSubtotal>${element('cbc:TaxableAmount', base)}${element('cbc:TaxAmount', tax)}<cac:TaxCategory>${category}</cac:TaxCategory></cac:TaxSubtotal>`;
}

function ciiRow(row: Row): string {
  const { base, tax, code, rate, type } = { ...GOOD, ...row };
  return `<ram:ApplicableTradeTax>${element('ram:CalculatedAmount', tax)}${element('ram:TypeCode', type)}${element('ram:BasisAmount', base)}${element('ram:CategoryCode', code)}${element('ram:RateApplicablePercent', rate)}</ram:ApplicableTradeTax>`;
}

const OF_BREAKDOWN = /^BR-(?:4[5-8]|CO-17|DEC-(?:19|20))$/;
const inUbl = (rows: string) => said(changed(ubl, [SUBTOTAL_UBL, rows]), OF_BREAKDOWN, ublSet);
const inCii = (rows: string) => said(changed(cii, [TAX_CII, rows]), OF_BREAKDOWN, ciiSet);

type Case = readonly [what: string, row: Row, ubl: readonly string[], cii?: readonly string[]];

const CASES: readonly Case[] = [
  ['what comes to the same', {}, []],
  ['less than 1 too much', { tax: '19.99' }, []],
  ['less than 1 too little', { tax: '18.01' }, []],
  // In CII a difference of 1 passes.
  ['1 too much', { tax: '20.00' }, ['BR-CO-17 20.00 19.00'], []],
  ['1 too little', { tax: '18.00' }, ['BR-CO-17 18.00 19.00'], []],
  ['more than 1 too much', { tax: '20.01' }, ['BR-CO-17 20.01 19.00']],
  ['what is taken back', { base: '-100.00', tax: '-19.00' }, []],
  ['a tax of the other sign', { tax: '-19.00' }, []],
  ['1 more than what is rounded', { base: '103.13', tax: '20.59' }, ['BR-CO-17 20.59 19.59'], []],
  // In CII the rules on these two amounts count them.
  ['no tax', { tax: undefined }, ['BR-46', 'BR-CO-17 nothing 19.00'], ['BR-46 0', 'BR-CO-17 nothing 19.00']],
  [
    'no taxable amount',
    { base: undefined },
    ['BR-45', 'BR-CO-17 19.00 nothing'],
    ['BR-45 0', 'BR-CO-17 19.00 nothing'],
  ],
  ['no rate', { rate: undefined }, ['BR-48', 'BR-CO-17 19.00 0']],
  ['no rate, and hardly any tax', { rate: undefined, tax: '0.49' }, ['BR-48']],
  ['no rate, and half of one as tax', { rate: undefined, tax: '0.50' }, ['BR-48', 'BR-CO-17 0.50 0']],
  ['a rate that rounds to none', { rate: '0.4', tax: '19.00' }, ['BR-CO-17 19.00 0']],
  ['a rate that rounds to 1', { rate: '0.5', base: '1000.00', tax: '5.00' }, []],
  ['what is outside the scope of VAT', { code: 'O', rate: undefined, tax: '0.00' }, []],
  ['a rate that is no number', { rate: 'full' }, []],
  ['no category', { code: undefined }, ['BR-47']],
  ['three decimals', { base: '100.000', tax: '19.000' }, ['BR-DEC-19 100.000 BT-116', 'BR-DEC-20 19.000 BT-117']],
  ['one decimal', { base: '100.0', tax: '19.0' }, []],
  ['VAT in small letters', { type: 'vat' }, []],
  // In CII only the rule on the amount looks through the blanks.
  ['VAT between blanks', { type: ' VAT ' }, [], ['BR-47', 'BR-48']],
  ['a tax that is not VAT', { type: 'GST' }, ['BR-47', 'BR-48', 'BR-CO-17 19.00 0']],
  ['no type of tax', { type: undefined }, ['BR-47', 'BR-48', 'BR-CO-17 19.00 0']],
];

const BOTH = CASES.map(([what, row, inUbl, inCii = inUbl]) => [what, row, inUbl, inCii] as const);

describe('the rules on the breakdown of VAT', () => {
  it.each(BOTH)('see %s', async (_, row, ublSays, ciiSays) => {
    expect(await inUbl(ublRow(row))).toEqual(ublSays);
    expect(await inCii(ciiRow(row))).toEqual(ciiSays);
  });

  it.each(['L', 'M', 'O'])('leave %s to the rules of the category in CII', async (code) => {
    expect(await inCii(ciiRow({ code, tax: '50.00' }))).toEqual([]);
    expect(await inCii(ciiRow({ code, tax: '50.00', type: 'GST' }))).toEqual(['BR-47', 'BR-48', 'BR-CO-17 50.00 0']);
    expect(await inUbl(ublRow({ code, tax: '50.00' }))).toEqual(['BR-CO-17 50.00 19.00']);
  });

  it('see a breakdown of UBL without category', async () => {
    const row = ublRow({}).replace(/<cac:TaxCategory>.*<\/cac:TaxCategory>/, '');
    expect(await inUbl(row)).toEqual(['BR-47', 'BR-48', 'BR-CO-17 19.00 0']);
  });

  it('look at breakdowns of lines in UBL too, but not at those of what is withheld', async () => {
    const wrong = ublRow({ tax: '30.00' });
    const around = (name: string) => changed(ubl, ['<cac:Item>', `<cac:${name}>${wrong}</cac:${name}><cac:Item>`]);
    expect(await said(around('TaxTotal'), OF_BREAKDOWN, ublSet)).toEqual(['BR-CO-17 30.00 19.00']);
    expect(await said(around('WithholdingTaxTotal'), OF_BREAKDOWN, ublSet)).toEqual([]);
  });

  it.each([
    ['taxable amount', 'BasisAmount', 'BR-45'],
    ['amount of VAT', 'CalculatedAmount', 'BR-46'],
  ])('see a second %s in CII, which ends the official rules, in any category', async (_, name, rule) => {
    for (const code of ['S', 'E', 'O']) {
      const row = ciiRow({ code, ...(code !== 'S' && { tax: '0.00' }) });
      const [amount = ''] = new RegExp(`<ram:${name}>.*</ram:${name}>`).exec(row) ?? [];
      expect(await inCii(row.replace(amount, amount + amount))).toContain(`${rule} 2`);
      expect((await inCii(row)).filter((found) => found.startsWith(rule))).toEqual([]);
    }
  });

  it.each([
    ['a day', '<ram:TaxPointDate/>', []],
    ['a code', '<ram:DueDateTypeCode>5</ram:DueDateTypeCode>', []],
    ['both', '<ram:TaxPointDate/><ram:DueDateTypeCode>5</ram:DueDateTypeCode>', ['BR-CO-03']],
  ])('let CII say with %s when VAT becomes due', async (_, parts, found) => {
    const rows = ciiRow({}).replace('<ram:CategoryCode>', `${parts}<ram:CategoryCode>`);
    expect(await said(changed(cii, [TAX_CII, rows + ciiRow({})]), /^BR-CO-03$/, ciiSet)).toEqual(found);
  });
});
