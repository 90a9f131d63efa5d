import { type Language, MAX_SIZE } from '../../engine/reading/problem.ts';
import { isPdf } from '../../pdf/is-pdf.ts';
import type { ConcurrencyLimits } from './concurrency-limiter.ts';

/** What one request may cost, and how many there may be at once (chapter 09 §1.6). */
export interface Limits extends ConcurrencyLimits {
  /** Bytes of a body, decompressed. */
  maxBody: number;
  /** Bytes of the bodies that come at the same time, but for small ones. */
  incomingBytes: number;
  /** Milliseconds in which a body must have arrived; undefined where the platform sees to that. */
  bodyTimeout: number | undefined;
}

/** How much there is to do. */
export interface Load {
  /** Returns whether a task of so many bytes would be admitted now. */
  hasRoom(bytes: number): boolean;
  /** Returns the whole seconds after which a task of so many bytes is to come again, which is refused: when what there is to do will be done, so many bytes beside it, and others who were told so. */
  refuse(bytes: number, beside: number): number;
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

/** Bytes that a stream may hold beside a line that has begun: of lines in work, and the beginning of the next. */
const BESIDE_LINE = 2 * MIB;

/** Returns the bytes of those that come that streams may hold together: half, so that other bodies have room whatever lines do not end. */
export function bytesOfStreams({ incomingBytes, maxBody }: Limits): number {
  return Math.min(incomingBytes, Math.max(incomingBytes / 2, maxBody + BESIDE_LINE));
}

/** Bodies of more bytes go to a thread, where there are some: large documents must not hold up small ones. */
export const LARGE = 64 * 1024;

/**
 * The same for what takes longer: YAML takes a hundred times as long to read as JSON, and a document with its explanation four times as
 * long to make and write as without.
 */
const LARGE_SLOW = 8 * 1024;

const AMPERSAND = 0x26;
const ASTERISK = 0x2a;

/** A member that holds the text of a document, which may be YAML. */
const TEXT = /"(?:data|template|options)"\s*:\s*"/;

/** Asks for the explanation, or calls the tool for it. */
const EXPLAIN = /"explain"\s*:\s*true|"name"\s*:\s*"explain"/;
const LATIN_1 = new TextDecoder('latin1');

/**
 * Returns whether a body may take long: a large one, a long one in YAML or that asks for the explanation, and one in YAML whose aliases may
 * expand to much more than they are.
 */
export function mayTakeLong(bytes: Uint8Array, language: Language | 'XML' | 'PDF'): boolean {
  // What a PDF unpacks to is not known from its size.
  if (bytes.length > LARGE || language === 'PDF' || (language === 'XML' && isPdf(bytes))) return true;
  const isLong = bytes.length > LARGE_SLOW;
  if (language === 'XML') return isLong;
  if (!isLong && !(bytes.includes(ASTERISK) && bytes.includes(AMPERSAND))) return false;
  if (language === 'YAML') return true;
  const text = LATIN_1.decode(bytes);
  return TEXT.test(text) || (isLong && EXPLAIN.test(text));
}

/** Names the encoding of a file, which may be a PDF, or a PDF that is to be made; or may do so, as letters are written by their numbers. */
const FILE = { JSON: /base64|pdf"|\\u00[0-7]/, YAML: /base64|pdf|\\/ } as const;

/** Returns the same of a body that may hold a file, or ask for one: a PDF takes as long as hundreds of small documents. */
export function mayTakeLongAsFile(bytes: Uint8Array, language: Language | 'XML' | 'PDF'): boolean {
  if (mayTakeLong(bytes, language)) return true;
  return (language === 'JSON' || language === 'YAML') && FILE[language].test(LATIN_1.decode(bytes));
}
