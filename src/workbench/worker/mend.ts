import type { GivenFault } from './fixes/fault.ts';
import { type Fix, fixes } from './fixes/index.ts';

export interface MendRequest {
  text: string;
  envelop: boolean;
  language: string;
  faults: readonly GivenFault[];
}

/** Milliseconds for looking for fixes that nobody has asked for yet. */
const TIME = 100;

/** What can be done about a fault. */
export interface Mending {
  /** The one certain fix. */
  fix: Fix | undefined;
  /** How many there are to choose from. */
  count: number;
}

/** For each fault what can be done about it, as far as that is found in time. */
export async function mend({ faults, ...text }: MendRequest, signal: AbortSignal): Promise<Mending[]> {
  const end = performance.now() + TIME;
  const found: Mending[] = [];
  for (const fault of faults) {
    if (signal.aborted || performance.now() > end) break;
    const known = await fixes({ ...text, fault });
    found.push({ fix: known.find(({ certain }) => certain), count: known.length });
    // Lets what came in meanwhile go first.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return found;
}
