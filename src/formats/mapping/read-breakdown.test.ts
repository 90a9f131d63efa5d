/** Lines within a line: which of them are parts of it, and what is said of the others (chapter 14 §5.7). */
import { describe, expect, it, test } from 'vitest';
import { changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { informationOf, readBreakdown } from './read-breakdown.ts';
import { readingOf, shortlySaidOf } from './testing.ts';

const CORE = 'urn:cen.eu:en16931:2017';
/** An invoice of one line of 2 at 50.00, with VAT of 19 %. */
const ubl = ublInvoice(CORE, '');

interface Part {
  name: string;
  quantity?: string;
  price?: string;
  base?: string;
  rate?: string;
  within?: string;
}

const part = ({ name, quantity, price, base = '', rate, within = '' }: Part) =>
  [
    `<cac:SubInvoiceLine><cbc:ID>${name}</cbc:ID>`,
    quantity && `<cbc:InvoicedQuantity unitCode="C62">${quantity}</cbc:InvoicedQuantity>`,
    `<cbc:LineExtensionAmount currencyID="EUR">1.00</cbc:LineExtensionAmount>${within}<cac:Item><cbc:Name>${name}</cbc:Name>`,
    rate &&
      `<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${rate}</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>`,
    '</cac:Item>',
    price &&
      `<cac:Price><cbc:PriceAmount currencyID="EUR">${price}</cbc:PriceAmount>${base && `<cbc:BaseQuantity>${base}</cbc:BaseQuantity>`}</cac:Price>`,
    '</cac:SubInvoiceLine>',
  ].join('');
const adjustment = (isCharge: boolean) =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">0.00</cbc:Amount></cac:AllowanceCharge>`;

/** Returns the parts of the line as name and quantity, and what is said of those that are none. */
async function partsOf(parts: string, { quantity = '2', price = '50.00', xml = ubl } = {}) {
  const reading = await readingOf(changed(xml, ['</cac:InvoiceLine>', `${parts}</cac:InvoiceLine>`]));
  const [line] = reading.invoice.all('BG-25');
  if (line === undefined) throw new Error('it has a line');
  const within = line.all('BG-25');
  const read = readBreakdown(line, within, quantity, price, (each, quantity, position) => ({
    quantity,
    item: { name: `${position} ${each.inner('BG-31')?.peek('BT-153')}` },
  }));
  return {
    parts: read?.map(({ quantity, item }) => `${quantity} ${item?.name}`),
    said: shortlySaidOf(reading),
  };
}

const left = (name: string, element = 'cac:SubInvoiceLine') =>
  `dropped warning BG-25  ${element}: The line ${name} (${name}) within a line is left out; the line around it has the sum.`;

describe('lines within a line', () => {
  const blade: Part = { name: 'Blade', quantity: '2', price: '30.00' };
  it.each<[string, Part[], string[]]>([
    [
      'so many of each in one of the line',
      [blade, { name: 'Wood', quantity: '4', price: '10.00' }],
      ['1 0 Blade', '2 1 Wood'],
    ],
    ['one where they give no quantity', [{ name: 'Set', price: '100.00' }], ['0.5 0 Set']],
    ['with the tax of the line', [{ name: 'Set', quantity: '2', price: '50.00', rate: '19' }], ['1 0 Set']],
  ])('are its parts: %s', async (_, parts, expected) => {
    expect(await partsOf(parts.map(part).join(''))).toEqual({ parts: expected, said: [] });
  });

  it.each<[string, Part]>([
    ['has no price', { name: 'Wood', quantity: '2' }],
    ['has a price for several', { name: 'Wood', quantity: '2', price: '20.00', base: '1' }],
    ['has an allowance', { name: 'Wood', quantity: '2', price: '20.00', within: adjustment(false) }],
    ['has a charge', { name: 'Wood', quantity: '2', price: '20.00', within: adjustment(true) }],
    ['is taxed otherwise', { name: 'Wood', quantity: '2', price: '20.00', rate: '7' }],
    ['comes to something else', { name: 'Wood', quantity: '2', price: '20.01' }],
    ['has a quantity that is no number', { name: 'Wood', quantity: 'x', price: '20.00' }],
    ['cannot be divided', { name: 'Wood', quantity: '0.000000000000000001', price: '20.00' }],
  ])('are left out where one %s, and it is said', async (_, wood) => {
    const parts = part({ ...blade, rate: '19' }) + part(wood);
    const expected = ['Blade', 'Wood'].map((name, i) => left(name, `cac:SubInvoiceLine[${i + 1}]`));
    expect(await partsOf(parts)).toEqual({ parts: undefined, said: expected });
  });

  it('are left out where those that can be reckoned make up the price alone', async () => {
    const parts = part({ name: 'Set', quantity: '2', price: '50.00' }) + part({ name: 'Wood', quantity: '2' });
    expect((await partsOf(parts)).parts).toBeUndefined();
  });

  it('are none of a line of nothing', async () => {
    expect(await partsOf(part(blade), { quantity: '0', price: '30.00' })).toEqual({
      parts: undefined,
      said: [left('Blade')],
    });
    expect(await partsOf('', { price: '0' })).toEqual({ parts: undefined, said: [] });
  });

  it('leave out those within them, and say so', async () => {
    const within = part({ name: 'Screw', quantity: '1', price: '1.00' });
    const { parts, said } = await partsOf(part({ name: 'Set', quantity: '2', price: '50.00', within }));
    expect(parts).toEqual(['1 0 Set']);
    expect(said).toEqual([left('Screw')]);
  });

  it.each([
    ['without a number', '<cbc:ID>Wood</cbc:ID>', 'The line (Wood) within a line is left out'],
    ['without a name', '<cac:Item><cbc:Name>Wood</cbc:Name></cac:Item>', 'The line Wood within a line is left out'],
  ])('are named by what they have: %s', async (_, without, expected) => {
    const { said } = await partsOf(changed(part({ name: 'Wood' }), [without, '']));
    expect(said[0]).toContain(expected);
  });

  it('are left out without number and name', async () => {
    const { said } = await partsOf('<cac:SubInvoiceLine/>');
    expect(said[0]).toContain('A line within a line is left out, which has neither number nor name');
  });

  it('have no tax of their own in a line without one', async () => {
    const xml = ubl.replace(/<cac:ClassifiedTaxCategory>.*<\/cac:ClassifiedTaxCategory>/, '');
    const set: Part = { name: 'Set', quantity: '2', price: '50.00' };
    expect((await partsOf(part(set), { xml })).parts).toEqual(['1 0 Set']);
    expect((await partsOf(part({ ...set, rate: '19' }), { xml })).parts).toBeUndefined();
  });
});

test('lines inform about those that count, by their number', async () => {
  const cii = ciiInvoice(`${CORE}#conformant#urn:factur-x.eu:1p0:extended`, '');
  const end = '</ram:IncludedSupplyChainTradeLineItem>';
  const line = cii.slice(cii.indexOf('<ram:IncludedSupplyChainTradeLineItem>'), cii.indexOf(end) + end.length);
  const placed = (number: string, kind = '', parent = '') =>
    changed(line, [
      '<ram:LineID>1</ram:LineID>',
      `<ram:LineID>${number}</ram:LineID>${parent && `<ram:ParentLineID>${parent}</ram:ParentLineID>`}${kind && `<ram:LineStatusReasonCode>${kind}</ram:LineStatusReasonCode>`}`,
    ]);
  const tree = [
    placed('1'),
    placed('1.1', 'INFORMATION', '1'),
    placed('1.2', 'INFORMATION', '1'),
    placed('1.3', 'DETAIL', '1'),
    placed('1.4', '', '1'),
    placed('2', 'GROUP'),
    placed('2.1', 'DETAIL', '2'),
    placed('2.2', 'INFORMATION', '2'),
    placed('2.1.1', 'INFORMATION', '2.1'),
    placed('3', 'INFORMATION'),
  ];
  const reading = await readingOf(changed(cii, [line, tree.join('')]), 'facturx-extended');
  const information = informationOf(reading.invoice.all('BG-25'));
  expect([...information].map(([number, lines]) => [number, ...lines.map((each) => each.peek('BT-126'))])).toEqual([
    ['1', '1.1', '1.2'],
    ['2.1', '2.1.1'],
  ]);
});
