import {
  applyEdits,
  type Edit,
  format,
  getNodeValue,
  type JSONPath,
  type ModificationOptions,
  modify,
} from 'jsonc-parser';
import { ENVELOPE_ID } from '../../../engine/model/schema-id.ts';
import { tooDeepAt } from './depth.ts';
import { treeOf } from './text.ts';

/** How the workbench formats JSON. */
export const layout = { tabSize: 2, insertSpaces: true, eol: '\n' };

/** Returns the edits that format a text or a span of it; none if nested too deeply. */
export function layoutEdits(text: string, span?: { offset: number; length: number }): Edit[] {
  return tooDeepAt(text) === undefined ? format(text, span, layout) : [];
}

/**
 * Returns a formatted text. Builds it in one pass: jsonc-parser copies the whole text for each edit, which takes minutes for a megabyte on
 * one line.
 */
export function laidOut(text: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { offset, length, content } of layoutEdits(text)) {
    pieces.push(text.slice(done, offset), content);
    done = offset + length;
  }
  return pieces.join('') + text.slice(done);
}

/** Returns a one-line document, formatted. */
export function ofLine(text: string): string {
  return `${laidOut(text)}\n`;
}

/** Returns the edits that add an addon to the document in a text; none if present. */
export function addonEdits(text: string, key: string): Edit[] {
  const { doc, path } = documentIn(text);
  const addons = Array.isArray(doc?.$addons) ? doc.$addons : [];
  return addons.includes(key) ? [] : headEdits(text, [...path, '$addons'], [...addons, key]);
}

/** Returns the edits that remove an addon from the document in a text. */
export function withoutAddonEdits(text: string, key: string): Edit[] {
  const { doc, path } = documentIn(text);
  const others = Array.isArray(doc?.$addons) ? doc.$addons.filter((addon) => addon !== key) : [];
  return memberEdits(text, [...path, '$addons'], others.length > 0 ? others : undefined);
}

/** Returns the edits that set the regime of the document in a text. */
export function regimeEdits(text: string, country: string): Edit[] {
  return headEdits(text, [...documentIn(text).path, '$regime'], country);
}

/** Returns the edits that date the document in a text, below its number; none if it has a date. */
export function dateEdits(text: string, date: string): Edit[] {
  const { doc, path } = documentIn(text);
  if (doc === undefined || doc.issue_date !== undefined) return [];
  return memberEdits(text, [...path, 'issue_date'], date, {
    getInsertionIndex: (members) => members.findLastIndex((name) => BEFORE_DATE.has(name)) + 1,
  });
}

const BEFORE_DATE: ReadonlySet<string> = new Set(['$schema', '$addons', '$regime', '$tags', 'type', 'series', 'code']);

/** Returns the document in a text, bare or in its envelope, and its path. */
function documentIn(text: string): { doc: Record<string, unknown> | undefined; path: string[] } {
  const root = treeOf(text);
  const value = root && getNodeValue(root);
  return value?.$schema === ENVELOPE_ID ? { doc: value.doc, path: ['doc'] } : { doc: value, path: [] };
}

/** Returns the edits that set a member, which is inserted right after the schema if new. */
function headEdits(text: string, path: string[], value: unknown): Edit[] {
  return memberEdits(text, path, value, {
    getInsertionIndex: (members) => members.indexOf('$schema') + 1,
  });
}

/** Returns the edits that set or remove a member; none if the text is nested too deeply. */
function memberEdits(text: string, path: JSONPath, value: unknown, options: ModificationOptions = {}): Edit[] {
  return tooDeepAt(text) === undefined ? modify(text, path, value, { formattingOptions: layout, ...options }) : [];
}

/** Returns the edits that remove an envelope's signatures, and the stamps allowed only on a signed one. */
export function unsignEdits(text: string): Edit[] {
  const unsigned = applyEdits(text, memberEdits(text, ['sigs'], undefined));
  const unstamped = applyEdits(unsigned, memberEdits(unsigned, ['head', 'stamps'], undefined));
  return [{ offset: 0, length: text.length, content: unstamped }];
}
