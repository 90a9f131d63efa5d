/** A tree of elements to text: UTF-8, two blanks a level, namespaces at the root (chapter 11 §2, §6.1). */

import { Alike } from './alike.ts';
import type { XmlElement } from './element.ts';
import { Names } from './names.ts';
import { Text } from './text.ts';

/** From so many elements on, those within one are looked at for what they have in common. */
const MANY = 20;

/** Returns the text of a document; undefined where a text in it has characters that XML has not: `forbiddenIn` says which. */
export function writeXml(root: XmlElement): string | undefined {
  const names = new Names();
  const text = new Text();
  write(root, 0, names, text);
  if (text.isForbidden) return undefined;
  return text.behind(`<?xml version="1.0" encoding="UTF-8"?>\n<${names.nameOf(root.name)}${names.declarations()}`);
}

function write({ name, attributes, children, text }: XmlElement, level: number, names: Names, written: Text): void {
  const { open, close, closeLine } = names.tag(name, level);
  const start = (level === 0 ? '' : open) + names.attributes(attributes, written);
  if (children.length > 0) {
    written.add(`${start}>\n`);
    writeAll(children, level + 1, names, written);
    written.add(closeLine);
  } else written.add(text === '' ? `${start}/>\n` : `${start}>${written.escaped(text)}${close}`);
}

/**
 * Writes elements one after the other: a function of its own, as V8 (of Node 20) may never compile a function again that calls itself in a loop, once
 * it was compiled within that loop. Every second program took twice as long for CII.
 */
function writeAll(elements: readonly XmlElement[], level: number, names: Names, written: Text): void {
  if (elements.length >= MANY) new Alike(level, names, written).writeAll(elements);
  else for (const each of elements) write(each, level, names, written);
}
