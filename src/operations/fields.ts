import * as z from 'zod/mini';
import { type Fault, faultOf } from '../engine/faults.ts';
import type { Options } from '../engine/index.ts';
import { describe } from '../engine/model/describe.ts';
import type { Json } from '../engine/model/json.ts';
import { pathText, type Step } from '../engine/model/path.ts';
import { type Message, message } from '../engine/text/message.ts';
import { nearest } from '../engine/text/nearest.ts';
import type { OptionDeclaration } from '../formats/declare/option.ts';
import { formatOptions } from '../formats/list/options.ts';
import { type Refusal, refusedInput } from './errors.ts';

/**
 * The fields of requests, declared once. `null` counts as absent, except for `data` (chapter 09 §1.3). Undeclared fields are ignored. Uses
 * `zod/mini`, because the command line waits for it to load.
 */

/** Returns a field with its description. */
function described<Type extends z.ZodMiniType>(type: Type, description: string): Type {
  z.globalRegistry.add(type, { description });
  return type;
}

const flag = (description: string) => described(z.nullish(z.boolean()), description);
const text = (description: string) => described(z.nullish(z.string()), description);
/** Any JSON value. */
const anything = z.custom<Json>();
const json = (description: string) => described(z.optional(anything), description);

/** A JSON Web Key, referenced by the OpenAPI description. */
const key = (description: string) =>
  z.optional(anything).register(z.globalRegistry, { $ref: '#/components/schemas/JWK', description });

/** Returns the fields of declared options. */
function optionFields<Declared extends Readonly<Record<string, OptionDeclaration>>>(declared: Declared) {
  const made = Object.entries(declared).map(([name, { type, description }]) => [
    name,
    type === 'text' ? text(description) : json(description),
  ]);
  return Object.fromEntries(made) as {
    [Name in keyof Declared]: ReturnType<Declared[Name]['type'] extends 'text' ? typeof text : typeof json>;
  };
}

/** Other common names for the members of attached files. */
const ALIASES = { mime: 'media_type', content: 'data' } as const;

/** Returns an attached file with `media_type` and `data`; their aliases supply missing values. */
function withOwnNames(file: unknown): unknown {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return file;
  const members: Record<string, unknown> = { ...file };
  for (const [alias, name] of Object.entries(ALIASES)) members[name] ??= members[alias];
  return members;
}

/** The fields of every operation on a document. */
export const DocumentFields = z.object({
  data: json(
    'The document or envelope, as an object or as text in JSON or YAML. `validate` and `convert` also take the text of an e-invoice in XML, or a PDF that carries one, in base64 with `encoding`.',
  ),
  strict: flag('Treat input that would be changed, dropped or not known as a fault, not as a warning.'),
  warnings: flag('Return an object with `result` and `warnings`.'),
});
export type DocumentFields = z.infer<typeof DocumentFields>;

