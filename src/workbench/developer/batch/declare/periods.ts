/** The periods of reports by VAT regime (chapter 24 §2). */

export const REGIMES = ['monthly', 'quarterly', 'simplified', 'franchise'] as const;
export type Regime = (typeof REGIMES)[number];

/** The first and the last day, in ISO 8601. */
export interface Period {
  readonly start: string;
  readonly end: string;
}

const DAYS_OF_DECADE = 10;

/** Returns the last periods, the one of `today` first. Sales are reported by decades in the normal monthly regime, payments never. */
export function periodsOf(regime: Regime, isOfPayments: boolean, today: string, count = 12): Period[] {
  const periods: Period[] = [];
  for (let at = today; periods.length < count; ) {
    const period = periodWith(at, regime, isOfPayments);
    periods.push(period);
    at = dayBefore(period.start);
  }
  return periods;
}

/** Returns the period that a day belongs to. */
function periodWith(day: string, regime: Regime, isOfPayments: boolean): Period {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  if (regime === 'franchise') {
    const first = month - ((month - 1) % 2);
    return { start: isoDay(year, first, 1), end: isoDay(year, first + 2, 0) };
  }
  if (regime === 'monthly' && !isOfPayments) {
    const decade = Math.min(2, Math.floor((date - 1) / DAYS_OF_DECADE));
    const start = decade * DAYS_OF_DECADE + 1;
    const end = decade === 2 ? isoDay(year, month + 1, 0) : isoDay(year, month, start + DAYS_OF_DECADE - 1);
    return { start: isoDay(year, month, start), end };
  }
  return { start: isoDay(year, month, 1), end: isoDay(year, month + 1, 0) };
}

function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return isoDay(year, month, date - 1);
}

/** Returns a day; day 0 is the last one of the month before. */
function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
