import { urlValid } from '../text/url.ts';
import { notANumber } from './describe.ts';
import { generalRule } from './general-rule.ts';
import { isJsonObject, type Json, type JsonObject, memberNamed } from './json.ts';
import { NumberText } from './number-text.ts';
import type { ObjectType } from './object.ts';
import type { Reader } from './reader.ts';
import type { Validation } from './validation.ts';
import type { ScalarType } from './value.ts';
import { textType, valueType } from './value-type.ts';

/**
 * Any value with a `$schema`: the `doc` of an envelope or an entry of `complements` (chapter 01 §10.2). It may be
 * empty. If its schema is not registered, it keeps its JSON unchanged.
 */
export interface Wrapped {
  /** The full ID of the schema; empty if missing. */
  $schema: string;
  content?: { type: ObjectType<object>; value: object };
  /** The members of a document of unknown schema, including `$schema`. */
  carried?: JsonObject;
}

/** The rules on a schema ID (chapter 01 §10). */
const schemaRules = {
  id: generalRule(
    'GOBL-SCHEMA-ID-01',
    'schema.ID',
    'A schema must be a full URL, for example https://gobl.org/draft-0/bill/invoice.',
  ),
  present: generalRule(
    'GOBL-SCHEMA-OBJECT-01',
    'schema.Object',
    'An embedded document needs its kind in $schema, for example https://gobl.org/draft-0/bill/invoice.',
    '$schema',
  ),
};

const wrappedValues: ScalarType<Wrapped, JsonObject> = {
  kind: 'wrapper',
  blank: null,
  read(json, reader) {
    if (!isJsonObject(json))
      return reader.wrongType(json, '{property} must be an object with its own $schema, but is {found}');
    const id = schemaOf(json, reader);
    if (id === undefined) return undefined;
    if (id === '') return { $schema: '' };
    const type = reader.schemas(id);
    if (type === undefined) return hasJsonNumbers(json, reader) ? { $schema: id, carried: json } : undefined;
    if (type === 'plain')
      return reader.wrongType(json, '{property} must be a plain value, as {schema} is, but is {found}', { schema: id });
    const value = type.read(json, reader);
    return value === undefined ? undefined : { $schema: id, content: { type, value } };
  },
  write(wrapped) {
    if (wrapped.content) return writeDocument(wrapped.$schema, wrapped.content.type, wrapped.content.value);
    return wrapped.carried ?? { $schema: wrapped.$schema };
  },
  check(wrapped, validation: Validation) {
    validation.path.push('$schema');
    if (wrapped.$schema === '') validation.failBy(schemaRules.present);
    else checkSchemaId(wrapped.$schema, validation);
    validation.path.pop();
  },
};

export const wrapper = valueType(
  'schema.Object',
  { title: 'Object', description: 'Any document, with its own $schema.', rules: [schemaRules.present] },
  wrappedValues,
);

/** The full ID of a schema, known or not. */
export const schemaId = textType('schema.ID', {
  title: 'Schema ID',
  description: 'The full ID of a schema.',
  unregistered: true,
  rules: [schemaRules.id],
  schema: { type: 'string' },
  check(value, validation) {
    if (value !== '') checkSchemaId(value, validation);
  },
});

/** Checks GOBL-SCHEMA-ID-01 at the current path. */
function checkSchemaId(id: string, validation: Validation): void {
  if (!urlValid(id)) validation.failBy(schemaRules.id);
}

/** Returns a document with its `$schema` first. */
function writeDocument(id: string, type: ObjectType<object>, value: object): JsonObject {
  const json: JsonObject = { $schema: id };
  type.writeInto(json, value);
  return json;
}

function schemaOf(json: JsonObject, reader: Reader): string | undefined {
  const id: Json = memberNamed(json, '$schema') ?? null;
  if (id === null) return '';
  if (typeof id === 'string') return id;
  reader.path.push('$schema');
  reader.wrongType(id, '{property} must be a text in quotes, but is {found}');
  reader.path.pop();
  return undefined;
}

/** Reports `NaN` and infinities in JSON of an unknown schema. Returns false if there are any. */
function hasJsonNumbers(json: Json, reader: Reader): boolean {
  if (json instanceof NumberText) {
    if (/^-?\d/.test(json.text)) return true;
    reader.failWith('BW-AMOUNT', notANumber(reader.subject(), json));
    return false;
  }
  if (typeof json !== 'object' || json === null) return true;
  let holds = true;
  for (const [name, member] of Object.entries(json)) {
    reader.path.push(Array.isArray(json) ? Number(name) : name);
    if (!hasJsonNumbers(member, reader)) holds = false;
    reader.path.pop();
  }
  return holds;
}
