import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gunzip } from './gunzip.ts';
import { named } from './testing.ts';

const text = (bytes: Uint8Array, most = 100_000) => {
  const unpacked = gunzip(bytes, most);
  return 'what' in unpacked ? named(unpacked.what) : new TextDecoder().decode(unpacked.bytes);
};

describe('gunzip', () => {
  it.each([
    ['an empty text', ''],
    ['a character', 'x'],
    ['a long text', 'Rechnung Ü '.repeat(5000)],
  ])('unpacks %s', (_, content) => {
    expect(text(gzipSync(content))).toBe(content);
  });

  it('unpacks several members in sequence', () => {
    expect(text(Buffer.concat([gzipSync('one '.repeat(9000)), gzipSync('two')]))).toBe(`${'one '.repeat(9000)}two`);
  });

  it('stops at the limit', () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    expect(text(bomb, 1024 * 1024)).toBe('gzipTooLarge 1');
  });

  it('rejects damaged or incomplete data', () => {
    const whole = gzipSync('Rechnung '.repeat(999) + Math.PI);
    const changed = Uint8Array.from(whole);
    changed[whole.length - 6] = (changed[whole.length - 6] ?? 0) ^ 1;
    for (const bytes of [whole.subarray(0, 9), whole.subarray(0, 30), whole.subarray(0, -4), changed]) {
      expect(text(bytes)).toBe('gzipBroken');
    }
  });
});
