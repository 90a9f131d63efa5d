import { groupBy } from '../ui/group-by.ts';

/** A percentage of a rate, as a regime states it: newest first. */
export interface RateValue {
  ext?: Readonly<Record<string, string>> | undefined;
  /** The first day on which it holds, `2012-09-01`; without, it is not known. */
  since?: string | undefined;
  percent: string;
  surcharge?: string | undefined;
}

/** A period of time in which a percentage held. */
export interface Period {
  percent: string;
  surcharge: string | undefined;
  since: string | undefined;
  /** The day from which another holds. */
  until: string | undefined;
  holds: 'before' | 'now' | 'later';
  /** How long it held, in years; from `start` where the first day is not known, to today where it holds. */
  years: number;
}

/** What held, one after the other, for combos with certain extensions. */
export interface TimeLine {
  ext: Readonly<Record<string, string>>;
  periods: readonly Period[];
}

/**
 * Returns the percentages of a rate in the order of time, oldest first; those for combos with certain extensions each on
 * a line of their own, after those for all.
 * @param start the day from which a value without a first day is drawn
 */
export function timeLinesOf(values: readonly RateValue[], start: string, today: string): TimeLine[] {
  const lines = groupBy(values, ({ ext = {} }) => JSON.stringify(ext));
  return Array.from(lines.values(), (line) => ({
    ext: line[0]?.ext ?? {},
    periods: periodsOf(line, start, today),
  })).sort((a, b) => Object.keys(a.ext).length - Object.keys(b.ext).length);
}

function periodsOf(values: readonly RateValue[], start: string, today: string): Period[] {
  const ordered = [...values].sort((a, b) => (a.since ?? '').localeCompare(b.since ?? ''));
  return ordered.map(({ percent, surcharge, since, ext: _ }, index) => {
    const until = ordered[index + 1]?.since;
    const from = since ?? start;
    const hasEnded = until !== undefined && until <= today;
    const holds = from > today && since !== undefined ? 'later' : hasEnded ? 'before' : 'now';
    const to = until ?? (holds === 'later' ? from : today);
    return { percent, surcharge, since, until, holds, years: Math.max(0, yearsBetween(from, to)) };
  });
}

function yearsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 31_557_600_000;
}
