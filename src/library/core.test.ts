import { expect, it, vi } from 'vitest';
import { addons, build, correct, load, loaded, loadFor, regimes, schemas } from './core.ts';

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'A-1',
  issue_date: '2026-02-03',
  supplier: { name: 'Encuadernaciones Sol', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Biblioteca Municipal' },
  lines: [
    { quantity: 20, item: { name: 'Encuadernación', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] },
  ],
};

/** Imports a fresh copy of the library with nothing loaded. */
async function fresh() {
  vi.resetModules();
  return await import('./core.ts');
}

it('billwright/core starts with nothing loaded and reports what a document needs', () => {
  expect([regimes(), addons(), loaded()]).toEqual([[], [], []]);
  expect(schemas()).toContain('https://gobl.org/draft-0/bill/invoice');
  const outcome = build({ ...invoice, $addons: ['es-facturae-v3'] });
  expect(outcome).toMatchObject({ ok: false, key: 'input', faults: [{ code: 'BW-NOT-LOADED', properties: ['$'] }] });
  expect(outcome).toMatchObject({ message: expect.stringContaining("load(['ES', 'es-facturae-v3'])") });
});

it('billwright/core builds documents that need no regime or addon', () => {
  const plain = {
    ...invoice,
    supplier: { name: 'Sol' },
    currency: 'EUR',
    lines: [{ quantity: 1, item: { name: 'A', price: '1' } }],
  };
  expect(build(plain)).toMatchObject({ ok: true, result: { totals: { payable: '1.00' } } });
});

it('load loads regimes by country, and addons by key with those they require', async () => {
  const core = await fresh();
  await core.load(['ES']);
  expect(core.loaded()).toEqual(['ES']);
  expect(core.build(invoice)).toMatchObject({ ok: true, result: { totals: { payable: '2178.00' } } });
  await core.load(['gr', 'de-xrechnung-v3']);
  expect(core.loaded()).toEqual(['EL', 'ES', 'de-xrechnung-v3', 'eu-en16931-v2017']);
});

it('load rejects an unknown name before loading anything', async () => {
  const core = await fresh();
  await expect(core.load(['ES', 'es-facturae'])).rejects.toThrow(/"es-facturae".* es-facturae-v3\b/);
  await expect(core.load(['ZZ'])).rejects.toThrow(RangeError);
  expect(core.loaded()).toEqual([]);
});

it('loadFor loads what a document needs, given as an object or a text', async () => {
  const core = await fresh();
  await core.loadFor(JSON.stringify({ ...invoice, customer: { name: 'Obra', tax_id: { country: 'PT' } } }));
  expect(core.loaded()).toEqual(['ES', 'PT']);
  await core.loadFor({ ...invoice, $addons: ['it-ticket-v1'] });
  expect(core.loaded()).toContain('it-ticket-v1');
  await expect(core.loadFor('{')).resolves.toBeUndefined();
});

it('billwright/core reads JSON only and rejects other texts', async () => {
  await load(['ES']);
  expect(build(JSON.stringify(invoice))).toMatchObject({ ok: true });
  const yaml = build('currency: EUR', { type: 'invoice' });
  expect(yaml).toMatchObject({ ok: false, faults: [{ code: 'BW-TEXT-SYNTAX', properties: ['$'] }] });
  expect(yaml).toMatchObject({ message: expect.stringContaining("'billwright'") });
  expect(correct(invoice, 'type: credit-note')).toMatchObject({ ok: false, faults: [{ properties: ['options'] }] });
  await loadFor(invoice);
  expect(correct(invoice, '{"type": "credit-note"}')).toMatchObject({ ok: true });
});

it('billwright/core gives the same results as the complete library', async () => {
  const { examples } = await import('../service/examples/index.ts');
  const environment = {
    now: () => new Date('2026-03-15T10:30:00Z'),
    uuid: () => '01a00000-0000-7000-8000-000000000000',
  };
  const some = ['es-facturae-v3', 'mx-cfdi-v4-food-vouchers', 'pt-invoice', 'de-zugferd-v2'];
  const documents = await Promise.all(examples.filter(({ name }) => some.includes(name)).map((each) => each.load()));
  expect(documents).toHaveLength(some.length);
  const built = [];
  for (const document of documents) {
    const core = await fresh();
    await core.loadFor(document);
    built.push(core.build(document, { environment }));
  }
  const whole = await import('./index.ts');
  expect(built).toEqual(documents.map((document) => whole.build(document, { environment })));
});
