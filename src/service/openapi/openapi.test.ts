import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../engine/index.ts';
import { MAX_SIZE } from '../../engine/reading/problem.ts';
import { examplePrivateKey } from '../../operations/example-data.ts';
import { addLanguagesBy } from '../../translations/names.ts';
import { readTokens } from '../auth/tokens.ts';
import { examples } from '../examples/index.ts';
import type { AppOptions } from '../http/options.ts';
import { routes } from '../routes/index.ts';
import { invoice, type Reply, service } from '../testing.ts';
import { type ExampleRequest, exampleRequests } from './examples.ts';

/** Examples run at a fixed time with sequential UUIDs, so that they stay the same in every run. */
let made = 0;
const fixedEnvironment = {
  now: () => new Date('2026-01-15T09:30:00Z'),
  uuid: () => `019bc0f6-0e40-7000-8000-${String(++made).padStart(12, '0')}`,
};
const fixed = service({ environment: fixedEnvironment });

const STANDARD = 'https://gobl.org/draft-0/';

// biome-ignore lint/suspicious/noExplicitAny: tests read the description by path; a wrong path fails the test.
let document: any;

// The recorded answers have names in English and in the language of their country.
const inMoreLanguages = addLanguagesBy(async (value) => value);
afterAll(() => void addLanguagesBy(inMoreLanguages));

beforeAll(async () => {
  const { status, body, headers } = await fixed.ask('/v0/openapi.json');
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('public, max-age=60, must-revalidate');
  document = body;
});

interface Content {
  'application/json': { examples?: Record<string, { value: { code: number } }> };
}

interface Answered {
  status: number;
  body: Json;
}

async function answered({ path, body }: ExampleRequest): Promise<Answered> {
  made = 0;
  const reply = body === undefined ? await fixed.ask(`/v0${path}`) : await fixed.post(`/v0${path}`, body);
  return { status: reply.status, body: reply.body };
}

