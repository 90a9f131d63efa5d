import * as z from 'zod/mini';
import { type Fault, fault } from '../engine/faults.ts';
import type { Options } from '../engine/index.ts';
import { describe } from '../engine/model/describe.ts';
import type { Json } from '../engine/model/json.ts';
import { pathText, type Step } from '../engine/model/path.ts';
import { type Message, message } from '../engine/text/message.ts';
import { type Refusal, refusedInput } from './errors.ts';

/**
 * The fields of the requests, declared once. `null` counts as absent, except for `data` (chapter 09 §1.3).
 * Fields that are not declared are ignored. Zod in its small form, as the command line waits for it.
 */

/** Returns a field with what is said of it. */
function described<Type extends z.ZodMiniType>(type: Type, description: string): Type {
  z.globalRegistry.add(type, { description });
  return type;
}

const flag = (description: string) => described(z.nullish(z.boolean()), description);
const text = (description: string) => described(z.nullish(z.string()), description);
/** Whatever JSON can say. */
const anything = z.custom<Json>();
const json = (description: string) => described(z.optional(anything), description);

/** A JSON Web Key, which the description in OpenAPI refers to. */
const key = (description: string) =>
  z.optional(anything).register(z.globalRegistry, { $ref: '#/components/schemas/JWK', description });

/** Members of attached files under the names that other tools give them. */
const ALIASES = { mime: 'media_type', content: 'data' } as const;

/** Returns an attached file with its members under our names. */
function withOwnNames(file: unknown): unknown {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return file;
  const members: Record<string, unknown> = { ...file };
  for (const [alias, name] of Object.entries(ALIASES)) members[name] ??= members[alias];
  return members;
}

/** The fields that every operation on a document takes. */
export const DocumentFields = z.object({
  data: json(
    'The document or envelope: an object, or the text of one in JSON or YAML. To validate and convert also the text of an e-invoice in XML, or a PDF that carries one in base64, with `encoding`.',
  ),
  strict: flag('Input that is changed, dropped or not known is a fault instead of a warning.'),
  warnings: flag('Answer an object with `result` and `warnings`.'),
});
export type DocumentFields = z.infer<typeof DocumentFields>;

/** The other fields, by their names: an operation picks those it takes. The options of programs are among them. */
export const fields = {
  template: json('What `data` is merged over.'),
  to: text('The format to convert to, by its key, or pdf; not given, an e-invoice becomes a document.'),
  files: described(
    z.nullish(
      z.array(
        z.pipe(
          z.transform(withOwnNames),
          z.object({
            id: described(z.optional(z.string()), 'The code of the attachment in the document that it is.'),
            name: z.string(),
            media_type: described(z.string(), 'Also as `mime`.'),
            description: z.optional(z.string()),
            data: described(z.string(), 'In base64. Also as `content`.'),
          }),
        ),
      ),
    ),
    'Files to attach to the e-invoice.',
  ),
  from: text('The format that an e-invoice in XML is taken for, by its key, instead of the one that it says it has.'),
  direction: described(
    z.nullish(z.enum(['issued', 'received'], 'issued or received')),
    'Whether the invoice is issued or was received. `received` asks only what the official rules of the format ask; what the standard, a regime or an addon asks beyond them is a warning. `issued` asks both. Not given, a document is issued and an e-invoice received.',
  ),
  language: text(
    'The language of a PDF, by its code: en, es, de, fr, it, pt, pl or nl; that of the supplier’s country, if not given.',
  ),
  size: text('The paper of a PDF: a4 or letter; what is usual in the supplier’s country, if not given.'),
  pdf: text('The pages of a PDF that is to carry the e-invoice, as a PDF in base64; not given, they are drawn.'),
  created: text('Of KSeF: when the file was made, 2026-03-02T10:00:00Z; now, if not given.'),
  system: json('Of KSeF: the program that made the file; Billwright, if not given.'),
  transmitter: json(
    'Who sends the file, for formats that say so: of FatturaPA {"country": "IT", "code": "01234567897"}; who issues the invoice, if not given.',
  ),
  progressive: text(
    'The number of the transmission, of FatturaPA up to 10 letters and digits; the beginning of the UUID, if not given.',
  ),
  environment: text('Of KSeF: production, demo or test; production, if not given.'),
  encoding: described(
    z.nullish(z.enum(['base64'], 'base64')),
    'How the text in `data` stands for the bytes of a file: `base64`; needed for a PDF that carries an e-invoice. Not given, it is a text.',
  ),
  type: text('The schema of a document that names none: `bill/invoice`, `note/message` …'),
  envelop: flag('Wrap a bare document in an envelope: a header with a digest, and the document in `doc`.'),
  explain: flag(
    'Answer an object with `result` and `explain`: how each figure came about; for documents of up to some 30,000 lines.',
  ),
  options: json(
    'What the correction is to be, as an object or the text of one: `type`, and where wanted `series`, `issue_date`, `reason`, `ext`, `stamps`, `copy_tax`. Needed unless `schema` is true.',
  ),
  schema: flag('Answer the JSON Schema of the options for this document instead.'),
  currency: described(z.string(), 'The currency to convert to, by its ISO 4217 code.'),
  privatekey: key('The key to sign with, a private JSON Web Key of ES256.'),
  issuer: text('Who signs, as a URI.'),
  audience: text('For whom it is signed, as a URI.'),
  publickey: key('The public JSON Web Key of the signer, of ES256; never a private key.'),
  publickeys: json(
    'More keys: a list, or an object with the list in `keys`. Those that are for something else are not used.',
  ),
  details: flag('List the signatures in the answer, each with what was found of it.'),
} as const satisfies Record<string, z.ZodMiniType> &
  Record<Exclude<keyof Options, keyof DocumentFields>, z.ZodMiniType>;

