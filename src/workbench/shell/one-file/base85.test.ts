import { expect, it } from 'vitest';
import { decoded, encoded } from './base85.ts';

it('decoded returns the encoded bytes, padded to a multiple of four', () => {
  const bytes = Uint8Array.from({ length: 1025 }, (_, at) => (at * 151 + (at >> 3)) % 256);
  const text = encoded(bytes);
  expect(text).toMatch(/^[!-~]{1285}$/);
  expect(text).not.toMatch(/["&'\-/<>\\`]/);
  expect([...decoded(text)]).toEqual([...bytes, 0, 0, 0]);
  expect([...decoded(encoded(Uint8Array.of(255, 255, 255, 255, 0, 0, 0, 1)))]).toEqual([
    255, 255, 255, 255, 0, 0, 0, 1,
  ]);
});
