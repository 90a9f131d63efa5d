import { expect, expectTypeOf, test } from 'vitest';
import type { Delivery } from '../bill/delivery.ts';
import { Invoice } from '../bill/invoice.ts';
import { discountKeys } from '../bill/reasons.ts';
import { key } from '../cbc/key.ts';
import { oneOf, someKey, typeIn } from '../rules/conditions.ts';
import { at, check, rules, type Test, when } from '../rules/declare.ts';
import { enumeration } from './enumeration.ts';

test('enumeration gives a closed list its TypeScript type, schema and rule', () => {
  const colours = enumeration(key, [
    ['red', 'Red', 'Like a rose.'],
    ['sky-blue', 'Sky blue'],
  ]);
  expectTypeOf(colours.values).toEqualTypeOf<readonly ('red' | 'sky-blue')[]>();
  expect(colours.schema).toEqual({
    ...key.schema,
    oneOf: [
      { const: 'red', title: 'Red' },
      { const: 'sky-blue', title: 'Sky blue' },
    ],
  });
  const known: Test<'red' | 'sky-blue'> = oneOf(...colours.values);
  expect(known('red', {} as never)).toBe(true);
  // The value read may be any text.
  expect(known('green' as 'red', {} as never)).toBe(false);
});

test('openEnumeration allows other keys', () => {
  const given: (typeof discountKeys.values)[number] = 'of-our-own';
  expect(discountKeys.values).not.toContain(given);
  expect(discountKeys.schema).toMatchObject({ anyOf: expect.arrayContaining([{ const: 'sample', title: 'Sample' }]) });
});

test('Invoice.type has the type of its list', () => {
  expectTypeOf<Invoice['type']>().toEqualTypeOf<
    'standard' | 'proforma' | 'corrective' | 'credit-note' | 'debit-note' | 'other' | undefined
  >();
  const declared = rules(Invoice, 'TEST', [
    when(typeIn('credit-note'), [at('type', [check('01', 'Known.', oneOf('standard', 'credit-note'))])]),
    // @ts-expect-error: a type that no invoice has
    when(typeIn('credit-not'), [at('code', [check('02', 'Not known.')])]),
    // @ts-expect-error: a type of deliveries
    at('type', [check('03', 'Not known.', oneOf('standard', 'waybill'))]),
    // @ts-expect-error: a key that no note has
    at('notes', [check('04', 'Not known.', someKey('generel'))]),
  ]);
  expect(declared.steps).toHaveLength(4);
  const isWaybill: Test<Delivery> = typeIn('waybill');
  expect(isWaybill({ type: 'waybill' } as Delivery, {} as never)).toBe(true);
});
