import { expect, it } from 'vitest';
import { asCreditNote, type Changes, changed, findingsIn, said, ublInvoice } from '../testing.ts';
import { set as xrechnung } from '../xrechnung/ubl.ts';
import { set } from './ubl.ts';

const invoice = ublInvoice(
  'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
);
const QUANTITY = '<cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity>';
const NET = '<cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount><cac:Item>';
const PRICE = '<cbc:PriceAmount currencyID="EUR">50.00</cbc:PriceAmount>';

const amount = (name: string, text: string) =>
  text === '' ? '' : `<cbc:${name} currencyID="EUR">${text}</cbc:${name}>`;
const number = (name: string, text: string) => (text === '' ? '' : `<cbc:${name}>${text}</cbc:${name}>`);
const adjustment = (indicator: string, inner: string) =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator>${inner}</cac:AllowanceCharge>`;
const inLine = (...adjustments: string[]): Changes[number] => [
  NET,
  NET.replace('<cac:Item>', `${adjustments.join('')}<cac:Item>`),
];

/** Returns a discount of a line by its percentage, its base and its amount, each missing where it is empty. */
function discount(percentage: string, base: string, given: string): Changes[number] {
  const inner = number('MultiplierFactorNumeric', percentage) + amount('Amount', given) + amount('BaseAmount', base);
  return inLine(adjustment('false', inner));
}

it.each([
  ['none of both', ['', '', '10.00']],
  ['what comes out', ['10', '100.00', '10.00']],
  ['two hundredths more', ['10', '100.00', '10.02']],
  ['two hundredths less', ['10', '100.00', '9.98']],
  ['three hundredths more', ['10', '100.00', '10.03'], 'R040 10.03 10.00'],
  ['three hundredths less', ['10', '100.00', '9.97'], 'R040 9.97 10.00'],
  ['what is rounded', ['3.333', '99.99', '3.30'], 'R040 3.30 3.33'],
  ['no amount', ['10', '100.00', ''], 'R040 0 10.00'],
  ['no amount of what is nothing', ['10', '0', '']],
  ['an amount that is no number', ['10', '100.00', 'x']],
  ['a percentage that is no number', ['x', '100.00', '10.03']],
  ['a base that is no number', ['10', 'x', '10.03']],
  ['a percentage alone', ['10', '', '10.00'], 'R041'],
  ['a base alone', ['', '100.00', '10.00'], 'R042'],
] as const)('percentage, base and amount: %s', async (_, [percentage, base, given], ...found) => {
  const expected = found.map((each) => `PEPPOL-EN16931-${each}`);
  expect(await said(changed(invoice, discount(percentage, base, given)), /-R04/, set)).toEqual(expected);
});

it('faults of discounts are at what is wrong or missing', async () => {
  const places = async (...given: Parameters<typeof discount>) =>
    (await findingsIn(changed(invoice, discount(...given)), set))
      .filter(({ id }) => id.startsWith('PEPPOL-EN16931-R04'))
      .map(({ element, step, flag, terms }) => [element.name, step, flag, terms.join(' ')]);
  expect(await places('10', '100.00', '1.00')).toEqual([
    ['cac:AllowanceCharge', 'cbc:Amount', 'fatal', 'BT-92 BT-99 BT-136 BT-141'],
  ]);
  expect(await places('10', '', '1.00')).toEqual([
    ['cac:AllowanceCharge', 'cbc:BaseAmount', 'fatal', 'BT-93 BT-100 BT-137 BT-142'],
  ]);
  expect(await places('', '100.00', '1.00')).toEqual([
    ['cac:AllowanceCharge', 'cbc:MultiplierFactorNumeric', 'fatal', 'BT-94 BT-101 BT-138 BT-143'],
  ]);
});

it.each([
  ['EUR', '10.03', 'PEPPOL-EN16931-R040 10.03 10.00'],
  ['EUR', '10.02'],
  ['HUF', '10.5'],
  ['HUF', '10.51', 'PEPPOL-EN16931-R040 10.51 10.00'],
])('XRechnung takes half a forint: %s %s', async (currency, given, ...found) => {
  const own = changed(invoice, discount('10', '100.00', given)).replaceAll('EUR', currency);
  expect(await said(own, /-R04/, xrechnung)).toEqual(found);
});

it.each([
  ['nothing else', []],
  ['no quantity, which is one', [[QUANTITY, '']], 'R120 100.00 50.00'],
  ['no price, which is nothing', [[PRICE, '']], 'R120 100.00 0'],
  ['no net amount, which is nothing', [[NET, '<cac:Item>']], 'R120 0 100.00'],
  ['a price for none, which is for one', [[PRICE, `${PRICE}<cbc:BaseQuantity>0</cbc:BaseQuantity>`]]],
  ['a price for two', [[PRICE, `${PRICE}<cbc:BaseQuantity>2</cbc:BaseQuantity>`]], 'R120 100.00 50.00'],
  ['a price for what is no number', [[PRICE, `${PRICE}<cbc:BaseQuantity>x</cbc:BaseQuantity>`]]],
  ['a charge', [inLine(adjustment('true', amount('Amount', '5.00')))], 'R120 100.00 105.00'],
  ['an allowance', [inLine(adjustment('false', amount('Amount', '5.00')))], 'R120 100.00 95.00'],
  ['an allowance with its base', [discount('5', '100.00', '5.00')], 'R120 100.00 95.00'],
  ['what has no indicator', [inLine(`<cac:AllowanceCharge>${amount('Amount', '5.00')}</cac:AllowanceCharge>`)]],
  ['an indicator with blanks', [inLine(adjustment(' false ', amount('Amount', '5.00')))], 'R120 100.00 95.00'],
  ['an indicator that is neither', [inLine(adjustment('0', amount('Amount', '5.00')))]],
  [
    'allowances and charges, each of two amounts',
    [
      inLine(
        adjustment('false', amount('Amount', '1.00') + amount('Amount', '2.00')),
        adjustment('true', amount('Amount', '10.00') + amount('Amount', '20.00')),
        adjustment('false', amount('Amount', '3.00')),
      ),
    ],
    'R120 100.00 124.00',
  ],
  [
    'an amount that is no number',
    [inLine(adjustment('false', amount('Amount', 'x') + amount('Amount', '5')))],
    'R120 100.00 95.00',
  ],
  ['charges that are rounded before', [inLine(adjustment('true', amount('Amount', '0.025')))], 'R120 100.00 100.03'],
  ['allowances that are rounded before', [inLine(adjustment('false', amount('Amount', '0.025')))], 'R120 100.00 99.97'],
  [
    'a second price, which does not count',
    [['</cac:Price>', `</cac:Price><cac:Price>${PRICE.replace('50', '7')}</cac:Price>`]],
  ],
  [
    'a price of which the second has the quantity',
    [['</cac:Price>', '</cac:Price><cac:Price><cbc:BaseQuantity>4</cbc:BaseQuantity></cac:Price>']],
    'R120 100.00 25.00',
  ],
] as [string, Changes, ...string[]][])('the net amount of a line: %s', async (_, changes, ...found) => {
  const expected = found.map((each) => `PEPPOL-EN16931-${each}`);
  expect(await said(changed(invoice, ...changes), /-R120$/, set)).toEqual(expected);
});

it('looks at the quantity that lines of a credit note have', async () => {
  const creditNote = asCreditNote(invoice);
  expect(await said(creditNote, /-R120$/, set)).toEqual([]);
  const wrong = changed(creditNote, [
    '<cbc:CreditedQuantity unitCode="C62">2<',
    '<cbc:CreditedQuantity unitCode="C62">3<',
  ]);
  expect(await said(wrong, /-R120$/, set)).toEqual(['PEPPOL-EN16931-R120 100.00 150.00']);
});

it('a wrong net amount is a fault to Peppol, and noticed by XRechnung, at the line', async () => {
  const wrong = changed(invoice, [NET, NET.replace('100.00', '99.00')]);
  const places = async (...sets: Parameters<typeof findingsIn> extends [string, ...infer S] ? S : never) =>
    (await findingsIn(wrong, ...sets))
      .filter(({ id }) => id === 'PEPPOL-EN16931-R120')
      .map(({ element, step, flag, terms }) => [element.name, step, flag, ...terms]);
  expect(await places(set)).toEqual([['cac:InvoiceLine', 'cbc:LineExtensionAmount', 'fatal', 'BT-131']]);
  expect(await places(xrechnung)).toEqual([['cac:InvoiceLine', 'cbc:LineExtensionAmount', 'warning', 'BT-131']]);
});

it.each([
  ['50.00', '60.00', '10.00'],
  ['50', '60.0', '10.000'],
  ['50.00', '60.00', '9.99', '50.00 50.01'],
  ['50.00', '60.00', '', '50.00 60.00'],
  ['60.00', '60.00', '', '60.00 60.00'],
  ['50.00', '60.00', 'x', '50.00 60.00'],
  ['', '60.00', '10.00', '– 50.00'],
  ['x', '60.00', '10.00', 'x 50.00'],
  ['50.00', '', '10.00'],
  ['50.00', 'x', '10.00'],
])('the net price %s of %s less %s', async (net, gross, less, ...found) => {
  const inner = amount('Amount', less) + amount('BaseAmount', gross);
  const xml = changed(invoice, [PRICE, amount('PriceAmount', net) + adjustment('false', inner)]);
  expect(await said(xml, /-R046$/, set)).toEqual(found.map((each) => `PEPPOL-EN16931-R046 ${each}`));
});
