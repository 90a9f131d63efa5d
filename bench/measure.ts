/**
 * Measuring beside others: what is compared is done by turns in one run, in processor time, which does not count while others have
 * the processors, and of each the best of its turns counts.
 */

export type Work = () => unknown;

/** Microseconds of processor time that a call takes, in a turn of so many calls. */
async function turn(work: Work, calls: number): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < calls; i++) {
    const result = work();
    if (result instanceof Promise) await result;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

/** Milliseconds that a turn is to take. */
const TURN = 25;

/** Microseconds after which code is compiled as well as it will be. */
const WARM = 500_000;

/** Calls work until its code is compiled; returns the microseconds that a call takes then. */
async function warmedUp(work: Work): Promise<number> {
  let once = await turn(work, 1);
  for (let spent = once; spent < WARM; ) {
    const calls = Math.max(1, Math.round(WARM / 8 / once));
    once = await turn(work, calls);
    spent += calls * once;
  }
  return once;
}

/** Returns the microseconds that a call of each takes, at best, in so many turns. */
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
  // How much garbage is collected within one long call is chance: the best of many calls depends less on it.
  const rounds = names.some((name) => calls[name] === 1) ? 4 * turns : turns;
  for (let i = 0; i < rounds; i++) {
    for (const name of names) found[name] = Math.min(found[name], await turn(works[name], calls[name]));
  }
  return found;
}
