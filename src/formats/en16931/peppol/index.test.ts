import { expect, test } from 'vitest';
import { formatOf } from '../../list/formats.ts';
import { foundAs } from '../../testing/judged-as.ts';

test.each([
  ['peppol-ubl', 'Peppol BIS Billing 3 (UBL)', 'ubl', 'ubl'],
  ['peppol-cii', 'Peppol BIS Billing 3 (CII)', 'cii', 'cii-d16b'],
  ['peppol-selfbilling-ubl', 'Peppol BIS Self-Billing 3 (UBL)', 'ubl', 'ubl'],
])('the format %s has the rules of the core and of Peppol', async (key, name, syntax, schema) => {
  expect(formatOf(key)).toMatchObject({
    name: { en: name },
    syntax,
    schema: { key: schema },
    reads: true,
    writes: true,
  });
  expect(Object.keys(formatOf(key)?.description ?? {})).toEqual(['en']);
  expect(await foundAs(key)).toEqual(expect.arrayContaining(['BR-CO-16', 'PEPPOL-EN16931-R003']));
});

test('foundAs: applies the self-billing rules to invoices that the buyer issues', async () => {
  expect(await foundAs('peppol-selfbilling-ubl')).toContain('PEPPOL-EN16931-P0100');
  expect(await foundAs('peppol-ubl')).not.toContain('PEPPOL-EN16931-P0100');
  const [own, other] = [formatOf('peppol-selfbilling-ubl'), formatOf('peppol-ubl')];
  expect(own?.extensions).toEqual([own?.specification]);
  expect(own?.specification).not.toBe(other?.specification);
  expect(own?.writing).toEqual({ oneNote: true, orderOrNothing: true });
  expect(other?.writing).toEqual(own?.writing);
  expect(own?.addons).toEqual(['eu-en16931-v2017']);
  expect(other?.addons).toEqual(own?.addons);
  expect([own?.inboxes, other?.inboxes]).toEqual(['peppol', 'peppol']);
});
