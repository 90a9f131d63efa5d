import {
  AddonDefinition,
  AddonList,
  type AddonSummary,
  DocumentBody,
  ExampleList,
  type ExampleSummary,
  OkBody,
  RegimeDefinition,
  RegimeList,
  type RegimeSummary,
  SchemaBody,
  SchemaList,
  Version,
  WithWarnings,
} from './answers.ts';
import { type Answer, type ClientOptions, createTransport } from './transport.ts';
import type { z } from './zod.ts';

/** A document or an envelope as the service answers it, untouched. */
export type Document = z.infer<typeof DocumentBody>;

/** A document or an envelope to send: an object, or the text of one in JSON or YAML, which keeps its numbers as written. */
export type DocumentInput = Document | string;

/** What every operation on a document takes. */
export interface ValidateRequest {
  data: DocumentInput;
  /** Members the standard does not know are faults instead of being dropped. */
  strict?: boolean;
  /** Ask for the warnings themselves, not only their number. */
  warnings?: boolean;
}

export interface ReplicateRequest extends ValidateRequest {}

export interface BuildRequest extends ValidateRequest {
  /** `data` is merged over it, member by member; arrays are replaced whole. */
  template?: DocumentInput;
  /** Names the schema when the document has no `$schema`: `bill/invoice`, `invoice` … */
  type?: string;
  /** Wrap a bare document in an envelope. */
  envelop?: boolean;
}

export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason, an `AbortError` if none was given. */
  signal?: AbortSignal;
}

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
  /** What example documents there are, sorted by name (§6.5). */
  examples(options?: CallOptions): Promise<Answer<ExampleSummary[]>>;
  /** One of them, which builds without a fault. */
  example(name: string, options?: CallOptions): Promise<Answer<Document>>;
  /** Which versions answer (§7); also tells whether the service is there. */
  version(options?: CallOptions): Promise<Answer<Version>>;
}

/** A client of the service at `base`. */
export function createClient(options: ClientOptions): Client {
  const send = createTransport(options);

  const get = <T>(path: string, schema: z.ZodMiniType<T>, { signal }: CallOptions = {}) =>
    send({ method: 'GET', path, signal, read: alone(schema) });

  const post = <T>(path: string, body: ValidateRequest, schema: z.ZodMiniType<T>, { signal }: CallOptions = {}) =>
    send({ method: 'POST', path, body, signal, read: body.warnings ? beside(schema) : alone(schema) });

  return {
    build: (request, options) => post('/build', request, DocumentBody, options),
    validate: (request, options) => post('/validate', request, OkBody, options),
    replicate: (request, options) => post('/replicate', request, DocumentBody, options),
    regimes: async (options) => {
      const list = await get('/regimes', RegimeList, options);
      return { ...list, value: list.value.regimes };
    },
    regime: (code, options) => get(`/regimes/${encodeURIComponent(code)}`, RegimeDefinition, options),
    addons: async (options) => {
      const list = await get('/addons', AddonList, options);
      return { ...list, value: list.value.addons };
    },
    addon: (key, options) => get(`/addons/${encodeURIComponent(key)}`, AddonDefinition, options),
    schemas: async (options) => {
      const list = await get('/schemas', SchemaList, options);
      return { ...list, value: list.value.schemas };
    },
    schema: (path, { bundle, ...options } = {}) =>
      get(`/schemas/${path}${bundle ? '?bundle' : ''}`, SchemaBody, options),
    examples: async (options) => {
      const list = await get('/examples', ExampleList, options);
      return { ...list, value: list.value.examples };
    },
    example: (name, options) => get(`/examples/${encodeURIComponent(name)}`, DocumentBody, options),
    version: (options) => get('/', Version, options),
  };
}

/** Reads a body that is the result itself. */
function alone<T>(schema: z.ZodMiniType<T>) {
  return (body: unknown) => ({ value: schema.parse(body), warnings: [] });
}

/** Reads a body that has the result beside the warnings. */
function beside<T>(schema: z.ZodMiniType<T>) {
  return (body: unknown) => {
    const { result, warnings } = WithWarnings.parse(body);
    return { value: schema.parse(result), warnings };
  };
}
