/** Returns a date as people of a language write it; other values as they are. */
export function dayIn(language: string, day: string): string {
  const time = Date.parse(day);
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
