/** Loads the labels of all languages and the slips for tests. */

import { describe } from './describe.ts';
import type { Labels } from './labels/labels.ts';
import { loadLabels, type PaperLanguage, paperLanguages } from './languages.ts';
import type { Block, Paper } from './paper.ts';
import { loadSlips } from './slips.ts';

const all = paperLanguages.map(async ({ code }) => [code, await loadLabels(code)] as const);

export const labels = Object.fromEntries(await Promise.all(all)) as Record<PaperLanguage, Labels>;

for (const country of ['CH', 'SA']) await loadSlips(country);

/** Returns the blocks of one kind on the paper of a document. */
export function blocksOf<K extends Block['kind']>(
  kind: K,
  document: object,
  language?: PaperLanguage,
): Extract<Block, { kind: K }>[] {
  return paperFor(document, language).blocks.filter(
    (block): block is Extract<Block, { kind: K }> => block.kind === kind,
  );
}

/** Returns the paper of a document, which must have one. */
export function paperFor(document: object, language?: PaperLanguage): Paper {
  const paper = describe(document, language);
  if (!paper) throw new Error('There is no paper');
  return paper;
}

/** Returns an invoice of a line, whose supplier has a tax number of a country. */
export function invoiceFrom(country: string, more: object = {}): Record<string, unknown> {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    type: 'standard',
    code: '17',
    issue_date: '2026-02-03',
    currency: 'EUR',
    supplier: { name: 'Alpha', tax_id: { country, code: '123456783' } },
    lines: [{ i: 1, quantity: '1', item: { name: 'Beta', price: '100.00' }, total: '100.00' }],
    totals: { sum: '100.00', total: '100.00', payable: '100.00' },
    ...more,
  };
}
