import type { JsonSchema, SchemaBody } from '../../../client/index.ts';
import { entryOf } from '../../../engine/model/json.ts';
import { type Choice, choicesOf } from '../../reference/choices.ts';
import { say } from '../../ui/texts/say.ts';
import { sentenceCase } from '../../ui/texts/sentence-case.ts';
import { ownTitles } from './own-titles.ts';

/** The kind of input a field takes. */
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
  /** One of a list, or another value. */
  | 'open choice'
  | 'object'
  | 'list'
  /** Values under free keys. */
  | 'map'
  /** Any document, identified by its `$schema`. */
  | 'document';

/** Kinds with parts, which get their own section. */
export const sectionKinds: readonly Kind[] = ['object', 'list', 'map', 'document'];

/** A property as a form field. */
export interface FormField {
  name: string;
  title: string;
  description: string;
  kind: Kind;
  required: boolean;
  recommended: boolean;
  calculated: boolean;
  /** Set by building, never typed. */
  made: boolean;
  choices: readonly Choice[];
  /** The name of its type: `org.Party`, `num.Amount`; empty if it has none. */
  type: string;
  /** The field of a list's entries or a map's values. */
  entry: FormField | undefined;
}

const inside = '#/$defs/';

/** Kinds by type name. */
const kindsOfTypes: Readonly<Record<string, Kind>> = {
  'num.Amount': 'amount',
  'num.Percentage': 'percentage',
  'cal.Date': 'date',
  'schema.Object': 'document',
};

/** Texts of possibly several lines. */
const longTexts = ['text', 'description', 'detail', 'notes', 'content'];

/** Fields whose choices have titles instead of proper names. */
const titled = ['type', 'key'];

/** Members set by building, by the type of their object: the members that signatures cover. */
const madeMembers: Readonly<Record<string, readonly string[]>> = { 'head.Header': ['uuid', 'dig'] };

/** The possible content of a document, from its bundled schema. */
export class FormModel {
  readonly #definitions: SchemaBody['$defs'];
  readonly #fields = new Map<string, readonly FormField[]>();
  /** The document itself. */
  readonly root: FormField;

  constructor({ $ref, $defs }: SchemaBody) {
    this.#definitions = $defs;
    this.root = this.#field('', { $ref }, {});
  }

  /** Returns the properties of an object in the standard's order; empty for other values. */
  fieldsOf({ type }: FormField): readonly FormField[] {
    const known = this.#fields.get(type);
    if (known) return known;
    const definition = this.#definitions[type] ?? {};
    const made = madeMembers[type] ?? [];
    const titles = ownTitles[type] ?? {};
    const fields = Object.entries(definition.properties ?? {}).map(([name, property]) => {
      const field = this.#field(name, property, definition);
      const own = entryOf(titles, name);
      return { ...field, ...(own !== undefined && { title: say(own) }), made: made.includes(name) };
    });
    this.#fields.set(type, fields);
    return fields;
  }

  fieldOf(object: FormField, name: string): FormField | undefined {
    return this.fieldsOf(object).find((field) => field.name === name);
  }

  /** Returns the field at a document path; undefined if the schema has none. */
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
      title: schema.title === undefined ? name : sentenceCase(say(schema.title)),
      description: say(schema.description ?? ''),
      kind: kindOf(name, type, schema),
      required: required.includes(name),
      recommended: recommended.includes(name),
      calculated: property.calculated === true,
      made: false,
      choices: choicesOf({ ...schema, items: undefined }).choices.map((choice) =>
        titled.includes(name) ? { ...choice, title: sentenceCase(choice.title) } : choice,
      ),
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

/** Members that, if given, determine a figure that is otherwise given directly. */
const sources: Readonly<Record<string, string>> = { amount: 'percent', percent: 'rate', surcharge: 'rate' };

const figures: readonly Kind[] = ['amount', 'percentage', 'whole number', 'object', 'list'];

/**
 * Returns whether a field is only shown: it is set by building, or calculated from others. Values that building only
 * fills in by default, such as the issue date, are editable. So are figures whose source is missing, such as the amount
 * of a discount without a percentage.
 * @param siblings the properties of the field's object
 * @param value the content of the object
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

/** Returns the default value of a new list entry. */
export function emptyEntry({ entry }: FormField): unknown {
  return entry && sectionKinds.includes(entry.kind) ? (entry.kind === 'list' ? [] : {}) : '';
}
