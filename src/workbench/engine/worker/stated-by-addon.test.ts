import { expect, it } from 'vitest';
import { addonEffect } from './addon-effect.ts';
import { statedBy } from './stated-by-addon.ts';

const addon = 'fr-ctc-flow2-v1';
const party = (name: string, code: string) => ({
  name,
  tax_id: { country: 'FR', code },
  addresses: [{ street: 'rue de la Paix', num: '12', code: '75002', locality: 'Paris', country: 'FR' }],
});
const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '42',
  currency: 'EUR',
  supplier: party('Atelier', 'FR40303265045'),
  customer: party('Dupont', 'FR83404833048'),
  lines: [{ quantity: '1', item: { name: 'Conseil', price: '100' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};

it('statedBy lists the sentences and the kind of operation that a French e-invoice adds', async () => {
  const effect = await addonEffect({ text: JSON.stringify(invoice), addon });
  const stated = statedBy(addon, effect ?? { sets: [] });
  const said = stated.map(({ description }) => description);
  expect(stated.every(({ kind }) => kind === 'supplied')).toBe(true);
  expect(said).toEqual(expect.arrayContaining([expect.stringMatching(/escompte/), expect.stringMatching(/Mixed/)]));
  // Codes of the norm repeat what the document says.
  expect(said).toHaveLength(4);
});

it('statedBy leaves out what the format has reported as supplied', async () => {
  const effect = await addonEffect({ text: JSON.stringify(invoice), addon });
  const reported = (...properties: string[]) => ({
    kind: 'supplied' as const,
    severity: 'info' as const,
    properties,
    description: '',
  });
  const stated = statedBy(addon, effect ?? { sets: [] }, [
    reported('$.notes'),
    reported('$.tax.ext.fr-ctc-billing-mode'),
  ]);
  expect(effect?.sets.length).toBeGreaterThan(0);
  expect(stated).toEqual([]);
});
