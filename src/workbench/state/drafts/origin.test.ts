import { expect, it } from 'vitest';
import { draftById, useDrafts } from './drafts.ts';
import { isAsOpened, openMade } from './origin.ts';

it('a copy keeps the routing number of its customer without a question, and asks about an order', () => {
  const keptIn = (code: string) => {
    const value = { $schema: 'https://gobl.org/draft-0/bill/invoice', ordering: { code } };
    const original = draftById(useDrafts.getState().open(JSON.stringify(value)));
    if (!original) throw new Error('no draft');
    const kept = { what: 'reference', offers: ['remove'] };
    const warning = { code: 'BW-WARN-KEPT', properties: ['$.ordering.code'], description: '', kept };
    const id = openMade({ by: 'replicate', value, original, warnings: [warning] } as Parameters<typeof openMade>[0]);
    return draftById(id)?.origin?.kept.map((each) => each.value);
  };
  expect(keptIn('04011000-12345-03')).toEqual([]);
  expect(keptIn('PO-77')).toEqual(['PO-77']);
});

it('a copy that is loaded again is still known as it was opened', () => {
  const value = { $schema: 'https://gobl.org/draft-0/bill/invoice' };
  const original = draftById(useDrafts.getState().open(JSON.stringify(value)));
  if (!original) throw new Error('no draft');
  const id = openMade({ by: 'replicate', value, original, warnings: [] } as Parameters<typeof openMade>[0]);
  const stored = structuredClone(draftById(id));
  expect(stored && isAsOpened(stored)).toBe(true);
  expect(stored && isAsOpened({ ...stored, text: '{}' })).toBe(false);
});
