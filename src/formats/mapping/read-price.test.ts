/** The price of one, from what an e-invoice says of prices (chapter 14 §5.7). */
import { describe, expect, it, test } from 'vitest';
import { type Changes, changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';
import { readPrice } from './read-price.ts';
import { readingOf, shortlySaidOf } from './testing.ts';

/** A line of 2 at 50.00, which come to 100.00. */
const ubl = ublInvoice('urn:cen.eu:en16931:2017', '');
const cii = ciiInvoice('urn:cen.eu:en16931:2017', '');

/** Returns the price of one, what is said of it, and whether each base quantity was taken. */
async function priceOf(xml: string, changes: Changes, quantity = '2') {
  const reading = await readingOf(changed(xml, ...changes));
  const [line] = reading.invoice.all('BG-25');
  if (line === undefined) throw new Error('it has a line');
  const price = readPrice(line, quantity, '$.lines[0].item');
  const bases = line.inner('BG-29')?.group.all('BT-149') ?? [];
  const said = shortlySaidOf(reading);
  return { price, said, taken: bases.map((each) => reading.taken.has(each)) };
}

/** A price for several, and what the line comes to. */
const priced = (price: string, base: string, net: string, inLine = ''): Changes => [
  [
    '<cbc:PriceAmount currencyID="EUR">50.00</cbc:PriceAmount>',
    `<cbc:PriceAmount currencyID="EUR">${price}</cbc:PriceAmount>${base && `<cbc:BaseQuantity unitCode="C62">${base}</cbc:BaseQuantity>`}`,
  ],
  [
    '</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount>',
    `</cbc:InvoicedQuantity>${net && `<cbc:LineExtensionAmount currencyID="EUR">${net}</cbc:LineExtensionAmount>`}${inLine}`,
  ],
];
const adjustment = (isCharge: boolean, amount: string) =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${isCharge}</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">${amount}</cbc:Amount></cac:AllowanceCharge>`;

const divided = (price: string, base: string, each: string) =>
  `changed info BT-149 $.lines[0].item.price cbc:BaseQuantity: The price ${price} for ${base} is ${each} for one.`;

describe('a price for several', () => {
  it.each([
    ['exactly', '50.00', '100', '1.00', '2', '0.5000'],
    ['exactly, where nothing says what the line comes to', '50.00', '100', '', '2', '0.5000'],
    ['to as many decimals as the line needs', '1.00', '7', '142857.14', '1000000', '0.14285714'],
    ['to twelve more decimals than it asks for', '50', '3', '', '2', '16.6666666666667'],
    ['to fifteen decimals at most', '50.0000', '3', '', '2', '16.666666666666667'],
    ['by a part of one', '50.00', '0.5', '200.00', '2', '100.000'],
  ])('is divided %s', async (_, price, base, net, quantity, each) => {
    expect(await priceOf(ubl, priced(price, base, net), quantity)).toEqual({
      price: each,
      said: [divided(price, base, each)],
      taken: [true],
    });
  });

  it.each([
    ['100.00', '10', '205.00', adjustment(true, '5.00')],
    ['100.00', '10', '197.00', adjustment(false, '3.00')],
    ['100.00', '10', '202.00', adjustment(true, '5.00') + adjustment(false, '3.00')],
  ])('is that of one where the line comes to that: %s for %s, in a line of %s', async (price, base, net, inLine) => {
    expect(await priceOf(ubl, priced(price, base, net, inLine))).toEqual({
      price,
      said: [
        `changed warning BT-149 $.lines[0].item.price cbc:BaseQuantity: The price ${price} is not divided by the base quantity ${base}: the amount of the line is that of ${price} for one.`,
      ],
      taken: [true],
    });
  });

  it.each(['1', '1.000', '0', '-2', ''])('is the price of one where the base quantity is %j', async (base) => {
    expect(await priceOf(ubl, priced('50.00', base, '100.00'))).toMatchObject({ price: '50.00', said: [] });
  });
});

test.each([
  ['is missing', [['<cac:Price><cbc:PriceAmount currencyID="EUR">50.00</cbc:PriceAmount></cac:Price>', '']], []],
  ['is empty', priced('', '', '100.00'), []],
  [
    'is no number',
    priced('free', '', '100.00'),
    ['BW-XML-VALUE $.lines[0].item.price BT-146: BT-146 is no number that can be read: free. It is left out.'],
  ],
] as const)('a price that %s is 0, and it is said', async (_, changes, faults) => {
  expect(await priceOf(ubl, changes)).toMatchObject({
    price: '0',
    said: [
      ...faults,
      'supplied error BT-146 $.lines[0].item.price cac:InvoiceLine: The line has no price that can be read; 0 is taken.',
    ],
  });
});

describe('a gross price', () => {
  const inUbl = (inner: string): Changes => [
    [
      '</cbc:PriceAmount>',
      `</cbc:PriceAmount><cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator>${inner}</cac:AllowanceCharge>`,
    ],
  ];
  it.each([
    [
      'with its discount',
      '<cbc:Amount currencyID="EUR"> 5.00 </cbc:Amount><cbc:BaseAmount currencyID="EUR">55.00</cbc:BaseAmount>',
      'BT-148 $.lines[0].item.price cbc:BaseAmount: The gross price 55.00 and its discount 5.00 are left out',
    ],
    [
      'alone',
      '<cbc:BaseAmount currencyID="EUR">55.00</cbc:BaseAmount>',
      'BT-148 $.lines[0].item.price cbc:BaseAmount: The gross price 55.00 and its discount 0 are left out',
    ],
    [
      'of which the discount alone is given',
      '<cbc:Amount currencyID="EUR">5.00</cbc:Amount>',
      'BT-147 $.lines[0].item.price cbc:Amount: The discount 5.00 of the gross price is left out',
    ],
  ])('%s is left out, and it is said', async (_, inner, said) => {
    expect(await priceOf(ubl, inUbl(inner))).toEqual({
      price: '50.00',
      said: [`dropped info ${said}: the net price counts.`],
      taken: [],
    });
  });

  it('takes its base quantity with it', async () => {
    const changes: Changes = [
      [
        '<ram:NetPriceProductTradePrice><ram:ChargeAmount>50.00</ram:ChargeAmount>',
        '<ram:GrossPriceProductTradePrice><ram:ChargeAmount>55.00</ram:ChargeAmount><ram:BasisQuantity unitCode=" C62 ">1</ram:BasisQuantity></ram:GrossPriceProductTradePrice><ram:NetPriceProductTradePrice><ram:ChargeAmount>50.00</ram:ChargeAmount><ram:BasisQuantity unitCode="C62">1</ram:BasisQuantity>',
      ],
    ];
    expect(await priceOf(cii, changes)).toEqual({
      price: '50.00',
      said: [
        'dropped info BT-148 $.lines[0].item.price ram:ChargeAmount: The gross price 55.00 and its discount 0 are left out: the net price counts.',
      ],
      taken: [true, true],
    });
  });
});

test('the unit of a base quantity is told where it is another', async () => {
  const inUnit = (unit: string): Changes => [
    ['</cbc:PriceAmount>', `</cbc:PriceAmount><cbc:BaseQuantity unitCode="${unit}">1</cbc:BaseQuantity>`],
  ];
  expect(await priceOf(ubl, inUnit(' C62 '))).toMatchObject({ price: '50.00', said: [] });
  expect(await priceOf(ubl, inUnit(' KGM '))).toMatchObject({
    price: '50.00',
    said: [
      'dropped warning BT-150 $.lines[0].item.price cbc:BaseQuantity: The unit KGM of the base quantity is left out; the quantity is in C62.',
    ],
  });
});
