import type { Step } from '../model/path.ts';
import type { Wrapped } from '../model/wrapper.ts';
import type { Calculation } from './calculation.ts';

/** Calculates each complement by its own kind; `owner` is the path of what carries them, from the document. */
export function calculateComplements(
  complements: readonly Wrapped[] | undefined,
  calculation: Calculation,
  ...owner: Step[]
): void {
  for (const [position, complement] of (complements ?? []).entries()) {
    const inner = calculation.inside(complement.content?.value, ...owner, 'complements', position);
    calculation.calculateWrapped(complement, inner);
    calculation.adopt(inner, 'complements: ');
  }
}
