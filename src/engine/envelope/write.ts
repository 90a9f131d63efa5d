import { type Failure, failure, fault } from '../faults.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { type Wrapped, wrapper } from '../model/wrapper.ts';
import { Envelope } from './envelope.ts';
import type { Root } from './root.ts';

/** The JSON form of a document or envelope, in the standard's order. */
export function writeRoot(root: Root): JsonObject {
  return root.kind === 'envelope' ? Envelope.write(root.envelope) : (wrapper.write(root.doc) as JsonObject);
}

/** Embedded documents without anything to write cannot be written (chapter 01 §10.2). */
export function unwritable(json: JsonObject): Failure | undefined {
  const isEnvelope = isJsonObject(json.doc ?? null) && isJsonObject(json.head ?? null);
  const doc = isEnvelope ? (json.doc as JsonObject) : json;
  const place = isEnvelope ? '$.doc' : '$';
  if (hasNothing(doc)) return marshalFailure(place);
  const complements = Array.isArray(doc.complements) ? doc.complements : [];
  const position = complements.findIndex((each) => isJsonObject(each) && hasNothing(each));
  return position < 0 ? undefined : marshalFailure(`${place === '$' ? '$' : place}.complements[${position}]`);
}

/** True for an embedded document that has no schema, or no property to write. */
export function isUnwritable(doc: Wrapped): boolean {
  return doc.content ? hasNothing(wrapper.write(doc) as JsonObject) : !doc.carried;
}

function hasNothing(json: JsonObject): boolean {
  const names = Object.keys(json);
  return names.length === 0 || (names.length === 1 && names[0] === '$schema');
}

function marshalFailure(place: string): Failure {
  return failure('marshal', [
    fault(
      'BW-MARSHAL',
      place,
      'There is nothing to write: the document has no property but its $schema. Fill in at least one.',
    ),
  ]);
}
