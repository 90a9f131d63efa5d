/** Compares what the official rules of two days find in an e-invoice. */

import { worded } from '../../../engine/faults.ts';
import { type Comparison, compareDays, type DayOutcome } from '../../../formats/releases/compare.ts';
import { systemEnvironment } from '../../../operations/environment.ts';
import { validate } from '../../../operations/validate.ts';
import { language } from '../../ui/texts/say.ts';

export interface CompareRequest {
  content: Blob;
  /** Each a day, or `issue` for the date of the file. */
  days: readonly [before: string, then: string];
}

/** Returns undefined for a file that cannot be read. */
export async function compareFile({ content, days }: CompareRequest): Promise<Comparison | undefined> {
  const data = new Uint8Array(await content.arrayBuffer());
  const before = await outcomeOn(data, days[0]);
  const then = await outcomeOn(data, days[1]);
  return before && then && compareDays(before, then);
}

async function outcomeOn(data: Uint8Array, day: string): Promise<DayOutcome | undefined> {
  const result = await validate.run({ data, as_of: day }, systemEnvironment());
  if (!result.ok && result.key === 'input') return undefined;
  const inWords = (fault: Parameters<typeof worded>[0]) => worded(fault, language.translation);
  return {
    valid: result.ok,
    faults: result.ok ? [] : result.faults.map(inWords),
    warnings: (result.warnings ?? []).map(inWords),
  };
}
