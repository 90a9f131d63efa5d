/** Normalises documents that cannot be read as a whole: notes what normalisers cannot fill in because of unreadable values. */
import type { Obstacles } from '../model/obstacles.ts';
import { pathBelow } from '../model/path.ts';
import { Tracker } from '../model/tracked.ts';
import type { NormalisePlan } from './walk.ts';

/**
 * Returns normalisers that note in `obstacles` what they cannot fill in: the codes of their object, and what they look for.
 * @param place the place of the document
 */
export function observed(
  { runs }: NormalisePlan,
  document: object,
  place: string,
  obstacles: Obstacles,
): NormalisePlan {
  const tracker = new Tracker(obstacles);
  const places = new Map<object, string>();
  notePlaces(document, place, places);
  return {
    runs: runs.map((ofType) =>
      ofType?.map((run) => (value: object, context) => {
        const at = places.get(value);
        if (at === undefined) return run(value as never, context);
        const view = tracker.view(value, at, obstacles.isUnreadable(at) ? at : undefined) as never;
        const { blocked, missing, maps } = tracker.readsOf(() => run(view, context));
        if (blocked.length === 0) return;
        const from = blocked.map((each) => [each]);
        const codes = ['ext', ...('tax' in value ? ['tax', 'tax.ext'] : [])].map((name) => pathBelow(at, name));
        for (const each of new Set([...codes, ...missing, ...maps])) obstacles.uncalculated(each, from);
      }),
    ),
  };
}

function notePlaces(value: unknown, place: string, places: Map<object, string>): void {
  if (typeof value !== 'object' || value === null || places.has(value)) return;
  if (Array.isArray(value))
    for (const [position, entry] of value.entries()) notePlaces(entry, pathBelow(place, position), places);
  else if (Object.getPrototypeOf(value) === Object.prototype) {
    places.set(value, place);
    for (const [name, member] of Object.entries(value)) notePlaces(member, pathBelow(place, name), places);
  }
}
