/**
 * Parses a text to a tree of elements with the streaming parser saxes: namespaces, positions, no entities except the five
 * of XML (chapter 11 §6.1).
 */

import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { MAX_DEPTH, type TextPosition } from '../../engine/reading/problem.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { bounded } from './bounds.ts';
import { decodeXml } from './decode.ts';
import { LocatedElement, NO_ATTRIBUTES, type XmlAttribute, type XmlElement } from './element.ts';
import { mostBytes, mostElements, tooManyBytes, tooManyElements, XML_SIZE } from './limits.ts';
import type { Namespaces } from './namespaces.ts';
import { positionOf } from './positions.ts';
import { tagStart } from './tag-start.ts';

/** The reason why a text is not readable XML, and the position. */
export interface XmlProblem extends TextPosition {
  what: Message;
  /** Its code unless the text is not well-formed (`BW-XML-SYNTAX`). */
  code?: string;
}

export interface XmlDocument {
  root: XmlElement;
  /** The source text, into which the offsets point. */
  text: string;
}

export type XmlReading = ({ ok: true } & XmlDocument) | { ok: false; problem: XmlProblem };

const NO_ELEMENT = message('invalid XML: there is no element');
const WRONG_END = message('invalid XML: this end tag does not match the open element');
const AFTER_END = message('invalid XML: only one element is allowed, without text around it');

/** The frequent reasons of the parser in our words, by how they begin. After a colon they have a name. */
const REASONS: readonly (readonly [beginning: RegExp, message: Message])[] = [
  [/^document must/, NO_ELEMENT],
  [/^documents may/, AFTER_END],
  [/^text data/, AFTER_END],
  [/^unexpected close/, WRONG_END],
  [/^unmatched/, WRONG_END],
  [/^unclosed/, message('invalid XML: {name} has no end tag', { name: '' })],
  [/^undefined/, message('invalid XML: unknown entity; write & as &amp;')],
  [/^unbound/, message('invalid XML: the prefix {name} is not declared', { name: '' })],
];

const NO_XML = message('The file is not XML: it does not begin with an element.');
const UNPAIRED = message('invalid XML: half of a character (an unpaired surrogate)');

class Stop {
  readonly problem: XmlProblem;
  constructor(problem: XmlProblem) {
    this.problem = problem;
  }
}

/**
 * Parses bytes or a text as XML. Returns the root element, or the first problem with its position.
 * @param namespaces those of the syntaxes that it may have
 */
export function parseWith(namespaces: Namespaces, given: Uint8Array | string): XmlReading {
  const start = { line: 1, column: 1 };
  if (given.length > mostBytes()) return { ok: false, problem: { what: tooManyBytes(), code: XML_SIZE, ...start } };
  const decoding = typeof given === 'string' ? ({ ok: true, text: given } as const) : decodeXml(given);
  if (!decoding.ok) return { ok: false, problem: { what: decoding.what, ...decoding.position } };
  const text = decoding.text.startsWith('\ufeff') ? decoding.text.slice(1) : decoding.text;
  const beginning = /\S/.exec(text);
  if (beginning && beginning[0] !== '<')
    return { ok: false, problem: { what: NO_XML, ...positionOf(text, beginning.index) } };
  const unpaired = text.isWellFormed() ? undefined : /\p{Surrogate}/u.exec(text);
  if (unpaired) return { ok: false, problem: { what: UNPAIRED, ...positionOf(text, unpaired.index) } };
  try {
    return { ok: true, root: elementsOf(text, namespaces), text };
  } catch (stop) {
    if (stop instanceof Stop) return { ok: false, problem: stop.problem };
    throw stop;
  }
}

/** Returns the root element of a text; throws a `Stop` at the first problem. */
function elementsOf(text: string, namespaces: Namespaces): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const names = new Map<string, QualifiedName>();
  // Children, buffered until their parent ends.
  const waiting: XmlElement[] = [];
  const starts: number[] = [];
  let root: XmlElement | undefined;
  let current: XmlElement | undefined;
  let opened = 0;
  let nodes = 0;
  const most = mostElements();
  const stop = (what: Message, at = parser.position, code?: string): never => {
    throw new Stop({ what: bounded(what), ...(code && { code }), ...positionOf(text, at) });
  };

  // No error handler: without one the parser throws, and with a seventh handler V8 stores the parser as a
  // dictionary, five times as slow.
  parser.on('doctype', () =>
    stop(
      message('A document type declaration (DOCTYPE) is not supported; remove it.'),
      text.lastIndexOf('<!DOCTYPE', parser.position),
    ),
  );
  parser.on('opentagstart', (tag) => {
    opened = tagStart(text, parser, tag.name);
    if (starts.length >= MAX_DEPTH)
      stop(message('Elements are nested more than {most} levels deep.', { most: MAX_DEPTH }));
  });
  parser.on('opentag', (tag) => {
    current = new LocatedElement(qualified(names, tag, namespaces), current, opened);
    root ??= current;
    current.attributes = attributesOf(tag, namespaces);
    nodes += 1 + current.attributes.length;
    if (nodes > most) stop(tooManyElements(), undefined, XML_SIZE);
    starts.push(waiting.length);
  });
  parser.on('text', (piece) => {
    if (current !== undefined) current.text += piece;
  });
  parser.on('cdata', (piece) => {
    if (current !== undefined) current.text += piece;
  });
  parser.on('closetag', () => {
    if (current === undefined) return;
    current.takeFrom(waiting, starts.pop() ?? 0);
    waiting.push(current);
    current = current.parent;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    stop(inOwnWords(reason));
  }
  return root ?? stop(NO_ELEMENT);
}

/** The name of an element with the prefix of its namespace. */
interface QualifiedName {
  uri: string;
  name: string;
}

/** Returns the name of an element with the prefix of its namespace; the same string for equal names. */
function qualified(
  names: Map<string, QualifiedName>,
  { name: written, uri, local }: SaxesTagNS,
  namespaces: Namespaces,
): string {
  const known = names.get(written);
  if (known?.uri === uri) return known.name;
  const name = namespaces.nameOf(uri, local);
  names.set(written, { uri, name });
  return name;
}

function attributesOf({ attributes }: SaxesTagNS, namespaces: Namespaces): readonly XmlAttribute[] {
  let list: XmlAttribute[] | undefined;
  for (const name in attributes) {
    const attribute = attributes[name];
    if (attribute === undefined || attribute.prefix === 'xmlns' || name === 'xmlns') continue;
    const read = { name: attributeName(attribute, namespaces), value: attribute.value };
    if (list === undefined) list = [read];
    else list.push(read);
  }
  return list ?? NO_ATTRIBUTES;
}

function attributeName({ uri, local }: SaxesAttributeNS, namespaces: Namespaces): string {
  return uri === '' || namespaces.has(uri) ? namespaces.nameOf(uri, local) : `{${uri}}:${local}`;
}

function inOwnWords(reason: string): Message {
  const [, own] = REASONS.find(([beginning]) => beginning.test(reason)) ?? [];
  const colon = reason.indexOf(': ');
  const name = colon < 0 ? '' : reason.slice(colon + 2).replace(/^"|"$/g, '');
  return own ? { ...own, values: { name } } : message('invalid XML: {reason}', { reason });
}

/** Returns the parser's message about a malformed text without its leading position; undefined for other errors. */
function reasonOf(error: unknown): string | undefined {
  const [, reason] = (error instanceof Error && /^\d+:\d+: (.*?)\.?$/s.exec(error.message)) || [];
  return reason;
}
