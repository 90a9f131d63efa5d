import type { Fault } from '../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { MemberNames } from '../../engine/model/path.ts';
import { type FoundAt, readDocumentAt, readDocumentText } from '../../engine/reading/document-text.ts';
import { merge } from '../../engine/reading/merge.ts';
import { START } from '../../engine/reading/problem.ts';
import { isXmlText } from '../../engine/reading/xml-text.ts';
import { type Refusal, refusedInput } from '../../operations/errors.ts';
import { isPdf } from '../../pdf/is-pdf.ts';
import type { Source } from '../files/input.ts';
import { LocatedText, type NearestPosition, type Origin } from './locations.ts';
import { type AppliedSetting, applySettings, type Setting } from './set-values.ts';

/** The document of a command, and the origin of each of its properties. */
export interface GivenDocument {
  /** The input's name in messages. */
  name: string;
  /** An object; the text of an e-invoice in XML; or the bytes of a PDF or signed file. */
  value: JsonObject | string | Uint8Array;
  originOf: (property: string) => Origin;
}

/** The sources of a document: the input is merged over the template, and set values over both (chapter 09 §9.3). */
export interface Parts {
  input: Source & FoundAt;
  /** Pass e-invoices in XML and PDF through unchanged. */
  takesXml?: boolean;
  template?: Source | undefined;
  settings?: readonly Setting[];
}

/** Reads a document from its parts, or reports the faults of their texts. */
export function readGiven(
  parts: Parts,
): { ok: true; given: GivenDocument } | { ok: false; refused: Refusal; name: string } {
  const { input, takesXml, template, settings = [] } = parts;
  if (input.bytes) {
    const originOf = isPdf(input.bytes) ? inPdf : inDocumentRead;
    return { ok: true, given: { name: input.name, value: input.bytes, originOf } };
  }
  if (takesXml && isXmlText(input.text)) {
    return { ok: true, given: { name: input.name, value: input.text, originOf: inDocumentRead } };
  }
  const below = template && readDocumentText(template.text, 'template');
  if (template && below && !below.ok) return unread(below.faults, template.name);
  const read = readDocumentAt(input.text, '$', input);
  if (!read.ok) return unread(read.faults, input.name);
  const { value, applied } = applySettings(below?.ok ? merge(below.value, read.value) : read.value, settings);
  return { ok: true, given: { name: input.name, value, originOf: originsOf(parts, applied) } };
}

/** Returns the origin of a property of the e-invoice in a PDF, or of the PDF itself. */
function inPdf(property: string): Origin {
  return property.startsWith('$') ? { source: 'document' } : { source: 'PDF' };
}

/** Returns the origin of a property of the document read from XML, which has no position. */
function inDocumentRead(property: string): Origin {
  return property.startsWith('$') ? { source: 'document' } : START;
}

function unread(faults: readonly Fault[], name: string) {
  return { ok: false as const, refused: refusedInput(faults), name };
}

/**
 * Finds the origin of properties: in the set values, then the input, then the template. A member found nowhere gets its nearest existing
 * ancestor.
 */
function originsOf({ input, template }: Parts, applied: readonly AppliedSetting[]): (property: string) => Origin {
  let texts: { text: LocatedText; below: LocatedText | undefined } | undefined;
  return (property) => {
    const path = property.replace(/^\$\.?/, '');
    const reached = applied.map((setting) => ({ source: `${setting.flag} ${setting.key}`, ...reachOf(setting, path) }));
    const whole = reached.findLast(({ complete }) => complete);
    if (whole) return { source: whole.source };
    texts ??= { text: new LocatedText(input.text), below: template && new LocatedText(template.text) };
    const found = texts.text.find(property);
    if (found.complete) return found.position;
    const below = texts.below?.find(property);
    const inTemplate = template && below && [{ source: template.name, depth: below.depth }];
    const [deepest] = [...(inTemplate ?? []), ...reached].toSorted((a, b) => b.depth - a.depth);
    return deepest && deepest.depth > found.depth ? { source: deepest.source } : found.position;
  };
}

/** Returns the part of a path that a set value covers, as `LocatedText.find` does for a text. */
function reachOf({ property, value }: AppliedSetting, path: string): Pick<NearestPosition, 'depth' | 'complete'> {
  if (property !== path && isWithin(property, path)) return { depth: path.length, complete: false };
  if (!isWithin(path, property)) return { depth: commonDepth(path, property), complete: false };
  return reachIn(value, path.slice(property.length).replace(/^\./, ''), path.length);
}

/** Returns the length of the path of the nearest object or list around both: a setting also creates the objects around its property. */
function commonDepth(path: string, property: string): number {
  const around = Array.from(property.matchAll(/[.[]/g), ({ index }) => property.slice(0, index));
  return around.findLast((each) => isWithin(path, each))?.length ?? 0;
}

/**
 * Returns the part of a path that exists within a value. A merged object covers only its own members; any other value
 * replaces everything.
 */
function reachIn(value: Json, rest: string, length: number): Pick<NearestPosition, 'depth' | 'complete'> {
  if (rest === '' || !isJsonObject(value)) return { depth: length, complete: true };
  const [name] = new MemberNames(Object.keys(value)).startsOf(rest);
  if (name === undefined) return { depth: length - rest.length, complete: false };
  return reachIn(value[name] ?? null, rest.slice(name.length).replace(/^\./, ''), length);
}

/** Returns whether a path leads to a property or into it. */
function isWithin(path: string, property: string): boolean {
  return property === '' || (path.startsWith(property) && /^(?:$|[.[])/.test(path.slice(property.length)));
}
