import { groupBy } from '../../engine/model/group-by.ts';

/** A percentage of a rate in a regime, newest first. */
export interface RateValue {
  ext?: Readonly<Record<string, string>> | undefined;
  /** Its start date, `2012-09-01`; undefined if unknown. */
  since?: string | undefined;
  percent: string;
  surcharge?: string | undefined;
}

/** A period of a percentage. */
export interface Period {
  percent: string;
  surcharge: string | undefined;
  since: string | undefined;
  /** The day another percentage takes over. */
  until: string | undefined;
  holds: 'before' | 'now' | 'later';
  /** Its length in years: from `start` if the start date is unknown, to today if current. */
  years: number;
}

/** Successive percentages for combos with certain extensions. */
export interface TimeLine {
  ext: Readonly<Record<string, string>>;
  periods: readonly Period[];
}

/**
 * Returns the percentages of a rate in chronological order. Percentages for certain extensions are on separate lines,
 * after the general ones.
 * @param start the day from which a value without a start date is drawn
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
