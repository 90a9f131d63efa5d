import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJson } from './is-json.ts';
import { contentOf } from './text.ts';

test.each([
  '{"series": "A", "lines": [1, null]}',
  '[{"a": {"a": "a:b\\":"}}, {"a": [1, 1, "a", "a"]}]',
  '"x: y"',
  '12345678901234567890.5e3',
  `${'['.repeat(128)}${']'.repeat(128)}`,
])('isJson accepts %s', (text) => {
  expect(isJson(text)).toBe(true);
  expect(contentOf(text)).toBeDefined();
});

test.each([
  '',
  '{"series": }',
  '// no\n{}',
  '{"a": [1,]}',
  "{'a': 1}",
  '{"a": 1} {"b": 2}',
  '{"a": 1, "b": {"a": 2}, "a": 3}',
  '[{"a": {"b": 1, "b": 1}}]',
  `${'['.repeat(129)}${']'.repeat(129)}`,
])('isJson rejects %s', (text) => {
  expect(isJson(text)).toBe(false);
  expect(contentOf(text)).toBeUndefined();
});

test('isJson agrees with the reader for any text', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"a"',
    '"a"',
    '"b:"',
    '1',
    '-0.5',
    'null',
    ' ',
    '\n',
    '"',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), fc.jsonValue(), (around, value) => {
      for (const text of [around.join(''), JSON.stringify(value), `{"a":${JSON.stringify(value)},"a":1}`]) {
        expect(isJson(text)).toBe(contentOf(text) !== undefined);
      }
    }),
    { numRuns: 2000 },
  );
});
