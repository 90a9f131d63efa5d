import type { Node } from 'jsonc-parser';
import { type ReadText, Rereader } from '../document/reread.ts';

const reader = new Rereader();

/** Texts up to so many characters are quickly read. */
const SHORT = 10_000;
const ofShort = new Rereader();

/** Returns the text that the form shows as it is read: with each key only what changed. */
export function formText(text: string): ReadText {
  return reader.read(text);
}

/** Returns the tree of a text, until another one is read. Short ones, as that of a row, do not take the place of a long one. */
export function formTree(text: string): Node | undefined {
  return (text.length <= SHORT ? ofShort : reader).read(text).root;
}
