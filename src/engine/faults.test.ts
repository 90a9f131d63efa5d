/** How faults are reported (chapter 09 §2.1, §2.4). */
import { beforeAll, describe, expect, test } from 'vitest';
import { faultsOf, invoiceWith, loadAll, testEnvironment } from './bill/testing.ts';
import { mergeFaults, wordedOutcome } from './faults.ts';
import { build as buildDocument } from './index.ts';
import { translationTo } from './testing/translation.ts';
import { message } from './text/message.ts';

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

test('a number with too many digits is reported as too large', () => {
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
    found: `"${text}"`,
    most: 18,
  });
  expect(valuesOf('60.00', '-1234567890123456789%')).toMatchObject({ property: 'percent', most: 18 });
  expect(valuesOf('1,000.00', '21%')).not.toHaveProperty('most');
});

test('invalid taxes are reported before contained taxes are removed', () => {
  const retained = { quantity: '1', item, taxes: [{ cat: 'IRPF', rate: 'pro' }] };
  const lines = [retained, retained, { quantity: '1', item, taxes: [{ cat: 'GST' }] }];
  expect(build(invoiceWith({ lines, tax: { prices_include: 'IRPF' } }), {}, testEnvironment)).toMatchObject({
    faults: [
      { code: 'BW-TAX-CATEGORY', properties: ['$.lines[2].taxes[0].cat'] },
      { code: 'BW-PRICES-INCLUDE', properties: ['$.tax.prices_include'] },
    ],
  });
});

test('faults of the calculation have input positions, counting empty entries', () => {
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

test('a complement that cannot be calculated is reported with the reason', () => {
  const complements = [null, { $schema: 'https://gobl.org/draft-0/bill/order' }];
  const lines = [{ quantity: '1', item, taxes: [{ cat: 'GST' }] }];
  const supplier = '$.complements[0].supplier';
  expect(buildDocument(invoiceWith({ complements, lines }), {}, testEnvironment)).toMatchObject({
    faults: [
      { code: 'GOBL-BILL-ORDER-05', properties: [supplier], input_properties: ['$.complements[1].supplier'] },
      {
        code: 'BW-COMPLEMENT',
        properties: ['$.complements[1]'],
        values: { paths: ['$.complements[1].currency'] },
        caused_by: [supplier],
      },
      { code: 'BW-TAX-CATEGORY', properties: ['$.lines[0].taxes[0].cat'] },
      { code: 'GOBL-BILL-ORDER-06' },
    ],
  });
});

describe('mergeFaults', () => {
  const fault = (position: number, inInput?: number) => ({
    code: 'A',
    properties: [`$.lines[${position}]`],
    template: 'x',
    ...(inInput !== undefined && { input_properties: [`$.lines[${inInput}]`] }),
  });

  test('merges faults of the same code and text, with all properties in document and input', () => {
    expect(mergeFaults([fault(0), fault(1, 3), fault(2)])).toEqual([
      {
        code: 'A',
        properties: ['$.lines[0]', '$.lines[1]', '$.lines[2]'],
        template: 'x',
        input_properties: ['$.lines[0]', '$.lines[3]', '$.lines[2]'],
      },
    ]);
  });

  test('does not modify its arguments', () => {
    const faults = [fault(0, 1), fault(1, 3)];
    const before = structuredClone(faults);
    mergeFaults(faults);
    expect(faults).toEqual(before);
  });
});

test('wordedOutcome translates faults by their templates and keeps the values', () => {
  const outcome = buildDocument(
    invoiceWith({ lines: [{ quantity: 'two', item }], curency: 'EUR' }),
    {},
    testEnvironment,
  );
  const { template } = outcome.ok ? message('') : (outcome.faults[0] ?? message(''));
  const texts = { [template]: '{property} ist keine Zahl: {found}' };
  expect(wordedOutcome<unknown>(outcome, translationTo('de', texts))).toMatchObject({
    message: 'quantity ist keine Zahl: "two"',
    faults: [{ code: 'BW-AMOUNT', properties: ['$.lines[0].quantity'] }],
  });
});
