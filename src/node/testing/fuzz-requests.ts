import fc from 'fast-check';
import { isJsonObject, type Json, type JsonObject, setMember } from '../../engine/model/json.ts';
import { examplePrivateKey, examplePublicKey } from '../../operations/example-data.ts';

/**
 * Makes requests from the OpenAPI description, for a test: values that its schemas allow, example documents with members removed, emptied,
 * mistyped or doubled, and bodies damaged in transit.
 */

/** A request to send. */
export interface Sent {
  operation: string;
  method: string;
  path: string;
  headers: { [name: string]: string };
  body?: string;
}

/** An operation of the description. */
export interface Described {
  operationId: string;
  parameters: { name: string; in: string }[];
  requestBody?: { content: { 'application/json'?: { schema: { $ref?: string } } } };
  responses: { [status: string]: { content?: { 'application/json': { schema: JsonObject } } } };
}

/** The parts of the OpenAPI description that requests are made from. */
export interface Description {
  paths: { [path: string]: { [method: string]: Described } };
  components: { schemas: { [name: string]: JsonObject } };
}

/** Returns a description with component references of operations resolved. Schema references stay. */
export function resolved(description: Description & { components: { [kind: string]: object } }): Description {
  const { components } = description;
  return JSON.parse(JSON.stringify(description), (_, value) => {
    const [, kind = '', name = ''] = /^#\/components\/(parameters|responses)\/(.+)$/.exec(value?.$ref ?? '') ?? [];
    return kind ? (components[kind] as { [name: string]: unknown })[name] : value;
  });
}

/** Returns requests to all operations, mostly to those on documents. */
export function requestsOf(description: Description, documents: readonly JsonObject[]): fc.Arbitrary<Sent> {
  const each = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const name = operation.requestBody?.content['application/json']?.schema.$ref?.replace(
        '#/components/schemas/',
        '',
      );
      const schema = description.components.schemas[name ?? ''];
      const body = schema ? bodyOf(schema, documents) : fc.constant(undefined);
      return { weight: method === 'post' ? 12 : 2, arbitrary: requestTo(path, method.toUpperCase(), operation, body) };
    }),
  );
  return fc.oneof(...each);
}

function bodyOf(schema: JsonObject, documents: readonly JsonObject[]): fc.Arbitrary<string> {
  return valuesOf(schema, '', documents).chain((value) => damaged(JSON.stringify(value)));
}

function requestTo(
  path: string,
  method: string,
  { operationId }: Described,
  bodies: fc.Arbitrary<string | undefined>,
): fc.Arbitrary<Sent> {
  const methods = fc.oneof({ weight: 20, arbitrary: fc.constant(method) }, fc.constantFrom(...OTHER_METHODS));
  return fc.tuple(names, queries, methods, headers, bodies).map(([name, query, verb, sent, body]): Sent => {
    const mayHaveBody = verb !== 'GET' && verb !== 'HEAD';
    return {
      operation: operationId,
      method: verb,
      path: `/v0${path.replace(/\{\w+\}/, name)}${query}`,
      headers: sent,
      ...(body !== undefined && mayHaveBody && { body }),
    };
  });
}

const OTHER_METHODS = ['PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'] as const;

const queries = fc.constantFrom('', '?indent', '?bundle', '?prefix=GOBL-ES', '?prefix=%zz&indent=0', '?__proto__=1');

/** Values of an unexpected type. */
const odd = fc.oneof(
  fc.constantFrom<Json>(null, '', 0, -1, 1.5, true, false, [], {}, [null], [[]], { $schema: '' }, '\u0000', '\ud800'),
  fc.constantFrom<Json>('12,50', '1e3', '9'.repeat(400), '-0', 'NaN', '2026-02-30', '0000-00-00', 'EUR', 'ES', '21.0%'),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
  fc.string({ unit: 'binary', maxLength: 80 }),
);

type Parent = { [step: string]: Json };

/** Changes to a value in a document, by its object or list. */
const CHANGES: readonly ((parent: Parent, step: string, before: Json, other: Json) => void)[] = [
  (parent, step) => delete parent[step],
  (parent, step, _, other) => setMember(parent, step, other),
  (parent, step) => setMember(parent, step, null),
  (parent, step, before) => setMember(parent, step, [before, before]),
  (parent, step, before) => setMember(parent, `${step}x`, before),
  (parent, step, before) => setMember(parent, step, `${before}${before}`),
  (parent, _step, _before, other) => setMember(parent, '__proto__', other),
  (parent, step, before) => setMember(parent, step, Array.isArray(before) ? Array(300).fill(before).flat() : before),
];

