import { mergeFaults, summaryOf } from '../faults.ts';
import type { Step } from '../model/path.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { detailed, message } from '../text/message.ts';
import type { Calculation } from './calculation.ts';

/**
 * Calculates each complement by its own kind. Reports BW-COMPLEMENT for each that fails.
 * @param owner the path of the object with the complements, from the document
 */
export function calculateComplements(
  complements: readonly Wrapped[] | undefined,
  calculation: Calculation,
  ...owner: Step[]
): void {
  for (const [position, complement] of (complements ?? []).entries()) {
    const inner = calculation.inside(complement.content?.value, ...owner, 'complements', position);
    calculation.calculateWrapped(complement, inner);
    if (!inner.failed) continue;
    const faults = mergeFaults(inner.faults);
    const paths = faults.flatMap(({ properties }) => properties);
    const text = detailed(message('The complement cannot be calculated ({paths})', { paths }), summaryOf(faults));
    const path = [...owner, 'complements', position];
    calculation.fail(
      'BW-COMPLEMENT',
      detailed(message('{property}', { property: 'complements' }), inner.message),
      text,
      [path],
      [],
      inner,
    );
  }
}
