import { describe, expect, it, vi } from 'vitest';
import { base64Of, bytesOfBase64 } from './base64.ts';

describe('base64Of', () => {
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('encodes %j as in RFC 4648 §10', (text, encoded) => {
    expect(base64Of(new TextEncoder().encode(text))).toBe(encoded);
  });

  it('encodes every byte, which decoding returns', () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7919) >> 3);
    const encoded = base64Of(bytes);
    expect(bytesOfBase64(encoded)).toEqual(bytes);
    vi.stubGlobal('Buffer', undefined);
    expect(base64Of(bytes)).toBe(encoded);
    vi.unstubAllGlobals();
  });
});
