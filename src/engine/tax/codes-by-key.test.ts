import { expect, test } from 'vitest';
import { alignWithKey, type CodesByKey, keyOfCode } from './codes-by-key.ts';
import { TaxCombo } from './combo.ts';

const codes: CodesByKey = new Map([
  ['standard', ['S', 'AA']],
  ['zero', ['Z']],
  ['outside-scope', []],
]);

test.each([
  ['standard', undefined, 'S'],
  ['standard', 'S', 'S'],
  ['standard', 'AA', 'AA'],
  ['standard', 'Z', 'S'],
  ['zero', 'AA', 'Z'],
  ['outside-scope', 'S', undefined],
  ['other', 'S', 'S'],
  ['other', undefined, undefined],
  [undefined, 'S', 'S'],
])('alignWithKey under the key %s turns the code %s into %s', (key, given, aligned) => {
  const combo = TaxCombo.create({ key, ext: given === undefined ? undefined : new Map([['xx-a', given]]) });
  alignWithKey(combo, 'xx-a', codes);
  expect([...(combo.ext ?? [])]).toEqual(aligned === undefined ? [] : [['xx-a', aligned]]);
});

test('keyOfCode returns the first key that allows the code', () => {
  const shared: CodesByKey = new Map([...codes, ['later', ['Z', 'Q']]]);
  expect(['S', 'AA', 'Z', 'Q', 'X', ''].map((code) => keyOfCode(shared, code))).toEqual([
    'standard',
    'standard',
    'zero',
    'later',
    undefined,
    undefined,
  ]);
});