/** All other fields by name, from which an operation picks its own. They include the options of programs. */
export const fields = {
  template: json('The document that `data` is merged over.'),
  rules: json(
    'House rules to apply in addition, as an object or as text in YAML or JSON. Their faults have your own codes, such as X-ORDER. The service must allow it.',
  ),
  to: text('The key of the format to convert to, or pdf (default: an e-invoice becomes a document).'),
  files: described(
    z.nullish(
      z.array(
        z.pipe(
          z.transform(withOwnNames),
          z.object({
            id: described(z.optional(z.string()), 'The code of the attachment in the document that has this content.'),
            name: described(z.string(), 'The name of the file.'),
            media_type: described(z.string(), 'Also accepted as `mime`.'),
            description: described(z.optional(z.string()), 'What the file contains.'),
            data: described(z.string(), 'The content in base64. Also accepted as `content`.'),
          }),
        ),
      ),
    ),
    'Files to attach to the e-invoice.',
  ),
  from: text('The format to read or check an e-invoice as, by its key, instead of the one it names.'),
  readiness: flag(
    'Also list, as notes, what an e-invoice lacks for the draft of EN 16931-1:2026, according to public reports.',
  ),
  as_of: text('The day whose official rules apply, such as 2026-02-23, or `issue` for the date of the invoice.'),
  direction: described(
    z.nullish(z.enum(['issued', 'received'])),
    'Whether you issue the invoice or received it: `issued` checks it against all rules, `received` only against the official rules of the format, with warnings for the others (default: issued; received for an e-invoice to convert).',
  ),
  language: text(
    'The language of a PDF: ar, bg, cs, da, de, el, en, es, et, fi, fr, hr, hu, it, lt, lv, mt, nb, nl, pl, pt, pt-BR, ro, sk, sl or sv (default: by the supplier’s address).',
  ),
  size: text('The paper size of a PDF: a4 or letter (default: by the supplier’s country).'),
  pdf: text('The pages for a PDF that contains the e-invoice, as a PDF in base64 (default: Billwright draws them).'),
  ...optionFields(formatOptions),
  set: json(
    'Answers to what a fix asks for, by name: `{"buyer-reference": "04011000-12345-03"}`. As text: JSON, or lines such as `due-date=2026-04-30`.',
  ),
  only: described(
    z.nullish(z.enum(['safe'])),
    '`safe` leaves out fixes that follow from other values, such as a missing scheme.',
  ),
  rejection: text('What came with a rejected file: a code, an e-mail, a report, the message of a tax office.'),
  report: flag('Add the report of the check after the fix, with the changes.'),
  encoding: described(
    z.nullish(z.enum(['base64'])),
    'The encoding of the text in `data`. A PDF needs `base64`. Without it, `data` is plain text.',
  ),
  type: text('The type of a document without `$schema`, such as `bill/invoice` or `note/message`.'),
  envelop: flag('Wrap the document in an envelope: a header with a digest, and the document in `doc`.'),
  explain: flag(
    'Return an object with `result` and `explain`, the calculation of each figure. For documents of up to about 30,000 lines.',
  ),
  options: json(
    'The options of the correction, as an object or as text: `type`, and optionally `series`, `issue_date`, `reason`, `ext`, `stamps` and `copy_tax`. Required unless `schema` is true.',
  ),
  schema: flag('Return the JSON Schema of the options for this document instead.'),
  currency: described(z.string(), 'The ISO 4217 code of the currency to convert to.'),
  privatekey: key('The key to sign with: a private JSON Web Key for ES256.'),
  issuer: text('The signer, as a URI.'),
  audience: text('The intended recipient of the signature, as a URI.'),
  publickey: key('The signer’s public JSON Web Key for ES256. Never send a private key.'),
  publickeys: json(
    'More keys, as a list or as an object with the list in `keys`. Keys with another purpose are skipped.',
  ),
  checked: json('Files that a report must cover, as `{"invoice.xml": "<SHA-256 in hexadecimal>"}`.'),
  details: flag('List each signature with its outcome in the answer.'),
} as const satisfies Record<string, z.ZodMiniType> &
  Record<Exclude<keyof Options, keyof DocumentFields>, z.ZodMiniType>;

export type FieldName = keyof typeof fields;

/** A request object as parsed from JSON, except that `data` may be the bytes of a file from the body or a disk. */
export type RequestObject = { readonly [name: string]: Json | Uint8Array };

/** Returns the description of a field. */
export function descriptionOf(type: z.core.$ZodType): string {
  return z.globalRegistry.get(type)?.description ?? '';
}

/** Returns whether a field is a boolean. */
export function isFlag(type: z.ZodMiniType): boolean {
  return type.safeParse(true).success && !type.safeParse({}).success;
}

/** Returns the names of boolean fields. */
export function flagsIn({ shape }: z.ZodMiniObject): ReadonlySet<string> {
  const names = Object.entries(shape as Record<string, z.ZodMiniType>).filter(([, type]) => isFlag(type));
  return new Set(names.map(([name]) => name));
}

export type FieldsRead<T> = { ok: true; value: T } | Refusal;

/** The maximum number of undeclared fields to compare with declared ones. */
const MOST_COMPARED = 20;

/** Returns a warning for each field that is ignored, but is probably a mistyped declared one (`BW-REQUEST-FIELD`). */
export function mistypedFields({ shape }: z.ZodMiniObject, request: RequestObject): Fault[] {
  const unknown = Object.keys(request).filter((name) => !Object.hasOwn(shape, name));
  return unknown.slice(0, MOST_COMPARED).flatMap((name) => {
    const meant = nearest(name, Object.keys(shape));
    if (meant === undefined) return [];
    const text = message('This request has no field {name}, so it is ignored. Did you mean {meant}?', { name, meant });
    return [faultOf('BW-REQUEST-FIELD', `request.${name}`, text)];
  });
}

