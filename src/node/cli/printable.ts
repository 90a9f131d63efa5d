/** What moves a terminal's cursor, sets its colours, or turns the direction of writing. */
const ACTIVE = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\udc80-\udcff]/gu;

/** Returns a text from elsewhere, such as a name in a document, as a line on a terminal may have it: what would act there shows as its code. */
export function printable(text: string): string {
  return text.replace(ACTIVE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
