import { describe, expect, it } from 'vitest';
import { AsciiWriter } from './ascii.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('AsciiWriter', () => {
  it('writes numbers to a thousandth, without zeros at the end', () => {
    const values = [0, -0, 7, 10, 595.28, -0.5, 0.0004, -0.0004, 1.0305, 0.06, 0.007, 12.3456, -841.8999, 1234567.125];
    const expected = values.map((value) => `${Math.round(value * 1000) / 1000} `).join('');
    expect(textOf(new AsciiWriter().numbers(...values).written())).toBe(expected);
  });

  it('grows, and returns any part', () => {
    const writer = new AsciiWriter()
      .text('BT ')
      .integer(1024)
      .bytes(new Uint8Array([0x20, 0x5d]));
    expect(textOf(writer.written())).toBe('BT 1024 ]');
    expect(textOf(writer.written(3, 7))).toBe('1024');
    writer.text('x'.repeat(50_000)).bytes(new Uint8Array(50_000).fill(0x79));
    expect(textOf(writer.written())).toBe(`BT 1024 ]${'x'.repeat(50_000)}${'y'.repeat(50_000)}`);
  });
});
