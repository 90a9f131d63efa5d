import { fault, faultOf } from '../../engine/faults.ts';
import { describe } from '../../engine/model/describe.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { pathText } from '../../engine/model/path.ts';
import { readJson } from '../../engine/reading/json.ts';
import { type Language, type Problem, problemText } from '../../engine/reading/problem.ts';
import { readYaml } from '../../engine/reading/yaml.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { isSigned } from '../../formats/signed/is-signed.ts';
import { decodeXml, seemsXml } from '../../formats/xml/decode.ts';
import { type Refusal, refusal, refusedInput } from '../../operations/errors.ts';
import type { RequestObject } from '../../operations/fields.ts';
import { isPdf } from '../../pdf/is-pdf.ts';
import { type Reading, readBody } from './body.ts';
import type { Incoming } from './incoming.ts';

/** The bytes of a body with their language. */
export type Received<L extends BodyLanguage = Language> =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; language: L }
  | Refusal;

/** The language of a body. Only some routes accept a file in XML, a PDF or JSON lines. */
export type BodyLanguage = FileLanguage | 'LINES';

/** The language of a body that is a file. */
export type FileLanguage = Language | 'XML' | 'PDF';

/** A request, and how to read its body. */
interface Arriving {
  readonly request: Incoming;
  readonly service: Reading;
}

/**
 * Receives the body of a request (chapter 09 §1.3), checking its content type, size and encoding. Refuses with 415, 413, 408, 503, or 400
 * for a truncated body.
 */
export function receive({ request, service }: Arriving): Promise<Received> {
  return receiveAs(request, service, languageIn(request), ACCEPTED);
}

/** Receives a body that may also be a file in XML or a PDF. */
export function receiveFile({ request, service }: Arriving): Promise<Received<FileLanguage>> {
  const name = request.headers.get('Content-Type')?.toLowerCase().split(';', 1)[0]?.trim() ?? '';
  // An XML file declares its encoding, and untyped bytes reveal their type.
  const language = XML_TYPE.test(name) ? 'XML' : PDF_TYPES.includes(name) ? 'PDF' : languageIn(request);
  return receiveAs<FileLanguage>(request, service, language, [...ACCEPTED, ...XML_TYPES, ...PDF_TYPES]);
}

async function receiveAs<L extends BodyLanguage>(
  request: Incoming,
  reading: Reading,
  language: L | 'JSON' | undefined,
  accepted: readonly string[],
): Promise<Received<L | 'JSON'>> {
  if (language === undefined && hasBody(request)) return unsupported(request, accepted);
  const body = await readBody(request, reading);
  return body.ok ? { ok: true, bytes: body.bytes, language: language ?? 'JSON' } : body;
}

/** Receives an optional body. Only at its end is it known to be empty, and then its type does not matter. */
export async function receiveOptional({ request, service }: Arriving): Promise<Received> {
  if (request.headers.has('Content-Length')) return await receive({ request, service });
  const body = await readBody(request, service);
  if (!body.ok || body.bytes.length === 0) return body.ok ? { ...body, language: 'JSON' } : body;
  const language = languageIn(request);
  return language === undefined ? unsupported(request) : { ok: true, bytes: body.bytes, language };
}

const ACCEPTED = ['application/json', 'application/*+json', 'application/yaml', 'application/x-yaml', 'text/yaml'];
const XML_TYPES = ['application/xml', 'text/xml'];
const PDF_TYPES = ['application/pdf', 'application/octet-stream', 'application/pkcs7-mime', 'application/x-pkcs7-mime'];
const JSON_TYPE = /^application\/(?:[^\s/]+\+)?json$/;
const YAML_TYPE = /^(?:application\/(?:x-)?yaml|text\/yaml)$/;
const XML_TYPE = /^(?:text\/|application\/(?:[^\s/]+\+)?)xml$/;

/** Returns the language of a body by its content type; JSON without one. */
function languageIn(request: Incoming): Language | undefined {
  const type = request.headers.get('Content-Type');
  return type === null ? 'JSON' : languageOf(type);
}

/** Returns the supported language of a content type, if its charset is UTF-8. */
function languageOf(contentType: string): Language | undefined {
  if (contentType === 'application/json') return 'JSON'; // The usual case.
  const [name = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters.map((each) => each.trim()).find((each) => each.startsWith('charset='));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) return undefined;
  if (JSON_TYPE.test(name.trim())) return 'JSON';
  return YAML_TYPE.test(name.trim()) ? 'YAML' : undefined;
}

