import { jsonSchema, schemaIds } from '../../engine/index.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { SCHEMA_BASE } from '../../engine/model/schema-id.ts';

/**
 * The standard's schemas as components of OpenAPI (chapter 09 §6.4): what `/schemas` answers, in the words that generators of clients
 * understand. Closed lists become `enum`, open ones are told in the description, titles and conditions are left out.
 */

/** What a reference begins with to a definition of the same schema. */
const LOCAL = '#/$defs/';

/** The documents that have a component of their own, by the path of their schema: they say in `$schema` what they are. */
const DOCUMENTS = ['bill/invoice', 'bill/order', 'bill/delivery', 'bill/payment', 'bill/status', 'note/message'];

/** Definitions that are answered alone, and say in `$schema` what they are. */
const ADDON = 'tax/addon-def';
const DEFINITIONS = ['tax/regime-def', ADDON, 'tax/catalogue-def'];

const ENVELOPE = 'envelope';

/** What building fills in, beside what is declared as calculated: a draft needs none of it. */
const FILLED_IN: ReadonlySet<string> = new Set([
  'bill.Payment.total',
  'bill.StatusLine.index',
  'gobl.Envelope.head',
  'pay.DueDate.amount',
  'pay.Record.amount',
  'tax.CategoryTotal.amount',
  'tax.RateTotal.amount',
  'tax.RateTotalSurcharge.amount',
  'tax.Total.sum',
]);

/** Lists that grow with releases, over whose new entries a client must not stumble, and two of which building takes other codes too, with a warning. */
const GROWING: ReadonlySet<string> = new Set([
  'tax.RegimeCode',
  'tax.AddonList',
  'l10n.ISOCountryCode',
  'l10n.TaxCountryCode',
]);

/** Maps whose values are taken as they are, though their type says what they should be: extensions are checked where an addon asks (chapter 03 §6). */
const TAKEN_AS_THEY_ARE: ReadonlySet<string> = new Set(['tax.Extensions']);

/** Names that are described with what the service answers. */
const DESCRIBED_ELSEWHERE: ReadonlySet<string> = new Set(['i18n.String', 'schema.Object']);

type Definitions = ReadonlyMap<string, JsonObject>;

/** Returns the components by name: each object and value of the standard, drafts of those that building completes, and what a document is. */
export function standardComponents(): Record<string, object> {
  const schemas = schemaIds().map((id) => ({
    path: id.slice(SCHEMA_BASE.length),
    schema: jsonSchema(id.slice(SCHEMA_BASE.length)),
  }));
  const mains = new Map(
    schemas.map(({ path, schema }) => [SCHEMA_BASE + path, String(schema?.$ref).replace(LOCAL, '')]),
  );
  const definitions = new Map<string, JsonObject>();
  for (const { schema } of schemas) {
    for (const [name, definition] of Object.entries((schema?.$defs ?? {}) as Record<string, JsonObject>)) {
      if (!DESCRIBED_ELSEWHERE.has(name)) definitions.set(name, resolved(definition, mains) as JsonObject);
    }
  }
  const drafts = draftsOf(definitions);
  const components: Record<string, object> = {};
  for (const [name, definition] of definitions) {
    components[componentName(name)] = component(name, definition, {});
    if (drafts.has(name)) components[draftName(name)] = component(name, definition, { drafts });
  }
  const nameAt = (path: string) => componentName(mains.get(SCHEMA_BASE + path) ?? '');
  for (const path of [...DOCUMENTS, ...DEFINITIONS, ENVELOPE]) {
    for (const name of [nameAt(path), `${nameAt(path)}Draft`]) {
      const schema = components[name];
      if (schema) components[name] = marked(path === ADDON ? nullable(schema) : schema, path);
    }
  }
  const own = DOCUMENTS.map((path) => ({ path, name: nameAt(path) }));
  const drawn = own.map(({ path, name }) => ({ path, name: `${name}Draft` in components ? `${name}Draft` : name }));
  const others = schemas
    .map(({ path }) => path)
    .filter((path) => ![...DOCUMENTS, ENVELOPE, 'schema/object'].includes(path));
  return { ...components, ...documentUnions(own, drawn, others) };
}

/** Returns the name of a definition's component: `BillInvoice` of `bill.Invoice`. */
function componentName(name: string): string {
  if (name === 'gobl.Envelope') return 'Envelope';
  return name.split('.').map(capitalised).join('');
}

