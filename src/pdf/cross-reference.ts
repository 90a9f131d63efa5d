/**
 * Locates the objects of a PDF by its cross-references (ISO 32000-1, 7.5.4 to 7.5.8) or, if these are broken, by
 * scanning the file.
 */

import { message } from '../engine/text/message.ts';
import { type Budget, checkCount, PdfProblem } from './budget.ts';
import { filtersOf, unpacked } from './filters.ts';
import { indexOf, Keyword, lastIndexOf, ValueReader } from './value-reader.ts';
import { integerOf, isDict, nameOf, type PdfDict, PdfRef, PdfStream, type PdfValue } from './values.ts';

/** The location of an object: a byte offset in the file, or an index in an object stream. */
type ObjectLocation = { at: number; generation: number } | { stream: number; index: number };

/** All objects by number, and the trailer, which leads to the root. */
export interface CrossReferences {
  places: ReadonlyMap<number, ObjectLocation>;
  trailer: PdfDict;
  /** Whether broken cross-references had to be reconstructed. */
  isRepaired: boolean;
}

/** Reads an object at a byte offset, with its number; undefined if there is none. */
export type ReadAt = (at: number) => { number: number; generation: number; value: PdfValue } | undefined;

/**
 * Returns the last cross-references, supplemented by earlier ones for the objects they do not list. Undefined if they
 * are broken.
 */
export function crossReferences(
  bytes: Uint8Array,
  start: number,
  readAt: ReadAt,
  budget: Budget,
): CrossReferences | undefined {
  const end = bytes.subarray(Math.max(start, bytes.length - TAIL));
  const keyword = lastIndexOf(end, 'startxref');
  if (keyword < 0) return undefined;
  const first = new ValueReader(end, keyword + 'startxref'.length).value();
  const places = new Map<number, ObjectLocation>();
  const freed = new Set<number>();
  const pending = [integerOf(first)];
  const visited = new Set<number>();
  let trailer: PdfDict | undefined;
  while (pending.length > 0) {
    const offset = pending.pop();
    if (offset === undefined || visited.has(offset)) continue;
    visited.add(offset);
    const section = sectionAt(bytes, start + offset, start, readAt, budget);
    if (!section) return undefined;
    for (const [number, place] of section.entries) {
      if (places.has(number) || freed.has(number)) continue;
      if (place) places.set(number, place);
      else freed.add(number);
    }
    checkCount(places.size + freed.size);
    trailer ??= section.trailer;
    // A hybrid section, invisible to old readers, takes precedence over earlier ones.
    pending.push(integerOf(section.trailer.get('Prev')), integerOf(section.trailer.get('XRefStm')));
  }
  return trailer && { places, trailer, isRepaired: false };
}

/** The number of bytes at the end of the file in which readers look for the last cross-references. */
const TAIL = 2048;

interface Section {
  /** The locations by object number; undefined for deleted objects. */
  entries: [number: number, place: ObjectLocation | undefined][];
  trailer: PdfDict;
}

function sectionAt(bytes: Uint8Array, at: number, start: number, readAt: ReadAt, budget: Budget): Section | undefined {
  const reader = new ValueReader(bytes, at);
  const section = reader.keyword('xref') ? table(reader, start) : streamSection(readAt(at)?.value, start, budget);
  budget.look(Math.max(0, reader.at - at));
  return section;
}

/**
 * Reads a table: sections that start with their first object number and their count, followed by one line per object.
 */
function table(reader: ValueReader, start: number): Section | undefined {
  const entries: Section['entries'] = [];
  for (;;) {
    if (reader.keyword('trailer')) break;
    const [first, count] = [integerOf(reader.value()), integerOf(reader.value())];
    if (first === undefined || count === undefined) return undefined;
    for (let i = 0; i < count; i++) {
      const [offset, generation, kind] = [integerOf(reader.value()), integerOf(reader.value()), reader.token()];
      if (offset === undefined || generation === undefined || !(kind instanceof Keyword)) return undefined;
      const isUsed = kind.text === 'n' && offset > 0;
      entries.push([first + i, isUsed ? { at: start + offset, generation } : undefined]);
      checkCount(entries.length);
    }
  }
  const trailer = reader.value();
  return isDict(trailer) ? { entries, trailer } : undefined;
}

/** Reads a cross-reference stream: three numbers per object, with the widths in /W. */
function streamSection(value: PdfValue | undefined, start: number, budget: Budget): Section | undefined {
  if (!(value instanceof PdfStream) || nameOf(value.dict.get('Type')) !== 'XRef') return undefined;
  const { dict } = value;
  const widths = dict.get('W');
  const [w1, w2, w3] = Array.isArray(widths) ? widths.map((each) => integerOf(each) ?? 0) : [];
  if (w1 === undefined || w2 === undefined || w3 === undefined) return undefined;
  if ([w1, w2, w3].some((width) => width < 0 || width > 8) || w1 + w2 + w3 === 0) return undefined;
  const data = unpacked(value.bytes, filtersOf(dict, direct), budget);
  const numberAt = (at: number, width: number) => {
    let number = 0;
    for (let i = 0; i < width; i++) number = number * 256 + (data[at + i] ?? 0);
    return number;
  };
  const entries: Section['entries'] = [];
  const index = dict.get('Index');
  const parts = Array.isArray(index) ? index : [0, integerOf(dict.get('Size')) ?? 0];
  let at = 0;
  for (let part = 0; part + 1 < parts.length; part += 2) {
    const [first, count] = [integerOf(parts[part]) ?? 0, integerOf(parts[part + 1]) ?? 0];
    for (let i = 0; i < count && at + w1 + w2 + w3 <= data.length; i++, at += w1 + w2 + w3) {
      const type = w1 === 0 ? 1 : numberAt(at, w1);
      const [second, third] = [numberAt(at + w1, w2), numberAt(at + w1 + w2, w3)];
      entries.push([first + i, locationOf(type, second, third, start)]);
      checkCount(entries.length);
    }
  }
  return { entries, trailer: dict };
}

