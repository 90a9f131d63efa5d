/** Taxes of rows, and what the VAT breakdown says of them (chapter 14 §5.8). */
import { describe, expect, it, test } from 'vitest';
import { type Changes, changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { Breakdowns, readTax, taxOf } from './read-taxes.ts';
import type { Reading } from './reading.ts';
import { readingOf, saidOf, shortlySaidOf, takenBy } from './testing.ts';

/** An invoice of one line of 2 at 50.00, with VAT of 19 %. */
const ubl = ublInvoice('urn:cen.eu:en16931:2017', '');
const cii = ciiInvoice('urn:cen.eu:en16931:2017', '');

interface Tax {
  scheme?: string;
  category?: string;
  rate?: string;
  code?: string;
  reason?: string;
}

const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<cbc:${name}>${text}</cbc:${name}>`;
const taxIn = (name: string, { scheme = 'VAT', category, rate, code, reason }: Tax) =>
  `<cac:${name}>${element('ID', category)}${element('Percent', rate)}${element('TaxExemptionReasonCode', code)}${element('TaxExemptionReason', reason)}${scheme && `<cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme>`}</cac:${name}>`;
const subtotal = (tax: Tax) =>
  `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">1.00</cbc:TaxableAmount>${taxIn('TaxCategory', tax)}</cac:TaxSubtotal>`;

/** Returns an invoice in UBL whose line has a tax, with the groups of its breakdown. */
function withTaxes(line: Tax, ...breakdown: readonly Tax[]): string {
  const subtotals = ubl.slice(ubl.indexOf('<cac:TaxSubtotal>'), ubl.indexOf('</cac:TaxTotal>'));
  const [before = '', behind = ''] = ubl.split(/<cac:ClassifiedTaxCategory>.*<\/cac:ClassifiedTaxCategory>/);
  return changed(before + taxIn('ClassifiedTaxCategory', line) + behind, [subtotals, breakdown.map(subtotal).join('')]);
}

const TERMS = ['BT-151', 'BT-151-0', 'BT-152'] as const;

/** Returns the tax of the line. */
function taxOfLine(reading: Reading, breakdowns = new Breakdowns(reading)) {
  const [line] = reading.invoice.all('BG-25');
  return readTax(line?.inner('BG-30'), TERMS, breakdowns, '$.lines[0].taxes[0]');
}

const S: Tax = { category: 'S', rate: '19' };
const ARTICLE = 'VATEX-EU-132-1A';

test.each([
  ['VAT', 'S', 'VAT'],
  ['VAT', undefined, 'VAT'],
  ['VAT', 'L', 'IGIC'],
  ['VAT', 'M', 'IPSI'],
  ['GST', 'L', 'GST'],
  ['GST', 'M', 'GST'],
])('in scheme %s category %s is of %s', (scheme, category, tax) => {
  expect(taxOf(scheme, category)).toBe(tax);
});

describe('the tax of a line', () => {
  it.each<[string, Tax, object | undefined]>([
    ['at a rate', S, { cat: 'VAT', percent: '19%', ext: { 'untdid-tax-category': 'S' } }],
    ['of no scheme', { ...S, scheme: '' }, { cat: 'VAT', percent: '19%', ext: { 'untdid-tax-category': 'S' } }],
    ['in small letters', { ...S, scheme: 'vat' }, { cat: 'VAT', percent: '19%', ext: { 'untdid-tax-category': 'S' } }],
    ['of another scheme', { ...S, scheme: 'gst' }, { cat: 'GST', percent: '19%', ext: { 'untdid-tax-category': 'S' } }],
    [
      'of the Canaries',
      { category: 'L', rate: '7' },
      { cat: 'IGIC', country: 'ES', percent: '7%', ext: { 'untdid-tax-category': 'L' } },
    ],
    [
      'of Ceuta and Melilla',
      { category: 'M', rate: '4' },
      { cat: 'IPSI', country: 'ES', percent: '4%', ext: { 'untdid-tax-category': 'M' } },
    ],
    ['at zero', { category: 'Z', rate: '0' }, { cat: 'VAT', percent: '0%', ext: { 'untdid-tax-category': 'Z' } }],
    [
      'without tax',
      { category: 'E', rate: '0.00' },
      { cat: 'VAT', ext: { 'untdid-tax-category': 'E', 'cef-vatex': ARTICLE } },
    ],
    ['without a rate', { category: 'E' }, { cat: 'VAT', ext: { 'untdid-tax-category': 'E', 'cef-vatex': ARTICLE } }],
    ['without a category', { rate: '19' }, { cat: 'VAT', percent: '19%' }],
    ['without either', {}, undefined],
  ])('is read: %s', async (_, tax, expected) => {
    const reading = await readingOf(withTaxes(tax, { category: 'E', rate: '0', code: ARTICLE }));
    expect(taxOfLine(reading)).toEqual(expected);
    expect(saidOf(reading)).toEqual([]);
  });

  it('is taken from where it stands', async () => {
    const reading = await readingOf(withTaxes(S, { ...S, rate: 'x' }));
    taxOfLine(reading);
    expect(takenBy(reading)).toEqual({
      '$.lines[0].taxes[0].ext.untdid-tax-category': 'S',
      '$.lines[0].taxes[0].percent': '19',
      '$.totals.taxes': 'x',
    });
    expect(saidOf(reading)).toEqual([
      'BW-XML-VALUE $.totals.taxes BT-119: BT-119 is no number that can be read: x. It is left out.',
    ]);
  });

  it('is at home in Spain', async () => {
    const reading = await readingOf(withTaxes({ category: 'L', rate: '7' }, { category: 'L', rate: '7' }));
    reading.taxCountry = 'ES';
    expect(taxOfLine(reading)).toEqual({ cat: 'IGIC', percent: '7%', ext: { 'untdid-tax-category': 'L' } });
  });

  it('is none where the line says nothing of it', async () => {
    const reading = await readingOf(ubl);
    expect(readTax(undefined, TERMS, new Breakdowns(reading), '$')).toBeUndefined();
  });

  it('is left out in CII where it is no VAT, and it is said', async () => {
    const line = '<ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>';
    const reading = await readingOf(changed(cii, [`${line}VAT`, `${line}GST`]));
    expect(taxOfLine(reading)).toBeUndefined();
    expect(shortlySaidOf(reading)).toEqual([
      'dropped warning BT-151-0 $.lines[0].taxes[0] ram:TypeCode: The tax GST is left out; e-invoices have VAT only.',
    ]);
  });
});

describe('the reason of an exemption', () => {
  it.each<[string, Tax, Tax[], string | undefined]>([
    ['that its category has', { category: 'E' }, [S, { category: 'E', code: ARTICLE }], ARTICLE],
    [
      'the first that its category has',
      { category: 'E' },
      [{ category: 'E' }, { category: 'E', code: ARTICLE }, { category: 'E', code: 'VATEX-EU-132-1B' }],
      ARTICLE,
    ],
    ['that of another category', { category: 'E' }, [{ category: 'G', code: 'VATEX-EU-G' }], undefined],
    ['that of another scheme', { category: 'E' }, [{ scheme: 'GST', category: 'E', code: ARTICLE }], undefined],
    [
      'of S that of its rate',
      { category: 'S', rate: '20.0' },
      [
        { ...S, code: 'A' },
        { category: 'S', rate: '20', code: 'B' },
      ],
      'B',
    ],
    [
      'of others that of any rate',
      { category: 'E', rate: '0' },
      [{ category: 'E', rate: '1', code: ARTICLE }],
      ARTICLE,
    ],
    ['of a group without a scheme', { category: 'E' }, [{ scheme: '', category: 'E', code: ARTICLE }], ARTICLE],
    ['of a group in small letters', { category: 'E' }, [{ scheme: 'vat', category: 'E', code: ARTICLE }], ARTICLE],
  ])('is %s', async (_, line, breakdown, code) => {
    const reading = await readingOf(withTaxes(line, ...breakdown));
    expect(taxOfLine(reading)?.ext?.['cef-vatex']).toBe(code);
  });

  it('is told where a category has several', async () => {
    const reading = await readingOf(
      withTaxes(
        { category: 'E' },
        { category: 'E', code: ARTICLE },
        { category: 'E', code: 'VATEX-EU-132-1B' },
        { category: 'E', code: ARTICLE },
        { category: 'E' },
        { ...S, code: 'A' },
        { category: 'S', rate: '7', code: 'B' },
      ),
    );
    taxOfLine(reading);
    expect(shortlySaidOf(reading)).toEqual([
      `difference warning BT-121 $.totals.taxes cac:TaxSubtotal[2]: The breakdown gives category E for ${ARTICLE} and for VATEX-EU-132-1B; all lines of the category are read with the first.`,
    ]);
  });

  it('is that of the line in EXTENDED, in which a category may have several', async () => {
    const inBreakdown = (category: string, code: string, reason = '') =>
      `<ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode>${reason && `<ram:ExemptionReason>${reason}</ram:ExemptionReason>`}<ram:BasisAmount>1.00</ram:BasisAmount><ram:CategoryCode>${category}</ram:CategoryCode><ram:ExemptionReasonCode>${code}</ram:ExemptionReasonCode></ram:ApplicableTradeTax>`;
    const own = (code: string, reason: string): Changes => [
      [
        '<ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode>',
        `<ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReason>${reason}</ram:ExemptionReason><ram:CategoryCode>E</ram:CategoryCode>${code && `<ram:ExemptionReasonCode>${code}</ram:ExemptionReasonCode>`}`,
      ],
      [
        '<ram:ApplicableTradeTax><ram:CalculatedAmount>19.00</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>100.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode>',
        [
          inBreakdown('E', 'A', 'Because A'),
          inBreakdown('E', 'C'),
          inBreakdown('G', 'B', 'Because B'),
          '<ram:ApplicableTradeTax><ram:CategoryCode>S</ram:CategoryCode>',
        ].join(''),
      ],
    ];
    const END = '</ram:IncludedSupplyChainTradeLineItem>';
    const second = cii.slice(cii.indexOf('<ram:IncludedSupplyChainTradeLineItem>'), cii.indexOf(END) + END.length);
    const read = async (code: string, reason: string) => {
      // A second line has no reason of its own.
      const xml = changed(changed(cii, ...own(code, reason)), [END, END + second]);
      const reading = await readingOf(xml, 'facturx-extended');
      const tax = taxOfLine(reading);
      const [line] = reading.invoice.all('BG-25');
      const values = line?.inner('BG-30')?.group.all('BT-X-96') ?? [];
      return [tax?.ext?.['cef-vatex'], values.map((each) => reading.taken.has(each)), saidOf(reading).length];
    };
    expect(await read('C', 'Because A')).toEqual(['C', [true], 0]);
    expect(await read('C', 'Because B')).toEqual(['C', [false], 0]);
    expect(await read('', 'Why')).toEqual(['A', [false], 1]);
  });
});

describe('reasons in words', () => {
  const notesOf = async (...breakdown: Tax[]) => {
    const reading = await readingOf(withTaxes(S, ...breakdown));
    return { notes: new Breakdowns(reading).notes(), taken: takenBy(reading), said: shortlySaidOf(reading) };
  };
  it('are notes on the tax, each once', async () => {
    expect(
      await notesOf(
        { category: 'E', reason: 'Why' },
        { category: 'E', reason: 'Why' },
        { category: 'E', reason: 'Because' },
        { category: 'G', reason: 'Why' },
        { category: 'L', reason: 'Why' },
        { reason: 'Why' },
      ),
    ).toEqual({
      notes: [
        { cat: 'VAT', text: 'Why', ext: { 'untdid-tax-category': 'E' } },
        { cat: 'VAT', text: 'Because', ext: { 'untdid-tax-category': 'E' } },
        { cat: 'VAT', text: 'Why', ext: { 'untdid-tax-category': 'G' } },
        { cat: 'IGIC', text: 'Why', ext: { 'untdid-tax-category': 'L' } },
        { cat: 'VAT', text: 'Why' },
      ],
      taken: {
        '$.tax.notes[0].text': 'Why',
        '$.tax.notes[1].text': 'Because',
        '$.tax.notes[2].text': 'Why',
        '$.tax.notes[3].text': 'Why',
        '$.tax.notes[4].text': 'Why',
      },
      said: [],
    });
  });

  it('are none of what is taxed', async () => {
    expect(
      await notesOf({ ...S, reason: 'Why' }, { category: 'Z', rate: '0', reason: 'Zero' }, { category: 'E' }),
    ).toMatchObject({
      notes: undefined,
      said: ['S', 'Z'].map(
        (category) =>
          `dropped info BT-120  cbc:TaxExemptionReason: The reason is left out: what is taxed at category ${category} is not exempt.`,
      ),
    });
  });
});
