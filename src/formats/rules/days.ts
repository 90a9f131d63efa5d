/** Days as XML writes them, compared as XPath does. */

const DAY = /^(-?\d{4,9}-\d\d-(\d\d))(?:Z|([+-])(\d\d):(\d\d))?$/;

/** Returns the beginning of an `xs:date` in minutes, where one without a time zone is in UTC; undefined for a text that is no day of the calendar. */
export function dayOf(text: string | undefined): number | undefined {
  const [, day, ofMonth, sign, hours, minutes] = DAY.exec(text?.trim() ?? '') ?? [];
  if (day === undefined) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  // The 30th of February is read as a day of March.
  if (Number.isNaN(time) || new Date(time).getUTCDate() !== Number(ofMonth)) return undefined;
  const zone = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return time / 60_000 - (sign === '-' ? -zone : zone);
}
