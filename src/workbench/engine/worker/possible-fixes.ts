import type { GivenFault } from './fixes/fault.ts';
import { type Fix, fixes } from './fixes/index.ts';
import { nextTask } from './next-task.ts';

export interface FixesRequest {
  text: string;
  envelop: boolean;
  language: string;
  faults: readonly GivenFault[];
}

/** Possible fixes of a fault. */
export interface PossibleFixes {
  /** The only certain fix. */
  fix: Fix | undefined;
  /** What the user is asked to write, if that is the only fix. */
  task: string | undefined;
  /** The value to choose for that task. */
  asks?: Fix['asks'];
  /** The number of fixes to choose from. */
  count: number;
  /** The number of complete ones. */
  choices: number;
  /** The best complete ones, which are offered side by side; none next to guesses. */
  offered: readonly Fix[];
}

/**
 * Milliseconds to search for fixes nobody has requested yet: on a slow machine, the search for one fault may take half
 * a second.
 */
const TIME = 3000;

/** The number of fixes that are offered side by side; all stand in a menu. */
const FEW = 3;

class Stop extends Error {}

/** Finds possible fixes for each fault within the time limit. As nobody has requested them yet, all other requests go first. */
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
      const complete = known.filter(({ goOn }) => goOn === undefined);
      found.push({
        fix: known.find(({ certain }) => certain),
        asks: known.length === 1 ? known[0]?.asks : undefined,
        task: known.length === 1 && known[0]?.goOn !== undefined ? known[0].title : undefined,
        count: known.length,
        choices: complete.length,
        offered: complete.some(({ guess }) => guess) ? [] : complete.slice(0, FEW),
      });
    }
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
  }
  return found;
}
