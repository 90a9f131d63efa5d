/** A tree of elements to text: UTF-8, two blanks a level, namespaces at the root (chapter 11 §2, §6.1). */

import { Alike, type Likeness } from './alike.ts';
import type { XmlElement } from './element.ts';
import { Names } from './names.ts';
import { Text } from './text.ts';

/** What the elements of long lists are like, by the element around them. */
export type Alikes = Map<XmlElement, readonly Likeness[]>;

/** From so many elements on, those within one are looked at for what they have in common. */
const MANY = 20;

/**
 * Returns the text of a document; undefined where a text in it has characters that XML has not: `forbiddenIn` says which. What the elements of long lists
 * are like is put into `alike`.
 */
export function writeXml(root: XmlElement, alike: Alikes = new Map()): string | undefined {
  const names = new Names();
  const text = new Text();
  write(root, 0, names, text, alike);
  if (text.isForbidden) return undefined;
  return text.behind(`<?xml version="1.0" encoding="UTF-8"?>\n<${names.nameOf(root.name)}${names.declarations()}`);
}

function write(element: XmlElement, level: number, names: Names, written: Text, alike: Alikes): void {
  const { name, attributes, first, text } = element;
  const { open, close, closeLine } = names.tag(name, level);
  const start = (level === 0 ? '' : open) + names.attributes(attributes, written);
  if (first !== undefined) {
    written.add(`${start}>\n`);
    writeAll(element, level + 1, names, written, alike);
    written.add(closeLine);
  } else written.add(text === '' ? `${start}/>\n` : `${start}>${written.escaped(text)}${close}`);
}

/**
 * Writes elements one after the other: a function of its own, as V8 (of Node 20) may never compile a function again that calls itself in a loop, once
 * it was compiled within that loop. Every second program took twice as long for CII.
 */
function writeAll(around: XmlElement, level: number, names: Names, written: Text, alike: Alikes): void {
  if (hasMany(around)) alike.set(around, new Alike(level, names, written).writeAll(around));
  else for (let at = around.first; at !== undefined; at = at.next) write(at, level, names, written, alike);
}

function hasMany({ first }: XmlElement): boolean {
  let count = 0;
  for (let at = first; at !== undefined && count < MANY; at = at.next) count++;
  return count === MANY;
}
