import { afterEach, expect, it } from 'vitest';
import { isSwitchedOff, useLetterKeys } from './letter-keys.ts';

const pressed = (key: string, modifiers = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

afterEach(() => useLetterKeys.getState().turnOn(true));

it('isSwitchedOff is true only for letters and signs without a modifier, once the user switched them off', () => {
  expect(isSwitchedOff(pressed('g'))).toBe(false);
  useLetterKeys.getState().turnOn(false);
  expect(['g', '?', '/'].map((key) => isSwitchedOff(pressed(key)))).toEqual([true, true, true]);
  expect(['Enter', 'ArrowDown', ' '].map((key) => isSwitchedOff(pressed(key)))).toEqual([false, false, false]);
  expect(isSwitchedOff(pressed('k', { ctrlKey: true }))).toBe(false);
});
