import {
  applyEdits,
  type Edit,
  format,
  getNodeValue,
  type JSONPath,
  type ModificationOptions,
  modify,
} from 'jsonc-parser';
import { ENVELOPE_ID } from '../../engine/model/schema-id.ts';
import { tooDeepAt } from './depth.ts';
import { treeOf } from './text.ts';

/** How the workbench lays JSON out. */
export const layout = { tabSize: 2, insertSpaces: true, eol: '\n' };

/** Returns the edits that format a text, all of it or a span; none for one that is nested too deeply. */
export function layoutEdits(text: string, span?: { offset: number; length: number }): Edit[] {
  return tooDeepAt(text) === undefined ? format(text, span, layout) : [];
}

/**
 * Returns a text formatted. Its pieces are put together once: jsonc-parser copies the whole text for each of its edits,
 * which takes minutes for one of a megabyte on one line.
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

/** Returns a document that is on one line, as a text to work on. */
export function ofLine(text: string): string {
  return `${laidOut(text)}\n`;
}

/** Returns the edits that add an addon to the document in a text; none if it has it. */
export function addonEdits(text: string, key: string): Edit[] {
  const { doc, path } = documentIn(text);
  const addons = Array.isArray(doc?.$addons) ? doc.$addons : [];
  return addons.includes(key) ? [] : headEdits(text, [...path, '$addons'], [...addons, key]);
}

/** Returns the edits that name the regime of the document in a text. */
export function regimeEdits(text: string, country: string): Edit[] {
  return headEdits(text, [...documentIn(text).path, '$regime'], country);
}

/** The document in a text, itself or in its envelope, and where it is. */
function documentIn(text: string): { doc: Record<string, unknown> | undefined; path: string[] } {
  const root = treeOf(text);
  const value = root && getNodeValue(root);
  return value?.$schema === ENVELOPE_ID ? { doc: value.doc, path: ['doc'] } : { doc: value, path: [] };
}

/** Writes a member that, where it is new, is right after the schema. */
function headEdits(text: string, path: string[], value: unknown): Edit[] {
  return memberEdits(text, path, value, {
    getInsertionIndex: (members) => members.indexOf('$schema') + 1,
  });
}

/** The edits that write a member or take it away; none where the text is nested too deeply. */
function memberEdits(text: string, path: JSONPath, value: unknown, options: ModificationOptions = {}): Edit[] {
  return tooDeepAt(text) === undefined ? modify(text, path, value, { formattingOptions: layout, ...options }) : [];
}

/** Returns the edits that take the signatures off an envelope, and the stamps that only a signed one may have. */
export function unsignEdits(text: string): Edit[] {
  const unsigned = applyEdits(text, memberEdits(text, ['sigs'], undefined));
  const unstamped = applyEdits(unsigned, memberEdits(unsigned, ['head', 'stamps'], undefined));
  return [{ offset: 0, length: text.length, content: unstamped }];
}
