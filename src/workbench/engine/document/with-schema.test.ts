import { expect, it } from 'vitest';
import { withSchema } from './with-schema.ts';

it.each([
  ['{"code":"A"}', '{"$schema": "S", "code":"A"}'],
  ['{ "code": "A" }', '{ "$schema": "S", "code": "A" }'],
  ['{\n    "code": "A"\n}\n', '{\n    "$schema": "S",\n    "code": "A"\n}\n'],
  ['{\n\t"code": "A"\n}', '{\n\t"$schema": "S",\n\t"code": "A"\n}'],
  ['{\r\n  "code": "A"\r\n}', '{\r\n  "$schema": "S",\r\n  "code": "A"\r\n}'],
  ['\n{\n\n  "code": "A"\n}', '\n{\n  "$schema": "S",\n\n  "code": "A"\n}'],
  ['{}', '{"$schema": "S"}'],
  ['{ "$schema": "T" }', '{ "$schema": "T" }'],
  ['[]', '[]'],
  ['code: A', 'code: A'],
])('withSchema follows the layout of other members: %j', (text, expected) => {
  expect(withSchema(text, 'S')).toBe(expected);
});
