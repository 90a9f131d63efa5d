import { expect, test } from 'vitest';
import { differencesOf } from './differing-values.ts';

test('differing values are found in documents and envelopes, and values that only one of them has', () => {
  const before = { $schema: 'a', code: '1', lines: [{ quantity: '2' }], notes: [{ text: 'Gone' }] };
  const after = { $schema: 'b', code: '1', lines: [{ quantity: '3' }, { quantity: '1' }] };
  expect(differencesOf(before, { doc: after, $schema: 'https://gobl.org/draft-0/envelope' })).toEqual(
    differencesOf(before, after),
  );
  expect(differencesOf(before, after)).toEqual([
    { path: '$.lines[0].quantity', before: '2', after: '3' },
    { path: '$.notes[0].text', before: 'Gone', after: undefined },
    { path: '$.lines[1].quantity', before: undefined, after: '1' },
  ]);
});
