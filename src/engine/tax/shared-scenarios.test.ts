import { expect, test } from 'vitest';
import { codesIn } from './code-table.ts';
import { typesIn } from './shared-scenarios.ts';

test('typesIn assigns an extension code to invoices of a type with all the tags', () => {
  const documentType = typesIn('xx-type');
  expect(documentType('A', 'standard')).toEqual({ type: ['standard'], ext: { 'xx-type': 'A' } });
  expect(documentType('B', 'credit-note', 'partial', 'export')).toEqual({
    type: ['credit-note'],
    tags: ['partial', 'export'],
    ext: { 'xx-type': 'B' },
  });
});

test('typesIn names a scenario after its code in the list, if any', () => {
  const values = codesIn('en', 'it')`
    A Invoice | Fattura
    B Credit note | Nota di credito
  `;
  const others = codesIn('en')`
    B Another
  `;
  const documentType = typesIn('xx-type', [
    { key: 'xx-other', name: { en: 'Other' }, values: others },
    { key: 'xx-type', name: { en: 'Type' }, values },
  ]);
  expect(documentType('B', 'credit-note')).toMatchObject({ name: { en: 'Credit note', it: 'Nota di credito' } });
  expect(documentType('C', 'standard')).not.toHaveProperty('name');
});
