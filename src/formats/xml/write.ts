/** A tree of elements to text: UTF-8, two blanks a level, namespaces at the root (chapter 11 §2, §6.1). */

import type { XmlElement } from './element.ts';
import { Names } from './names.ts';
import { Text } from './text.ts';

/**
 * Returns the text of a document; undefined where a text in it has characters that XML has not: `forbiddenIn` says which.
 */
export function writeXml(root: XmlElement): string | undefined {
  const names = new Names();
  const text = new Text();
  write(root, 0, names, text);
  if (text.isForbidden) return undefined;
  return text.behind(`<?xml version="1.0" encoding="UTF-8"?>\n<${names.nameOf(root.name)}${names.declarations()}`);
}

function write(element: XmlElement, level: number, names: Names, written: Text): void {
  const { name, attributes, first, text } = element;
  const { open, close, closeLine } = names.tag(name, level);
  const start = (level === 0 ? '' : open) + names.attributes(attributes, written);
  if (first !== undefined) {
    written.add(`${start}>\n`);
    writeAll(element, level + 1, names, written);
    written.add(closeLine);
  } else written.add(text === '' ? `${start}/>\n` : `${start}>${written.escaped(text)}${close}`);
}

/**
 * Writes elements one after the other: a function of its own, as V8 (of Node 20) may never compile a function again that calls itself in a loop, once
 * it was compiled within that loop. Every second program took twice as long for CII.
 */
function writeAll(around: XmlElement, level: number, names: Names, written: Text): void {
  for (let at = around.first; at !== undefined; at = at.next) write(at, level, names, written);
}