/** Returns a changed document. A number picks the location of each change. */
function mutated(document: Json, picks: readonly [number, number, Json][]): Json {
  const copy = structuredClone({ document });
  for (const [place, change, other] of picks) {
    const places = placesIn(copy);
    const chosen = places[place % places.length];
    if (chosen) CHANGES[change]?.(chosen[0], chosen[1], chosen[0][chosen[1]] ?? null, structuredClone(other));
  }
  return copy.document ?? null;
}

/** Returns all members and entries, each with its parent. */
function placesIn(parent: object): [Parent, string][] {
  return Object.entries(parent).flatMap(([step, value]) => [
    [parent as Parent, step],
    ...(typeof value === 'object' && value !== null ? placesIn(value) : []),
  ]);
}

const changes = fc.array(fc.tuple(fc.nat(500), fc.nat(CHANGES.length - 1), odd), { maxLength: 4 });

/** Returns values for `data`: any document, intact or damaged, bare, in an envelope or as text. */
function dataOf(documents: readonly JsonObject[]): fc.Arbitrary<Json> {
  const document = fc.tuple(fc.constantFrom(...documents), changes).map(([whole, picks]) => mutated(whole, picks));
  return fc.oneof(
    { weight: 8, arbitrary: document },
    { weight: 2, arbitrary: document.map((doc) => ({ $schema: 'https://gobl.org/draft-0/envelope', doc })) },
    { weight: 2, arbitrary: document.map((doc) => JSON.stringify(doc)) },
    { weight: 1, arbitrary: odd },
  );
}

/** Values for some request fields, besides unexpected ones. */
const FIELDS: { readonly [name: string]: readonly Json[] } = {
  privatekey: [examplePrivateKey],
  publickey: [examplePublicKey],
  publickeys: [[examplePublicKey, examplePublicKey], { keys: [examplePublicKey] }],
  type: ['invoice', 'bill/invoice', 'note', 'chicken'],
  options: [{ type: 'credit-note' }, { type: 'corrective' }, 'type: credit-note'],
  issuer: ['https://example.com'],
};

/** Returns values for a schema of the description. */
function valuesOf(schema: JsonObject, name: string, documents: readonly JsonObject[]): fc.Arbitrary<Json> {
  if (name === 'data' || name === 'template') return dataOf(documents);
  const known = FIELDS[name];
  if (known) return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, odd);
  const types = [schema.type].flat();
  if (types.includes('boolean')) return fc.oneof({ weight: 5, arbitrary: fc.boolean() }, odd);
  if (types.includes('string')) return fc.oneof(fc.string(), odd);
  if (!isJsonObject(schema.properties ?? null)) return odd;
  const members: { [member: string]: fc.Arbitrary<Json> } = {};
  for (const [member, its] of Object.entries(schema.properties as JsonObject)) {
    members[member] = valuesOf(its as JsonObject, member, documents);
  }
  const whole = fc.record(members, { requiredKeys: 'data' in members ? ['data'] : [] });
  return fc.oneof(
    { weight: 20, arbitrary: whole as fc.Arbitrary<Json> },
    fc.record(members, { requiredKeys: [] }) as fc.Arbitrary<Json>,
    odd,
  );
}

/** Returns a body, intact or damaged. */
const damaged = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(text) },
    { weight: 1, arbitrary: fc.nat(text.length).map((end) => text.slice(0, end)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.nat(text.length), fc.string({ unit: 'binary', maxLength: 5 }))
        .map(([at, more]) => text.slice(0, at) + more + text.slice(at)),
    },
    { weight: 1, arbitrary: fc.constant(text.replace(/"(\d+(?:\.\d+)?)"/g, '$1')) },
    { weight: 1, arbitrary: fc.constant(text.replace(/"(\d+)(?:\.\d+)?"/g, '$1e$1')) },
    { weight: 1, arbitrary: fc.constant(text.replace(/"currency"/g, '"currency":1,"currency"')) },
  );

const headers = fc.record(
  {
    'Content-Type': fc.oneof(
      { weight: 10, arbitrary: fc.constant('application/json') },
      fc.constantFrom('application/yaml', 'text/plain', 'application/json; charset=utf-16', 'x'),
    ),
    'Accept-Encoding': fc.constantFrom('br', 'gzip', 'identity', '*;q=0'),
    'If-None-Match': fc.constantFrom('*', '"x"', 'W/'),
    'X-Request-Id': fc.constantFrom('job-7', 'with space', 'x'.repeat(100)),
    Origin: fc.constant('https://a.example'),
  },
  { requiredKeys: ['Content-Type'] },
);

const names = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('ES', 'es-facturae-v3', 'bill/invoice', 'cef', 'BW-AMOUNT', 'us-invoice') },
  fc.constantFrom('__proto__', 'constructor', '..%2f..', '%00', '%zz', '.json', 'ES.json', '%F0%9F%98%80', ''),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
