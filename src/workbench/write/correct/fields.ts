import { typeTitle } from '../../engine/document/types/titles.ts';
import { isObject, memberAt, partAt } from '../../engine/document/values.ts';
import { say } from '../../ui/texts/say.ts';
import { sentenceCase } from '../../ui/texts/sentence-case.ts';
import * as texts from './texts.ts';

/** A value of a closed list. */
interface Choice {
  value: string;
  title: string;
  description: string;
}

/** A field of correction options, from their schema. */
export interface OptionField {
  /** Its path in the options: `type`, `ext.es-verifactu-doc-type`. */
  path: string;
  title: string;
  description: string;
  kind: 'choice' | 'text' | 'long-text' | 'date' | 'yes-no' | 'stamps';
  choices: readonly Choice[];
  initial: string;
  need: 'required' | 'recommended' | 'optional';
}

/** The typed values by field path; `yes` for a set switch. */
export type Values = Readonly<Record<string, string>>;

/**
 * Returns the fields of a correction's options schema: required ones first, then recommended ones. Types have their titles on paper in the
 * country, in its own language.
 */
export function fieldsOf(schema: unknown, country?: string): OptionField[] {
  const options = definitionIn(schema);
  const fields = fieldsWithin(options, '').map((field) =>
    field.path === 'type' && field.kind === 'text' ? { ...field, kind: 'choice' as const, ...anyType() } : field,
  );
  const titled = (choice: Choice) => ({ ...choice, title: typeTitle(choice.value, country) ?? choice.title });
  const called = fields.map((field) =>
    field.path === 'type' ? { ...field, choices: field.choices.map(titled) } : field,
  );
  const order = ['required', 'recommended', 'optional'];
  return called.sort((a, b) => order.indexOf(a.need) - order.indexOf(b.need));
}

/** Returns the types of corrections if the country does not define its own. A credit note is the usual one. */
function anyType(): Pick<OptionField, 'choices' | 'initial'> {
  const choices = Object.entries(texts.types).map(([value, name]) => ({ value, title: say(name), description: '' }));
  return { choices, initial: 'credit-note' };
}

/** Resolves the `$ref` of the schema into its `$defs`. */
function definitionIn(schema: unknown): Record<string, unknown> {
  if (!isObject(schema)) return {};
  const name = text(schema.$ref).replace('#/$defs/', '');
  const definition = isObject(schema.$defs) ? schema.$defs[name] : schema;
  return isObject(definition) ? definition : {};
}

function fieldsWithin(schema: Record<string, unknown>, before: string): OptionField[] {
  const required = textsIn(schema.required);
  const recommended = textsIn(schema.recommended);
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  return properties.flatMap(([name, property]): OptionField[] => {
    if (!isObject(property)) return [];
    if (isObject(property.properties)) return fieldsWithin(property, `${before}${name}.`);
    const kind = kindOf(name, property);
    const need = required.includes(name) ? 'required' : recommended.includes(name) ? 'recommended' : 'optional';
    return kind === undefined ? [] : [{ path: before + name, kind, need, ...aboutOf(name, property) }];
  });
}

function aboutOf(name: string, property: Record<string, unknown>) {
  return {
    title: sentenceCase(say(text(property.title))) || name,
    description: say(text(property.description)),
    choices: choicesOf(property),
    initial: text(property.default),
  };
}

function kindOf(name: string, property: Record<string, unknown>): OptionField['kind'] | undefined {
  if (choicesOf(property).length > 0) return 'choice';
  if (property.type === 'boolean') return 'yes-no';
  if (property.type === 'array') return name === 'stamps' ? 'stamps' : undefined;
  if (property.type === 'object') return undefined;
  const reference = text(property.$ref);
  if (reference.endsWith('/cal/date')) return 'date';
  if (reference.endsWith('/tax/extensions')) return undefined;
  return name === 'reason' ? 'long-text' : 'text';
}

/** `oneOf` with constants is a closed list. */
function choicesOf({ oneOf }: Record<string, unknown>): Choice[] {
  return (Array.isArray(oneOf) ? oneOf : []).flatMap((entry) =>
    isObject(entry) && typeof entry.const === 'string'
      ? [
          {
            value: entry.const,
            title: sentenceCase(say(text(entry.title))) || entry.const,
            description: say(text(entry.description)),
          },
        ]
      : [],
  );
}

