import { describe, expect, test } from 'vitest';
import { words } from '../../engine/text/message.ts';
import { readDocument } from '../read.ts';
import { type Changes, changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { readLines } from './read-lines.ts';
import { Breakdowns } from './read-taxes.ts';
import { environment, readIn } from './testing.ts';

const CORE = 'urn:cen.eu:en16931:2017';
const XRECHNUNG = `${CORE}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`;
const FRENCH = `${CORE}#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr`;

async function read(xml: string) {
  const outcome = await readDocument(xml, undefined, {}, environment);
  if (!outcome.ok) throw new Error(outcome.faults.map((fault) => words(fault)).join());
  const { document, report } = outcome.result;
  const losses = report.losses.map(({ kind, severity, term }) => `${kind} ${severity} ${term}`);
  return { document, losses, texts: report.losses.map(({ text }) => words(text)) };
}

const part = (name: string, quantity: string, price: string, rate = '19') =>
  `<cac:SubInvoiceLine><cbc:ID>${name}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">${quantity}</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="EUR">1.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>${name}</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${rate}</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">${price}</cbc:PriceAmount></cac:Price></cac:SubInvoiceLine>`;

const withParts = (...parts: string[]) =>
  changed(ublInvoice(XRECHNUNG, 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'), [
    '</cac:InvoiceLine>',
    `${parts.join('')}</cac:InvoiceLine>`,
  ]);

describe('lines within a line', () => {
  // The line is 2 at 50.00.
  test('are the parts of what one of it is made of', async () => {
    const { document, losses } = await read(withParts(part('Blade', '2', '30.00'), part('Wood', '4', '10.00')));
    expect(losses).toEqual(['changed info BT-24']);
    expect(document.lines).toMatchObject([
      {
        quantity: '2',
        item: { name: 'Hobel', price: '50.00' },
        breakdown: [
          { quantity: '1', item: { name: 'Blade', price: '30.00' } },
          { quantity: '2', item: { name: 'Wood', price: '10.00' } },
        ],
        total: '100.00',
      },
    ]);
  });

  test.each([
    ['do not come to its price', part('Blade', '2', '30.00')],
    ['are taxed otherwise', part('Blade', '2', '50.00', '7')],
    ['cannot be divided by its quantity', part('Blade', 'x', '50.00')],
  ])('that %s are told, and left out', async (_, parts) => {
    const { document, losses } = await read(withParts(parts));
    expect(losses).toEqual(['changed info BT-24', 'dropped warning BG-25']);
    expect(document.lines).toMatchObject([{ total: '100.00' }]);
    expect(JSON.stringify(document)).not.toContain('Blade');
  });
});

const place = (subtype: string, parent = '') =>
  `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>2026-17</cbc:ID><cbc:DocumentStatusCode>${subtype}</cbc:DocumentStatusCode></cac:InvoiceDocumentReference>${parent && `<cac:BillingReferenceLine><cbc:ID>${parent}</cbc:ID></cac:BillingReferenceLine>`}</cac:BillingReference>`;

test('of lines in a tree those are read that count', async () => {
  const plain = ublInvoice(FRENCH, 'S1');
  const line = plain.slice(plain.indexOf('<cac:InvoiceLine>'), plain.indexOf('</Invoice>'));
  const placed = (number: string, name: string, at: string) =>
    changed(line, ['<cbc:ID>1<', `<cbc:ID>${number}<`], ['>Hobel<', `>${name}<`], ['<cac:Item>', `${at}<cac:Item>`]);
  const tree =
    placed('1', 'Set', place('GROUP')) +
    placed('1.1', 'Hobel', place('DETAIL', '1')) +
    changed(
      placed('2', 'Leaflet', place('INFORMATION')),
      ['<cbc:ID>2</cbc:ID>', ''],
      ['<cbc:Name>Leaflet</cbc:Name>', ''],
    );
  const { document, losses, texts } = await read(changed(plain, [line, tree]));
  expect(document.lines).toMatchObject([{ item: { name: 'Hobel' } }]);
  expect(document.lines).toHaveLength(1);
  expect(losses).toEqual([
    'dropped warning BG-25',
    'changed info BT-126',
    'dropped warning EXT-FR-FE-162',
    'dropped warning BG-25',
  ]);
  expect(texts).toEqual([
    'The line 1 (Set) is left out: its kind is GROUP, which is in no sum.',
    'The line 1.1 is number 1 in the document, which counts its lines.',
    'Parent line is left out; the document has no place for 1.',
    'A line without a number or a name is left out: its kind is INFORMATION, which is in no sum.',
  ]);
});

test.each([
  ['<cbc:ID>1</cbc:ID>', 'The line (Hobel) is left out: its kind is GROUP, which is in no sum.'],
  ['<cbc:Name>Hobel</cbc:Name>', 'The line 1 is left out: its kind is GROUP, which is in no sum.'],
])('a line that is left out is named by what it has: without %s', async (part, text) => {
  const plain = ublInvoice(FRENCH, 'S1');
  const line = plain.slice(plain.indexOf('<cac:InvoiceLine>'), plain.indexOf('</Invoice>'));
  const group = changed(line, [part, ''], ['<cac:Item>', `${place('GROUP')}<cac:Item>`]);
  expect((await read(changed(plain, [line, group + line]))).texts[0]).toBe(text);
});

test('totals alone are read as one line, at the rate that the VAT shows', async () => {
  const full = ciiInvoice('urn:factur-x.eu:1p0:minimum', 'P1');
  const without = (text: string, name: string) =>
    text.slice(0, text.indexOf(`<ram:${name}>`)) + text.slice(text.indexOf(`</ram:${name}>`) + name.length + 7);
  const minimum = ['IncludedSupplyChainTradeLineItem', 'ApplicableTradeTax'].reduce(without, full);
  const { document, losses } = await read(minimum);
  expect(losses).toContain('supplied warning BG-25');
  expect(losses.filter((loss) => loss.startsWith('difference'))).toEqual([]);
  expect(document).toMatchObject({
    lines: [{ quantity: '1', item: { price: '100.00' }, taxes: [{ cat: 'VAT', percent: '19%' }] }],
    totals: { total: '100.00', tax: '19.00', payable: '119.00' },
  });
});

/** Totals of an invoice in CII without lines: what is taxed and the VAT on it, with what is in the groups of the breakdown. */
function withoutLines(profile: string, net: string, tax: string, settlement = ''): string {
  const full = ciiInvoice(`urn:factur-x.eu:1p0:${profile}`, 'P1');
  const without = (text: string, name: string) =>
    text.slice(0, text.indexOf(`<ram:${name}>`)) + text.slice(text.indexOf(`</ram:${name}>`) + name.length + 7);
  const bare = ['IncludedSupplyChainTradeLineItem', 'ApplicableTradeTax'].reduce(without, full);
  return changed(
    bare,
    ['<ram:LineTotalAmount>100.00</ram:LineTotalAmount>', ''],
    ['<ram:TaxBasisTotalAmount>100.00', `<ram:TaxBasisTotalAmount>${net}`],
    ['<ram:TaxTotalAmount currencyID="EUR">19.00', `<ram:TaxTotalAmount currencyID="EUR">${tax}`],
    [
      '<ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
      `${settlement}<ram:SpecifiedTradeSettlementHeaderMonetarySummation>`,
    ],
  );
}

test.each([
  ['100.00', '19.00', '19%'],
  ['100.00', '5.50', '5.5%'],
  ['100.00', '8.13', '8.13%'],
  ['-100.00', '-19.00', '19%'],
  ['33.33', '6.33', '19%'],
  ['1000000.00', '1.00', '0.0001%'],
  ['391.00', '74.28', '18.997%'],
  ['100.00', '0.00', undefined],
  ['0.00', '19.00', undefined],
])('of totals alone, %s with a VAT of %s shows the rate %s', async (net, tax, percent) => {
  const { document } = await read(withoutLines('minimum', net, tax));
  expect(document.lines).toMatchObject([{ item: { name: '2026-17' } }]);
  expect(document.totals).toMatchObject({ total: net });
  const [line] = document.lines as { taxes?: { percent?: string }[] }[];
  expect(line?.taxes?.[0]?.percent).toBe(percent);
});

const taxed = (base: string, tax: string, category: string, rate: string, code = '') =>
  `<ram:ApplicableTradeTax><ram:CalculatedAmount>${tax}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>${base}</ram:BasisAmount><ram:CategoryCode>${category}</ram:CategoryCode>${code && `<ram:ExemptionReasonCode>${code}</ram:ExemptionReasonCode>`}<ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:ApplicableTradeTax>`;
const adjusted = (isCharge: boolean, amount: string, category: string, rate: string) =>
  `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>${amount}</ram:ActualAmount><ram:Reason>Why</ram:Reason><ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>${category}</ram:CategoryCode><ram:RateApplicablePercent>${rate}</ram:RateApplicablePercent></ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>`;

test('a breakdown alone is read as a line for each of its groups, without the allowances and charges in it', async () => {
  const { document, losses } = await read(
    withoutLines(
      'basicwl',
      '195.00',
      '19.00',
      taxed('100.00', '19.00', 'S', '19') +
        taxed('80.00', '0.00', 'E', '0', 'VATEX-EU-132-1A') +
        taxed('15.00', '0.00', 'Z', '0') +
        adjusted(false, '10.00', 'S', '19.0') +
        adjusted(true, '4.00', 'S', '19') +
        adjusted(true, '5.00', 'E', '0') +
        adjusted(true, '1.00', 'Z', '0'),
    ),
  );
  expect(losses.filter((loss) => loss.startsWith('supplied'))).toEqual(Array(3).fill('supplied warning BG-25'));
  expect(document.lines).toMatchObject([
    {
      item: { name: 'VAT S 19%', price: '106.00' },
      taxes: [{ cat: 'VAT', percent: '19%', ext: { 'untdid-tax-category': 'S' } }],
    },
    {
      item: { name: 'VAT E 0%', price: '75.00' },
      taxes: [{ cat: 'VAT', key: 'exempt', ext: { 'cef-vatex': 'VATEX-EU-132-1A' } }],
    },
    { item: { name: 'VAT Z 0%', price: '14.00' }, taxes: [{ cat: 'VAT', key: 'zero', percent: '0%' }] },
  ]);
  expect(document.totals).toMatchObject({ sum: '195.00', discount: '10.00', charge: '10.00', total: '195.00' });
});

describe('lines of a document without lines', () => {
  const ubl = ublInvoice(CORE, '');
  const cii = ciiInvoice(CORE, '');
  const cut = (xml: string, from: string, to: string) =>
    xml.slice(0, xml.indexOf(from)) + xml.slice(xml.indexOf(to) + to.length);
  const ublWithout = cut(ubl, '<cac:InvoiceLine>', '</cac:InvoiceLine>');
  const ciiWithout = cut(cii, '<ram:IncludedSupplyChainTradeLineItem>', '</ram:IncludedSupplyChainTradeLineItem>');
  const totalsAlone = cut(ciiWithout, '<ram:ApplicableTradeTax>', '</ram:ApplicableTradeTax>');

  const linesIn = async (xml: string, changes: Changes, key: string) => {
    const { found, said } = await readIn((reading) => readLines(reading, new Breakdowns(reading)), xml, changes, key);
    return { lines: found, said };
  };
  const stand = (name: string, element: string, i = 0) =>
    `supplied warning BG-25 $.lines[${i}] ${element}: The invoice has no lines; one with the name ${name} stands for the group of the VAT breakdown.`;
  const taxedAs = (category: string, rate: string, scheme = 'VAT') =>
    `<cac:TaxCategory><cbc:ID>${category}</cbc:ID>${rate && `<cbc:Percent>${rate}</cbc:Percent>`}<cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:TaxCategory>`;

  test.each([
    ['of 0 at category Z', 'Z', '0.0', 'VAT', 'VAT Z 0.0%', { cat: 'VAT', percent: '0.0%' }],
    ['of 0 at another category', 'E', '0', 'VAT', 'VAT E 0%', { cat: 'VAT' }],
    ['that is not there', 'O', '', 'VAT', 'VAT O', { cat: 'VAT' }],
    ['of another tax', 'S', '7', 'gst', 'GST S 7%', { cat: 'GST', percent: '7%' }],
  ])('have the rate of their group: one %s', async (_, category, rate, scheme, name, tax) => {
    const { lines, said } = await linesIn(
      ublWithout,
      [[taxedAs('S', '19'), taxedAs(category, rate, scheme)]],
      'en16931-ubl',
    );
    const ext = { 'untdid-tax-category': category };
    expect(lines).toEqual([{ quantity: '1', item: { name, price: '100.00' }, taxes: [{ ...tax, ext }] }]);
    expect(said).toEqual([stand(name, 'cac:TaxSubtotal')]);
  });

  test('are for VAT where a group names no tax, and each is told', async () => {
    const second = taxed('5.00', '0.00', 'Z', '0').replace('<ram:TypeCode>VAT</ram:TypeCode>', '');
    const { lines, said } = await linesIn(
      ciiWithout,
      [['</ram:ApplicableTradeTax>', `</ram:ApplicableTradeTax>${second}`]],
      'en16931-cii',
    );
    expect(lines).toMatchObject([{ item: { name: 'VAT S 19%' } }, { item: { name: 'VAT Z 0%' } }]);
    expect(said).toEqual([
      stand('VAT S 19%', 'ram:ApplicableTradeTax[1]'),
      stand('VAT Z 0%', 'ram:ApplicableTradeTax[2]', 1),
    ]);
  });

  test('are without another tax than VAT in CII', async () => {
    const { lines, said } = await linesIn(
      ciiWithout,
      [['<ram:TypeCode>VAT</ram:TypeCode>', '<ram:TypeCode>GST</ram:TypeCode>']],
      'en16931-cii',
    );
    expect(lines).toEqual([{ quantity: '1', item: { name: 'GST S 19%', price: '100.00' } }]);
    expect(said).toEqual([
      stand('GST S 19%', 'ram:ApplicableTradeTax'),
      'dropped warning BT-118-0 $.lines[0].taxes[0] ram:TypeCode: The tax GST is left out; e-invoices have VAT only.',
    ]);
  });

  const total = (name: string) =>
    `supplied warning BG-25 $.lines[0] ram:SpecifiedTradeSettlementHeaderMonetarySummation: The invoice has totals alone; one line with the name ${name} stands for all that was sold.`;
  const VAT = '<ram:TaxTotalAmount currencyID="EUR">19.00</ram:TaxTotalAmount>';
  const one = (name: string) => ({ quantity: '1', item: { name, price: '100.00' } });

  test.each<[string, Changes, object, string[]]>([
    ['a number', [], [{ ...one('2026-17'), taxes: [{ cat: 'VAT', percent: '19%' }] }], [total('2026-17')]],
    [
      'no number and no VAT',
      [
        ['<ram:ID>2026-17</ram:ID>', ''],
        [VAT, ''],
      ],
      [one('')],
      [total('')],
    ],
    ['no sum', [['<ram:TaxBasisTotalAmount>100.00</ram:TaxBasisTotalAmount>', '']], [], []],
  ])('are one for totals with %s', async (_, changes, lines, said) => {
    expect(await linesIn(totalsAlone, changes, 'en16931-cii')).toEqual({ lines, said });
  });

  test('are none without totals', async () => {
    const end = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>';
    const bare = cut(totalsAlone, end.replace('/', ''), end);
    expect(await linesIn(bare, [], 'en16931-cii')).toEqual({ lines: [], said: [] });
  });
});
