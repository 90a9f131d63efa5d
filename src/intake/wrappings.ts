/** Unwraps documents: from Markdown fences, sentences, programs, and requests and responses of services. */

import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { isJsonObject, type Json, type JsonObject } from '../engine/model/json.ts';
import { readJson } from '../engine/reading/json.ts';
import { JsonSplitter } from '../engine/reading/json-values.ts';
import { type Message, message } from '../engine/text/message.ts';
import { rootNames } from '../formats/list/facts.ts';
import { isInvoiceXml } from './carried-xml.ts';
import * as texts from './texts.ts';

/**
 * Returns a text in JSON, YAML or XML within a Markdown fence, as assistants write it, with or without words around it.
 * If several fences contain documents with a schema in the same syntax, returns all of them.
 */
export function withoutFence(text: string): string | undefined {
  const [before = '', ...parts] = text.split(/^[ \t]*(?:```|~~~)/m);
  // Every other part is inside a fence. The last one follows them, or belongs to an open fence.
  const fenced = parts.slice(0, -1).filter((_, index) => index % 2 === 0);
  const insides = fenced.map((part) => part.slice(part.indexOf('\n') + 1));
  const documents = insides.filter((inside) => inside.includes('$schema'));
  if (documents.length > 1) {
    if (documents.every((each) => /^\s*[{[]/.test(each))) return documents.join('\n');
    if (documents.every((each) => /^\s*(?:[\w$-]{1,40}:|---|#)/.test(each))) return documents.join('\n---\n');
  }
  const [first] = insides;
  return first !== undefined && (before.trim() === '' || /^\s*[{[<$]/.test(first)) ? first : undefined;
}

/**
 * Returns a PowerShell command without the backticks before quotation marks: ``-Body "{`"code`":`"A`"}"``, as browsers
 * copy a request.
 */
export function withoutBackticks(text: string): string | undefined {
  return /\{\s{0,9}`"/.test(text) ? text.replace(/`(["'`$])/g, '$1') : undefined;
}

/**
 * Returns the value that a program assigns, also after comments: `const invoice = {…};`, `module.exports = {…}`; or the
 * options of a request, as browsers copy it: `fetch("…", {…});`.
 */
export function assignedIn(text: string): string | undefined {
  const bare = text.slice(behindComments(text)).trimStart();
  const begin = ASSIGNED.exec(bare);
  return begin ? withoutEnd(withoutEnd(bare.slice(begin[0].length).trimEnd(), ';'), ')') : undefined;
}

/**
 * Returns the values that a program assigns on separate lines, each from the first to the last bracket: `invoice =
 * {…}` after `import json`.
 */
export function assignedAt(text: string): string[] {
  const begins = [...text.matchAll(ASSIGNED_AT)].slice(0, MOST_BEGINNINGS);
  return begins.flatMap(({ index, 0: begin }) => {
    const splitter = new JsonSplitter(Number.POSITIVE_INFINITY);
    const [first] = splitter.push(text.slice(index + begin.length));
    return first?.kind === 'value' ? [first.text] : [];
  });
}

const ASSIGNED_AT = /^(?:export )?(?:(?:const|let|var) )?\$?[A-Za-z_][\w.]{0,99} ?= ?(?=[{[])/gm;

/** Returns the contents of a data URL (RFC 2397) or of a percent-encoded part of a URL: `%7B%22code%22…`. */
export function fromAddress(text: string): string | undefined {
  const [head, isBase64] = /^\s*data:[\w/+.-]{0,99}(?:;charset=[\w-]{1,20})?(;base64)?,/.exec(text) ?? [];
  if (head !== undefined && isBase64) return text.slice(head.length).trim();
  if (head === undefined && !/^\s*%(?:7B|5B|3C)/i.test(text)) return undefined;
  try {
    return decodeURIComponent(text.slice(head?.length ?? 0).trim());
  } catch {
    return undefined;
  }
}

/** The maximum number of documents taken from one text. */
const MOST_WITHIN = 20;

/**
 * Returns the documents anywhere in a JSON text, as objects or as texts. Several documents become a list.
 * Only those with a schema, or with a supplier and lines, count.
 */
export function documentsWithin(text: string): string | undefined {
  const root = parseTree(text);
  const found: string[] = [];
  const xml: string[] = [];
  const look = (node: Node): void => {
    const isText = node.type === 'string' && /^\s*[{[<]/.test(node.value);
    if (isText && isInvoiceXml(node.value)) xml.push(node.value);
    else if (isText) {
      const inner = parseTree(node.value);
      if (inner && isDocument(inner)) found.push(node.value);
    } else if (isDocument(node)) found.push(text.slice(node.offset, node.offset + node.length));
    else for (const child of node.children ?? []) look(child);
  };
  if (root) look(root);
  const [first, ...others] = found;
  if (first === undefined) return xml.length === 1 ? xml[0] : undefined;
  if (others.length >= MOST_WITHIN) return undefined;
  return others.length === 0 ? first : `[${found.join(',\n')}]`;
}

function isDocument(node: Node): boolean {
  if (node.type !== 'object') return false;
  const schema = findNodeAtLocation(node, ['$schema'])?.value;
  if (typeof schema === 'string') return schema.includes('gobl.org');
  return (
    findNodeAtLocation(node, ['lines'])?.type === 'array' && findNodeAtLocation(node, ['supplier'])?.type === 'object'
  );
}

function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : text;
}

/** Returns where the leading comments of a JavaScript program end. */
function behindComments(text: string): number {
  let at = 0;
  for (;;) {
    const begin = /^\s{0,999}(\/\/|\/\*)/.exec(text.slice(at, at + 1010));
    if (!begin) return at;
    const closing = begin[1] === '//' ? '\n' : '*/';
    const end = text.indexOf(closing, at + begin[0].length);
    if (end < 0) return text.length;
    at = end + closing.length;
  }
}

const ASSIGNED =
  /^(?:(?:export )?(?:default |(?:(?:const|let|var) )?[\w$.]{1,100} ?= ?)|(?:await )?fetch\("[^"\n]{0,2000}", ?)(?=[{[])/;

/**
 * Returns the first document among other words: on its own lines in a message or an HTTP request, or within a line as
 * in a log or a command.
 */
export function enclosedIn(text: string): string | undefined {
  const xml = XML_BEGIN.exec(text);
  const end = text.lastIndexOf('>');
  if (xml && xml.index > 0 && end > xml.index) return text.slice(xml.index, end + 1).trimStart();
  let looked = 0;
  for (const { index } of text.matchAll(BEGIN)) {
    const found = documentAt(text, index);
    if (found !== undefined || ++looked === MOST_BEGINNINGS) return found;
  }
  return undefined;
}

/** Where XML begins, on a line of its own. */
const XML_BEGIN = new RegExp(`^[ \\t]*<(?:\\?xml\\b|(?:\\w{1,30}:)?(?:${rootNames()})\\b)`, 'm');

/** Where a JSON value may begin: at the start of a line, or as an object within it. */
const BEGIN = /^[ \t]{0,99}[{[]|\{\s{0,99}"/gm;
const MOST_BEGINNINGS = 20;

function documentAt(text: string, begin: number): string | undefined {
  const splitter = new JsonSplitter(Number.POSITIVE_INFINITY);
  const found = [...splitter.push(text.slice(begin)), ...splitter.end()].find(({ kind }) => kind === 'value');
  if (found?.kind !== 'value' || found.text.length === text.trim().length) return undefined;
  const reading = readJson(found.text);
  const isMeant = reading.ok && [reading.value].flat().some(seemsDocument);
  return isMeant || wrappedIn(found.text) !== undefined ? found.text : undefined;
}

/** Returns a text written like the inside of a JSON string: `{\n \"code\": …`. */
export function unescaped(text: string): string | undefined {
  if (!/^\s*[{[]\s*\\[nrt"]/.test(text)) return undefined;
  const reading = readJson(`"${text.trim()}"`);
  return reading.ok && typeof reading.value === 'string' ? reading.value : undefined;
}

/** Members in which requests and responses of services contain a document, as an object, a list, or a text. */
const CARRIERS = [
  'data',
  'result',
  'document',
  'documents',
  'invoice',
  'invoices',
  'envelope',
  'payload',
  'body',
  'xml',
];

/** Returns the contents of a JSON text that is not a document itself; if there are none, its kind, if known. */
export function wrappedIn(text: string): { text: string } | { what: Message } | undefined {
  if (![...CARRIERS, 'faults'].some((name) => text.includes(`"${name}"`))) return undefined;
  const reading = readJson(text);
  if (!reading.ok || !isJsonObject(reading.value) || seemsDocument(reading.value)) return undefined;
  const { value } = reading;
  for (const name of CARRIERS) {
    const member = value[name];
    if (typeof member === 'string' && /^\s*[<{]/.test(member)) return { text: member };
    if (member !== undefined && carries(name, member)) return { text: memberText(text, name) };
  }
  if (!Array.isArray(value.faults) || value.message === undefined) return undefined;
  return {
    what: message(texts.serviceAnswer),
  };
}

/** Returns whether a member is one or several documents. `data` in a request to the service needs no schema. */
function carries(name: string, member: Json): boolean {
  const all = [member].flat();
  return all.length > 0 && all.every((each) => (name === 'data' ? isJsonObject(each) : seemsDocument(each)));
}

function seemsDocument(value: Json): boolean {
  return isJsonObject(value) && OWN.some((name) => value[name] !== undefined);
}

/** Members of documents and envelopes that wrappers do not have. */
const OWN: readonly (keyof JsonObject)[] = ['$schema', 'head', 'doc', 'lines', 'supplier', 'totals'];

/** Returns the text of a member of a JSON object, with its numbers as written. */
export function memberText(text: string, name: string): string {
  const root = parseTree(text);
  const member = root && findNodeAtLocation(root, [name]);
  return member ? text.slice(member.offset, member.offset + member.length) : text;
}
