import { classes } from './classes.ts';

const mac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A key chord, as this platform writes it: `Mod+Enter` is ⌘↵ or Ctrl ↵. */
export function Shortcut({ keys, boxed }: { keys: string; boxed?: boolean }) {
  const parts = keys.split('+').map((key) => names[key] ?? key);
  return (
    <kbd
      aria-hidden
      className={classes(
        'whitespace-nowrap font-medium font-sans',
        boxed ? 'rounded border border-line bg-sunk px-1.5 py-0.5 text-xs' : 'text-2xs',
      )}
    >
      {parts.join(mac ? '' : ' ')}
    </kbd>
  );
}

const names: Record<string, string> = {
  Mod: mac ? '⌘' : 'Ctrl',
  Enter: '↵',
  Shift: mac ? '⇧' : 'Shift',
  Alt: mac ? '⌥' : 'Alt',
  Escape: 'Esc',
};

/** Whether a key event has the platform's command key. */
export function hasMod(event: KeyboardEvent): boolean {
  return mac ? event.metaKey : event.ctrlKey;
}