/** Returns whether a request has a body. */
function hasBody(request: Incoming): boolean {
  const length = request.headers.get('Content-Length');
  return length === null ? request.body !== null : length !== '0';
}

function unsupported({ headers }: Incoming, accepted: readonly string[] = ACCEPTED): Refusal {
  const given = String(headers.get('Content-Type')?.slice(0, 80));
  const text = 'Content-Type "{given}" is not supported; send {accepted} in UTF-8';
  return refusal('unsupported-media-type', text, { given, accepted });
}

/** Returns whether a parameter such as `?indent` is present with any value but `0` and `false`. */
export function isWanted(parameter: string | undefined): boolean {
  return parameter !== undefined && parameter !== '0' && parameter !== 'false';
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** The request object of a body, or a refusal. */
export type RequestRead = { ok: true; value: RequestObject } | Refusal;

/** Parses a body. Refuses with 400 `BW-JSON-SYNTAX`, `BW-JSON-DEPTH` or `BW-JSON-DUPLICATE`. */
export function valueIn(bytes: Uint8Array, language: Language): { ok: true; value: Json } | Refusal {
  if (bytes.length === 0) return syntaxFault(message('invalid {language}: the body is empty', { language }));
  let text: string;
  try {
    text = UTF_8.decode(bytes);
  } catch {
    return syntaxFault(message('invalid {language}: the body is not in UTF-8', { language }));
  }
  const reading = language === 'JSON' ? readJson(text) : readYaml(text);
  return reading.ok ? reading : unreadable(reading.problems, language);
}

/**
 * Returns the request object for a body that is a file: the file becomes `data`, and the query holds the other fields. Refuses with 400
 * `BW-XML-SYNTAX`.
 * @param flags names of boolean fields
 */
export function fileRequest(bytes: Uint8Array, query: URLSearchParams, flags: ReadonlySet<string>): RequestRead {
  const given = [...query].map(([name, value]) => [name, flags.has(name) ? isWanted(value) : value] as const);
  const fields = Object.fromEntries(given);
  if (isPdf(bytes) || isSigned(bytes) || seemsXml(bytes)) return { ok: true, value: { ...fields, data: bytes } };
  const decoding = decodeXml(bytes);
  if (!decoding.ok) {
    const { what, position } = decoding;
    return refusedInput([{ ...faultOf('BW-XML-SYNTAX', '/', what), positions: [position] }]);
  }
  return { ok: true, value: { ...fields, data: decoding.text } };
}

/** Returns the request object of a body. Also refuses with `BW-REQUEST-TYPE`. */
export function requestObject(bytes: Uint8Array, language: Language): { ok: true; value: JsonObject } | Refusal {
  const read = valueIn(bytes, language);
  if (!read.ok) return read;
  const { value } = read;
  if (isJsonObject(value)) return { ok: true, value };
  const found = describe(value);
  return refusedInput([fault('BW-REQUEST-TYPE', 'request', 'the body must be an object, but is {found}', { found })]);
}

function syntaxFault(text: Message): Refusal {
  return refusedInput([faultOf('BW-JSON-SYNTAX', 'request', text)]);
}

const CODES = { syntax: 'BW-JSON-SYNTAX', depth: 'BW-JSON-DEPTH', duplicate: 'BW-JSON-DUPLICATE' } as const;

/** Returns the refusal of an unreadable request: `BW-JSON-SYNTAX`, `BW-JSON-DEPTH` or `BW-JSON-DUPLICATE`, each with its position. */
export function unreadable(problems: readonly Problem[], language: Language): Refusal {
  return refusedInput(
    problems.map((problem) => faultOf(CODES[problem.kind], propertyOf(problem), problemText(language, problem))),
  );
}

/** Fields with their own paths, which begin with their names. They may be texts, whose positions are unknown to the request. */
const ROOTS: ReadonlySet<unknown> = new Set(['template', 'options']);

/**
 * Returns the document path of a position inside `data`, `template` or `options`; otherwise the request. A duplicate member gets its name.
 */
function propertyOf({ path, kind }: Problem): string {
  const [field, ...within] = path;
  if (field === 'data' && (within.length > 0 || kind !== 'duplicate')) return pathText(within);
  if (ROOTS.has(field) && within.length > 0) return field + pathText(within).slice(1);
  return kind === 'duplicate' ? `request${pathText(path).slice(1)}` : 'request';
}
