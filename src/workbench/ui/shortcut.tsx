import { classes } from './classes.ts';
import { chordText } from './page/keys.ts';

/** A key chord in the platform's notation: `Mod+Enter` is ⌘↵ or Ctrl ↵. Hidden on touch screens, except in a box. */
export function Shortcut({ keys, boxed }: { keys: string; boxed?: boolean }) {
  return (
    <kbd
      aria-hidden
      className={classes(
        'whitespace-nowrap font-medium font-sans',
        boxed
          ? 'rounded border border-line bg-sunk px-1.5 py-[3px] text-xs leading-none'
          : 'text-2xs pointer-coarse:hidden',
      )}
    >
      {chordText(keys)}
    </kbd>
  );
}
