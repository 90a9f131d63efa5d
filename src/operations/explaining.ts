/**
 * Figures and operands of an explanation that is answered at most: some 30,000 lines. It is six times as long as the document, and takes as many
 * times its memory.
 */
const MOST_FIGURES = 250_000;

/** Returns the options of the explanation: whether it is wanted, and how long it may be. */
export function explaining(explain: boolean | null | undefined) {
  return { explain: explain ?? false, mostFigures: MOST_FIGURES };
}