/**
 * Returns a function that reads the declared fields of request objects, and refuses with `BW-REQUEST-TYPE` for each of the wrong JSON type.
 * A fast check of JSON types accepts most requests; only the others go to zod, which is slower.
 */
export function readerOf<T>(declared: z.ZodMiniObject): (request: RequestObject) => FieldsRead<T> {
  const tests = Object.entries<z.core.$ZodType>(declared.shape).map(([name, type]) => ({ name, test: testOf(type) }));
  return (request) => {
    const value: Record<string, unknown> = {};
    for (const { name, test } of tests) {
      const given = request[name];
      if (!test(given)) return readByZod<T>(declared, request);
      if (given !== undefined) value[name] = given;
    }
    // The tests match the type that `T` was inferred from.
    return { ok: true, value: value as T };
  };
}

type Test = (value: unknown) => boolean;

/** Returns a test whether the JSON type of a value alone makes it valid. */
function testOf(type: z.core.$ZodType): Test {
  if (type === anything) return () => true;
  const { def } = (type as z.core.$ZodTypes)._zod;
  if (def.type === 'optional') return orElse(undefined, testOf(def.innerType));
  if (def.type === 'nullable') return orElse(null, testOf(def.innerType));
  const isBare = Object.keys(def).length === 1;
  if (isBare && def.type === 'boolean') return (value) => typeof value === 'boolean';
  if (isBare && def.type === 'string') return (value) => typeof value === 'string';
  return () => false;
}

function orElse(other: undefined | null, test: Test): Test {
  return (value) => value === other || test(value);
}

function readByZod<T>(declared: z.ZodMiniObject, request: RequestObject): FieldsRead<T> {
  const read = declared.safeParse(request);
  // `T` was inferred from this schema.
  if (read.success) return { ok: true, value: read.data as T };
  const order = Object.keys(request);
  const faults = read.error.issues
    .map((issue) => ({ issue, field: String(issue.path[0]) }))
    .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
    .map(({ issue, field }) => {
      const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
      const name = pathText(path).slice(2);
      const found = valueAt(request[field], path.slice(1));
      if (issue.code !== 'invalid_value')
        return wrongType(name, issue.code === 'invalid_type' ? issue.expected : '', found);
      const choices = issue.values.map(String);
      return wrongValue(name, '{field} must be one of {choices}, but is {found}', found, { choices });
    });
  return refusedInput(faults);
}

/** Returns the value at a path. */
function valueAt(value: Json | Uint8Array | undefined, path: readonly Step[]): Json {
  let at: unknown = value;
  for (const step of path) at = (at as Record<Step, unknown> | null | undefined)?.[step];
  return (at ?? null) as Json;
}

interface WrongValue {
  field: string;
  found: string;
}

const WRONG_TYPES: Readonly<Record<string, (values: WrongValue) => Message>> = {
  boolean: (values) => message('{field} must be true or false, but is {found}', values),
  string: (values) => message('{field} must be a text, but is {found}', values),
  object: (values) => message('{field} must be an object, but is {found}', values),
  array: (values) => message('{field} must be a list, but is {found}', values),
};

/** Fields with keys and passwords, whose values no answer repeats. */
const HIDDEN: ReadonlySet<string> = new Set([
  ...Object.entries<OptionDeclaration>(formatOptions).flatMap(([name, { file }]) => (file === undefined ? [] : [name])),
  'privatekey',
]);

/** Returns the value of a field for a message. */
function shownIn(field: string, found: Json): string {
  return HIDDEN.has(field.split(/[.[]/, 1)[0] ?? '') ? '…' : describe(found);
}

/** Returns the fault of a field or tool argument of the wrong JSON type. */
export function wrongType(field: string, type: string, found: Json = null): Fault {
  const values = { field, found: shownIn(field, found) };
  const text = WRONG_TYPES[type]?.(values) ?? message('{field} has the wrong type: {found}', values);
  return faultOf('BW-REQUEST-TYPE', `request.${field}`, text);
}

/** Returns the fault of a field with a wrong value. The template has the names `field` and `found`. */
export function wrongValue(field: string, template: string, found: Json, values?: Message['values']): Fault {
  const all = { field, found: shownIn(field, found), ...values };
  return faultOf('BW-REQUEST-TYPE', `request.${field}`, { template, values: all });
}
