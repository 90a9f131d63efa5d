import { type Fault, fault, faultOf } from '../engine/faults.ts';
import { describe } from '../engine/model/describe.ts';
import { isJsonObject, type Json, type JsonObject } from '../engine/model/json.ts';
import { merge } from '../engine/reading/merge.ts';
import type { ObjectRead, ObjectReader } from '../engine/reading/object-text.ts';
import { contradiction, findType, withType } from '../engine/reading/type-hint.ts';
import { message } from '../engine/text/message.ts';
import { nearest } from '../engine/text/nearest.ts';
import { shorten } from '../engine/text/shorten.ts';
import { type Refusal, refusedInput } from './errors.ts';

/** The document of an operation, or a refusal. */
export type DocumentRead = { ok: true; value: JsonObject; warnings: Fault[] } | Refusal;

/**
 * Returns the document of a request (chapter 09 §3.1, steps 2 to 5). `data`, parsed if it is text, is merged over the template. A document without
 * a schema gets the one that `type` names. `ids` returns the schema IDs that a type may mean; `readText` parses text.
 *
 * Refuses with `BW-REQUEST-DATA`, `BW-DATA-TYPE`, the faults of `readText`, `BW-TYPE-UNKNOWN` and `BW-TYPE-AMBIGUOUS`. Warns with `BW-WARN-TYPE`.
 */
export function documentOf(
  request: { data?: Json | undefined; template?: Json | undefined; type?: string | null | undefined },
  body: object,
  ids: () => readonly string[],
  readText: ObjectReader,
): DocumentRead {
  if (request.data === undefined) return noPayload(body);
  const template = readObject(request.template, 'template', readText);
  const data = readObject(request.data, '$', readText);
  if (!template.ok || !data.ok) {
    return refusedInput([template, data].flatMap((each) => (each.ok ? [] : each.faults)));
  }
  const hasTemplate = request.template !== undefined && request.template !== null;
  const value = hasTemplate ? merge(template.value, data.value) : data.value;
  return request.type ? typed(value, request.type, ids()) : { ok: true, value, warnings: [] };
}

function typed(value: JsonObject, type: string, ids: readonly string[]): DocumentRead {
  const found = findType(type, ids);
  if (found.ok) return { ok: true, value: withType(value, found.id), warnings: contradiction(value, type, found.id) };
  return refusedInput([found.fault]);
}

function readObject(value: Json | undefined, place: '$' | 'template', readText: ObjectReader): ObjectRead {
  if (value === undefined || value === null) return { ok: true, value: {} };
  if (isJsonObject(value)) return { ok: true, value };
  if (typeof value === 'string') return readText(value, place);
  const name = place === '$' ? 'data' : 'template';
  const found = fault('BW-DATA-TYPE', place, '{name} must be an object, or the text of one, but is {found}', {
    name,
    found: describe(value),
  });
  return { ok: false, faults: [found] };
}

/** The maximum number of names, in a request without data, to compare with `data`. */
const MOST_NAMES = 20;

function noPayload(body: object): Refusal {
  const near = nearest('data', Object.keys(body).slice(0, MOST_NAMES));
  const text = Object.hasOwn(body, '$schema')
    ? message('no payload; put the document under "data"')
    : near === undefined
      ? message('no payload')
      : message('no payload; did you mean "data" instead of {name}?', { name: shorten(near) });
  return refusedInput([faultOf('BW-REQUEST-DATA', 'request.data', text)]);
}
