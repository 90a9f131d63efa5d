/** Measures alternatives by turns in one run, in processor time, which excludes other programs. The best turn of each counts. */

export type Work = () => unknown;

/** Returns the processor time of a call in microseconds, in a turn of some calls. */
async function turn(work: Work, calls: number): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < calls; i++) {
    const result = work();
    if (result instanceof Promise) await result;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

/** Milliseconds of a turn. */
const TURN = 25;

/** Calls in a turn that a collection of garbage distorts. */
const FEW = 20;

/** Microseconds of a step of warming up; code is optimised once {@link SAME} steps in a row gained less than {@link GAIN}. */
const STEP = 100_000;
const SAME = 6;
const GAIN = 0.02;

/** Microseconds after which warming up ends in any case. */
const LONGEST = 5_000_000;

/** Calls work until its code is optimised; returns the microseconds of a call. */
async function warmedUp(work: Work): Promise<number> {
  let once = await turn(work, 1);
  let least = Number.POSITIVE_INFINITY;
  let same = 0;
  for (let spent = once; same < SAME && spent < LONGEST; ) {
    const calls = Math.max(1, Math.round(STEP / once));
    once = await turn(work, calls);
    spent += calls * once;
    same = once < (1 - GAIN) * least ? 0 : same + 1;
    least = Math.min(least, once);
  }
  return once;
}

/** Returns the best time of a call of each, in microseconds, over some turns. */
export async function best<Name extends string>(
  works: Record<Name, Work>,
  turns: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const calls = {} as Record<Name, number>;
  const found = {} as Record<Name, number>;
  for (const name of names) {
    const once = await warmedUp(works[name]);
    calls[name] = Math.max(1, Math.round((TURN * 1000) / once));
    found[name] = Number.POSITIVE_INFINITY;
  }
  // Garbage collection within a few long calls is random; the best of many turns depends less on it.
  const rounds = names.some((name) => calls[name] < FEW) ? 4 * turns : turns;
  for (let i = 0; i < rounds; i++) {
    for (const name of names) found[name] = Math.min(found[name], await turn(works[name], calls[name]));
  }
  return found;
}
