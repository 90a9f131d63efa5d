/**
 * Maximum number of figures and operands in an explanation: some 30,000 lines. An explanation is six times as long as the
 * document, and takes
 * proportionally more memory.
 */
const MOST_FIGURES = 250_000;

/** Returns the options of the explanation: whether to make it, and its limit. */
export function explaining(explain: boolean | null | undefined) {
  return { explain: explain ?? false, mostFigures: MOST_FIGURES };
}
