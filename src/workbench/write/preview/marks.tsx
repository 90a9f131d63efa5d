import { createContext, type ReactNode, useContext } from 'react';

/** How a text on paper is marked. */
export interface Mark {
  /** `blank` stands for a text that is not known yet, `unknown` for one that cannot be calculated. */
  look: 'changed' | 'kept' | 'wrong' | 'blank' | 'unknown';
  /** Shown next to a wrong text, and in the list of what is wrong. */
  number?: number;
  /** Shown in place of the text. */
  text?: string;
  /** A field in place of the text. */
  field?: ReactNode;
}

/** Marks by place. */
export type Marks = ReadonlyMap<string, Mark>;

const MarksContext = createContext<Marks>(new Map());

/** Marks the texts of the papers in it. */
export const Marked = MarksContext.Provider;

/** Returns the mark of the text at a place. */
export function useMark(at: string | undefined): Mark | undefined {
  const marks = useContext(MarksContext);
  return at === undefined ? undefined : marks.get(at);
}

const looks = {
  changed: '-mx-1 rounded-[3px] bg-good-wash px-1 text-good print:bg-transparent',
  kept: '-mx-1 rounded-[3px] bg-warn-wash px-1 print:bg-transparent',
  wrong: '-mx-1 rounded-[3px] bg-bad-wash px-1 text-bad underline decoration-1 decoration-wavy underline-offset-4',
};

/** A text with its mark. */
export function MarkedText({ mark: { look, number, text, field }, children }: { mark: Mark; children: ReactNode }) {
  if (field) return field;
  if (look === 'blank') return <span aria-hidden className="blank-text" />;
  if (look === 'unknown') return '–';
  return (
    <>
      <span className={looks[look]} data-mark={look}>
        {text ?? children}
      </span>
      {number !== undefined && (
        <span className="ms-1.5 inline-grid size-[1.5em] place-items-center rounded-full bg-bad align-top font-semibold text-[0.8em] text-white">
          {number}
        </span>
      )}
    </>
  );
}
