import type { GivenFault } from './fixes/fault.ts';
import { type Fix, fixes } from './fixes/index.ts';
import { nextTask } from './next-task.ts';

export interface FixesRequest {
  text: string;
  envelop: boolean;
  language: string;
  faults: readonly GivenFault[];
}

/** What can be done about a fault. */
export interface PossibleFixes {
  /** The one certain fix. */
  fix: Fix | undefined;
  /** How many there are to choose from. */
  count: number;
  /** How many of them leave nothing to be written. */
  choices: number;
}

/** Milliseconds for looking for fixes that nobody has asked for yet: on a slow machine those of one fault may take half a second. */
const TIME = 3000;

class Stop extends Error {}

/**
 * Finds for each fault what can be done about it, as far as that is found in time. Nobody has asked for it yet: whatever
 * else is asked goes first.
 */
export async function possibleFixes({ faults, ...text }: FixesRequest, signal: AbortSignal): Promise<PossibleFixes[]> {
  const end = performance.now() + TIME;
  const rest = async () => {
    await nextTask();
    if (signal.aborted || performance.now() > end) throw new Stop();
  };
  const found: PossibleFixes[] = [];
  try {
    for (const fault of faults) {
      await rest();
      const known = await fixes({ ...text, fault }, rest);
      found.push({
        fix: known.find(({ certain }) => certain),
        count: known.length,
        choices: known.filter(({ goOn }) => goOn === undefined).length,
      });
    }
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
  }
  return found;
}
