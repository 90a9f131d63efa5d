/** Characters that move a terminal's cursor, set colours or change the writing direction. */
const ACTIVE = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\udc80-\udcff]/gu;

/** Makes external text, such as a name in a document, safe for a line of a terminal: active characters become their codes. */
export function printable(text: string): string {
  return text.replace(ACTIVE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
