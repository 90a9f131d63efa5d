/**
 * Reads an XML file as a tree of elements, with their namespaces resolved: saxes, the product's parser, gives events. Own code, because
 * xml-js and its like leave prefixes unresolved.
 */
import { readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';

const XSD = 'http://www.w3.org/2001/XMLSchema';

/** @typedef {{ name: string, attributes: Record<string, string>, children: Node[], namespaces: Record<string, string>, text: string }} Node `name` is `{namespace}name`, or `xsd:name` in schemas; `text` is that of the element itself. */

/** Returns the root element of a file. @param {string} file @returns {Node} */
export function readXml(file) {
  const parser = new SaxesParser({ xmlns: true });
  /** @type {Node[]} */
  const open = [{ name: '', attributes: {}, children: [], namespaces: {}, text: '' }];
  parser.on('opentag', (tag) => {
    const parent = open[open.length - 1];
    /** @type {Record<string, string>} */
    const attributes = {};
    for (const { name, value } of Object.values(tag.attributes)) attributes[name] = value;
    const name = tag.uri === XSD ? `xsd:${tag.local}` : `{${tag.uri}}${tag.local}`;
    const node = { name, attributes, children: [], namespaces: { ...parent?.namespaces, ...tag.ns }, text: '' };
    parent?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const [last] = open.slice(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(readFileSync(file, 'utf8')).close();
  const root = open[0]?.children[0];
  if (root === undefined) throw new Error(`${file} is empty`);
  return root;
}
