import { brotliCompressSync, brotliDecompressSync, deflateSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createEncode, nodeDecoders, preferred } from './compress.ts';

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

describe('nodeDecoders', () => {
  const bytes = Buffer.from('{"a":1}\n'.repeat(200_000));
  const packers = { br: brotliCompressSync, gzip: gzipSync, deflate: deflateSync };
  const names = Object.keys(packers) as (keyof typeof packers)[];

  /** Returns packed bytes as a stream of small pieces through the decoder. */
  function decoded(name: keyof typeof packers, packed: Uint8Array) {
    let at = 0;
    const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        if (at < packed.length) controller.enqueue(new Uint8Array(packed.subarray(at, at + 100)));
        else controller.close();
        at += 100;
      },
    });
    const decoder = nodeDecoders[name];
    if (!decoder) throw new Error(`no decoder for ${name}`);
    return source.pipeThrough(decoder());
  }

  it.each(names)('decompress %s', async (name) => {
    const all = await new Response(decoded(name, packers[name](bytes))).arrayBuffer();
    expect(Buffer.from(all).equals(bytes)).toBe(true);
  });

  it.each(names)('reject damaged %s', async (name) => {
    const packed = packers[name](bytes);
    await expect(new Response(decoded(name, packed.subarray(0, packed.length >> 1))).arrayBuffer()).rejects.toThrow();
    await expect(new Response(decoded(name, Buffer.from('no such form'))).arrayBuffer()).rejects.toThrow();
  });

  it.each(names)('survive a reader of %s that stops at any time', async (name) => {
    const packed = packers[name](bytes);
    for (let turns = 0; turns < 40; turns++) {
      const reader = decoded(name, packed).getReader();
      await reader.read();
      for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
      // The next piece may be ready, and arrive just after the reader has left.
      const last = reader.read();
      await Promise.all([reader.cancel(), last]);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
});
