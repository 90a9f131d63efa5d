import { getNodeValue, type Node } from 'jsonc-parser';
import type { Json } from '../../../engine/model/json.ts';
import { treeOf } from '../document/text.ts';

/** A draft's text, parsed at most once, and only on demand. */
export class ParsedText {
  readonly text: string;
  #root: { tree: Node | undefined } | undefined;
  #value: Json | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** The tree of the text with locations, as far as readable. */
  get root(): Node | undefined {
    this.#root ??= { tree: treeOf(this.text) };
    return this.#root.tree;
  }

  /** The content of the text as far as readable: to inspect, not to build. */
  get value(): Json {
    this.#value ??= this.root ? (getNodeValue(this.root) as Json) : null;
    return this.#value;
  }
}

/** Recent texts: several questions usually follow about the same one. */
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