/** Keys and signatures differ in each call, but hardly in length. */
function withoutSecrets(answer: Answered | undefined): unknown {
  const text = JSON.stringify(answer) ?? '';
  return JSON.parse(
    text.replace(/"([xyd])":"[\w-]{43}"/g, '"$1":"…"').replace(/"(eyJ[\w-]+\.[\w-]+)\.[\w-]{86}"/g, '"$1.…"'),
  );
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns another service. */
const other = (options: AppOptions) => service({ environment: fixedEnvironment, ...options });
const readers = () => readTokens(`reader:${sha256('secret')}:reference`).tokens;
const guarded = (headers: Record<string, string>) =>
  other({ tokens: readers, closed: ['documents'] }).send('/v0/build', '{}', 'application/json', headers);
const never = () => Promise.reject(new Error('is not asked'));

/** Produces the refusals shared by operations, except for slow bodies and others that cannot be shown. */
const refusals: Readonly<Record<number, () => Promise<Reply>>> = {
  400: () => fixed.send('/v0/build', '{"data": '),
  401: () => guarded({}),
  403: () => guarded({ Authorization: 'Bearer secret' }),
  404: () => fixed.ask('/v0/regimes/ZZ'),
  405: () => fixed.ask('/v0/build', { method: 'DELETE' }),
  406: () => {
    const request = JSON.stringify({ data: invoice });
    return fixed.send('/v0/convert', request, 'application/json', { Accept: 'image/png' });
  },
  413: () => fixed.send('/v0/build', ' '.repeat(MAX_SIZE + 1)),
  415: () => fixed.send('/v0/build', '<p>An invoice</p>', 'text/html'),
  421: () =>
    other({ signingKey: examplePrivateKey, loopbackPort: () => 8080 }).send('/v0/sign', '{}', 'application/json', {
      Host: 'elsewhere.example',
    }),
  422: () => fixed.post('/v0/build', { data: { $schema: `${STANDARD}bill/invoice` } }),
  429: () => {
    const rateLimit = { policy: '"default";q=100;w=60', count: async () => ({ isIn: false, left: 0, seconds: 12 }) };
    return other({ rateLimit }).ask('/v0/addons');
  },
  500: () => {
    const now = () => {
      throw new Error('a defect');
    };
    return other({ environment: { ...fixedEnvironment, now }, defect: () => undefined }).post('/v0/build', {
      data: invoice,
    });
  },
  503: () => {
    const load = { hasRoom: () => false, refuse: () => 7 };
    return other({ offload: Object.assign(never, { load }) }).send('/v0/build', '{}', 'application/json', {
      'Content-Length': '100000',
    });
  },
};

const ANSWERS = 'src/service/openapi/answers.json';

describe('OpenAPI examples', () => {
  it('have the answers that were recorded', async () => {
    const recorded: { [id: string]: Answered } = JSON.parse(readFileSync(ANSWERS, 'utf8'));
    const answers: { [id: string]: Answered } = {};
    for (const example of exampleRequests) {
      const id = `${example.operationId}/${example.name}`;
      const kept = recorded[id];
      const fresh = await answered(example);
      const isSame = kept && JSON.stringify(withoutSecrets(kept)) === JSON.stringify(withoutSecrets(fresh));
      answers[id] = isSame ? kept : fresh;
    }
    for (const [status, ask] of Object.entries(refusals)) {
      made = 0;
      const { status: fresh, body } = await ask();
      expect(fresh).toBe(Number(status));
      answers[`refusals/${status}`] = { status: fresh, body };
    }
    await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot('answers.json');
  });

  it('are in the description, each with its response', () => {
    for (const example of exampleRequests) {
      const { operationId, name, body } = example;
      const operation = operationOf(operationId);
      const statuses = Object.keys(operation.responses).filter((status) => {
        const { examples = {} } = answerOf(document, operation.responses[status]).content?.['application/json'] ?? {};
        return Object.hasOwn(examples, status === '200' ? name : `${operationId}-${name}`);
      });
      expect(statuses, `${operationId}/${name}`).toHaveLength(1);
      if (body === undefined || operationId === 'keygen') continue;
      const shown = operation.requestBody.content['application/json'].examples?.[name];
      expect(shown !== undefined, `${operationId}/${name}`).toBe(statuses[0] !== '400');
      if (shown) expect(shown.summary.includes(String(statuses[0])), shown.summary).toBe(statuses[0] !== '200');
    }
  });

  it('leave the description below 5.5 KB for each operation', async () => {
    const { text, body } = await fixed.ask('/v0/openapi.json');
    const operations = Object.values(body.paths as Record<string, object>).flatMap((path) => Object.keys(path));
    expect(Buffer.byteLength(text)).toBeLessThan(operations.length * 5.5 * 1024);
  });

  it('include common errors, as described', async () => {
    const rateLimit = { policy: '', count: async () => ({ isIn: true, left: 1, seconds: 1 }) };
    const kinds: AppOptions[] = [
      { tokens: readers, closed: ['documents'], rateLimit },
      { signingKey: examplePrivateKey, loopbackPort: () => 8080 },
    ];
    const shown = new Set<number>();
    for (const options of kinds) {
      const { components } = (await service(options).ask('/v0/openapi.json')).body;
      const contents = Object.values(components.responses as Record<string, { content?: Content }>);
      const values = contents.flatMap(({ content }) => Object.values(content?.['application/json'].examples ?? {}));
      for (const { value } of values) {
        expect(errorsOf(components.schemas.Error, value)).toEqual([]);
        shown.add(value.code);
      }
    }
    expect([...shown].map(String).sort()).toEqual(Object.keys(refusals));
  });

  it('match the description, with their answers', async () => {
    for (const example of exampleRequests) {
      const operation = operationOf(example.operationId);
      const { status, body } = await answered(example);
      const id = `${example.operationId}/${example.name}`;
      expect(
        errorsOf(answerOf(document, operation.responses[status]).content['application/json'].schema, body),
        id,
      ).toEqual([]);
      const request = operation.requestBody?.content['application/json'].schema;
      // The schema excludes requests answered with 400.
      if (request) expect(errorsOf(request, example.body).length > 0, id).toBe(status === 400);
    }
  });

  it('include the signature of the verified envelope', async () => {
    const { sigs } = document.paths['/sign'].post.responses[200].content['application/json'].examples.invoice.value;
    const { value } = document.paths['/verify'].post.requestBody.content['application/json'].examples.envelope;
    const signed = { ...value.data, sigs };
    expect((await fixed.post('/v0/verify', { ...value, data: signed })).body.ok).toBe(true);
  });
});

describe('OpenAPI description', () => {
  it('has every header that the service sends', async () => {
    const data = { $schema: 'https://gobl.org/draft-0/bill/invoice', currency: 5 };
    const unreadable = ['build', 'validate', 'correct', 'replicate', 'sign', 'verify'].flatMap((operationId) => {
      const example = exampleRequests.find((each) => each.operationId === operationId && each.body);
      return example ? [{ ...example, body: { ...(example.body as object), data } }] : [];
    });
    expect(unreadable).toHaveLength(6);
    for (const { operationId, path, body } of [...exampleRequests, ...unreadable]) {
      if (body === undefined) continue;
      const { status, headers } = await fixed.post(`/v0${path}`, body);
      const declared = Object.keys(answerOf(document, operationOf(operationId).responses[status]).headers);
      const sent = ['Billwright-Warnings', 'Allow', 'Retry-After', 'ETag'];
      expect(declared, `${operationId} ${status}`).toEqual(
        expect.arrayContaining(sent.filter((name) => headers.has(name))),
      );
    }
  });

  it("has the standard's documents, as drafts and built", async () => {
    for (const { name, load } of examples) {
      const data = await load();
      const { schemas } = document.components;
      expect(errorsOf(schemas.DocumentDraft, data), name).toEqual([]);
      const { body } = await fixed.post('/v0/build', { data });
      expect(errorsOf(schemas.Document, body), name).toEqual([]);
      const enveloped = await fixed.post('/v0/build', { data, envelop: true });
      expect(errorsOf(schemas.Document, enveloped.body), name).toEqual([]);
    }
    const [{ required }] = document.components.schemas.BillInvoice.allOf;
    expect(required).toEqual(expect.arrayContaining(['type', 'totals']));
    expect(errorsOf(document.components.schemas.Document, { $schema: `${STANDARD}bill/invoice` })).not.toEqual([]);
  });

  it('allows any extension values', async () => {
    const ext = { 'untdid-text-subject': ` ${'A'.repeat(65)}` };
    for (const given of [ext, { ...ext, another: '\n' }]) {
      const invoice = { ...(await examples[0]?.load()), notes: [{ text: 'Hello', ext: given }] };
      const { status, body } = await fixed.post('/v0/build', { data: invoice });
      expect([status, body.notes]).toEqual([200, [{ text: 'Hello', ext: given }]]);
      expect(errorsOf(document.components.schemas.Document, body)).toEqual([]);
    }
  });

  it('describes conversions of faulty files, and of documents that stay documents', async () => {
    const { Conversion, Document } = document.components.schemas;
    const written = await fixed.post('/v0/convert', { data: await examples[0]?.load(), to: 'en16931-ubl' });
    const file = String(written.body.result).replace(/<cac:Item>.*?<.cac:Item>/s, '<cac:Item/>');
    const read = await fixed.send('/v0/convert', file, 'application/xml');
    expect([read.status, errorsOf(Conversion, read.body), read.body.faults.length]).toEqual([200, [], 1]);
    const draft = { $schema: `${STANDARD}bill/invoice` };
    const sent = await fixed.post('/v0/convert', { data: draft });
    expect([sent.status, errorsOf(Conversion, sent.body), sent.body.result]).toEqual([200, [], draft]);
    expect(errorsOf(Document, draft)).not.toEqual([]);
  });

  it('has no dangling reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([\w.-]+)"/g)];
    expect(references.length).toBeGreaterThan(500);
    const missing = references.filter(([, kind = '', name = '']) => !document.components[kind]?.[name]);
    expect(missing.map(([reference]) => reference)).toEqual([]);
  });

  it('describes every field of requests and of its own answers', () => {
    const { components } = document;
    const isOwn = (name: string) =>
      !/^(?:Bill|Cal|Cbc|Currency.|Dsig|Envelope|Head|L10n|Note|Num|Org|Pay|Tax)/.test(name);
    const undescribed = Object.entries<Described>(components.schemas)
      .filter(([name]) => isOwn(name))
      .flatMap(([name, schema]) => fieldsWithout(schema, name, components.schemas));
    expect(undescribed.filter((path) => !path.endsWith('.$schema'))).toEqual([]);
  });

  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Billwright API', version: 'v0' },
      servers: [{ url: '/v0' }],
    });
  });

  it('lists exactly the routes', () => {
    const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} /v0${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const served = routes
      .map(({ method, path }) => `${method} ${path.replace('{.+}', '')}`)
      .filter((route) => !/^GET \/v0(?:\/\w+\/|\/openapi\.json|\/docs.*)?$/.test(route));
    expect(described.sort()).toEqual(served.sort());
  });

  it('has the operation ids for clients', () => {
    const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(
      expect.arrayContaining(
        (
          'build validate correct replicate sign verify keygen listSchemas getSchema listRegimes getRegime ' +
          'listAddons getAddon getVersion'
        ).split(' '),
      ),
    );
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(
        (
          'BuildRequest ValidateRequest CorrectRequest ReplicateRequest SignRequest VerifyRequest KeygenResponse ' +
          'JWK OkResponse RegimeSummary AddonSummary I18nString Error Fault'
        ).split(' '),
      ),
    );
  });

  it('can be read by generators for Go', () => {
    const { schemas } = document.components;
    const several = JSON.stringify(document).match(/"type":\[[^\]]*\]/g) ?? [];
    expect(several.filter((type) => !/^"type":\["\w+","null"\]$/.test(type))).toEqual([]);
    const answers = Object.keys(schemas).filter((name) => name.endsWith('Response'));
    expect(answers).toContain('KeygenResponse');
    const inGo = answers.map((name) => schemas[name]['x-go-name']);
    expect(inGo).toEqual(answers.map((name) => name.replace('Response', 'Result')));
    expect(inGo.filter((name) => name in schemas)).toEqual([]);
  });

  it('describes the reference data that are answered', async () => {
    for (const [path, { get }] of Object.entries<{ get?: Operation }>(document.paths)) {
      if (!get) continue;
      const url = path.replace(/\{(\w+)\}/g, (_, name) =>
        String(get.parameters.find((each) => each.name === name)?.example),
      );
      const { status, body } = await fixed.ask(`/v0${url}`);
      expect(status, url).toBe(200);
      expect(errorsOf(get.responses[200]?.content['application/json'].schema, body), url).toEqual([]);
    }
  });
});

