import { beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../../client/index.ts';
import { messageOf } from '../../../engine/faults.ts';
import { build, type CalculationStep, type JsonObject } from '../../../engine/index.ts';
import { load } from '../../../engine/loading.ts';
import { rootsOf, sectionsOf } from './sections.ts';

const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '1',
  issue_date: '2025-03-10',
  currency: 'EUR',
  supplier: { name: 'Talleres Llobregat S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Librería Sant Jordi', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [
    {
      quantity: '20',
      item: { name: 'Bookbinding', price: '90.00' },
      discounts: [{ percent: '10%', reason: 'Series' }],
      taxes: [{ cat: 'VAT', rate: 'standard' }],
    },
    { quantity: '1', item: { name: 'Carriage', price: '12.50' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] },
  ],
  charges: [{ amount: '3.00', reason: 'Packing', taxes: [{ cat: 'VAT', rate: 'standard' }] }],
};

let steps: readonly CalculationStep[] = [];
let document: Document = {};

beforeAll(async () => {
  await load('all');
  const outcome = build(
    structuredClone(invoice),
    { explain: true },
    { now: () => new Date('2025-03-10'), uuid: () => '' },
  );
  if (!outcome.ok) throw new Error(messageOf(outcome.faults));
  steps = outcome.explain ?? [];
  document = outcome.result;
});

describe('sectionsOf', () => {
  it('goes from lines over taxes to totals', () => {
    expect(sectionsOf(steps, document).map(({ title }) => title)).toEqual(['Lines', 'Taxes', 'Totals']);
  });

  it('labels lines and their discounts', () => {
    const [lines] = sectionsOf(steps, document);
    expect(lines?.groups.map(({ title }) => title)).toEqual(['1 · Bookbinding', '2 · Carriage']);
    expect(lines?.groups[0]?.figures.map(({ label, stated }) => `${label} ${stated}`)).toEqual([
      'Sum 1800.00',
      'Discount · Series 180.00',
      'Total 1620.00',
    ]);
    expect(lines?.groups[1]?.figures).toMatchObject([
      { label: 'Total', op: 'multiply', of: [{ label: 'price', stated: '12.50' }, { stated: '1' }] },
    ]);
  });

  it("shows the base of each rate with its components, and the rate's start", () => {
    const taxes = sectionsOf(steps, document).find(({ title }) => title === 'Taxes');
    const [general] = taxes?.groups ?? [];
    expect(general?.title).toBe('VAT 21%, standard');
    expect(general?.origin).toMatchObject({ regime: 'ES', rate: 'general', since: '2012-09-01' });
    const base = general?.figures.find(({ label }) => label === 'Base');
    expect(base?.of.map(({ label, stated }) => `${label} ${stated}`)).toEqual(['line 1 1620.00', 'charge 1 3.00']);
    expect(base?.stated).toBe('1623.00');
  });

  it('leads from a total to its lines', () => {
    const paths = (path: string) => rootsOf(path, steps);
    expect(paths('$.totals.payable')).toEqual(['$.lines[0]', '$.lines[1]', '$.charges[0]']);
    expect(paths('$.totals.taxes.categories[0].rates[1].amount')).toEqual(['$.lines[1]']);
    expect(paths('$.lines[0].item.price')).toEqual(['$.lines[0]']);
  });
});
