import { type Fault, fault, messageOf } from '../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../engine/model/json.ts';
import { pathText } from '../engine/model/path.ts';
import { describe } from '../engine/model/reader.ts';
import { readJson } from '../engine/reading/json.ts';
import { type Problem, problemText } from '../engine/reading/problem.ts';
import { readYaml } from '../engine/reading/yaml.ts';
import { type Decoders, readBody } from './body.ts';
import { type Refusal, refusal } from './errors.ts';
import type { Limits } from './limits.ts';

/** What a request's body holds, and how many bytes it came in. */
type BodyValue<T> = { ok: true; value: T; size: number } | Refusal;

export type Language = 'JSON' | 'YAML';

/**
 * The request object of a request (chapter 09 §1.3): content type, size, encoding and syntax are checked, and that it is an object.
 * Refuses with 415, 413, 408, or 400 with `BW-JSON-SYNTAX`, `BW-JSON-DEPTH`, `BW-JSON-DUPLICATE`, `BW-REQUEST-TYPE`.
 */
export async function readRequest(
  request: Request,
  limits: Limits,
  decoders: Decoders,
): Promise<BodyValue<JsonObject>> {
  return objectIn(await readBodyValue(request, limits, decoders));
}

/** The request object in the bytes of a body. */
export function requestObject(bytes: Uint8Array, language: Language): BodyValue<JsonObject> {
  return objectIn(readValue(bytes, language));
}

function objectIn(read: BodyValue<Json>): BodyValue<JsonObject> {
  if (!read.ok) return read;
  const { value, size } = read;
  if (isJsonObject(value)) return { ok: true, value, size };
  const description = `the body must be an object, but is ${describe(value)}`;
  return refusedFor([fault('BW-REQUEST-TYPE', 'request', description)]);
}

/** The same for a body that may be of any JSON type. */
export async function readBodyValue(request: Request, limits: Limits, decoders: Decoders): Promise<BodyValue<Json>> {
  const type = request.headers.get('Content-Type');
  const language = type === null ? 'JSON' : languageOf(type);
  if (language === undefined && hasBody(request)) return unsupported(type ?? '');
  const body = await readBody(request, limits, decoders);
  return body.ok ? readValue(body.bytes, language ?? 'JSON') : body;
}

const ACCEPTED = 'application/json, application/*+json, application/yaml, application/x-yaml, text/yaml';
const JSON_TYPE = /^application\/(?:[^\s/]+\+)?json$/;
const YAML_TYPE = /^(?:application\/(?:x-)?yaml|text\/yaml)$/;

/** The language a content type names, if it is one of ours and its charset UTF-8. */
function languageOf(contentType: string): Language | undefined {
  if (contentType === 'application/json') return 'JSON'; // nearly always
  const [name = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters.map((each) => each.trim()).find((each) => each.startsWith('charset='));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) return undefined;
  if (JSON_TYPE.test(name.trim())) return 'JSON';
  return YAML_TYPE.test(name.trim()) ? 'YAML' : undefined;
}

/** Whether anything comes with a request beside its headers. */
export function hasBody(request: Request): boolean {
  const length = request.headers.get('Content-Length');
  return length === null ? request.body !== null : length !== '0';
}

function unsupported(contentType: string): Refusal {
  const message = `Content-Type "${contentType.slice(0, 80)}" is not accepted; send ${ACCEPTED}, in UTF-8`;
  return refusal('unsupported-media-type', message);
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function readValue(bytes: Uint8Array, language: Language): BodyValue<Json> {
  if (bytes.length === 0) return syntaxFault(`invalid ${language}: the body is empty`);
  let text: string;
  try {
    text = UTF_8.decode(bytes);
  } catch {
    return syntaxFault(`invalid ${language}: the body is not UTF-8`);
  }
  const reading = language === 'JSON' ? readJson(text) : readYaml(text);
  return reading.ok ? { ok: true, value: reading.value, size: bytes.length } : unreadable(reading.problems, language);
}

function syntaxFault(message: string): Refusal {
  return refusedFor([fault('BW-JSON-SYNTAX', 'request', message)]);
}

const CODES = { syntax: 'BW-JSON-SYNTAX', depth: 'BW-JSON-DEPTH', duplicate: 'BW-JSON-DUPLICATE' } as const;

function unreadable(problems: readonly Problem[], language: Language): Refusal {
  return refusedFor(
    problems.map((problem) => fault(CODES[problem.sort], propertyOf(problem), problemText(language, problem))),
  );
}

function refusedFor(faults: readonly Fault[]): Refusal {
  return refusal('input', messageOf(faults), faults);
}

/** The document path of a place inside `data`; the request, and for a member that occurs twice its name, elsewhere. */
function propertyOf({ path, sort }: Problem): string {
  const [field, ...within] = path;
  if (field === 'data' && (within.length > 0 || sort !== 'duplicate')) return pathText(within);
  return sort === 'duplicate' ? `request${pathText(path).slice(1)}` : 'request';
}
