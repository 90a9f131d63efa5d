/** An XML document as a tree that tests can change and write back. Names have the prefixes that the formats use. */

import { namespaces } from '../list/namespaces.ts';
import { parseXml } from '../list/parse-xml.ts';
import type { XmlElement } from '../xml/element.ts';

export interface Node {
  name: string;
  attributes: Map<string, string>;
  children: Node[];
  text: string;
  parent: Node | undefined;
}

const NAMESPACES = new Map(namespaces.list.map(({ prefix, uri }) => [prefix, uri]));

/** The tree of a text, and the node of each element. */
export interface Parsed {
  readonly root: Node;
  readonly element: XmlElement;
  readonly nodes: ReadonlyMap<XmlElement, Node>;
}

export function parsed(xml: string): Parsed {
  const reading = parseXml(xml);
  if (!reading.ok) throw new Error(`${reading.problem.what.template} at line ${reading.problem.line}: ${xml}`);
  const nodes = new Map<XmlElement, Node>();
  return { root: nodeOf(reading.root, undefined, nodes), element: reading.root, nodes };
}

function nodeOf(element: XmlElement, parent: Node | undefined, nodes: Map<XmlElement, Node>): Node {
  const attributes = new Map(element.attributes.map(({ name, value }) => [name, value]));
  const node: Node = { name: element.name, attributes, children: [], text: element.text, parent };
  for (const child of element.children) node.children.push(nodeOf(child, node, nodes));
  if (node.children.length > 0 && node.text.trim() === '') node.text = '';
  nodes.set(element, node);
  return node;
}

/** Returns the elements of a fragment: `<cbc:ID>1</cbc:ID><cbc:Name>A</cbc:Name>`. */
export function fragment(xml: string): Node[] {
  return parsed(declaring(`<fragment>${xml}</fragment>`)).root.children;
}

/** Returns the text of a tree. The root declares the namespaces. */
export function serialised(root: Node): string {
  return declaring(written(root));
}

/** Returns a text with the namespaces of its prefixes declared in the root. */
function declaring(body: string): string {
  const used = new Set(body.match(/[<>" /][\w-]{1,20}(?=:)/g)?.map((prefix) => prefix.slice(1)));
  const declared = [...NAMESPACES].filter(([prefix]) => prefix !== 'xml' && used.has(prefix));
  const names = declared.map(([prefix, namespace]) => ` xmlns:${prefix}="${namespace}"`).join('');
  return body.replace(/^<[^\s/>]+/, (start) => start + names);
}

/** Returns the text of an element without namespace declarations for its prefixes. */
function written({ name, attributes, children, text }: Node): string {
  const [, namespace, local = name] = /^\{([^}]*)\}(.*)$/.exec(name) ?? [];
  const start = [
    local,
    ...(namespace === undefined ? [] : [`xmlns="${namespace}"`]),
    ...[...attributes].map(([key, value]) => `${key}="${escaped(value)}"`),
  ].join(' ');
  const content = escaped(text) + children.map(written).join('');
  return content === '' ? `<${start}/>` : `<${start}>${content}</${local}>`;
}

function escaped(text: string): string {
  if (!/[&<>"\r\n\t]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\r\n\t]/g, (control) => `&#${control.charCodeAt(0)};`);
}

/** Returns the text of a document with one indented element per line. */
export function indented(xml: string): string {
  return declaring(indentedLines(parsed(xml).root, ''));
}

function indentedLines(node: Node, indent: string): string {
  if (node.children.length === 0) return `${indent}${written(node)}\n`;
  const start = written({ ...node, children: [], text: '' }).replace(/\/>$/, '>');
  const text = node.text === '' ? '' : `${indent}  ${escaped(node.text)}\n`;
  const children = node.children.map((child) => indentedLines(child, `${indent}  `)).join('');
  return `${indent}${start}\n${text}${children}${indent}</${start.slice(1).split(/[\s>]/)[0]}>\n`;
}
