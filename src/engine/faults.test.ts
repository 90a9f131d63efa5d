/** How faults are told to whoever wrote the document (chapter 09 §2.1, §2.4). */
import { beforeAll, describe, expect, test } from 'vitest';
import { faultsOf, invoiceWith, loadAll, testEnvironment } from './bill/testing.ts';
import { mergeFaults, wordedOutcome } from './faults.ts';
import { build as buildDocument } from './index.ts';

beforeAll(loadAll);

const build = (...given: Parameters<typeof buildDocument>) => wordedOutcome(buildDocument(...given));

const item = { name: 'Tyre', price: '60.00' };
const inDollars = { quantity: '1', item: { ...item, currency: 'USD' } };

test('the same mistake in several places is one fault', () => {
  const unreadable = { quantity: 'two', item };
  expect(build(invoiceWith({ lines: [unreadable, unreadable] }), {}, testEnvironment)).toMatchObject({
    key: 'input',
    message: expect.stringMatching(/^quantity is not a number/),
    faults: [{ code: 'BW-AMOUNT', properties: ['$.lines[0].quantity', '$.lines[1].quantity'] }],
  });
  expect(build(invoiceWith({ lines: [inDollars, inDollars] }), {}, testEnvironment)).toMatchObject({
    key: 'calculation',
    message: "lines: 0: item: no exchange rate found from 'USD' to 'EUR'",
    faults: [{ properties: ['$.lines[0].item.currency', '$.lines[1].item.currency'] }],
  });
});

test('a number that has too many digits to be held is called too large, not no number', () => {
  const said = (price: string, percent: string) =>
    build(
      invoiceWith({ lines: [{ quantity: '1', item: { ...item, price }, taxes: [{ cat: 'VAT', percent }] }] }),
      {},
      testEnvironment,
    );
  const tooLarge =
    'price is too large: the text "99999999999999999999.99" (at most 18 digits may stand before the point)';
  expect(said('99999999999999999999.99', '21%')).toMatchObject({ message: tooLarge });
  expect(said('60.00', '-1234567890123456789%')).toMatchObject({
    message: expect.stringMatching(/^percent is too large/),
  });
  expect(said('1,000.00', '21%')).toMatchObject({ message: expect.stringMatching(/^price is not a number/) });
});

test('the first fault gives the message: taxes are all settled before those contained in prices are taken off', () => {
  const retained = { quantity: '1', item, taxes: [{ cat: 'IRPF', rate: 'pro' }] };
  const lines = [retained, retained, { quantity: '1', item, taxes: [{ cat: 'GST' }] }];
  expect(build(invoiceWith({ lines, tax: { prices_include: 'IRPF' } }), {}, testEnvironment)).toMatchObject({
    message: "invalid-category: 'GST' not defined in regime",
    faults: [
      { code: 'BW-TAX-CATEGORY', properties: ['$.lines[2].taxes[0].cat'] },
      { code: 'BW-PRICES-INCLUDE', properties: ['$.tax.prices_include'] },
    ],
  });
});

test('what cannot be calculated is named by its position in the input, entries counted that say nothing', () => {
  const taxes = [null, { cat: 'GST' }];
  expect(faultsOf(invoiceWith({ lines: [null, inDollars, null, { quantity: '1', item, taxes }] }))).toEqual([
    'BW-EXCHANGE-RATE $.lines[1].item.currency',
    'BW-TAX-CATEGORY $.lines[3].taxes[1].cat',
  ]);
  const breakdown = [{}, null, { ...inDollars }];
  expect(faultsOf(invoiceWith({ lines: [null, { quantity: '1', item, breakdown }] }))).toEqual([
    'BW-EXCHANGE-RATE $.lines[1].breakdown[2].item.currency',
  ]);
});

test('a complement that cannot be calculated is named, and what failed in it', () => {
  const complements = [null, { $schema: 'https://gobl.org/draft-0/bill/order' }];
  const lines = [{ quantity: '1', item, taxes: [{ cat: 'GST' }] }];
  expect(build(invoiceWith({ complements, lines }), {}, testEnvironment)).toMatchObject({
    message: 'complements: currency: missing or invalid',
    faults: [
      {
        code: 'BW-COMPLEMENT',
        properties: ['$.complements[1]'],
        description: expect.stringContaining('($.complements[1].currency): The document states no known currency'),
      },
      { code: 'BW-TAX-CATEGORY', properties: ['$.lines[0].taxes[0].cat'] },
    ],
  });
});

describe('faults of one code and sentence', () => {
  const fault = (position: number, inInput?: number) => ({
    code: 'A',
    properties: [`$.lines[${position}]`],
    template: 'x',
    ...(inInput !== undefined && { input_properties: [`$.lines[${inInput}]`] }),
  });

  test('become one, with the properties of all, in the document and in the input', () => {
    expect(mergeFaults([fault(0), fault(1, 3), fault(2)])).toEqual([
      {
        code: 'A',
        properties: ['$.lines[0]', '$.lines[1]', '$.lines[2]'],
        template: 'x',
        input_properties: ['$.lines[0]', '$.lines[3]', '$.lines[2]'],
      },
    ]);
  });

  test('stay as they were themselves', () => {
    const faults = [fault(0, 1), fault(1, 3)];
    const before = structuredClone(faults);
    mergeFaults(faults);
    expect(faults).toEqual(before);
  });
});

test('what is said of faults is put into another language by its templates, and the values stay', () => {
  const outcome = buildDocument(
    invoiceWith({ lines: [{ quantity: 'two', item }], curency: 'EUR' }),
    {},
    testEnvironment,
  );
  const texts = {
    '{property} is not a number: {found} (write digits and at most one point, e.g. "12.50")':
      '{property} ist keine Zahl: {found} (schreiben Sie Ziffern mit höchstens einem Punkt, z. B. "12.50")',
    'the text {text}': 'der Text {text}',
  };
  expect(wordedOutcome<unknown>(outcome, { language: 'de', texts })).toMatchObject({
    message: 'quantity ist keine Zahl: der Text "two" (schreiben Sie Ziffern mit höchstens einem Punkt, z. B. "12.50")',
    faults: [{ code: 'BW-AMOUNT', properties: ['$.lines[0].quantity'] }],
  });
});
