import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unpacked, unpackedStream } from './gunzip.ts';

const text = Buffer.from('{"a":1}\n'.repeat(10_000));
const packed = gzipSync(text);

async function streamed(...pieces: Uint8Array[]): Promise<Buffer> {
  return buffer(Readable.from(unpackedStream(Readable.from(pieces), 'x.gz')));
}

describe('what is packed by gzip', () => {
  it('is unpacked, however it comes, and all else is left as it is', async () => {
    expect(await streamed(packed.subarray(0, 1), packed.subarray(1, 30), packed.subarray(30))).toEqual(text);
    expect(await streamed(text.subarray(0, 1), text.subarray(1))).toEqual(text);
    expect(await streamed()).toEqual(Buffer.of());
    expect(Buffer.from(unpacked(packed, 'x.gz', 1e6))).toEqual(text);
    expect(unpacked(text, 'x', 10)).toBe(text);
  });

  it('is refused where it is broken, not whole or larger than it may be', async () => {
    const message = 'x.gz is packed by gzip, and broken or not whole';
    await expect(streamed(packed.subarray(0, -9))).rejects.toThrow(message);
    await expect(streamed(packed.fill(0, 40, 60).subarray())).rejects.toThrow(message);
    expect(() => unpacked(packed, 'x.gz', 1e6)).toThrow(message);
    expect(() => unpacked(gzipSync(text), 'x.gz', 1000)).toThrow(/more than 0 MB when it is unpacked/);
  });
});