function draftName(name: string): string {
  return `${componentName(name)}Draft`;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns a definition whose references name definitions, `bill.Line`. */
function resolved(value: Json, mains: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((entry) => resolved(entry, mains));
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).map(([key, member = null]) => {
    const isReference = key === '$ref' && typeof member === 'string';
    return [key, isReference ? (mains.get(member) ?? member.replace(LOCAL, '')) : resolved(member, mains)];
  });
  return Object.fromEntries(members);
}

/** Returns the names of the objects that have a draft: building fills in something of them, or of what stands in them. */
function draftsOf(definitions: Definitions): ReadonlySet<string> {
  const names = new Set([...definitions].filter(([name, each]) => needed(name, each).length > 0).map(([name]) => name));
  const users = new Map<string, string[]>();
  for (const [name, definition] of definitions) {
    for (const used of referencesIn(definition)) users.set(used, [...(users.get(used) ?? []), name]);
  }
  // Grows while it is gone through, each name once.
  for (const name of names) for (const user of users.get(name) ?? []) names.add(user);
  return names;
}

/** Returns the properties that an object must have once it is built, and a draft of it need not. */
function needed(name: string, { properties, required }: JsonObject): string[] {
  const names = Array.isArray(required) ? required.map(String) : [];
  return names.filter((each) => {
    const property = isJsonObject(properties ?? null) ? (properties as JsonObject)[each] : undefined;
    return FILLED_IN.has(`${name}.${each}`) || (isJsonObject(property ?? null) && (property as JsonObject).calculated);
  });
}

function referencesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === '$ref' && typeof member === 'string' ? [member] : referencesIn(member ?? null),
  );
}

interface As {
  /** Write the definition as a draft, and refer to drafts where there are some. */
  drafts?: ReadonlySet<string>;
}

function component(name: string, definition: JsonObject, as: As): object {
  const { properties, required, description } = definition;
  if (TAKEN_AS_THEY_ARE.has(name)) return { type: 'object', description, additionalProperties: { type: 'string' } };
  if (!isJsonObject(properties ?? null)) return valueSchema(GROWING.has(name) ? opened(definition) : definition, as);
  const left = as.drafts ? new Set(needed(name, definition)) : new Set();
  const kept = (Array.isArray(required) ? required : []).filter((each) => !left.has(each));
  const members = Object.entries(properties as JsonObject).map(([property, schema]) => [
    property,
    name === 'gobl.Envelope' && property === 'doc'
      ? { $ref: ref(as.drafts ? 'ContentDraft' : 'Content'), description: 'The document.' }
      : valueSchema(schema as JsonObject, as),
  ]);
  return {
    type: 'object',
    description: as.drafts ? `${description} As it is written, before it is built.` : description,
    properties: Object.fromEntries(members),
    ...(kept.length > 0 && { required: kept }),
  };
}

/** Returns a list of choices as one that may have others. */
function opened(definition: JsonObject): JsonObject {
  const { oneOf, items, ...others } = definition;
  if (oneOf) return { ...others, anyOf: oneOf };
  return isJsonObject(items ?? null) ? { ...others, items: opened(items as JsonObject) } : others;
}

const ref = (name: string) => `#/components/schemas/${name}`;

/** Returns the schema of a property or a value. */
function valueSchema(given: JsonObject, as: As): JsonObject {
  const {
    title: _,
    calculated,
    recommended: __,
    $ref,
    oneOf,
    anyOf,
    patternProperties,
    items,
    pattern,
    ...kept
  } = given;
  const choices = choicesOf(oneOf, anyOf);
  const { description = '' } = kept;
  const schema: JsonObject = { ...kept };
  // Where expressions are of Unicode, as JSON Schema has it, these need no mark, and may have none.
  if (typeof pattern === 'string') schema.pattern = pattern.replace(/\\([-&])/g, '$1');
  if (calculated) schema['x-calculated'] = true;
  if (isJsonObject(items ?? null)) schema.items = valueSchema(items as JsonObject, as);
  if (isJsonObject(patternProperties ?? null)) {
    const [entry] = Object.values(patternProperties as JsonObject);
    schema.additionalProperties = valueSchema(entry as JsonObject, as);
  }
  if (choices?.isClosed) return { ...schema, type: 'string', enum: choices.known };
  if (choices) {
    const known = choices.known.map((each) => `\`${each}\``).join(', ');
    schema.description = `${description ? `${description} ` : ''}Known are ${known}.`;
  }
  if (typeof $ref !== 'string') return schema;
  const target = as.drafts?.has($ref) ? draftName($ref) : componentName($ref);
  return { $ref: ref(target), ...schema };
}

