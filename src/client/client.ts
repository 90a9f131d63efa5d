import type {
  AddonDefinition,
  AddonSummary,
  CatalogueDefinition,
  CatalogueSummary,
  CurrencyDefinition,
  DocumentInput,
  RegimeDefinition,
  RegimeSummary,
  RuleSummary,
} from '../engine/index.ts';
import {
  AddonBody,
  AddonList,
  ApiDescription,
  CatalogueBody,
  CatalogueList,
  CorrectionSchemaBody,
  CurrencyList,
  DocumentBody,
  ExampleList,
  type ExampleSummary,
  type KeyPairBody as KeyPair,
  KeyPairBody,
  OkBody,
  RegimeBody,
  RegimeList,
  RuleDetail,
  RuleList,
  SchemaBody,
  SchemaList,
  type VerifiedBody as Verified,
  VerifiedBody,
  Version,
  WithMore,
} from './answers.ts';
import { ServiceError } from './errors.ts';
import type {
  BuildRequest,
  CallOptions,
  ConvertCurrencyRequest,
  CorrectionOptionsRequest,
  CorrectRequest,
  Document,
  ReplicateRequest,
  SignRequest,
  ValidateRequest,
  VerifyRequest,
} from './requests.ts';
import { type Answer, type ClientOptions, createTransport } from './transport.ts';
import type { z } from './zod.ts';

/**
 * The service, as functions. Each rejects with `ServiceError` when the service refuses, with
 * `UnreachableError` when it cannot be reached, and with the signal's reason when it was aborted.
 */
export interface Client {
  /** Calculates and checks a document (chapter 09 §4.1). */
  build(request: BuildRequest, options?: CallOptions): Promise<Answer<Document>>;
  /** Checks a document as it stands (§4.2). */
  validate(request: ValidateRequest, options?: CallOptions): Promise<Answer<{ ok: true }>>;
  /** Makes a copy with a new UUID and today's date (§4.4). */
  replicate(request: ReplicateRequest, options?: CallOptions): Promise<Answer<Document>>;
  /** Makes a document that takes back or amends another (§4.3). */
  correct(request: CorrectRequest, options?: CallOptions): Promise<Answer<Document>>;
  /** The JSON Schema of the options that correcting this document takes; null where it cannot be corrected (§4.3). */
  correctionOptions(request: CorrectionOptionsRequest, options?: CallOptions): Promise<Answer<Document | null>>;
  /** An invoice with its sign turned. */
  invert(request: ValidateRequest, options?: CallOptions): Promise<Answer<Document>>;
  /** An invoice whose prices do not contain tax, and that comes to the same. */
  removeIncludedTaxes(request: ValidateRequest, options?: CallOptions): Promise<Answer<Document>>;
  /** An invoice, order or delivery in another currency, by an exchange rate of its own. */
  convertCurrency(request: ConvertCurrencyRequest, options?: CallOptions): Promise<Answer<Document>>;
  /** A new pair of keys (§5.1). */
  keygen(options?: CallOptions): Promise<Answer<KeyPair>>;
  /** Builds an envelope and signs it (§5.2). */
  sign(request: SignRequest, options?: CallOptions): Promise<Answer<Document>>;
  /** Checks an envelope and its signatures (§5.3). */
  verify(request: VerifyRequest, options?: CallOptions): Promise<Answer<Verified>>;
  /** All regimes, sorted by country (§6.2). */
  regimes(options?: CallOptions): Promise<Answer<RegimeSummary[]>>;
  /** One regime's whole definition, by its country or an alternative code; an unknown one rejects with `ServiceError` `not-found`. */
  regime(code: string, options?: CallOptions): Promise<Answer<RegimeDefinition>>;
  /** All addons, sorted by key (§6.3). */
  addons(options?: CallOptions): Promise<Answer<AddonSummary[]>>;
  /** One addon's whole definition; an unknown key rejects with `ServiceError` `not-found`. */
  addon(key: string, options?: CallOptions): Promise<Answer<AddonDefinition>>;
  /** The full IDs of all schemas, sorted (§6.1). */
  schemas(options?: CallOptions): Promise<Answer<string[]>>;
  /** One JSON Schema by its path, as `bill/invoice`; with `bundle`, all it refers to stands within it. */
  schema(path: string, options?: CallOptions & { bundle?: boolean }): Promise<Answer<SchemaBody>>;
  /** The code lists of international bodies, sorted by key (§6.5). */
  catalogues(options?: CallOptions): Promise<Answer<CatalogueSummary[]>>;
  /** One of them with all its codes; an unknown key rejects with `ServiceError` `not-found`. */
  catalogue(key: string, options?: CallOptions): Promise<Answer<CatalogueDefinition>>;
  /** All currencies, sorted by code (§6.5). */
  currencies(options?: CallOptions): Promise<Answer<CurrencyDefinition[]>>;
  /** The codes of all faults, sorted, or of those that begin with a prefix (§6.5). */
  rules(options?: CallOptions & { prefix?: string }): Promise<Answer<RuleSummary[]>>;
  /** What a code of faults means; of the service's own also how to fix it, with an example. */
  rule(code: string, options?: CallOptions): Promise<Answer<RuleDetail>>;
  /** What example documents there are, sorted by name (§6.5). */
  examples(options?: CallOptions): Promise<Answer<ExampleSummary[]>>;
  /** One of them, which builds without a fault. */
  example(name: string, options?: CallOptions): Promise<Answer<Document>>;
  /** Which versions answer (§7); also tells whether the service is there. */
  version(options?: CallOptions): Promise<Answer<Version>>;
  /** The service's description of itself, in OpenAPI 3.1 (§6.4). */
  description(options?: CallOptions): Promise<Answer<ApiDescription>>;
}

