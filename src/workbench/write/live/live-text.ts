import type { Span } from '../../engine/document/text.ts';
import type { SpanChange } from '../../state/drafts/light-text.ts';
import type { Problem } from '../../state/view/problem.ts';

/** The text of a draft in the form that its checks need, regardless of its holder. */
export interface LiveText {
  read(): string;
  /** Calls a listener with the changes, after each. Returns the function that stops it. */
  watch(listener: (changes: readonly SpanChange[]) => void): () => void;
  /** Marks problems in the text, where it is shown. */
  mark?(problems: readonly Problem[]): void;
}

/** Returns where a span is after a change. It does not grow when something is inserted at its edges. */
export function moved({ offset, length }: Span, change: SpanChange): Span {
  const end = offset + length;
  const changeEnd = change.offset + change.length;
  const by = change.newLength - change.length;
  if (changeEnd <= offset) return { offset: offset + by, length };
  if (change.offset >= end) return { offset, length };
  const start = change.offset < offset ? change.offset + change.newLength : offset;
  const newEnd = changeEnd > end ? change.offset : end + by;
  return { offset: start, length: Math.max(0, newEnd - start) };
}
