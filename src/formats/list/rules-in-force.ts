/** The release of each set of official rules that applies on a day, announced releases, and releases that Billwright lacks. */

import { daysBetween, nextAfter } from '../releases/fresh.ts';
import { rulesOn } from '../releases/index.ts';
import { today } from '../releases/today.ts';
import { formats } from './formats.ts';

/** A set of rules on a day. */
export interface RulesInForce {
  readonly set: string;
  readonly name: string;
  /** The keys of the formats whose own set it is. */
  readonly formats: readonly string[];
  readonly release: string;
  /** The first day on which this release applies; absent if the set has only one. */
  readonly from?: string;
  /** The announced release. */
  readonly next?: { readonly release: string; readonly from: string };
  /** A release in force that Billwright does not have, and for how many days. */
  readonly missing?: { readonly release: string; readonly from: string; readonly days: number };
}

/** Returns the sets of rules as they apply on a day, each once, in the order of the formats; today by default. */
export async function rulesInForce(day = today()): Promise<RulesInForce[]> {
  const found = new Map<string, RulesInForce>();
  for (const format of formats) {
    const [{ sets, releases }, of] = await Promise.all([rulesOn(format, day), format.releases?.()]);
    const next = of && nextAfter(of, day);
    const missing = of?.newer && of.newer.from <= day ? of.newer : undefined;
    for (const { key, name } of sets) {
      const known = found.get(key);
      const applied = releases.find((each) => each.set === key);
      const release = next?.sets[key];
      // The core of another format has a row of its own.
      if (known && key === sets.at(-1)?.key) found.set(key, { ...known, formats: [...known.formats, format.key] });
      if (known || applied === undefined) continue;
      found.set(key, {
        set: key,
        name,
        formats: [format.key],
        release: applied.release,
        ...(applied.from !== undefined && { from: applied.from }),
        ...(next && release !== undefined && { next: { release, from: next.from } }),
        ...(missing && { missing: { ...missing, days: daysBetween(missing.from, day) } }),
      });
    }
  }
  return [...found.values()];
}
