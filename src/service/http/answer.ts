import { parseAccept } from 'hono/utils/accept';
import type { Fault } from '../../engine/faults.ts';
import { jsonText } from '../../engine/reading/json-text.ts';
import { isTranslated, type Translation } from '../../engine/text/message.ts';
import { errorBody, type Refusal, refusal, statusOf } from '../../operations/errors.ts';
import { hasWords, isWithMore, type Result, reportBody, resultBody } from '../../operations/result.ts';
import type { About, TimedStep } from './about.ts';

/** What a route answers, before the headers that every answer has. */
export interface Answer {
  status: number;
  body: string | Uint8Array<ArrayBuffer> | null;
  /** Without it `application/json`. */
  type?: string;
  /** Without it `no-store`. */
  cache?: string;
  /** The whole tag, in quotes; with it `If-None-Match` is answered. */
  etag?: string;
  /** A name under which the body never changes while the service runs, so that its compressed form may be kept. */
  stable?: string;
  headers?: Readonly<Record<string, string>>;
  /** Replaces the service's own policy: a page needs another. */
  policy?: string;
  /** The body, where it is made while it is sent. */
  stream?: Streamed;
  /** What is known of the document that was worked on. */
  about?: About | undefined;
  /** The steps of that work, where they are measured. */
  steps?: readonly TimedStep[] | undefined;
  /** It is about a path that is guarded. */
  isGuarded?: boolean;
}

/** A body that is made while it is sent. */
export interface Streamed {
  readable: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Resolves when it has ended, whole or not, with what is then known of it: bytes that came and were sent. */
  done: Promise<{ received: number; sent: number; about: About }>;
}

/** Returns a JSON answer: compact or indented, with a line feed at its end. */
export function json(status: number, value: unknown, indent: boolean): Answer {
  return { status, body: bodyOf(value, indent) };
}

/** How an answer is written: with line breaks and indentation, and in which language. */
export interface Form {
  readonly indent?: boolean | undefined;
  /** Without it in English. */
  readonly translation?: Translation | undefined;
}

export function bodyOf(value: unknown, indent: boolean): string {
  return `${jsonText(value, indent)}\n`;
}

/**
 * Returns the answer to the result of an operation: JSON, or what it made of another media type. Where both say the same, `Accept` decides: the
 * content for who names its media type, JSON for who takes that, else 406.
 */
export function resultAnswer(result: Result, form: Form = {}, accept: string | null = null): Answer {
  const status = result.ok ? 200 : statusOf(result);
  const headers = resultHeaders(result);
  const made = result.ok && !isWithMore(result) ? result.content : undefined;
  const wanted = result.ok && result.isChoice ? formWanted(accept, made?.mediaType) : 'content';
  if (wanted === 'none') return refused(notAcceptable(accept, made?.mediaType), form);
  const content = wanted === 'content' ? made : undefined;
  if (content) return { status, body: content.body, type: content.mediaType, headers };
  const body = bodyOf(resultBody(result, form.translation), form.indent ?? false);
  return { status, body, headers: hasWords(result) ? inLanguage(form, headers) : headers };
}

/** Returns the answer to the result of an operation with all that was noticed beside it, in JSON. */
export function reportAnswer(result: Result, form: Form = {}): Answer {
  const status = result.ok ? 200 : statusOf(result);
  const body = bodyOf(reportBody(result, form.translation), form.indent ?? false);
  return { status, body, headers: inLanguage(form, resultHeaders(result)) };
}

/** Returns headers with the language of the texts in an answer. */
export function inLanguage({ translation }: Form, headers?: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, 'Content-Language': translation?.language ?? 'en' };
}

function resultHeaders(result: Result): Record<string, string> {
  const headers: Record<string, string> = result.ok ? {} : { ...result.headers };
  if (result.warnings) headers['Billwright-Warnings'] = String(result.warnings.length);
  if (result.warnings?.length) headers['Billwright-Warning-Codes'] = codesOf(result.warnings);
  return headers;
}

/** Codes that a header names. */
const MOST_CODES = 20;

function codesOf(warnings: readonly Fault[]): string {
  return [...new Set(warnings.map(({ code }) => code))].slice(0, MOST_CODES).join(', ');
}

/** Returns a refusal as an answer. It is in English if its message has no translation, unless it lists faults. */
export function refused(refusal: Refusal, { indent, translation }: Form = {}): Answer {
  const { message, faults } = refusal;
  const isEnglish = translation && message && faults.length === 0 && !isTranslated(message, translation);
  const form = { indent, translation: isEnglish ? undefined : translation };
  const answer = json(statusOf(refusal), errorBody(refusal, form.translation), form.indent ?? false);
  answer.headers = inLanguage(form, refusal.headers);
  return answer;
}

/** The ranges that JSON is in, the closest first: it is wanted as much as that says. */
const RANGES_OF_JSON = ['application/json', 'application/*', '*/*'];

/**
 * Returns what an `Accept` header wants an answer to be most (RFC 9110 §12.5.1): content of a media type only where it is named. Of what is wanted equally,
 * what is named first, as generated clients name all that there is. A quality of 0 refuses.
 */
function formWanted(accept: string | null, mediaType: string | undefined): 'content' | 'json' | 'none' {
  if (!accept?.trim()) return 'json';
  // The most wanted first, equals as they are named.
  const ranges = parseAccept(accept).map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const ofContent = mediaType === 'application/xml' ? [mediaType, 'text/xml'] : [mediaType];
  const ofJson = RANGES_OF_JSON.find((name) => ranges.some(({ type }) => type === name));
  const wanted = ranges.find(({ type, q }) => q > 0 && (type === ofJson || ofContent.includes(type)));
  if (!wanted) return 'none';
  return wanted.type === ofJson ? 'json' : 'content';
}

function notAcceptable(accept: string | null, mediaType: string | undefined): Refusal {
  return refusal('not-acceptable', 'Accept "{given}" is not served; there is {types}', {
    given: accept?.slice(0, 80) ?? '',
    types: mediaType === undefined ? ['application/json'] : ['application/json', mediaType],
  });
}
