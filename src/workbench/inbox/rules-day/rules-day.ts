/** Undefined for the newest rules, `issue` for the date of each document, or a day. */
export type RulesDay = string | undefined;

export const ISSUE = 'issue';

/** Returns whether a text is a day with a year of four digits. A date that is still being typed is not. */
export function isDay(text: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text);
}
