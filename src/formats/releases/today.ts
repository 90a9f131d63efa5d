/** The day of verdicts that name no day. */

let fixed: string | undefined;

/** Sets the day of verdicts in this program, instead of the day of its clock: a service may start with one, and tests have theirs. */
export function setToday(day: string | undefined): void {
  fixed = day;
}

/** Returns the day of verdicts, such as `2026-11-28`. */
export function today(): string {
  return fixed ?? new Date().toISOString().slice(0, 10);
}
