/** Days in XML notation, compared as in XPath. */

const DAY = /^(-?\d{4,9}-\d\d-(\d\d))(?:Z|([+-])(\d\d):(\d\d))?$/;

/** Returns the start of an `xs:date` in minutes, in UTC without a time zone; undefined if not a calendar day. */
export function dayOf(text: string | undefined): number | undefined {
  const [, day, ofMonth, sign, hours, minutes] = DAY.exec(text?.trim() ?? '') ?? [];
  if (day === undefined) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  // The 30th of February would be read as a day of March.
  if (Number.isNaN(time) || new Date(time).getUTCDate() !== Number(ofMonth)) return undefined;
  const zone = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return time / 60_000 - (sign === '-' ? -zone : zone);
}
