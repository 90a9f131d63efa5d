import { type Language, MAX_SIZE } from '../../engine/reading/problem.ts';
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
const BESIDE_LINE = 2 * MIB;

/** Returns the part of `incomingBytes` for streams: half, so that other bodies have room even if lines never end. */
export function bytesOfStreams({ incomingBytes, maxBody }: Limits): number {
  return Math.min(incomingBytes, Math.max(incomingBytes / 2, maxBody + BESIDE_LINE));
}

/** Bodies above this many bytes go to a thread, so that large documents do not delay small ones. */
export const LARGE = 64 * 1024;

/**
 * The limit for slower work: YAML takes a hundred times as long to parse as JSON, and a document with its explanation
 * four times as long as without.
 */
const LARGE_SLOW = 8 * 1024;

const AMPERSAND = 0x26;
const ASTERISK = 0x2a;

/** A member with the text of a document, which may be YAML. */
const TEXT = /"(?:data|template|options)"\s*:\s*"/;

/** Requests an explanation, by member or by tool. */
const EXPLAIN = /"explain"\s*:\s*true|"name"\s*:\s*"explain"/;
const LATIN_1 = new TextDecoder('latin1');

/**
 * Returns whether a body may take long: a large one, a long one in YAML or with an explanation, or YAML whose aliases may expand to much
 * more.
 */
export function mayTakeLong(bytes: Uint8Array, language: Language | 'XML' | 'PDF'): boolean {
  // The unpacked size of a PDF is unknown.
  if (bytes.length > LARGE || language === 'PDF' || (language === 'XML' && isPdf(bytes))) return true;
  const isLong = bytes.length > LARGE_SLOW;
  if (language === 'XML') return isLong;
  if (!isLong && !(bytes.includes(ASTERISK) && bytes.includes(AMPERSAND))) return false;
  if (language === 'YAML') return true;
  const text = LATIN_1.decode(bytes);
  return TEXT.test(text) || (isLong && EXPLAIN.test(text));
}

/**
 * Matches the encoding of a file, which may be a PDF, or the request for one. Letters may be escaped, so some matches are only possible
 * ones.
 */
const FILE = { JSON: /base64|pdf"|\\u00[0-7]/, YAML: /base64|pdf|\\/ } as const;

/**
 * Like `mayTakeLong`, for a body that may contain a file or request one: a PDF takes as long as hundreds of small
 * documents.
 */
export function mayTakeLongAsFile(bytes: Uint8Array, language: Language | 'XML' | 'PDF'): boolean {
  if (mayTakeLong(bytes, language)) return true;
  return (language === 'JSON' || language === 'YAML') && FILE[language].test(LATIN_1.decode(bytes));
}
