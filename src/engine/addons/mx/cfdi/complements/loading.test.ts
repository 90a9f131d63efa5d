import { expect, test } from 'vitest';
import { testEnvironment } from '../../../../bill/testing.ts';
import { build, jsonSchema, schemaIds } from '../../../../index.ts';
import { load } from '../../../../loading.ts';

const $schema = 'https://gobl.org/draft-0/regimes/mx/food-vouchers';

test('a complement is listed before its addon is loaded, and calculated once a document with it has been loaded', async () => {
  expect(schemaIds()).toContain($schema);
  expect(jsonSchema('regimes/mx/food-vouchers')).toBeUndefined();

  const document = {
    $schema: 'https://gobl.org/draft-0/bill/delivery',
    currency: 'MXN',
    complements: [{ $schema, account_number: '1', lines: [{ amount: '10.5' }, { amount: '2' }] }],
  };
  await load(document);
  expect(jsonSchema('regimes/mx/food-vouchers')).toHaveProperty('$id', $schema);
  const outcome = build(document, {}, testEnvironment);
  expect(outcome.ok ? outcome.result : outcome.document).toHaveProperty('complements.0.total', '12.50');
});
