/** Look of a field that wraps: `Wrapping` draws its text while the focus is elsewhere. */
export const wrapped =
  '[grid-area:1/1] h-full not-focus:not-placeholder-shown:text-transparent! forced-colors:text-[FieldText]!';

/** Draws a text in several lines over the one line of its field. */
export function Wrapping({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)]">
      {children}
      <span
        aria-hidden
        className="pointer-events-none whitespace-pre-wrap px-[5px] py-[3px] [grid-area:1/1] wrap-anywhere [input:focus+&]:invisible forced-colors:invisible"
      >
        {text}
      </span>
    </span>
  );
}
