import { say } from '../texts/say.ts';
import * as texts from './texts.ts';

/** Where keys work: on every page, on the page *Write*, in the document's text (handled by the editor), in its form. */
export const keyScopes = ['everywhere', 'workbench', 'text', 'form'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** A key chord in a scope. */
export interface Keys {
  /** Modifiers (`Mod` is ⌘ or Ctrl, by platform) and a key, named as in `KeyboardEvent.key`: `Mod+Shift+Z`, `F8`, `?`. */
  chord: string;
  scope: KeyScope;
}

const mac = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

/** The pressed keys of a key event. */
export type PressedKeys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** Returns whether the platform's command key is pressed. */
export function hasMod(event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): boolean {
  return mac ? event.metaKey : event.ctrlKey;
}

/** Returns whether an event matches a chord. For a character such as `?`, Shift does not matter. */
export function isChord(event: PressedKeys, chord: string): boolean {
  const modifiers = chord.split('+');
  const key = modifiers.pop() ?? '';
  const hasAlt = modifiers.includes('Alt');
  // With Alt, a Mac types another character.
  const isPressed = event.key.toLowerCase() === key.toLowerCase() || (hasAlt && event.code === `Key${key}`);
  return (
    isPressed &&
    hasMod(event) === modifiers.includes('Mod') &&
    !(mac ? event.ctrlKey : event.metaKey) &&
    event.altKey === hasAlt &&
    (isSign(chord) || event.shiftKey === modifiers.includes('Shift'))
  );
}

/** Returns whether a chord is a character typed into text fields. */
export function isSign(chord: string): boolean {
  return chord.length === 1;
}

/** Returns a chord in the platform's notation, with the words on the keys of the language: ⌘↵, Ctrl ↵ or Strg ↵. */
export function chordText(chord: string): string {
  return keysOf(chord, { ...keyWords(), Enter: '↵', Escape: 'Esc', ...(mac && macSigns) }).join(mac ? '' : ' ');
}

/** Returns the spoken name of a chord: `Ctrl+Enter`. */
export function chordName(chord: string): string {
  return keysOf(chord, { ...keyWords(), ...(mac && { Mod: 'Command' }) }).join('+');
}

const macSigns = { Mod: '⌘', Ctrl: '⌃', Shift: '⇧', Alt: '⌥' };

/** The words on keys that differ between languages. */
function keyWords(): Readonly<Record<string, string>> {
  return { Mod: say(texts.control), Ctrl: say(texts.control), Shift: say(texts.shift), Space: say(texts.space) };
}

function keysOf(chord: string, names: Readonly<Record<string, string>>): string[] {
  return chord.split('+').map((key) => names[key] ?? key);
}