interface Choices {
  known: string[];
  /** There are no others. */
  isClosed: boolean;
}

/** Returns what a list of choices allows; undefined where there is none, as conditions on other properties are not one. */
function choicesOf(oneOf: Json | undefined, anyOf: Json | undefined): Choices | undefined {
  const entries = (oneOf ?? anyOf) as JsonObject[] | undefined;
  const known = (entries ?? []).flatMap((each) => (typeof each.const === 'string' ? [each.const] : []));
  if (!entries || known.length === 0) return undefined;
  return { known, isClosed: oneOf !== undefined && known.length === entries.length };
}

/** Returns the schema of an object that says in `$schema` what it is. */
function marked(schema: object, path: string): object {
  const { properties, required = [], ...others } = schema as { properties: object; required?: string[] };
  const $schema = { type: 'string', const: SCHEMA_BASE + path };
  return {
    ...others,
    properties: { ...properties, $schema },
    required: [...new Set(['$schema', ...required])],
  };
}

/** Returns the schema of the definition of addons: lists that it must have may be null. */
function nullable(schema: object): object {
  const {
    properties,
    required = [],
    ...others
  } = schema as { properties: Record<string, JsonObject>; required?: string[] };
  const members = Object.entries(properties).map(([name, property]) => [
    name,
    property.type === 'array' && required.includes(name) ? { ...property, type: ['array', 'null'] } : property,
  ]);
  return { ...others, properties: Object.fromEntries(members), required };
}

/** A kind of document: the path of its schema, the name of its component. */
interface Member {
  path: string;
  name: string;
}

/** Returns what a document is, told apart by `$schema`: what an envelope holds, that or an envelope, and what may be sent. */
function documentUnions(own: Member[], drafts: Member[], others: readonly string[]): Record<string, object> {
  const other = others.map((path) => ({ path, name: 'OtherDocument' }));
  return {
    OtherDocument: {
      type: 'object',
      description:
        'Any other object of the standard that stands alone: a party, an item. Its schema is that which `$schema` names.',
      properties: { $schema: { type: 'string', enum: others.map((path) => SCHEMA_BASE + path) } },
      required: ['$schema'],
      additionalProperties: true,
    },
    SchemaObject: {
      type: 'object',
      description: 'Any object of the standard, or of an addon.',
      properties: { $schema: { type: 'string' } },
      additionalProperties: true,
    },
    Content: union('What an envelope holds.', [...own, ...other]),
    ContentDraft: union('What an envelope holds, as it is written.', [...drafts, ...other]),
    Document: union('A document, or an envelope with one.', [{ path: ENVELOPE, name: 'Envelope' }, ...own, ...other]),
    DocumentDraft: union('A document as it is written, before it is built, or an envelope with one.', [
      { path: ENVELOPE, name: 'EnvelopeDraft' },
      ...drafts,
      ...other,
    ]),
    ReadDocument: {
      description:
        'A document that was read: built where nothing is wrong with it, else as the file says it; or what was sent, where it was to become nothing else.',
      type: 'object',
      anyOf: [{ $ref: ref('Document') }, { $ref: ref('SchemaObject') }],
    },
    DocumentInput: {
      description:
        'A document or an envelope, or the text of one in JSON or YAML. Without `$schema` what is laid over `template`, or is of the type in `type`.',
      type: ['object', 'string'],
      anyOf: [{ $ref: ref('DocumentDraft') }, { type: 'string' }, { $ref: ref('SchemaObject') }],
    },
  };
}

function union(description: string, members: readonly Member[]): object {
  const names = [...new Set(members.map(({ name }) => name))];
  const mapping = Object.fromEntries(members.map(({ path, name }) => [SCHEMA_BASE + path, ref(name)]));
  return {
    description,
    type: 'object',
    oneOf: names.map((name) => ({ $ref: ref(name) })),
    discriminator: { propertyName: '$schema', mapping },
  };
}
