import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createEncode, preferred } from './compress.ts';

describe('preferred encoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('for "%s" is %s', (accepted, encoding) => {
    expect(preferred(accepted)).toBe(encoding);
  });
});

describe('createEncode', () => {
  const text = 'invoice é '.repeat(500);

  it('decompresses to the original', async () => {
    const encode = createEncode();
    const br = await encode(text, 'br', undefined);
    const gzip = await encode(new TextEncoder().encode(text), 'gzip', undefined);
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(text);
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(text);
    expect(encode(text, 'identity', undefined)).toBeUndefined();
  });

  it('caches stable bodies', async () => {
    const encode = createEncode();
    const [first, again, other] = [
      await encode(text, 'br', '/addons'),
      await encode(text, 'br', '/addons'),
      await encode(text, 'br', undefined),
    ];
    expect(again?.body).toBe(first?.body);
    expect(other?.body).not.toBe(first?.body);
  });
});
