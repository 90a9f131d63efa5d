/** Clocks of time zones. Spec chapter 01 §2: "today" and "now" are in an IANA zone, truncated to seconds. */

const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

/** Returns date and time of day in a zone: `YYYY-MM-DDTHH:MM:SS`. An unknown or empty zone counts as UTC. */
export function wallClock(now: Date, timeZone: string): string {
  const clock = timeZone === 'UTC' ? undefined : clockOf(timeZone);
  if (clock === undefined) return now.toISOString().slice(0, 19);
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clock.formatToParts(now)) shown[type] = value;
  const year = (shown.year ?? '').padStart(4, '0');
  return `${year}-${shown.month}-${shown.day}T${shown.hour}:${shown.minute}:${shown.second}`;
}

/** Returns whether a time zone is in the IANA list. */
export function isTimeZone(timeZone: string): boolean {
  return timeZone === 'UTC' || clockOf(timeZone) !== undefined;
}

function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!clocks.has(timeZone)) clocks.set(timeZone, newClock(timeZone));
  return clocks.get(timeZone);
}

function newClock(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    return undefined; // unknown to Intl
  }
}
