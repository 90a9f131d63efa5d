import type { Node } from 'jsonc-parser';
import { type ReadText, Rereader } from '../document/reread.ts';

const reader = new Rereader();

/** Returns the text that the form shows as it is read: with each key only what changed. */
export function formText(text: string): ReadText {
  return reader.read(text);
}

/** Returns the tree of a text, until another one is read. */
export function formTree(text: string): Node | undefined {
  return reader.read(text).root;
}
