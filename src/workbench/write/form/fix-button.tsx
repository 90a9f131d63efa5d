import type { MouseEvent, Ref } from 'react';
import { classes } from '../../ui/classes.ts';
import { chordName, chordText } from '../../ui/page/keys.ts';

interface FixButtonProps {
  title: string;
  onClick(): void;
  /** In a list of problems it looks like a link. */
  isLink?: true;
  /** Shown at a field: the key reaches it from there, and Tab goes on to the next field. */
  isAtField?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Leaves the focus in its field: what leaving shows would move the button away under the pointer. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * Returns what buttons between fields have: they appear while the user types from field to field, so Tab passes over them. The key for
 * fixes, also in the description of the field, presses the first one. All are in the list of problems, too.
 */
export function atField() {
  return { tabIndex: -1, title: chordText(FIX), 'aria-keyshortcuts': 'Control+.' };
}

/** The key for fixes, for screen readers. */
export function FixKey() {
  return <span className="sr-only">({chordName(FIX)})</span>;
}

const FIX = 'Mod+.';

/** A button in a line of text, which changes the document. */
export function FixButton({ title, onClick, isLink, isAtField, ref }: FixButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      data-fix
      {...(isAtField && atField())}
      onMouseDown={keepFocus}
      onClick={onClick}
      className={classes(
        'min-h-6 rounded font-medium text-accent pointer-coarse:min-h-11',
        isLink
          ? 'whitespace-nowrap text-xs hover:underline'
          : 'border border-line bg-panel px-1.5 text-left hover:bg-sunk',
      )}
    >
      {title}
    </button>
  );
}
