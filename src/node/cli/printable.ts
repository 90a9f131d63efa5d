/** Characters that move a terminal's cursor, set colours or change the writing direction. */
const ACTIVE = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\udc80-\udcff]/gu;

/** The same without line feeds, tabs, and the escape character of our own colours: documents have it escaped in every format. */
const ACTIVE_IN_RESULTS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const OWN = new Set(['\n', '\t', '\u001b']);

/** Makes a result safe for a terminal: active characters become their codes, as JSON and YAML write them, or as XML does. */
export function forTerminal(result: string, isXml = false): string {
  return result.replace(ACTIVE_IN_RESULTS, (character) => {
    if (OWN.has(character)) return character;
    const code = character.charCodeAt(0).toString(16);
    return isXml ? `&#x${code};` : `\\u${code.padStart(4, '0')}`;
  });
}

/** Returns whether a terminal would act on a text. */
export function isActive(text: string): boolean {
  return forTerminal(text) !== text;
}

/** Makes external text, such as a name in a document, safe for a line of a terminal: active characters become their codes. */
export function printable(text: string): string {
  return text.replace(ACTIVE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
