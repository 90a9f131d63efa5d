import { applyEdits } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { edited } from './change.ts';

test.each([
  [[]],
  [[{ offset: 2, length: 3, content: 'xy' }]],
  [
    [
      { offset: 7, length: 1, content: '' },
      { offset: 0, length: 0, content: 'first ' },
      { offset: 3, length: 2, content: 'in between' },
    ],
  ],
  [
    [
      { offset: 4, length: 0, content: 'a' },
      { offset: 4, length: 2, content: 'b' },
      { offset: 10, length: 0, content: 'end' },
    ],
  ],
])('edited applies %j like jsonc-parser', (edits) => {
  const text = '0123456789';
  expect(edited(text, edits)).toBe(applyEdits(text, edits));
});
