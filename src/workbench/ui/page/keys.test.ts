import { describe, expect, it } from 'vitest';
import { isChord, type PressedKeys } from './keys.ts';

/** Returns a key event as browsers on Linux and Windows create it. */
const pressed = (key: string, held: Partial<PressedKeys> = {}): PressedKeys => ({
  ...{ key, code: '', ctrlKey: false, altKey: false, shiftKey: false, metaKey: false },
  ...held,
});

describe('isChord', () => {
  it.each([
    ['Mod+K', pressed('k', { ctrlKey: true })],
    ['Mod+K', pressed('K', { ctrlKey: true })],
    ['Mod+Shift+Z', pressed('Z', { ctrlKey: true, shiftKey: true })],
    ['Mod+Enter', pressed('Enter', { ctrlKey: true })],
    ['Shift+F8', pressed('F8', { shiftKey: true })],
    ['?', pressed('?', { shiftKey: true })],
    ['?', pressed('?')],
    ['Alt+Z', pressed('Ω', { altKey: true, code: 'KeyZ' })],
  ])('matches %s', (chord, event) => {
    expect(isChord(event, chord)).toBe(true);
  });

  it.each([
    ['Mod+K', pressed('k')],
    ['Mod+K', pressed('k', { ctrlKey: true, shiftKey: true })],
    ['Mod+K', pressed('k', { ctrlKey: true, metaKey: true })],
    ['Mod+Y', pressed('z', { ctrlKey: true, code: 'KeyY' })],
    ['Mod+S', pressed('s', { ctrlKey: true, altKey: true })],
    ['F8', pressed('F8', { shiftKey: true })],
    ['?', pressed('?', { ctrlKey: true })],
  ])('does not match %s', (chord, event) => {
    expect(isChord(event, chord)).toBe(false);
  });
});
