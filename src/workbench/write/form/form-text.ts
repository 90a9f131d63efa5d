import type { Node } from 'jsonc-parser';
import { type ReadText, Rereader } from '../../engine/document/reread.ts';

const reader = new Rereader();

/** Maximum length of a text that is parsed separately, in characters. */
const SHORT = 10_000;
const ofShort = new Rereader();

/** Returns the parsed text of the form. On each key only the changed part is parsed. */
export function formText(text: string): ReadText {
  return reader.read(text);
}

/** Returns the tree of a text until another is read. Short texts, such as a row, do not replace a long one. */
export function formTree(text: string): Node | undefined {
  return (text.length <= SHORT ? ofShort : reader).read(text).root;
}
