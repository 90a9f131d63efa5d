import { breakable } from '../../ui/breakable.tsx';
import { classes } from '../../ui/classes.ts';

/** The look of a wrapping field: `Wrapping` shows its text while it is not focused. */
export const wrapped =
  '[grid-area:1/1] h-full not-focus:not-placeholder-shown:text-transparent! forced-colors:not-focus:not-placeholder-shown:forced-color-adjust-none';

interface WrappingProps {
  text: string;
  /** The language of the text, for hyphenation. */
  language?: string | undefined;
  /** Whether there is an arrow at the end of the field. */
  withArrow?: boolean;
  children: React.ReactNode;
}

/** Shows a text on several lines over its one-line field. */
export function Wrapping({ text, language, withArrow, children }: WrappingProps) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)]">
      {children}
      <span
        aria-hidden
        lang={language ?? ''}
        dir="auto"
        className={classes(
          'pointer-events-none whitespace-pre-wrap hyphens-auto px-[5px] py-[3px] [grid-area:1/1] wrap-anywhere pointer-coarse:content-center [input:focus+&]:invisible',
          withArrow && 'pr-5',
        )}
      >
        {breakable(text)}
      </span>
    </span>
  );
}
