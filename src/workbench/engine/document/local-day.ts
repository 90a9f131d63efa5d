/** Returns the day of the user's clock some days after a time: `2026-03-31`. */
export function localDay(time = new Date(), daysAfter = 0): string {
  const day = new Date(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate() + daysAfter));
  return day.toISOString().slice(0, 10);
}

/** Returns the milliseconds at the beginning of a day in UTC; NaN for another text: JavaScript takes `05.03.2026` for the 3rd of May. */
export function timeOf(day: string): number {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
}
