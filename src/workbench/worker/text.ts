import { getNodeValue, type Node } from 'jsonc-parser';
import type { Json } from '../../engine/model/json.ts';
import { treeOf } from '../document/text.ts';

/** A draft's text, read at most once, and only as far as somebody asks. */
export class ParsedText {
  readonly text: string;
  #root: { tree: Node | undefined } | undefined;
  #value: Json | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** The tree of the text with its locations, as far as the text could be read. */
  get root(): Node | undefined {
    this.#root ??= { tree: treeOf(this.text) };
    return this.#root.tree;
  }

  /** What the text holds, as far as it could be read: to look into, not to build. */
  get value(): Json {
    this.#value ??= this.root ? (getNodeValue(this.root) as Json) : null;
    return this.#value;
  }
}

/** Texts asked about last: several questions follow one another about the same one. */
const recent: ParsedText[] = [];
const RECENT_TEXTS = 3;

export function parsed(text: string): ParsedText {
  const known = recent.find((each) => each.text === text);
  if (known) return known;
  const made = new ParsedText(text);
  recent.unshift(made);
  recent.length = Math.min(recent.length, RECENT_TEXTS);
  return made;
}
