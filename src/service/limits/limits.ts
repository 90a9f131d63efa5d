import { type Language, MAX_SIZE } from '../../engine/reading/problem.ts';
import { isXmlText } from '../../engine/reading/xml-text.ts';
import { seemsXml } from '../../formats/xml/decode.ts';
import { isPdf } from '../../pdf/is-pdf.ts';
import type { ConcurrencyLimits } from './concurrency-limiter.ts';

/** Limits of a request and of concurrent requests (chapter 09 §1.6). */
export interface Limits extends ConcurrencyLimits {
  /** The maximum size of a body in bytes, decompressed. */
  maxBody: number;
  /** The maximum number of bytes of concurrently incoming bodies, except small ones. */
  incomingBytes: number;
  /** Milliseconds for a body to arrive; undefined if the platform limits it. */
  bodyTimeout: number | undefined;
}

/** The current load. */
export interface Load {
  /** Returns whether a task of this size would be admitted now. */
  hasRoom(bytes: number): boolean;
  /** Returns the seconds until current work, `extra` bytes and earlier refused tasks are finished, after which a refused task should retry. */
  refuse(bytes: number, extra: number): number;
}

const MIB = 1024 * 1024;

export const DEFAULT_LIMITS: Limits = {
  maxBody: MAX_SIZE,
  incomingBytes: 128 * MIB,
  bodyTimeout: 30_000,
  inWork: 16,
  waiting: 256,
  waitingBytes: 256 * MIB,
};

/** Bytes a stream may hold besides the current line: lines in progress, and the start of the next. */
const BESIDE_LINE = MIB;

/** Returns the bytes that a stream may always hold if there is room. */
export function leastOfStream({ maxBody }: Pick<Limits, 'maxBody'>): number {
  return maxBody + BESIDE_LINE;
}

/** Returns the part of `incomingBytes` for streams: half, so that other bodies have room even if lines never end. */
export function bytesOfStreams({ incomingBytes, maxBody }: Limits): number {
  return Math.min(incomingBytes, Math.max(incomingBytes / 2, maxBody + 2 * BESIDE_LINE));
}

/** Bodies above this many bytes go to a thread, so that large documents do not delay small ones. */
export const LARGE = 64 * 1024;

/** Members and entries above which a document of any size is large: each may cause a fault. */
const MANY = 8 * 1024;

/** The limit in bytes for e-invoices, and for explained documents, which take four times as long as others. */
export const LARGE_SLOW = 8 * 1024;

/** The limit in bytes for YAML, which takes a hundred times as long to parse as JSON. */
const LARGE_YAML = 2 * 1024;

const AMPERSAND = 0x26;
const ASTERISK = 0x2a;

/** Returns whether a body may take long to read: a large one, a PDF, long YAML, or YAML whose aliases may expand to much more. */
export function mayReadLong(bytes: Uint8Array, language: Language | 'XML' | 'PDF' | 'LINES'): boolean {
  if (bytes.length > LARGE || language === 'PDF') return true;
  if (language === 'XML') return bytes.length > LARGE_SLOW;
  if (language === 'JSON' || language === 'LINES') return false;
  return bytes.length > LARGE_YAML || (bytes.includes(AMPERSAND) && bytes.includes(ASTERISK));
}

/**
 * Returns whether the work on a request may take long. This is true for many small values, for long YAML or YAML with aliases in a
 * text, and for a long explanation. It is true for a file that is or becomes a PDF, which takes as long as hundreds of small documents.
 * Looks at the parsed request, because its text can spell each name and value in many ways.
 * @param size the bytes of the body
 */
export function mayTakeLong(request: { readonly [field: string]: unknown }, size: number): boolean {
  const { data, explain, encoding, to, pdf } = request;
  if (explain === true && size > LARGE_SLOW) return true;
  if (typeof encoding === 'string' || typeof pdf === 'string') return true;
  if (typeof to === 'string' && to.includes(PDF)) return true;
  // Unknown bytes may be unpacked or decoded; a file in XML is passed on as text.
  if (data instanceof Uint8Array) return isPdf(data) || !seemsXml(data) || data.length > LARGE_SLOW;
  for (const name in request) {
    const value = request[name];
    if (typeof value === 'string' && mayBeLongText(value, isXmlText(value))) return true;
  }
  return size > MANY && hasMany(request);
}

/** Part of the key of each format that is a PDF. */
const PDF = 'pdf';

function mayBeLongText(text: string, isXml: boolean): boolean {
  return text.length > (isXml ? LARGE_SLOW : LARGE_YAML) || (!isXml && text.includes('&') && text.includes('*'));
}

/** Returns whether a parsed value has many members and entries. */
function hasMany(value: object): boolean {
  const open: object[] = [value];
  let pieces = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    for (const each of Array.isArray(next) ? next : Object.values(next)) {
      if (++pieces > MANY) return true;
      if (typeof each === 'object' && each !== null) open.push(each);
    }
  }
  return false;
}
