import type { JsonSchema, SchemaBody } from '../../client/index.ts';
import { type Choice, choicesOf } from '../catalogue/schema-type.ts';
import { say } from '../texts/say.ts';

/** How a field is filled in. */
export type Kind =
  | 'text'
  | 'long text'
  | 'amount'
  | 'percentage'
  | 'date'
  | 'whole number'
  | 'yes or no'
  /** Bytes, in base64. */
  | 'data'
  /** One of a closed list. */
  | 'choice'
  /** One of a list, or any other. */
  | 'open choice'
  | 'object'
  | 'list'
  /** Values under keys of one's own. */
  | 'map'
  /** Any document, which says by its `$schema` what it is. */
  | 'document';

/** Kinds of what has parts: they are in a section of their own. */
export const sectionKinds: readonly Kind[] = ['object', 'list', 'map', 'document'];

/** A property as a form has it. */
export interface FormField {
  name: string;
  title: string;
  description: string;
  kind: Kind;
  required: boolean;
  recommended: boolean;
  calculated: boolean;
  /** Made by building, and never written by hand. */
  made: boolean;
  choices: readonly Choice[];
  /** The name of its type: `org.Party`, `num.Amount`; empty where it has none of its own. */
  type: string;
  /** What each entry of a list, or each value of a map, is. */
  entry: FormField | undefined;
}

const inside = '#/$defs/';

/** Kinds of types that are told by their names. */
const kindsOfTypes: Readonly<Record<string, Kind>> = {
  'num.Amount': 'amount',
  'num.Percentage': 'percentage',
  'cal.Date': 'date',
  'schema.Object': 'document',
};

/** Texts that may have several lines. */
const longTexts = ['text', 'description', 'detail', 'notes'];

/** Members that building makes, by the type of their object: what signatures are about. */
const madeMembers: Readonly<Record<string, readonly string[]>> = { 'head.Header': ['uuid', 'dig'] };

/** What a document may hold, from its schema with all that this refers to. */
export class FormModel {
  readonly #definitions: SchemaBody['$defs'];
  readonly #fields = new Map<string, readonly FormField[]>();
  /** The document itself. */
  readonly root: FormField;

  constructor({ $ref, $defs }: SchemaBody) {
    this.#definitions = $defs;
    this.root = this.#field('', { $ref }, {});
  }

  /** Returns the properties of an object, in the standard's order; none for what is no object. */
  fieldsOf({ type }: FormField): readonly FormField[] {
    const known = this.#fields.get(type);
    if (known) return known;
    const definition = this.#definitions[type] ?? {};
    const made = madeMembers[type] ?? [];
    const fields = Object.entries(definition.properties ?? {}).map(([name, property]) => ({
      ...this.#field(name, property, definition),
      made: made.includes(name),
    }));
    this.#fields.set(type, fields);
    return fields;
  }

  fieldOf(object: FormField, name: string): FormField | undefined {
    return this.fieldsOf(object).find((field) => field.name === name);
  }

  /** What is at a path of the document; undefined where the schema knows nothing there. */
  fieldAt(path: readonly (string | number)[]): FormField | undefined {
    let here: FormField | undefined = this.root;
    for (const step of path) {
      if (!here) return undefined;
      here = here.entry ?? (typeof step === 'string' ? this.fieldOf(here, step) : undefined);
    }
    return here;
  }

  #field(name: string, property: JsonSchema, { required = [], recommended = [] }: JsonSchema): FormField {
    const type = property.$ref?.startsWith(inside) ? property.$ref.slice(inside.length) : '';
    const { $ref: _, ...own } = property;
    const schema: JsonSchema = { ...this.#definitions[type], ...own };
    const [values] = Object.values(schema.patternProperties ?? {});
    const entry = schema.items ?? values;
    return {
      name,
      title: schema.title === undefined ? name : say(schema.title),
      description: say(schema.description ?? ''),
      kind: kindOf(name, type, schema),
      required: required.includes(name),
      recommended: recommended.includes(name),
      calculated: property.calculated === true,
      made: false,
      choices: choicesOf({ ...schema, items: undefined }).choices,
      type,
      entry: entry && this.#field('', entry, {}),
    };
  }
}

function kindOf(name: string, type: string, schema: JsonSchema): Kind {
  const known = kindsOfTypes[type];
  if (known) return known;
  if (schema.properties) return 'object';
  if (schema.type === 'array') return 'list';
  if (schema.patternProperties) return 'map';
  if (schema.contentEncoding === 'base64') return 'data';
  if (schema.type === 'boolean') return 'yes or no';
  if (schema.type === 'integer') return 'whole number';
  const { choices, open } = choicesOf(schema);
  if (choices.length > 0) return open ? 'open choice' : 'choice';
  return longTexts.includes(name) ? 'long text' : 'text';
}

/** Members that, where they are given, make a figure that is else given itself. */
const sources: Readonly<Record<string, string>> = { amount: 'percent', percent: 'rate', surcharge: 'rate' };

const figures: readonly Kind[] = ['amount', 'percentage', 'whole number', 'object', 'list'];

/**
 * Returns whether a field is only shown: what building makes, or a figure that comes of others. What is merely filled in
 * where it is missing, as the date of issue, and a figure whose source is not given, as the amount of a discount without
 * a percentage, are written.
 * @param siblings the properties of the field's object
 * @param value what the object holds
 */
export function isShownOnly(
  field: FormField,
  siblings: readonly FormField[],
  value: Readonly<Record<string, unknown>>,
): boolean {
  if (field.made) return true;
  if (!field.calculated || !figures.includes(field.kind)) return false;
  const source = sources[field.name];
  const hasSource = source !== undefined && siblings.some(({ name }) => name === source);
  return !hasSource || value[source] !== undefined;
}

/** Returns what a new entry of a list holds. */
export function emptyEntry({ entry }: FormField): unknown {
  return entry && sectionKinds.includes(entry.kind) ? (entry.kind === 'list' ? [] : {}) : '';
}