function locationOf(type: number, second: number, third: number, start: number): ObjectLocation | undefined {
  if (type === 1) return { at: start + second, generation: third };
  return type === 2 ? { stream: second, index: third } : undefined;
}

/** Returns a direct value of a cross-reference stream, as references cannot be resolved yet. */
function direct(value: PdfValue | undefined): PdfValue {
  return value === undefined || value instanceof PdfRef ? null : value;
}

/**
 * Scans the file from start to end for `12 0 obj`. Later objects replace earlier ones, as in an incrementally updated
 * file. The trailer is the last one with a root; without one, looks for the catalog.
 */
export function repaired(bytes: Uint8Array, start: number, readAt: ReadAt, inStream: InStream): CrossReferences {
  const places = new Map<number, ObjectLocation>();
  let trailer: PdfDict | undefined;
  let catalog: PdfRef | undefined;
  for (const found of objectsIn(bytes, start, readAt)) {
    if ('trailer' in found) {
      trailer = withRoot(found.trailer) ?? trailer;
      continue;
    }
    const { at, number, generation, value } = found;
    places.set(number, { at, generation });
    checkCount(places.size);
    const dict = value instanceof PdfStream ? value.dict : value;
    if (!isDict(dict)) continue;
    const type = nameOf(dict.get('Type'));
    if (type === 'Catalog') catalog = new PdfRef(number, generation);
    if (type === 'XRef') trailer = withRoot(dict) ?? trailer;
    if (type !== 'ObjStm' || !(value instanceof PdfStream)) continue;
    const inside = inStream(number, generation, value);
    inside.forEach((each, index) => void places.set(each, { stream: number, index }));
  }
  const root: PdfDict | undefined = trailer ?? (catalog && new Map([['Root', catalog]]));
  if (!root) throw new PdfProblem(message('The PDF is damaged: it has no catalog.'));
  return { places, trailer: root, isRepaired: true };
}

/** Returns the numbers of the objects in an object stream, in order. */
export type InStream = (number: number, generation: number, stream: PdfStream) => readonly number[];

function withRoot(dict: PdfDict): PdfDict | undefined {
  return dict.get('Root') instanceof PdfRef ? dict : undefined;
}

type CrossReferenceSection = { trailer: PdfDict } | { at: number; number: number; generation: number; value: PdfValue };

/** Yields objects and trailers in file order. */
function* objectsIn(bytes: Uint8Array, start: number, readAt: ReadAt): Generator<CrossReferenceSection> {
  let at = start;
  while (at < bytes.length) {
    const next = nextLandmark(bytes, at);
    if (next === undefined) return;
    if (next.trailer) {
      const reader = new ValueReader(bytes, next.at + 'trailer'.length);
      const value = reader.value();
      if (isDict(value)) yield { trailer: value };
      at = Math.max(reader.at, next.at + 1);
      continue;
    }
    const object = readAt(next.at);
    if (object) yield { at: next.at, ...object };
    at = Math.max(next.at + 1, endOf(bytes, next.at, object?.value));
  }
}

/** Returns an offset after an object; does not search inside its stream. */
function endOf(bytes: Uint8Array, at: number, value: PdfValue | undefined): number {
  if (!(value instanceof PdfStream)) return indexOf(bytes, 'obj', at) + 3;
  // The bytes of a stream are a view of the bytes of the file.
  return value.bytes.byteOffset - bytes.byteOffset + value.bytes.length;
}

/** Returns the next `12 0 obj`, by its first digit, or the next `trailer`. */
function nextLandmark(bytes: Uint8Array, from: number): { at: number; trailer: boolean } | undefined {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === 0x74 && startsAt(bytes, at, 'trailer')) return { at, trailer: true };
    if (byte !== 0x6f || !startsAt(bytes, at, 'obj')) continue;
    const begin = headBefore(bytes, at);
    if (begin !== undefined && begin >= from) return { at: begin, trailer: false };
  }
  return undefined;
}

function startsAt(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** Returns the start of the two numbers before `obj`. */
function headBefore(bytes: Uint8Array, at: number): number | undefined {
  const generation = numberBefore(bytes, at);
  return generation === undefined ? undefined : numberBefore(bytes, generation);
}

function numberBefore(bytes: Uint8Array, before: number): number | undefined {
  let at = before;
  const isSpace = (byte = 0) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0;
  const isDigit = (byte = 0) => byte >= 0x30 && byte <= 0x39;
  while (at > 0 && before - at < LONGEST && isSpace(bytes[at - 1])) at--;
  const end = at;
  while (at > 0 && end - at < LONGEST && isDigit(bytes[at - 1])) at--;
  return at < end ? at : undefined;
}

/** The largest number of digits in an object number, and of blanks between two numbers. */
const LONGEST = 10;
