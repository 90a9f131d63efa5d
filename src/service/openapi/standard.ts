import { jsonSchema, schemaIds } from '../../engine/index.ts';
import { groupBy } from '../../engine/model/group-by.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { SCHEMA_BASE } from '../../engine/model/schema-id.ts';
import { filledIn } from '../../engine/schema/draft.ts';

/**
 * The standard's schemas as OpenAPI components (chapter 09 §6.4): the content of `/schemas`, in terms that client generators understand.
 * Closed lists become `enum`, open ones are listed in the description, and titles and conditions are omitted.
 */

/** Prefix of a reference to a definition in the same schema. */
const LOCAL = '#/$defs/';

/** Documents with their own component, by schema path. `$schema` identifies them. */
const DOCUMENTS = ['bill/invoice', 'bill/order', 'bill/delivery', 'bill/payment', 'bill/status', 'note/message'];

/** Definitions that are answered alone, identified by `$schema`. */
const ADDON = 'tax/addon-def';
const DEFINITIONS = ['tax/regime-def', ADDON, 'tax/catalogue-def'];

const ENVELOPE = 'envelope';

/**
 * Lists that grow with releases, so that clients must accept new entries, and two for which building also accepts other codes with a
 * warning.
 */
const GROWING: ReadonlySet<string> = new Set([
  'tax.RegimeCode',
  'tax.AddonList',
  'currency.Code',
  'l10n.ISOCountryCode',
  'l10n.TaxCountryCode',
]);

/** Maps whose values are not checked against their declared type: addons check extensions where required (chapter 03 §6). */
const TAKEN_AS_THEY_ARE: ReadonlySet<string> = new Set(['tax.Extensions']);

/** A signature, in the compact form of RFC 7515. */
const SIGNATURE = 'dsig.Signature';
const JWS = '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$';

/** A document inside another object, such as a complement of an invoice. */
const EMBEDDED = 'schema.Object';

/** Names described with the service's answers. */
const DESCRIBED_ELSEWHERE: ReadonlySet<string> = new Set(['i18n.String', EMBEDDED]);

type Definitions = ReadonlyMap<string, JsonObject>;

/**
 * Returns the components by name: each object and value of the standard, drafts of those that building completes, and the document types.
 */
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
  const documents = reachable(
    [...DOCUMENTS, ENVELOPE].map((path) => mains.get(SCHEMA_BASE + path) ?? ''),
    definitions,
  );
  const nameAt = (path: string) => componentName(mains.get(SCHEMA_BASE + path) ?? '');
  const marks = new Map([...DOCUMENTS, ...DEFINITIONS, ENVELOPE].map((path) => [nameAt(path), path]));
  const components: Record<string, object> = {};
  for (const [name, definition] of definitions) {
    const path = marks.get(componentName(name));
    const described = (as: As) => {
      const schema = component(name, definition, as);
      return path === undefined ? schema : marked(path === ADDON ? nullable(schema) : schema, path);
    };
    const built = described({ isBare: !documents.has(name) });
    const draft = drafts.has(name) ? described({ drafts }) : undefined;
    components[componentName(name)] = draft ? beyond(built, draft, draftName(name)) : built;
    if (draft) components[draftName(name)] = draft;
  }
  const own = DOCUMENTS.map(nameAt);
  const drawn = own.map((name) => (`${name}Draft` in components ? `${name}Draft` : name));
  const isRoot = (path: string) => definitions.get(mains.get(SCHEMA_BASE + path) ?? '')?.type === 'object';
  const others = schemas.map(({ path }) => path).filter((path) => ![...DOCUMENTS, ENVELOPE].includes(path));
  return { ...components, ...documentUnions(own, drawn, others.filter(isRoot)) };
}

/** Returns the component name of a definition: `BillInvoice` for `bill.Invoice`. @internal */
export function componentName(name: string): string {
  if (name === 'gobl.Envelope') return 'Envelope';
  return name.split('.').map(capitalised).join('');
}

function draftName(name: string): string {
  return `${componentName(name)}Draft`;
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns a definition whose references are definition names, such as `bill.Line`. */
function resolved(value: Json, mains: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((entry) => resolved(entry, mains));
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).map(([key, member = null]) => {
    const isReference = key === '$ref' && typeof member === 'string';
    return [key, isReference ? (mains.get(member) ?? member.replace(LOCAL, '')) : resolved(member, mains)];
  });
  return Object.fromEntries(members);
}

