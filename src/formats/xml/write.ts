/** Writes a tree of elements as text: UTF-8, two blanks per level, namespaces at the root (chapter 11 §2, §6.1). */

import type { XmlElement } from './element.ts';
import { Names } from './names.ts';
import type { Namespaces } from './namespaces.ts';
import { Text } from './text.ts';

/**
 * Returns the text of a document; undefined if a text contains characters that XML cannot hold, which `forbiddenIn`
 * names.
 * @param namespaces those of its syntax
 * @param declared prefixes that the root declares even if no name has them
 */
export function writeXml(root: XmlElement, namespaces: Namespaces, declared?: readonly string[]): string | undefined {
  const names = new Names(namespaces, declared);
  const text = new Text();
  write(root, 0, names, text);
  if (text.isForbidden) return undefined;
  return text.behind(`<?xml version="1.0" encoding="UTF-8"?>\n<${names.nameOf(root.name)}${names.declarations()}`);
}

function write(element: XmlElement, level: number, names: Names, written: Text): void {
  const { name, attributes, first, text } = element;
  const { open, opened, close, closeLine } = names.tag(name, level);
  const unclosed = (level === 0 ? '' : open) + names.attributes(attributes, written);
  // Most elements have no attributes.
  const start = unclosed === open ? opened : `${unclosed}>`;
  if (first !== undefined) {
    written.add(`${start}\n`);
    writeAll(element, level + 1, names, written);
    written.add(closeLine);
  } else written.add(text === '' ? `${unclosed}/>\n` : start + written.escaped(text) + close);
}

/**
 * Writes sibling elements. It is a separate function because of V8 in Node 20: if a function calls itself in a loop and was compiled inside that
 * loop, V8 may never compile it again. Every second program then took twice as long for CII.
 */
function writeAll(around: XmlElement, level: number, names: Names, written: Text): void {
  for (let at = around.first; at !== undefined; at = at.next) write(at, level, names, written);
}
