import { type Fault, fault, faultOf } from '../faults.ts';
import { quote } from '../model/describe.ts';
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import { SCHEMA_BASE } from '../model/schema-id.ts';
import { kebab } from '../text/kebab.ts';
import { message } from '../text/message.ts';
import { nearest } from '../text/nearest.ts';

/** Document types as named by the option `type` (chapter 09 §3.5). */

const ENVELOPE = `${SCHEMA_BASE}envelope`;

/** Longer names match no type and would only take time. */
const LONGEST = 120;

/** The schema ID for a hint, or a fault. */
export type TypeFound = { ok: true; id: string } | { ok: false; fault: Fault };

/**
 * Finds the schema for a hint among the given IDs: the ID itself, its path in any case (`bill/invoice`), a dotted type
 * name (`bill.Invoice`), or the last part of a single path (`invoice`, `CreditTransfer`). Reports `BW-TYPE-UNKNOWN` or
 * `BW-TYPE-AMBIGUOUS`.
 */
export function findType(hint: string, ids: readonly string[]): TypeFound {
  if (ids.includes(hint)) return { ok: true, id: hint };
  if (hint.length > LONGEST) return unknown(hint, []);
  const path = hint.replace(/^\//, '').toLowerCase();
  if (ids.includes(SCHEMA_BASE + path)) return { ok: true, id: SCHEMA_BASE + path };
  const dotted = hint.split('.').map(kebab).join('/');
  if (hint.includes('.') && ids.includes(SCHEMA_BASE + dotted)) return { ok: true, id: SCHEMA_BASE + dotted };

  const paths = ids.map((id) => id.slice(SCHEMA_BASE.length));
  const name = kebab(hint);
  const [match, ...others] = paths.filter((candidate) => lastPart(candidate) === name);
  if (match === undefined) return unknown(hint, paths);
  return others.length === 0 ? { ok: true, id: SCHEMA_BASE + match } : ambiguous(hint, [match, ...others]);
}

/**
 * Returns the value with the schema as its `$schema` if that is missing, null or empty. In an envelope, this applies to
 * `doc`, which is created if missing.
 */
export function withType(value: JsonObject, id: string): JsonObject {
  if (isUntyped(value)) return { ...value, $schema: id };
  if (value.$schema !== ENVELOPE) return value;
  const doc = value.doc ?? {};
  return isJsonObject(doc) && isUntyped(doc) ? { ...value, doc: { ...doc, $schema: id } } : value;
}

/** Returns a warning if the `$schema` of a value, or of `doc` in an envelope, differs from the hint. */
export function contradiction(value: JsonObject, hint: string, id: string): Fault[] {
  const { doc } = value;
  const isEnvelope = value.$schema === ENVELOPE && id !== ENVELOPE;
  const schema = isEnvelope ? isJsonObject(doc ?? null) && (doc as JsonObject).$schema : value.$schema;
  if (typeof schema !== 'string' || schema === '' || schema === id) return [];
  const text = message('type {given} was ignored: the document has the $schema {schema}.', {
    given: quote(hint),
    schema: quote(schema),
  });
  return [faultOf('BW-WARN-TYPE', 'request.type', text)];
}

function isUntyped(value: JsonObject): boolean {
  const schema: Json | undefined = value.$schema;
  return schema === undefined || schema === null || schema === '';
}

function unknown(hint: string, paths: readonly string[]): TypeFound {
  const guess = nearest(hint, paths) ?? nearest(kebab(hint), paths.map(lastPart));
  const given = quote(hint);
  const text =
    guess === undefined
      ? message('unrecognized doc type: {given}', { given })
      : message('unrecognized doc type: {given}; did you mean "{guess}"?', { given, guess });
  return { ok: false, fault: faultOf('BW-TYPE-UNKNOWN', 'request.type', text) };
}

function ambiguous(hint: string, paths: readonly string[]): TypeFound {
  const found = fault('BW-TYPE-AMBIGUOUS', 'request.type', 'doc type {given} is ambiguous: {paths}; use one of these', {
    given: quote(hint),
    paths,
  });
  return { ok: false, fault: found };
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