describe('a service with tokens', () => {
  const { tokens } = readTokens(`erp:${'0'.repeat(64)}`);

  /** Returns the security of each operation in the description, by id. */
  async function secured(options: AppOptions) {
    const { body } = await service(options).ask('/v0/openapi.json');
    const operations = Object.values<Record<string, SecuredOperation>>(body.paths).flatMap(Object.values);
    return {
      description: body,
      operations,
      security: Object.fromEntries(
        operations.flatMap(({ operationId, security }) => (security ? [[operationId, security]] : [])),
      ),
    };
  }

  it('declares tokens for the operations that require them, and for no others', async () => {
    const own = { tokens: () => tokens, signingKey: examplePrivateKey };
    const { security, operations, description } = await secured({ ...own, closed: ['reference'] });
    const closed = operations.filter(({ tags }) => tags.includes('Reference')).map(({ operationId }) => operationId);
    expect(closed.length).toBeGreaterThan(8);
    expect(security).toEqual({
      sign: [{}, { token: ['signing'] }],
      signReport: [{}, { token: ['signing'] }],
      validateReportSigned: [{}, { token: ['signing'] }],
      bulk: [{}, { token: ['signing'] }],
      ...Object.fromEntries(closed.map((id) => [id, [{ token: ['reference'] }]])),
    });
    expect(description.components.securitySchemes).toEqual({
      token: { type: 'http', scheme: 'bearer', description: expect.any(String) },
    });
    for (const { operationId, responses } of operations) {
      expect(Object.hasOwn(responses, 401), operationId).toBe(operationId in security);
      expect(Object.hasOwn(responses, 403), operationId).toBe(operationId in security);
    }
    const { security: all, description: whole } = await secured({
      ...own,
      closed: ['documents', 'signing', 'reference'],
    });
    expect((await new Validator().validate(structuredClone(whole))).errors).toBeUndefined();
    expect(all).toMatchObject({ sign: [{ token: ['signing'] }], build: [{ token: ['documents'] }] });
    expect(all).not.toHaveProperty('getVersion');
  });

  it('declares no security without tokens, because everything is open', async () => {
    for (const options of [{}, { signingKey: examplePrivateKey, loopbackPort: () => 8080 }]) {
      const { security, description } = await secured(options);
      expect(security).toEqual({});
      expect(JSON.stringify(description)).not.toMatch(/"securitySchemes"|"token"|WWW-Authenticate/);
      expect(description.info.description).toContain('No authentication');
      const isForPages = 'signingKey' in options;
      for (const status of [403, 421]) {
        expect(Object.hasOwn(description.paths['/sign'].post.responses, status)).toBe(isForPages);
      }
    }
  });

  it('describes the headers that it sends', async () => {
    const { description } = await secured({ tokens: () => tokens, closed: ['documents'] });
    const { status, headers } = await service({ tokens: () => tokens, closed: ['documents'] }).post('/v0/build', {});
    expect(Object.keys(answerOf(description, description.paths['/build'].post.responses[status]).headers)).toContain(
      'WWW-Authenticate',
    );
    expect(headers.has('WWW-Authenticate')).toBe(true);
  });
});

