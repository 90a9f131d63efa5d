import type { MouseEvent, Ref } from 'react';
import { classes } from '../../ui/classes.ts';

interface FixButtonProps {
  title: string;
  onClick(): void;
  /** In a list of problems it looks like a link. */
  isLink?: true;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Leaves the focus in its field: what leaving shows would move the button away under the pointer. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** A button in a line of text, which changes the document. */
export function FixButton({ title, onClick, isLink, ref }: FixButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      data-fix
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
