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

/** For each fault the one certain fix, if there is one and it is found in time. */
export async function mend({ faults, ...text }: MendRequest, signal: AbortSignal): Promise<(Fix | undefined)[]> {
  const end = performance.now() + TIME;
  const found: (Fix | undefined)[] = [];
  for (const fault of faults) {
    if (signal.aborted || performance.now() > end) break;
    found.push((await fixes({ ...text, fault })).find(({ certain }) => certain));
    // Lets what came in meanwhile go first.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return found;
}
