import { expect, it } from 'vitest';
import { asKey } from './as-key.ts';

it.each(['cbc:ID', '', '5', 'constructor', '__proto__', '{urn:example}Name'])('asKey returns %j unchanged', (text) => {
  expect(asKey(text)).toBe(text);
});
