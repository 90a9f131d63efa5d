/** Reads an XML file, packed by gzip or not, as a tree with its texts. Own code for the reason in ../read-xml.mjs. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';

export const SCHEMATRON = 'http://purl.oclc.org/dsdl/schematron';
export const XSLT = 'http://www.w3.org/1999/XSL/Transform';
export const SVRL = 'http://purl.oclc.org/dsdl/svrl';

/**
 * @typedef {{
 *   uri: string,
 *   local: string,
 *   attributes: Record<string, string>,
 *   spaces: Record<string, string>,
 *   children: (Tree | string)[],
 * }} Tree An element. Attributes have their names as written; `spaces` are the namespaces in scope.
 */

/** Returns the text of a file. @param {string} file */
export function textOf(file) {
  const bytes = readFileSync(file);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isPacked ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '');
}

/** Returns the root element of a text. Throws with the name of the file and the line. @param {string} text @param {string} file @returns {Tree} */
export function treeOf(text, file) {
  const parser = new SaxesParser({ xmlns: true, fileName: file });
  /** @type {Tree} */
  const top = { uri: '', local: '', attributes: {}, spaces: {}, children: [] };
  const open = [top];
  parser.on('opentag', ({ uri, local, attributes, ns }) => {
    const parent = open.at(-1) ?? top;
    /** @type {Tree} */
    const tree = { uri, local, attributes: {}, spaces: { ...parent.spaces, ...ns }, children: [] };
    for (const { name, value } of Object.values(attributes)) tree.attributes[name] = value;
    parent.children.push(tree);
    open.push(tree);
  });
  parser.on('text', (words) => void open.at(-1)?.children.push(words));
  parser.on('cdata', (words) => void open.at(-1)?.children.push(words));
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  const [root] = elementsOf(top);
  if (root === undefined) throw new Error(`${file} is empty`);
  return root;
}

/** Returns the elements in an element, or those of a name. @param {Tree} tree @param {string} [uri] @param {string} [local] @returns {Tree[]} */
export function elementsOf(tree, uri, local) {
  return tree.children.filter(
    /** @returns {each is Tree} */ (each) =>
      typeof each !== 'string' &&
      (uri === undefined || each.uri === uri) &&
      (local === undefined || each.local === local),
  );
}

/** Returns the text in an element without that of some elements in it. @param {Tree} tree @param {(tree: Tree) => boolean} [isLeftOut] @returns {string} */
export function wordsOf(tree, isLeftOut = () => false) {
  return tree.children
    .map((each) => (typeof each === 'string' ? each : isLeftOut(each) ? '' : wordsOf(each, isLeftOut)))
    .join('');
}

/** @param {string} text */
export function spaced(text) {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Writes an element, with the prefix `xsl` for instructions and none for Schematron.
 * @param {Tree | string} each @param {string} [more] attributes of the element @returns {string}
 */
export function xmlOf(each, more = '') {
  if (typeof each === 'string') return escaped(each);
  const name = `${each.uri === XSLT ? 'xsl:' : ''}${each.local}`;
  const attributes = Object.entries(each.attributes).filter(([key]) => !/^xmlns|:/.test(key));
  const own = attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
  return `<${name}${more}${own}>${each.children.map((child) => xmlOf(child)).join('')}</${name}>`;
}

/** Returns declarations of namespaces. @param {Readonly<Record<string, string>>} spaces */
export function declarations(spaces) {
  return Object.entries(spaces)
    .filter(([prefix, uri]) => prefix !== '' && prefix !== 'xml' && prefix !== 'xmlns' && uri !== '')
    .map(([prefix, uri]) => ` xmlns:${prefix}="${escaped(uri)}"`)
    .join('');
}

/** @param {string} text */
export function escaped(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;').replace(/\n/g, '&#10;');
}