export type FieldName = keyof typeof fields;

/** A request: as it came in JSON, but that `data` may be the bytes of a file where that was the body, or was read from a disk. */
export type RequestObject = { readonly [name: string]: Json | Uint8Array };

/** Returns what is said of a field. */
export function descriptionOf(type: z.core.$ZodType): string {
  return z.globalRegistry.get(type)?.description ?? '';
}

/** Returns the names of the fields that are true or false. */
export function flagsIn({ shape }: z.ZodMiniObject): ReadonlySet<string> {
  const isFlag = (type: z.ZodMiniType) => type.safeParse(true).success && !type.safeParse({}).success;
  const names = Object.entries(shape as Record<string, z.ZodMiniType>).filter(([, type]) => isFlag(type));
  return new Set(names.map(([name]) => name));
}

type FieldsRead<T> = { ok: true; value: T } | Refusal;

/**
 * Returns what reads the fields of request objects as they are declared, and refuses with `BW-REQUEST-TYPE` for each that has another JSON type. Most are as
 * declared wherever their JSON type is: zod, which takes longer, reads only requests of which that does not say all, or in which it is another.
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
    // What the tests ask for is what `T` was inferred from.
    return { ok: true, value: value as T };
  };
}

type Test = (value: unknown) => boolean;

/** Returns what tells that a value is certainly of a type, by its JSON type alone. */
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
  // It is what `T` was inferred from.
  if (read.success) return { ok: true, value: read.data as T };
  const order = Object.keys(request);
  const faults = read.error.issues
    .map((issue) => ({ issue, field: String(issue.path[0]) }))
    .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
    .map(({ issue, field }) => {
      const expected = issue.code === 'invalid_type' ? issue.expected : issue.message;
      const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
      return wrongType(pathText(path).slice(2), expected, valueAt(request[field], path.slice(1)));
    });
  return refusedInput(faults);
}

/** Returns the value that a path leads to within another. */
function valueAt(value: Json | Uint8Array | undefined, path: readonly Step[]): Json {
  let at: unknown = value;
  for (const step of path) at = (at as Record<Step, unknown> | null | undefined)?.[step];
  return (at ?? null) as Json;
}

const EXPECTED: Readonly<Record<string, Message>> = {
  boolean: message('true or false'),
  string: message('a text'),
  object: message('an object'),
  array: message('a list'),
};

/** Returns the fault of a field, or of an argument of a tool, that has another JSON type than it must have. */
export function wrongType(field: string, type: string, found: Json = null): Fault {
  const expected = EXPECTED[type] ?? type;
  const values = { field, expected, found: describe(found) };
  return fault('BW-REQUEST-TYPE', `request.${field}`, '{field} must be {expected}, but is {found}', values);
}
