import { parseAccept } from 'hono/utils/accept';
import type { Environment, Fault } from '../../engine/faults.ts';
import { jsonText } from '../../engine/reading/json-text.ts';
import { isTranslated, type Translation } from '../../engine/text/message.ts';
import { REPORT_TYPES, type ReportKind } from '../../formats/check-report/kinds.ts';
import { type ReportedCheck, signingOf } from '../../operations/check-report.ts';
import { errorBody, type Refusal, refusal, statusOf } from '../../operations/errors.ts';
import type { RequestObject } from '../../operations/fields.ts';
import { hasWords, isWithMore, type Result, reportBody, resultBody } from '../../operations/result.ts';
import type { About, TimedStep } from './about.ts';

/** The answer of a route, before common headers are added. */
export interface Answer {
  status: number;
  body: string | Uint8Array<ArrayBuffer> | null;
  /** The content type. Default: `application/json`. */
  type?: string;
  /** The header `Cache-Control`. Default: `no-store`. */
  cache?: string;
  /** The whole tag, in quotes. Enables `If-None-Match`. */
  etag?: string;
  /** A name under which the body never changes while the service runs, so that its compressed form can be cached. */
  stable?: string;
  /** The body compressed with Brotli, where that was done in advance. */
  packed?: Uint8Array<ArrayBuffer> | undefined;
  headers?: Readonly<Record<string, string>>;
  /** Replaces the service's content security policy. */
  policy?: string;
  /** A body that is produced while it is sent. */
  stream?: Streamed;
  /** Metadata of the processed document. */
  about?: About | undefined;
  /** The measured steps of that work. */
  steps?: readonly TimedStep[] | undefined;
  /** Whether the path is guarded. */
  isGuarded?: boolean;
}

/** A body that is produced while it is sent. */
export interface Streamed {
  readable: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Resolves when the stream has ended, complete or not, with the bytes received and sent, and metadata. */
  done: Promise<{ received: number; sent: number; about: About }>;
}

/** Returns a JSON answer, compact or indented, that ends with a line feed. */
export function json(status: number, value: unknown, indent: boolean): Answer {
  return { status, body: bodyOf(value, indent) };
}

/** The form of an answer: indentation and language. */
export interface Form {
  readonly indent?: boolean | undefined;
  /** The language of the texts. Default: English. */
  readonly translation?: Translation | undefined;
}

export function bodyOf(value: unknown, indent: boolean): string {
  return `${jsonText(value, indent)}\n`;
}

/**
 * Returns the answer to an operation's result: JSON or content of another media type. If both are available, `Accept` decides: the content
 * for its media type, JSON for JSON, otherwise 406.
 */
export function resultAnswer(result: Result, form: Form = {}, accept: string | null = null): Answer {
  const status = result.ok ? 200 : statusOf(result);
  const headers = resultHeaders(result);
  const made = result.ok && !isWithMore(result) ? result.content : undefined;
  const wanted = result.ok && result.isChoice ? formWanted(accept, made?.mediaType) : 'content';
  if (wanted === 'none') return refused(notAcceptable(accept, made ? [made.mediaType] : []), form);
  const content = wanted === 'content' ? made : undefined;
  if (content) return { status, body: content.body, type: content.mediaType, headers };
  const body = bodyOf(resultBody(result, form.translation), form.indent ?? false);
  return { status, body, headers: hasWords(result) ? inLanguage(form, headers) : headers };
}

/** Returns the answer to an operation's result with all warnings and losses, in JSON. */
export function reportAnswer(result: Result, form: Form = {}): Answer {
  const status = result.ok ? 200 : statusOf(result);
  const body = bodyOf(reportBody(result, form.translation), form.indent ?? false);
  return { status, body, headers: inLanguage(form, resultHeaders(result)) };
}

/** Returns the answer to a check with its report: the report alone as a page or PDF, or all in JSON. `Accept` decides. */
export async function checkAnswer(
  { result, report }: ReportedCheck,
  form: Form = {},
  accept: string | null = null,
): Promise<Answer> {
  const kind = reportWanted(accept);
  if (kind === undefined) return refused(notAcceptable(accept, ALONE), form);
  const headers = inLanguage(form, resultHeaders(result));
  if (kind !== 'json') {
    const { writeReport } = await import('../../formats/check-report/write.ts');
    return reportAlone(await writeReport(report, kind, form.translation), kind, headers);
  }
  const status = result.ok ? 200 : statusOf(result);
  const value = { ...(reportBody(result, form.translation) as object), report };
  return { status, body: bodyOf(value, form.indent ?? false), headers };
}

