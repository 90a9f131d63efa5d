import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MOST_COMPRESSED } from '../../service/limits/compression.ts';
import { limitCompression, unpacked, unpackedStream } from './gunzip.ts';

const text = Buffer.from('{"a":1}\n'.repeat(10_000));
const packed = gzipSync(text);

async function streamed(...pieces: Uint8Array[]): Promise<Buffer> {
  return buffer(Readable.from(unpackedStream(Readable.from(pieces), 'x.gz')));
}

describe('gzip input', () => {
  it('is unpacked from any pieces; other input stays unchanged', async () => {
    expect(await streamed(packed.subarray(0, 1), packed.subarray(1, 30), packed.subarray(30))).toEqual(text);
    expect(await streamed(text.subarray(0, 1), text.subarray(1))).toEqual(text);
    expect(await streamed()).toEqual(Buffer.of());
    expect(Buffer.from(unpacked(packed, 'x.gz', 1e6))).toEqual(text);
    expect(unpacked(text, 'x', 10)).toBe(text);
  });

  it('is unpacked from pieces that share their memory', async () => {
    async function* inOneMemory(bytes: Uint8Array, ...ends: number[]) {
      const memory = new Uint8Array(bytes.length);
      let from = 0;
      for (const end of [...ends, bytes.length]) {
        memory.fill(0).set(bytes.subarray(from, end));
        yield memory.subarray(0, end - from);
        from = end;
      }
    }
    const read = async (bytes: Uint8Array, ...ends: number[]) => {
      const pieces: string[] = [];
      for await (const piece of unpackedStream(inOneMemory(bytes, ...ends), 'x.gz'))
        pieces.push(Buffer.from(piece).toString());
      return pieces.join('');
    };
    expect(await read(packed, 1, 2, 60)).toBe(text.toString());
    expect(await read(packed, 50, 60)).toBe(text.toString());
    expect(await read(text, 1, 5000)).toBe(text.toString());
  });

  it('is rejected if broken, truncated or too large', async () => {
    const message = /^x\.gz .* gzip/;
    await expect(streamed(packed.subarray(0, -9))).rejects.toThrow(message);
    const broken = Buffer.from(packed).fill(0, 40, 60);
    await expect(streamed(broken)).rejects.toThrow(message);
    expect(() => unpacked(broken, 'x.gz', 1e6)).toThrow(message);
    expect(() => unpacked(gzipSync(text), 'x.gz', 1000)).toThrow(/0 MB/);
  });

  it('is rejected if it unpacks to far more than its size, unless the limit is raised', {
    timeout: 60_000,
  }, async () => {
    const lines = gzipSync(Buffer.from('{"a":1}\n'.repeat(9_000_000)));
    const counted = async (most: number) => {
      limitCompression(most);
      let length = 0;
      try {
        for await (const piece of unpackedStream(Readable.from([lines]), 'x.gz')) length += piece.length;
      } finally {
        limitCompression(MOST_COMPRESSED);
      }
      return length;
    };
    await expect(counted(MOST_COMPRESSED)).rejects.toThrow(/300/);
    expect(await counted(2000)).toBe(72_000_000);
    // A file that is unpacked as a whole.
    expect(() => unpacked(lines, 'x.gz', 500_000_000)).toThrow(/300/);
    expect(() => unpacked(lines, 'x.gz', 1000)).toThrow(/0 MB/);
  });
});
