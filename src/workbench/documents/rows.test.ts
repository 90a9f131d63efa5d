import { expect, test } from 'vitest';
import { countsOf, rowsOf } from './rows.ts';

test('a document is a draft until it is saved, also where documents are not remembered', () => {
  const draft = { id: 'a', text: '{}', envelop: false, position: 1, changedAt: 1 };
  const rows = rowsOf([], [draft, { ...draft, id: 'b', savedAs: ['PDF'] }]);
  expect(countsOf(rows)).toMatchObject({ written: 1, drafts: 1 });
  expect(rows.map(({ savedAs }) => savedAs)).toEqual([[], ['PDF']]);
});