/** Returns only the signed report on a check, even if the file has faults; or why it was not signed. */
export async function signedCheckAnswer(
  { result, report }: ReportedCheck,
  request: RequestObject,
  environment: Environment,
  form: Form = {},
  accept: string | null = null,
): Promise<Answer> {
  const kind = reportWanted(accept);
  if (kind === undefined) return refused(notAcceptable(accept, ALONE), form);
  const { writeSignedReport } = await import('../../formats/check-report/sign.ts');
  const written = await writeSignedReport(report, kind, signingOf(request), environment, form.translation);
  if (!written.ok) return refused(written, form);
  return reportAlone(written.result, kind, inLanguage(form, resultHeaders(result)));
}

/** Returns the answer that is a report alone. */
function reportAlone(
  body: string | Uint8Array<ArrayBuffer>,
  kind: ReportKind,
  headers: Record<string, string>,
): Answer {
  const type = kind === 'html' ? 'text/html; charset=utf-8' : REPORT_TYPES[kind];
  return { status: 200, body, type, headers, ...(kind === 'html' && { policy: PAGE_POLICY }) };
}

/** A report may use only the style in its page. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The media types of reports without the result. */
const ALONE: readonly string[] = [REPORT_TYPES.html, REPORT_TYPES.pdf];

/** Returns the kind of report that an `Accept` header prefers: JSON, unless another kind is named before it. Undefined if it names none of them. */
function reportWanted(accept: string | null): ReportKind | undefined {
  if (!accept?.trim()) return 'json';
  const ranges = parseAccept(accept);
  const kinds = Object.entries(REPORT_TYPES) as [ReportKind, string][];
  for (const { type, q } of ranges) {
    const found = kinds.find(
      ([kind, media]) => media === type.toLowerCase() || (kind === 'json' && /^(?:\*|application)\/\*$/.test(type)),
    );
    if (found && q > 0) return found[0];
  }
  return undefined;
}

/** Returns headers with the language of an answer's texts. */
export function inLanguage({ translation }: Form, headers?: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, 'Content-Language': translation?.language ?? 'en' };
}

function resultHeaders(result: Result): Record<string, string> {
  const headers: Record<string, string> = result.ok ? {} : { ...result.headers };
  if (result.warnings) headers['Billwright-Warnings'] = String(result.warnings.length);
  if (result.warnings?.length) headers['Billwright-Warning-Codes'] = codesOf(result.warnings);
  return headers;
}

/** Maximum number of codes in a header. */
const MOST_CODES = 20;

function codesOf(warnings: readonly Fault[]): string {
  return [...new Set(warnings.map(({ code }) => code))].slice(0, MOST_CODES).join(', ');
}

/** Returns a refusal as an answer. If its message has no translation and it lists no faults, it is in English. */
export function refused(refusal: Refusal, { indent, translation }: Form = {}): Answer {
  const { message, faults } = refusal;
  const isEnglish = translation && message && faults.length === 0 && !isTranslated(message, translation);
  const form = { indent, translation: isEnglish ? undefined : translation };
  const answer = json(statusOf(refusal), errorBody(refusal, form.translation), form.indent ?? false);
  answer.headers = inLanguage(form, refusal.headers);
  return answer;
}

/** Media ranges that include JSON, most specific first. The first match decides its quality. */
const RANGES_OF_JSON = ['application/json', 'application/*', '*/*'];

/**
 * Returns what an `Accept` header prefers (RFC 9110 §12.5.1). Content counts only if its media type is listed. Between equal qualities the
 * first wins, because generated clients list all types. A quality of 0 excludes.
 */
function formWanted(accept: string | null, mediaType: string | undefined): 'content' | 'json' | 'none' {
  if (!accept?.trim()) return 'json';
  // By quality, then by order.
  const ranges = parseAccept(accept).map(({ type, q }) => ({ type: type.toLowerCase(), q }));
  const ofContent = mediaType === 'application/xml' ? [mediaType, 'text/xml'] : [mediaType];
  const ofJson = RANGES_OF_JSON.find((name) => ranges.some(({ type }) => type === name));
  const wanted = ranges.find(({ type, q }) => q > 0 && (type === ofJson || ofContent.includes(type)));
  if (!wanted) return 'none';
  return wanted.type === ofJson ? 'json' : 'content';
}

function notAcceptable(accept: string | null, others: readonly string[]): Refusal {
  return refusal('not-acceptable', 'Accept "{given}" is not available; use {types}', {
    given: accept?.slice(0, 80) ?? '',
    types: ['application/json', ...others],
  });
}