/** Returns the names of objects with a draft: building fills in members of them or of their parts. */
function draftsOf(definitions: Definitions): ReadonlySet<string> {
  const names = new Set(
    [...definitions].filter(([name, each]) => filledIn(name, each).length > 0).map(([name]) => name),
  );
  const uses = [...definitions].flatMap(([user, definition]) =>
    referencesIn(definition).map((used) => ({ used, user })),
  );
  const users = groupBy(uses, ({ used }) => used);
  // Grows during iteration; each name occurs once.
  for (const name of names) for (const { user } of users.get(name) ?? []) names.add(user);
  return names;
}

function referencesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === '$ref' && typeof member === 'string' ? [member] : referencesIn(member ?? null),
  );
}

interface As {
  /** Write the definition as a draft that refers to drafts. */
  drafts?: ReadonlySet<string>;
  /** Omit descriptions of properties, which `/schemas` has. */
  isBare?: boolean;
}

function component(name: string, definition: JsonObject, as: As): object {
  const { properties, required, description } = definition;
  if (name === SIGNATURE) return { type: 'string', description, pattern: JWS };
  if (TAKEN_AS_THEY_ARE.has(name)) return { type: 'object', description, additionalProperties: { type: 'string' } };
  if (!isJsonObject(properties ?? null)) return valueSchema(GROWING.has(name) ? opened(definition) : definition, as);
  const left = as.drafts ? new Set(filledIn(name, definition)) : new Set();
  const kept = (Array.isArray(required) ? required : []).filter((each) => !left.has(each));
  const members = Object.entries(properties as JsonObject).map(([property, schema]) => [
    property,
    name === 'gobl.Envelope' && property === 'doc'
      ? { $ref: contentOf(as) }
      : valueSchema(as.isBare ? bare(schema as JsonObject) : (schema as JsonObject), as),
  ]);
  return {
    type: 'object',
    description,
    properties: Object.fromEntries(members),
    ...(kept.length > 0 && { required: kept }),
  };
}

/** Returns a property without its description. */
function bare({ description: _, ...others }: JsonObject): JsonObject {
  return others as JsonObject;
}

/** Returns the names of definitions and of all definitions that they contain. */
function reachable(from: readonly string[], definitions: Definitions): ReadonlySet<string> {
  const names = new Set(from);
  // Grows during iteration; each name occurs once.
  for (const name of names) for (const used of referencesIn(definitions.get(name) ?? {})) names.add(used);
  return names;
}

/**
 * Returns the schema of a built object as its draft plus the differences: properties that are always present or that are built themselves.
 */
function beyond(built: object, draft: object, name: string): object {
  const { properties, required = [] } = built as Described;
  const sent = draft as Described;
  const added = Object.entries(properties).filter(([property, schema]) => {
    const isAlways = required.includes(property) && !sent.required?.includes(property);
    return isAlways || JSON.stringify(schema) !== JSON.stringify(sent.properties[property]);
  });
  const own = {
    type: 'object',
    // The draft describes the object and its properties.
    properties: Object.fromEntries(added.map(([property, schema]) => [property, unmarked(bare(schema))])),
    required: required.filter((property) => added.some(([each]) => each === property)),
  };
  return { type: 'object', allOf: [own, { $ref: ref(name) }] };
}

/** Returns a property without the mark for members that a draft may omit. */
function unmarked({ 'x-calculated': _, ...others }: JsonObject): JsonObject {
  return others as JsonObject;
}

interface Described {
  properties: Record<string, JsonObject>;
  required?: string[];
}

/** Returns a list of choices that allows others. */
function opened(definition: JsonObject): JsonObject {
  const { oneOf, items, ...others } = definition;
  if (oneOf) return { ...others, anyOf: oneOf };
  return isJsonObject(items ?? null) ? { ...others, items: opened(items as JsonObject) } : others;
}

const ref = (name: string) => `#/components/schemas/${name}`;

/** The accepted digits before the decimal point. */
const WHOLE = '^-?[0-9]{1,18}';

/** The range of a position, count or image size: of 32 bits, which every client can hold. */
const INTEGERS = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };

/** Returns the schema of a property or value. */
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
  // In Unicode expressions, as JSON Schema uses, these need no escape and must not have one.
  if (typeof pattern === 'string')
    schema.pattern = pattern.replace(/\\([-&])/g, '$1').replace(/^\^-\?\[0-9\]\+/, WHOLE);
  if (kept.type === 'integer') Object.assign(schema, INTEGERS);
  if (calculated) schema['x-calculated'] = true;
  if (isJsonObject(items ?? null)) schema.items = valueSchema(items as JsonObject, as);
  if (isJsonObject(patternProperties ?? null)) {
    const [entry] = Object.values(patternProperties as JsonObject);
    schema.additionalProperties = valueSchema(entry as JsonObject, as);
  }
  if (choices?.isClosed) return { ...schema, type: 'string', enum: choices.known };
  if (choices && choices.known.length <= MOST_KNOWN) {
    const known = choices.known.map((each) => `\`${each}\``).join(', ');
    schema.description = `${description ? `${description} ` : ''}Known values: ${known}.`;
  }
  if (typeof $ref !== 'string') return schema;
  if ($ref === EMBEDDED) return { $ref: contentOf(as), ...schema };
  const target = as.drafts?.has($ref) ? draftName($ref) : componentName($ref);
  return { $ref: ref(target), ...schema };
}

