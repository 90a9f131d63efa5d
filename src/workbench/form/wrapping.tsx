/** Look of a field that wraps: `Wrapping` draws its text while the focus is elsewhere. */
export const wrapped =
  '[grid-area:1/1] h-full not-focus:not-placeholder-shown:text-transparent! forced-colors:text-[FieldText]!';

interface WrappingProps {
  text: string;
  /** Of the text, whose long words it then hyphenates. */
  language?: string | undefined;
  children: React.ReactNode;
}

/** Draws a text in several lines over the one line of its field. */
export function Wrapping({ text, language, children }: WrappingProps) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)]">
      {children}
      <span
        aria-hidden
        lang={language ?? ''}
        className="pointer-events-none whitespace-pre-wrap hyphens-auto px-[5px] py-[3px] [grid-area:1/1] wrap-anywhere [input:focus+&]:invisible forced-colors:invisible"
      >
        {text}
      </span>
    </span>
  );
}