/** Returns the default values of the fields; settled ones have their answer. */
export function initialValues(fields: readonly OptionField[]): Values {
  const answerOf = ({ kind, choices }: OptionField) => (kind === 'choice' ? (choices[0]?.value ?? '') : 'yes');
  return Object.fromEntries(fields.map((field) => [field.path, isSettled(field) ? answerOf(field) : field.initial]));
}

/** Returns the answers that a correction was made with, except for its number and date, which are its own. */
export function valuesIn(document: unknown): Values {
  const reference = partAt(document, ['preceding', 0]);
  const codes = { ...asObject(memberAt(reference, 'ext')), ...asObject(partAt(document, ['tax', 'ext'])) };
  const stamps = memberAt(reference, 'stamps');
  const answers: [string, unknown][] = [
    ['type', memberAt(document, 'type')],
    ['reason', memberAt(reference, 'reason') ?? ''],
    ['copy_tax', memberAt(reference, 'tax') === undefined ? '' : 'yes'],
    ...Object.entries(codes).map(([key, code]): [string, unknown] => [`ext.${key}`, code]),
    ...(Array.isArray(stamps) ? stamps : []).map((stamp): [string, unknown] => [
      `stamps.${text(memberAt(stamp, 'prv'))}`,
      memberAt(stamp, 'val'),
    ]),
  ];
  return Object.fromEntries(answers.flatMap(([path, value]) => (typeof value === 'string' ? [[path, value]] : [])));
}

/** Returns the extensions with codes to choose from, by key. */
export function codesOf(fields: readonly OptionField[]): Record<string, string[]> {
  const extensions = fields.filter(({ path, choices }) => path.startsWith('ext.') && choices.length > 0);
  return Object.fromEntries(extensions.map(({ path, choices }) => [path.slice(4), choices.map(({ value }) => value)]));
}

/** Returns whether a field has one sensible answer, so that nobody needs to see it. */
export function isSettled({ path, kind, need, choices }: OptionField): boolean {
  if (kind === 'choice') return choices.length === 1 && need !== 'optional';
  // The addon recommends it because the corrections it checks need the taxes.
  return path === 'copy_tax' && need === 'recommended';
}

/** Returns the options for the service, without empty ones. */
export function optionsOf(fields: readonly OptionField[], values: Values) {
  const options: Record<string, unknown> = {};
  const stamps: unknown[] = [];
  for (const { path, kind } of fields) {
    const value = values[path]?.trim();
    if (!value) continue;
    const [name = '', ...rest] = path.split('.');
    const member = kind === 'yes-no' ? value === 'yes' : value;
    if (name === 'stamps') stamps.push({ prv: rest.join('.'), val: value });
    else options[name] = rest.length === 0 ? member : { ...asObject(options[name]), [rest.join('.')]: member };
  }
  return stamps.length > 0 ? { ...options, stamps } : options;
}

/** The path of an option: in the options themselves, in the reference to the corrected document, or in `tax`. */
const OF_OPTIONS =
  /^(?:options\.(?<option>.+)|\$(?:\.doc)?\.(?:preceding\[0\]\.(?<taken>(?:ext|reason|stamps|tax)\b.*)|tax\.(?<code>ext\b.*)))$/;

/** Returns the field for a fault's property: `options.ext.key` has its own; `ext` or `stamps` as a whole have it if they have only one. */
export function fieldAt(property: string, fields: readonly OptionField[]): OptionField | undefined {
  const { option, taken, code } = OF_OPTIONS.exec(property)?.groups ?? {};
  const path = option ?? (taken?.startsWith('tax') ? 'copy_tax' : taken) ?? code;
  if (path === undefined) return undefined;
  const [whole] = /^(?:ext$|stamps\b)/.exec(path) ?? [];
  if (whole !== undefined) {
    const parts = fields.filter((field) => field.path.startsWith(`${whole}.`));
    return parts.length === 1 ? parts[0] : undefined;
  }
  return fields.find(
    (field) => path === field.path || path.startsWith(`${field.path}.`) || path.startsWith(`${field.path}[`),
  );
}

function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
