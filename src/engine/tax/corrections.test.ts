import { expect, test } from 'vitest';
import { correctionTerms } from './corrections.ts';
import type { CorrectionDefinition } from './definitions.ts';
import type { Plan } from './registry.ts';

/** Returns the terms for a regime and addons with these definitions. */
function termsOf(
  schema: string,
  regime: CorrectionDefinition[] | undefined,
  ...addons: (CorrectionDefinition[] | null)[]
) {
  const plan = {
    regime: regime && { definition: { corrections: regime } },
    addons: addons.map((corrections) => ({ definition: { corrections } })),
  };
  return correctionTerms(schema, plan as unknown as Plan);
}

const INVOICE = 'https://gobl.org/draft-0/bill/invoice';
const none = { types: [], extensions: [], stamps: [], reasonRequired: false, copyTax: false };

test("correctionTerms merges the demands of regime and addons, without duplicates and with the regime's first", () => {
  const regime: CorrectionDefinition = { schema: 'bill/invoice', types: ['credit-note'], extensions: ['xx-a'] };
  const addon: CorrectionDefinition = {
    schema: 'bill/invoice',
    types: ['corrective', 'credit-note'],
    extensions: ['xx-b'],
    stamps: ['office'],
  };
  expect(termsOf(INVOICE, [regime], null, [addon])).toEqual({
    ...none,
    types: ['credit-note', 'corrective'],
    extensions: ['xx-a', 'xx-b'],
    stamps: ['office'],
  });
});

test('correctionTerms requires a reason or copies taxes if any owner requires it', () => {
  const asking = (more: object): CorrectionDefinition[] => [{ schema: 'bill/invoice', ...more }];
  expect(termsOf(INVOICE, asking({}), asking({ reason_required: true }))).toEqual({ ...none, reasonRequired: true });
  expect(termsOf(INVOICE, asking({ copy_tax: true }), asking({}))).toEqual({ ...none, copyTax: true });
});

test("correctionTerms uses only the first definition for the document's schema", () => {
  const list: CorrectionDefinition[] = [
    { schema: 'bill/order', stamps: ['a'] },
    { schema: 'bill/invoice', stamps: ['b'] },
    { schema: 'bill/invoice', stamps: ['c'] },
  ];
  expect(termsOf(INVOICE, list).stamps).toEqual(['b']);
  expect(termsOf('bill/invoice', list).stamps).toEqual(['b']);
  expect(termsOf('https://gobl.org/draft-0/bill/delivery', list)).toEqual(none);
  expect(termsOf(INVOICE, undefined)).toEqual(none);
});
