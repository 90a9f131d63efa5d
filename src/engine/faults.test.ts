/** How faults are told to whoever wrote the document (chapter 09 §2.1, §2.4). */
import { beforeAll, describe, expect, test } from 'vitest';
import { faultsOf, invoiceWith, loadAll, testEnvironment } from './bill/testing.ts';
import { mergeFaults, wordedOutcome } from './faults.ts';
import { build as buildDocument } from './index.ts';
import { type Message, message } from './text/message.ts';

beforeAll(loadAll);

const build = (...given: Parameters<typeof buildDocument>) => wordedOutcome(buildDocument(...given));

const item = { name: 'Tyre', price: '60.00' };
const inDollars = { quantity: '1', item: { ...item, currency: 'USD' } };

test('the same mistake in several places is one fault', () => {
  const unreadable = { quantity: 'two', item };
  expect(build(invoiceWith({ lines: [unreadable, unreadable] }), {}, testEnvironment)).toMatchObject({
    key: 'input',
    faults: [{ code: 'BW-AMOUNT', properties: ['$.lines[0].quantity', '$.lines[1].quantity'] }],
  });
  expect(build(invoiceWith({ lines: [inDollars, inDollars] }), {}, testEnvironment)).toMatchObject({
    key: 'calculation',
    faults: [{ code: 'BW-EXCHANGE-RATE', properties: ['$.lines[0].item.currency', '$.lines[1].item.currency'] }],
  });
});

test('a number that has too many digits to be held is called too large, not no number', () => {
  const valuesOf = (price: string, percent: string) => {
    const outcome = buildDocument(
      invoiceWith({ lines: [{ quantity: '1', item: { ...item, price }, taxes: [{ cat: 'VAT', percent }] }] }),
      {},
      testEnvironment,
    );
    return outcome.ok ? undefined : outcome.faults[0]?.values;
  };
  const text = '99999999999999999999.99';
  expect(valuesOf(text, '21%')).toMatchObject({
    property: 'price',
    found: { values: { text: `"${text}"` } },
    most: 18,
  });
  expect(valuesOf('60.00', '-1234567890123456789%')).toMatchObject({ property: 'percent', most: 18 });
  expect(valuesOf('1,000.00', '21%')).not.toHaveProperty('most');
});

test('taxes are all settled before those contained in prices are taken off', () => {
  const retained = { quantity: '1', item, taxes: [{ cat: 'IRPF', rate: 'pro' }] };
  const lines = [retained, retained, { quantity: '1', item, taxes: [{ cat: 'GST' }] }];
  expect(build(invoiceWith({ lines, tax: { prices_include: 'IRPF' } }), {}, testEnvironment)).toMatchObject({
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
  expect(buildDocument(invoiceWith({ complements, lines }), {}, testEnvironment)).toMatchObject({
    faults: [
      {
        code: 'BW-COMPLEMENT',
        properties: ['$.complements[1]'],
        values: { paths: ['$.complements[1].currency'] },
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
  const { template, values } = outcome.ok ? message('') : (outcome.faults[0] ?? message(''));
  const found = values?.found as Message;
  const texts = {
    [template]: '{property} ist keine Zahl: {found}',
    [found.template]: 'der Text {text}',
  };
  expect(wordedOutcome<unknown>(outcome, { language: 'de', texts })).toMatchObject({
    message: 'quantity ist keine Zahl: der Text "two"',
    faults: [{ code: 'BW-AMOUNT', properties: ['$.lines[0].quantity'] }],
  });
});
