import { expect, test } from 'vitest';
import { describe } from './describe.ts';
import type { Paper } from './paper.ts';

const line = (name: string, price?: string, total?: string) => ({
  i: 1,
  quantity: '2',
  item: { name, ...(price && { price }) },
  ...(total && { total }),
  taxes: [{ cat: 'VAT', percent: '21%' }],
});

const invoice = (lines: unknown[], totals?: unknown) => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'ES',
  code: '1',
  currency: 'EUR',
  issue_date: '2026-03-02',
  supplier: { name: 'Talleres Llobregat S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
  lines,
  ...(totals !== undefined && { totals }),
  payment: { instructions: { key: 'credit-transfer+sepa', credit_transfer: [{ iban: 'ES9121000418450200051332' }] } },
});

const known = { sum: '20.00', total: '20.00', tax: '4.20', total_with_tax: '24.20', payable: '24.20' };

function figuresOf(paper: Paper | undefined) {
  return paper?.blocks.flatMap((block) => (block.kind === 'figures' ? block.rows.map(({ amount }) => amount) : []));
}

function amountsOf(paper: Paper | undefined) {
  return paper?.blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map(({ cells }) => cells.at(-1)?.[0]?.text) : [],
  );
}

test('describe: does not mark a complete document', () => {
  expect(describe(invoice([line('Binding', '10.00', '20.00')], known), 'en')?.mark).toBeUndefined();
});

test('describe: marks a document with faults, and shows its known figures', () => {
  const paper = describe(invoice([line('Binding', '10.00', '20.00')], known), 'en', undefined, true);
  expect(paper?.mark).toBe('Incomplete');
  expect(figuresOf(paper)).toContain('€24,20');
  expect(paper?.blocks.some((block) => block.kind === 'section' && block.code)).toBe(false);
});

test('describe: shows no sum if a line has no amount', () => {
  const lines = [line('Binding', '10.00', '20.00'), line('Box')];
  const paper = describe(invoice(lines, known), 'en', undefined, true);
  expect(amountsOf(paper)).toEqual(['20,00', '–']);
  expect(new Set(figuresOf(paper))).toEqual(new Set(['–']));
});

test('describe: shows a dash for the amount to pay if there are no totals', () => {
  const paper = describe(invoice([line('Binding', '10.00', '20.00')]), 'en', undefined, true);
  expect(figuresOf(paper)).toEqual(['–']);
});

test('describe: shows an unknown total below the parties of an invoice without lines', () => {
  const kinds = describe(invoice([]), 'en', undefined, true)?.blocks.map(({ kind }) => kind);
  expect(kinds?.slice(0, 3)).toEqual(['head', 'parties', 'figures']);
});