/**
 * Returns the reference to a document inside another object. Documents can thus contain each other, which keeps tools that replace
 * references, such as Spectral, from copying each document into all places.
 */
function contentOf({ drafts }: As): string {
  return ref(drafts ? 'ContentDraft' : 'Content');
}

/** Longer lists of choices, such as countries and currencies, are ISO lists. */
const MOST_KNOWN = 100;

interface Choices {
  known: string[];
  /** No other values are allowed. */
  isClosed: boolean;
}

/** Returns the values allowed by a list of choices. Undefined for conditions on other properties. */
function choicesOf(oneOf: Json | undefined, anyOf: Json | undefined): Choices | undefined {
  const entries = (oneOf ?? anyOf) as JsonObject[] | undefined;
  const known = (entries ?? []).flatMap((each) => (typeof each.const === 'string' ? [each.const] : []));
  if (!entries || known.length === 0) return undefined;
  return { known, isClosed: oneOf !== undefined && known.length === entries.length };
}

/** Returns the schema of an object that `$schema` identifies. */
function marked(schema: object, path: string): object {
  const { properties, required = [], ...others } = schema as { properties: object; required?: string[] };
  const $schema = { type: 'string', const: SCHEMA_BASE + path };
  return {
    ...others,
    properties: { ...properties, $schema },
    required: [...new Set(['$schema', ...required])],
  };
}

/** Returns the schema of an addon definition, whose required lists may be null. */
function nullable(schema: object): object {
  const {
    properties,
    required = [],
    ...others
  } = schema as { properties: Record<string, JsonObject>; required?: string[] };
  const members = Object.entries(properties).map(([name, property]) => [
    name,
    required.includes(name) ? orNull(property) : property,
  ]);
  return { ...others, properties: Object.fromEntries(members), required };
}

function orNull(property: JsonObject): object {
  const { $ref, ...others } = property;
  if (property.type === 'array') return { ...property, type: ['array', 'null'] };
  return $ref === ref('TaxCorrectionSet') ? { ...others, anyOf: [{ $ref }, { type: 'null' }] } : property;
}

/** Returns the document types, discriminated by `$schema`: for answers and for requests. */
function documentUnions(
  own: readonly string[],
  drafts: readonly string[],
  others: readonly string[],
): Record<string, object> {
  return {
    OtherDocument: {
      type: 'object',
      description:
        'Any other object of the standard that can be a document, such as a party or an item. `$schema` names its schema.',
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
    DocumentType: {
      type: ['string', 'null'],
      description: 'The schema of a document without `$schema`.',
      enum: [...DOCUMENTS, ENVELOPE, null],
    },
    UntypedDocument: {
      type: 'object',
      description: 'An object without `$schema`. It is merged over `template`, or has the type in `type`.',
      properties: { $schema: { type: ['string', 'null'], maxLength: 0 } },
      additionalProperties: true,
    },
    // An envelope holds no other envelope.
    Content: union('A document. `$schema` tells the types apart.', [...own, 'OtherDocument']),
    ContentDraft: union('A document as you send it, before it is built.', [...drafts, 'OtherDocument']),
    // Repeats the types, as a union of a union becomes a class of its own in clients.
    Document: union('A document, or an envelope with one. `$schema` tells them apart.', [
      'Envelope',
      ...own,
      'OtherDocument',
    ]),
    DocumentDraft: union('A document as you send it, before it is built, or an envelope with one.', [
      'EnvelopeDraft',
      ...drafts,
      'OtherDocument',
    ]),
    ReadDocument: {
      description:
        'The document that was read. It is built, or has the values of the file if building found faults. A document sent without `to` comes back unchanged.',
      type: 'object',
      anyOf: [{ $ref: ref('Document') }, { $ref: ref('SchemaObject') }],
    },
    DocumentInput: {
      description: 'A document or an envelope, as an object or as text in JSON or YAML.',
      type: 'object',
      anyOf: [{ $ref: ref('DocumentDraft') }, { $ref: ref('UntypedDocument') }],
    },
  };
}

function union(description: string, names: readonly string[]): object {
  return { description, type: 'object', oneOf: names.map((name) => ({ $ref: ref(name) })) };
}
