import { describe, expect, it } from 'vitest';
import { convertDocument } from '../../convert/convert.ts';
import { environment } from '../../mapping/testing.ts';

const party = (code: string) => ({
  name: 'Atelier',
  tax_id: { country: 'FR', code },
  addresses: [{ street: 'rue de la Paix', num: '12', code: '75002', locality: 'Paris', country: 'FR' }],
  inboxes: [{ scheme: '0225', code: code.slice(2) }],
});
const line = (unit?: string) => ({
  quantity: '1',
  item: { name: 'Pose', price: '100', ...(unit && { unit }) },
  taxes: [{ cat: 'VAT', rate: 'standard' }],
});
const invoice = (more: object = {}) => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '42',
  currency: 'EUR',
  issue_date: '2026-11-30',
  supplier: party('40303265045'),
  customer: party('83404833048'),
  lines: [line()],
  payment: { terms: { due_dates: [{ date: '2026-12-30', percent: '100%' }] } },
  ...more,
});

async function written(document: object) {
  const outcome = await convertDocument({ ...document }, { to: 'fr-cius-ubl' }, environment);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  const { result, losses } = outcome.result;
  const notes = [...String(result).matchAll(/<cbc:Note>(#\w+#.*?)<\/cbc:Note>/g)].map(([, note]) => note);
  const supplied = losses.filter(({ kind }) => kind === 'supplied').map(({ properties }) => properties[0]);
  return { notes, supplied, mode: /<cbc:ProfileID>(.*?)</.exec(String(result))?.[1] };
}

describe('a French e-invoice of a document without its addon', () => {
  it('states what the page states about late payment, and reports it', async () => {
    const { notes, supplied } = await written(invoice());
    expect(notes).toEqual([
      expect.stringMatching(/^#PMT#.*40 €/),
      expect.stringMatching(/^#PMD#.*10 points/),
      expect.stringMatching(/^#AAB#Escompte.*néant/),
    ]);
    expect(supplied.filter((path) => path === '$.notes')).toHaveLength(3);
  });

  it('repeats the sentences of the document', async () => {
    const terms = { notes: 'Pénalités de retard : trois fois le taux légal. Escompte de 2 % à dix jours.' };
    const { notes, supplied } = await written(invoice({ payment: { terms } }));
    expect(notes).toEqual([
      expect.stringMatching(/^#PMT#.*40 €/),
      '#PMD#Pénalités de retard : trois fois le taux légal.',
      '#AAB#Escompte de 2 % à dix jours.',
    ]);
    expect(supplied.filter((path) => path === '$.notes')).toHaveLength(1);
  });

  it.each([
    [['h'], 'S1'],
    [['kg', 'piece'], 'B1'],
    [['kg', 'h'], 'M1'],
    [['h', undefined], 'M1'],
  ])('is for goods or services as the units %s tell: %s', async (units, mode) => {
    const { supplied, ...found } = await written(invoice({ lines: units.map(line) }));
    expect(found.mode).toBe(mode);
    expect(supplied).toContain('$.tax.ext.fr-ctc-billing-mode');
  });

  it('keeps the kind of operation that the document states', async () => {
    const { mode, supplied } = await written(invoice({ tax: { ext: { 'fr-ctc-billing-mode': 'B1' } } }));
    expect(mode).toBe('B1');
    expect(supplied).not.toContain('$.tax.ext.fr-ctc-billing-mode');
  });
});
