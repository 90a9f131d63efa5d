/** Where keys work: on every page, on the page Workbench, in the document's text (where the editor listens itself), in its form. */
export const keyScopes = ['everywhere', 'workbench', 'text', 'form'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** A key chord in a scope. */
export interface Keys {
  /** Modifiers (`Mod` is ⌘ or Ctrl, by platform) and a key, as `KeyboardEvent.key` names it: `Mod+Shift+Z`, `F8`, `?`. */
  chord: string;
  scope: KeyScope;
}

const mac = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

/** What a key event says of the keys that are pressed. */
export type PressedKeys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** Returns whether a key event has the platform's command key. */
export function hasMod(event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): boolean {
  return mac ? event.metaKey : event.ctrlKey;
}

/** Returns whether an event is a chord. Of a sign, as `?`, it does not matter whether it takes Shift. */
export function isChord(event: PressedKeys, chord: string): boolean {
  const modifiers = chord.split('+');
  const key = modifiers.pop() ?? '';
  const hasAlt = modifiers.includes('Alt');
  // With Alt a Mac writes another sign.
  const isPressed = event.key.toLowerCase() === key.toLowerCase() || (hasAlt && event.code === `Key${key}`);
  return (
    isPressed &&
    hasMod(event) === modifiers.includes('Mod') &&
    !(mac ? event.ctrlKey : event.metaKey) &&
    event.altKey === hasAlt &&
    (isSign(chord) || event.shiftKey === modifiers.includes('Shift'))
  );
}

/** Returns whether a chord is a sign that is written in a text field. */
export function isSign(chord: string): boolean {
  return chord.length === 1;
}

/** Returns a chord as this platform writes it: ⌘↵ or Ctrl ↵. */
export function chordText(chord: string): string {
  const keys = chord.split('+').map((key) => names[key] ?? key);
  return keys.join(mac ? '' : ' ');
}

const names: Record<string, string> = {
  Mod: mac ? '⌘' : 'Ctrl',
  Enter: '↵',
  Shift: mac ? '⇧' : 'Shift',
  Alt: mac ? '⌥' : 'Alt',
  Escape: 'Esc',
};
