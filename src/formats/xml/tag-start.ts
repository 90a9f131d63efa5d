/** Where elements begin. Two passes over a text name the same element by its offset. */

import type { SaxesParser } from 'saxes';

/** Returns the offset of the `<` of a tag whose name the parser has just read, with one character after it. */
export function tagStart(text: string, { position }: Pick<SaxesParser, 'position'>, name: string): number {
  const at = position - name.length - 2;
  // The parser takes CR LF as one character.
  return text[at] === '<' ? at : at - 1;
}
