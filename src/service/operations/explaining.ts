import type { CalculationStep } from '../../engine/calculation-step.ts';

/**
 * Figures and operands of an explanation that is answered at most: some 30,000 lines. It is six times as long as the document, and takes as many
 * times its memory.
 */
const MOST_FIGURES = 250_000;

/** Returns the options of the explanation: whether it is wanted, and how long it may be. */
export function explaining(explain: boolean | null | undefined) {
  return { explain: explain ?? false, mostFigures: MOST_FIGURES };
}

/**
 * Returns the steps that lead to a figure, such as `totals.payable`, and its own, in the order in which they were taken; undefined where it is none
 * that was calculated.
 */
export function stepsTo(property: string, steps: readonly CalculationStep[]): readonly CalculationStep[] | undefined {
  const path = property.startsWith('$') ? property : `$.${property}`;
  const byPath = new Map(steps.map((step) => [step.path, step]));
  if (!byPath.has(path)) return undefined;
  const wanted = new Set<string>();
  const open = [path];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (wanted.has(next)) continue;
    wanted.add(next);
    for (const { path } of byPath.get(next)?.of ?? []) open.push(path);
  }
  return steps.filter((step) => wanted.has(step.path));
}