/** Returns an answer, following a reference. */
function answerOf({ components }: { components: { responses: Record<string, object> } }, response: { $ref?: string }) {
  const named = response.$ref?.split('/').at(-1);
  // biome-ignore lint/suspicious/noExplicitAny: the same reason as for the description.
  return (named === undefined ? response : components.responses[named]) as any;
}

interface Described {
  $ref?: string;
  description?: string;
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
}

/** Returns the paths of fields that have no description, nor lead to one. */
function fieldsWithout(schema: Described, path: string, schemas: Record<string, Described>): string[] {
  const isDescribed = ({ $ref, description, anyOf = [] }: Described): boolean =>
    description !== undefined ||
    schemas[$ref?.split('/').at(-1) ?? '']?.description !== undefined ||
    anyOf.some(isDescribed);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(isDescribed(field) ? [] : [`${path}.${name}`]),
    ...fieldsWithout(field, `${path}.${name}`, schemas),
  ]);
  const parts = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])];
  return [...fields, ...parts.flatMap((each) => fieldsWithout(each, path, schemas))];
}

interface SecuredOperation {
  operationId: string;
  tags: string[];
  security?: object[];
  responses: object;
}

interface Operation {
  parameters: { name: string; example?: string }[];
  responses: { [status: string]: { content: { 'application/json': { schema: object } } } };
}

function operationOf(operationId: string) {
  const all = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(Object.values);
  return all.find((operation) => operation.operationId === operationId);
}

let ajv: Ajv2020 | undefined;
const validators = new Map<string, ValidateFunction>();

/** Returns where a value violates a schema of the description. */
function errorsOf(schema: object | undefined, value: unknown): unknown[] {
  if (!ajv) {
    ajv = new Ajv2020({ strict: false, validateFormats: true });
    formats.default(ajv);
    ajv.addSchema({ $id: 'openapi', components: document.components });
  }
  const text = JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text));
  validators.set(text, validate);
  return validate(value) ? [] : (validate.errors ?? []);
}
