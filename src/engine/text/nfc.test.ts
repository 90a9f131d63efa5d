import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nfc } from './nfc.ts';

const ACUTE = '\u0301';
const GRAVE_BELOW = '\u0316';
const JOINER = '\u034f';

describe('nfc', () => {
  it("equals JavaScript's normalisation", () => {
    const characters = fc.constantFrom(
      'a',
      'é',
      '가',
      '\u1100',
      '\u1161',
      ACUTE,
      GRAVE_BELOW,
      '\u0345',
      '\u0344',
      '\u20e3',
      '😀',
    );
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 20 }), (text) => {
        expect(nfc(text)).toBe(text.normalize('NFC'));
      }),
    );
  });

  it('keeps up to 30 marks in a row and separates more of them', () => {
    const marks = (count: number) => ACUTE.repeat(count);
    expect(nfc(`x${marks(30)}`)).toBe(`x${marks(30)}`);
    expect(nfc(`x${marks(61)}`)).toBe(`x${marks(30)}${JOINER}${marks(30)}${JOINER}${marks(1)}`);
    expect(nfc(`x${ACUTE}${marks(29)}${GRAVE_BELOW}`)).toBe(`x${marks(30)}${JOINER}${GRAVE_BELOW}`);
    // Marks within a letter count too, as do several marks encoded as one.
    expect(nfc(`é${marks(30)}`)).toBe(`é${marks(29)}${JOINER}${ACUTE}`);
    expect(nfc(`x${marks(29)}\u0344`)).toBe(`x${marks(29)}${JOINER}\u0308${ACUTE}`);
    // Enclosing marks are not reordered, so they end a run.
    expect(nfc(`x${marks(30)}\u20e3${marks(30)}`)).toBe(`x${marks(30)}\u20e3${marks(30)}`);
  });

  it('changes nothing when repeated', () => {
    const marks = fc.string({ unit: fc.constantFrom(ACUTE, '\u0345', '\u0344', '\u0344'), maxLength: 80 });
    fc.assert(
      fc.property(marks, (text) => {
        expect(nfc(nfc(text))).toBe(nfc(text));
      }),
    );
  });

  it('takes linear time', () => {
    const text = nfc(`x${(ACUTE + GRAVE_BELOW).repeat(200_000)}`);
    expect(text).toHaveLength(1 + 400_000 + Math.floor(399_999 / 30));
  });
});