/** A client of the service at `base`. */
export function createClient(options: ClientOptions): Client {
  const send = createTransport(options);

  const get = <T>(path: string, schema: z.ZodMiniType<T>, { signal }: CallOptions = {}) =>
    send({ method: 'GET', path, signal, read: alone(schema) });

  const post = <T>(path: string, body: Body, schema: z.ZodMiniType<T>, { signal }: CallOptions = {}) =>
    send({ method: 'POST', path, body, signal, read: body.warnings || body.explain ? beside(schema) : alone(schema) });

  /** One entry of a list. `.` and `..` would lead elsewhere however they are written, and name nothing. */
  const one = async <T>(
    list: string,
    path: readonly string[],
    schema: z.ZodMiniType<T>,
    options?: CallOptions,
    query = '',
  ) => {
    if (path.some((name) => name === '.' || name === '..')) {
      throw new ServiceError({ code: 404, key: 'not-found', message: `${list.slice(0, -1)} not found`, faults: [] });
    }
    return await get(`/${list}/${path.map(encodeURIComponent).join('/')}${query}`, schema, options);
  };

  return {
    build: (request, options) => post('/build', request, DocumentBody, options),
    validate: (request, options) => post('/validate', request, OkBody, options),
    replicate: (request, options) => post('/replicate', request, DocumentBody, options),
    correct: (request, options) => post('/correct', request, DocumentBody, options),
    correctionOptions: (request, options) =>
      post('/correct', { ...request, schema: true }, CorrectionSchemaBody, options),
    invert: (request, options) => post('/invert', request, DocumentBody, options),
    removeIncludedTaxes: (request, options) => post('/remove-included-taxes', request, DocumentBody, options),
    convertCurrency: (request, options) => post('/convert-currency', request, DocumentBody, options),
    keygen: (options) => post('/keygen', {}, KeyPairBody, options),
    sign: (request, options) => post('/sign', request, DocumentBody, options),
    verify: (request, options) => post('/verify', request, VerifiedBody, options),
    regimes: async (options) => {
      const list = await get('/regimes', RegimeList, options);
      return { ...list, value: list.value.regimes };
    },
    regime: (code, options) => one('regimes', [code], RegimeBody, options),
    addons: async (options) => {
      const list = await get('/addons', AddonList, options);
      return { ...list, value: list.value.addons };
    },
    addon: (key, options) => one('addons', [key], AddonBody, options),
    schemas: async (options) => {
      const list = await get('/schemas', SchemaList, options);
      return { ...list, value: list.value.schemas };
    },
    schema: (path, { bundle, ...options } = {}) =>
      one('schemas', path.split('/'), SchemaBody, options, bundle ? '?bundle' : ''),
    catalogues: async (options) => {
      const list = await get('/catalogues', CatalogueList, options);
      return { ...list, value: list.value.catalogues };
    },
    catalogue: (key, options) => one('catalogues', [key], CatalogueBody, options),
    currencies: async (options) => {
      const list = await get('/currencies', CurrencyList, options);
      return { ...list, value: list.value.currencies };
    },
    rules: async ({ prefix, ...options } = {}) => {
      const list = await get(`/rules${prefix ? `?prefix=${encodeURIComponent(prefix)}` : ''}`, RuleList, options);
      return { ...list, value: list.value.rules };
    },
    rule: (code, options) => one('rules', [code], RuleDetail, options),
    examples: async (options) => {
      const list = await get('/examples', ExampleList, options);
      return { ...list, value: list.value.examples };
    },
    example: (name, options) => one('examples', [name], DocumentBody, options),
    version: (options) => get('/', Version, options),
    description: (options) => get('/openapi.json', ApiDescription, options),
  };
}

/** A request's body; with some members the answer has the result beside other things. */
type Body = Pick<ReplicateRequest, 'warnings' | 'explain'> & { data?: DocumentInput; schema?: true };

/** Reads a body that is the result itself. */
function alone<T>(schema: z.ZodMiniType<T>) {
  return (body: unknown) => ({ value: schema.parse(body), warnings: [], explain: undefined });
}

/** Reads a body that has the result beside what else was asked for. */
function beside<T>(schema: z.ZodMiniType<T>) {
  return (body: unknown) => {
    const { result, warnings, explain } = WithMore.parse(body);
    return { value: schema.parse(result), warnings, explain };
  };
}
