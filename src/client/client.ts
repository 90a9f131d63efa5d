import type { AnySchemaId, BuiltOf, EnvelopeOf } from '../engine/document-types.ts';
import { messageOf, type SignatureVerdict, worded } from '../engine/faults.ts';
import type * as engine from '../engine/index.ts';
import { documentJsonOf, type JsonRead, jsonOf } from '../engine/reading/json-of.ts';
import { jsonText } from '../engine/reading/json-text.ts';
import { base64Of } from '../engine/text/base64.ts';
import type { FormatRuleCode } from '../formats/check/rule-codes.ts';
import type { FormatDefinition, FormatSummary, RulesInForce } from '../formats/index.ts';
import { type Declared, operationNames } from '../operations/names.ts';
import * as answers from './answers.ts';
import { type BulkAnswer, type BulkOptions, type BulkRequest, bulk, type Lines } from './bulk.ts';
import { errorOf } from './error-classes.ts';
import { ServiceError } from './errors.ts';
import type {
  CallOptions,
  DeclareRequest,
  KeyPair,
  OperationRequest,
  SignedReportRequest,
  TypedRequest,
  VerifactuMessagesRequest,
} from './requests.ts';
import { withRetries } from './retries.ts';
import { type Answer, type ClientOptions, type ErrorOf, type Send, sendingOnce, withoutRetries } from './transport.ts';
import { z } from './zod.ts';

/** A function for each operation on documents. */
export type Operations = {
  [Name in keyof Declared]: Declared[Name]['answer'] extends 'Document'
    ? DocumentOperation<Name>
    : <const S extends AnySchemaId = string>(
        request: TypedRequest<Name, S>,
        options?: CallOptions,
      ) => Promise<Answer<ResultOf<Name>>>;
};

/** An operation that creates a document. TypeScript infers the members of input and result from a literal `$schema`. */
type DocumentOperation<Name extends keyof Declared> = <
  const S extends AnySchemaId = string,
  const E extends boolean = false,
>(
  request: TypedRequest<Name, S, E>,
  options?: CallOptions,
) => Promise<Answer<MadeOf<Name, S, E>>>;

/**
 * The result of an operation on a document with this `$schema`; any document if TypeScript does not know the schema.
 */
type MadeOf<Name, S, E> = string extends S
  ? answers.Document
  : Name extends 'sign'
    ? EnvelopeOf<S>
    : E extends true
      ? EnvelopeOf<S>
      : BuiltOf<S>;

type ResultOf<Name extends keyof Declared> = Results[Declared[Name]['answer']];

/** The results of operations, by their names in the OpenAPI description. */
interface Results {
  Conversion: answers.Conversion;
  Repair: answers.Repaired;
  Document: answers.Document;
  /** `format` is the format that an XML e-invoice was validated against. An e-invoice that claims no supported format is not judged. */
  OkResponse:
    | { ok: true; format?: string; signature?: SignatureVerdict; judged?: never }
    | { judged: false; recognised: { key: string; name: string }; ok?: never; format?: never };
  VerifyResponse: engine.Verified;
}

/** The texts of files in XML. */
type ChainFiles = Iterable<string> | AsyncIterable<string>;

/** Work on many documents, and reports. */
interface Reports {
  /**
   * Sends any number of requests and yields their answers in order: `for await (const answer of client.bulk(requests))`. A document with
   * faults does not end the loop: its answer has the error. `requests` can be a generator, which is read as answers are.
   */
  bulk<Asked extends BulkRequest>(
    requests: Iterable<Asked> | AsyncIterable<Asked>,
    options?: BulkOptions,
  ): AsyncGenerator<BulkAnswer<ResultOf<Asked['operation']>>>;
  /**
   * Makes a report for the tax administration of many documents: the French e-reporting. Rejects with `ServiceError` if
   * documents have faults, each with the index of its document.
   */
  declare(request: DeclareRequest, options?: CallOptions): Promise<Answer<answers.Declaration>>;
  /**
   * Makes the billing records of many invoices for the Spanish tax office (AEAT, VERI*FACTU), each chained to the previous one, in messages
   * of up to 1,000. An invoice with faults gets no record. Rejects with `ServiceError` if no record was made.
   */
  verifactuMessages(
    request: VerifactuMessagesRequest,
    options?: CallOptions,
  ): Promise<Answer<answers.VerifactuMessages>>;
  /**
   * Checks that the billing records in files of VERI*FACTU form unbroken chains. `files` are texts in XML; a generator is read one file at
   * a time, so that memory holds only the file being sent. Faults are part of the answer.
   */
  verifactuChain(files: ChainFiles, options?: CallOptions): Promise<Answer<answers.ChainAnswer>>;
  /** Checks that the invoices of ZATCA in files form unbroken chains, in the same way. */
  zatcaChain(files: ChainFiles, options?: CallOptions): Promise<Answer<answers.InvoiceChainAnswer>>;
  /** Checks a file, and returns a report signed with `privatekey`, or with the key of the service. `verify` verifies it. */
  validateReportSigned(request: SignedReportRequest, options?: CallOptions): Promise<Answer<answers.CheckReport>>;
}

/**
 * The service as functions. They reject with `ServiceError` if the service rejects the request, with `UnreachableError`
 * if it cannot be reached, and with the signal's reason if the call is aborted.
 */
export interface Client extends Operations, Reports {
  /**
   * Returns the JSON Schema of the correction options for this document; null if it cannot be corrected (chapter 09
   * §4.3).
   */
  correctionOptions<const S extends AnySchemaId = string>(
    request: Pick<TypedRequest<'correct', S>, 'data'>,
    options?: CallOptions,
  ): Promise<Answer<answers.Document | null>>;
  /** Returns a new key pair (§5.1). */
  keygen(options?: CallOptions): Promise<Answer<KeyPair>>;
  /** Returns all regimes, sorted by country (§6.2). */
  regimes(options?: ListOptions): Promise<Answer<engine.RegimeSummary[]>>;
  /**
   * Returns the definition of a regime, by its country or an alternative code. Rejects with `ServiceError` `not-found`
   * if unknown.
   */
  regime(code: engine.RegimeCode, options?: CallOptions): Promise<Answer<engine.RegimeDefinition>>;
  /** Returns all addons, sorted by key (§6.3). */
  addons(options?: ListOptions): Promise<Answer<engine.AddonSummary[]>>;
  /** Returns the definition of an addon. Rejects with `ServiceError` `not-found` if unknown. */
  addon(key: engine.AddonKey, options?: CallOptions): Promise<Answer<engine.AddonDefinition>>;
  /** Returns the e-invoice formats. */
  formats(options?: ListOptions): Promise<Answer<FormatSummary[]>>;
  /** Returns a format with its identifiers and rule sets. Rejects with `ServiceError` `not-found` if unknown. */
  format(key: engine.FormatKey, options?: CallOptions): Promise<Answer<FormatDefinition>>;
  /** Returns the releases of the official rules that apply today or on a day, what is announced and what is missing. */
  releases(options?: ListOptions & { as_of?: string }): Promise<Answer<RulesInForce[]>>;
  /** Returns the full IDs of all schemas, sorted (§6.1). */
  schemas(options?: ListOptions): Promise<Answer<string[]>>;
  /** Returns the JSON Schema at a path such as `bill/invoice`. `bundle` includes all schemas it refers to. */
  schema(
    path: engine.SchemaPath | (string & {}),
    options?: CallOptions & { bundle?: boolean },
  ): Promise<Answer<answers.SchemaBody>>;
  /** Returns the code lists of international bodies, sorted by key (§6.5). */
  catalogues(options?: ListOptions): Promise<Answer<engine.CatalogueSummary[]>>;
  /** Returns a catalogue with all its codes. Rejects with `ServiceError` `not-found` if unknown. */
  catalogue(key: engine.CatalogueKey, options?: CallOptions): Promise<Answer<engine.CatalogueDefinition>>;
  /** Returns all currencies, sorted by code (§6.5). */
  currencies(options?: ListOptions): Promise<Answer<engine.CurrencyDefinition[]>>;
  /** Returns all fault codes, sorted, or those with a prefix, or the first ones, with some fields (§6.5). The whole list is 1.6 MB. */
  rules(
    options?: ListOptions & { prefix?: string; fields?: readonly string[] },
  ): Promise<Answer<answers.RuleSummary[]>>;
  /** Returns the explanation of a fault code. The service's own codes also have a solution and an example. */
  rule(code: engine.FaultCode | FormatRuleCode, options?: CallOptions): Promise<Answer<answers.RuleDetail>>;
  /** Returns the list of example documents, sorted by name (§6.5). */
  examples(options?: ListOptions): Promise<Answer<answers.ExampleSummary[]>>;
  /** Returns an example document, which builds without faults. */
  example(name: engine.ExampleName, options?: CallOptions): Promise<Answer<answers.Document>>;
  /** Returns the versions of service and standard (§7). Also useful as a health check. */
  version(options?: CallOptions): Promise<Answer<answers.Version>>;
  /** Returns the service's OpenAPI 3.1 description (§6.4). */
  description(options?: CallOptions): Promise<Answer<answers.ApiDescription>>;
}

/** Options of functions that return lists. */
interface ListOptions extends CallOptions {
  /** The most entries of the answer. */
  limit?: number;
}

/** Returns a client for the service at `base`. */
export function createClient(options: ClientOptions): Client {
  const send = withRetries(sendingOnce(options, errorOf), options);
  return { ...clientOf(send, errorOf), ...reportsOf(send, errorOf) };
}

/** A client without the functions that only programs call, because they would make each page larger. */
export type PageClient = Omit<Client, keyof Reports>;

/**
 * Returns a client that sends each request once and always rejects with `ServiceError` itself. For pages, where the
 * user decides whether to try again. It makes no reports.
 */
export function createSingleClient(options: Omit<ClientOptions, 'retries'>): PageClient {
  const error: ErrorOf = (refusal) => new ServiceError(refusal);
  return clientOf(withoutRetries(sendingOnce(options, error)), error);
}

function clientOf(send: Send, errorOf: ErrorOf): PageClient {
  const get = <T>(path: string, schema: z.ZodMiniType<T>, { signal }: CallOptions = {}) =>
    send({ method: 'GET', path, signal, read: alone(schema) });

  /** Sends a request that can ask for warnings and an explanation along with the result. */
  const post = <T>(path: string, body: Body, schema: z.ZodMiniType<T>, options: CallOptions = {}) => {
    const read = readerOf(body, schema);
    return send({ ...options, method: 'POST', path, body, signal: options.signal, read });
  };

  /** Fetches a list, which the response has under its name. Options that only some calls have go into the query. */
  const listed =
    <T, Options extends ListOptions>(name: string, entry: z.ZodMiniType<T>) =>
    ({ signal, idempotencyKey: _, ...query }: Options = {} as Options) =>
      send({
        method: 'GET',
        path: `/${name}${queryOf(query)}`,
        signal,
        read: (body) => alone(z.array(entry))(answers.ListBody.parse(body)[name]),
      });

  /** Fetches one entry of a list. Rejects the names `.` and `..`, which would change the path even if encoded. */
  const one = async <T>(
    under: string,
    path: readonly string[],
    schema: z.ZodMiniType<T>,
    options?: CallOptions,
    query = '',
  ) => {
    if (path.some((name) => name === '.' || name === '..')) {
      throw errorOf({ code: 404, key: 'not-found', message: `${under.slice(0, -1)} not found`, faults: [] });
    }
    return await get(`/${under}/${path.map(encodeURIComponent).join('/')}${query}`, schema, options);
  };

  const operations = Object.fromEntries(
    operationNames.map((name) => [
      name,
      async (request: Body, options?: CallOptions) =>
        await post(pathOf(name), sent(request, errorOf), schemaOf(name), options),
    ]),
    // The names are as declared, which `Object.fromEntries` cannot express.
  ) as unknown as Operations;

  return {
    ...operations,
    correctionOptions: async (request, options) =>
      await post('/correct', sent({ ...request, schema: true }, errorOf), answers.CorrectionSchemaBody, options),
    keygen: async (options) => {
      const { value, ...about } = await post('/keygen', {}, answers.KeyPairBody, options);
      return { ...about, value: { privatekey: value.private, publickey: value.public } };
    },
    regimes: listed('regimes', answers.RegimeEntry),
    regime: (code, options) => one('regimes', [code], answers.RegimeBody, options),
    addons: listed('addons', answers.AddonEntry),
    addon: (key, options) => one('addons', [key], answers.AddonBody, options),
    formats: listed('formats', answers.FormatEntry),
    format: (key, options) => one('formats', [key], answers.FormatBody, options),
    releases: listed('releases', answers.ReleaseEntry),
    schemas: listed('schemas', answers.SchemaEntry),
    schema: (path, { bundle, ...options } = {}) =>
      one('schemas', path.split('/'), answers.SchemaShape, options, bundle ? '?bundle' : ''),
    catalogues: listed('catalogues', answers.CatalogueEntry),
    catalogue: (key, options) => one('catalogues', [key], answers.CatalogueBody, options),
    currencies: listed('currencies', answers.CurrencyEntry),
    rules: listed('rules', answers.RuleEntry),
    rule: (code, options) => one('rules', [code], answers.RuleBody, options),
    examples: listed('examples', answers.ExampleEntry),
    example: (name, options) => one('examples', [name], answers.DocumentBody, options),
    version: (options) => get('/', answers.VersionBody, options),
    description: (options) => get('/openapi.json', answers.DescriptionBody, options),
  };
}

/** Returns the query for the values given: `?prefix=BR-&limit=10`, with commas in lists. */
function queryOf(values: object): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, `${value}`]))}`;
}

/** The functions that make reports. */
function reportsOf(send: Send, errorOf: ErrorOf): Reports {
  const post = <T>(path: string, body: object, schema: z.ZodMiniType<T>, options: CallOptions = {}) =>
    send({ ...options, method: 'POST', path, body, signal: options.signal, read: alone(schema) });
  const finite = <T extends object | string>(request: T): T => {
    const read = jsonOf(request, '$', { finite: true });
    if (!read.ok) throw inputError(read.faults, errorOf);
    return read.value as T;
  };
  /** Sends lines that are answered by one object. */
  const sendLines = <T>(path: string, lines: string, schema: z.ZodMiniType<T>, options: CallOptions = {}) => {
    const read = (body: unknown) => alone(schema)(Array.isArray(body) ? body[0] : body);
    return send({ ...options, method: 'POST', path, lines, signal: options.signal, read });
  };
  const chain = async <T>(name: string, files: ChainFiles, schema: z.ZodMiniType<T>, options?: CallOptions) => {
    let lines = '';
    for await (const xml of files) lines += `${jsonText(finite({ xml }))}\n`;
    return await sendLines(`/${name}/chain`, lines, schema, options);
  };
  const lines: Lines = {
    bodyOf: ({ operation, request }) => ({ action: pathOf(operation).slice(1), payload: sent(request, errorOf) }),
    readerOf: ({ operation, request }) => readerOf({ warnings: true, ...request }, schemaOf(operation)),
  };
  return {
    bulk: <Asked extends BulkRequest>(requests: Iterable<Asked> | AsyncIterable<Asked>, options: BulkOptions = {}) =>
      bulk(requests, options, { send, errorOf, lines }) as AsyncGenerator<BulkAnswer<ResultOf<Asked['operation']>>>,
    declare: async (request, options = {}) => {
      const { documents, ...about } = request;
      // JavaScript callers may omit them. The service then rejects the request with an explanation.
      const isGenerated = Object(documents) === documents && !Array.isArray(documents);
      if (!isGenerated) return await post('/declare', finite(request), answers.DeclarationBody, options);
      let lines = `${jsonText(finite(about))}\n`;
      for await (const document of documents) lines += `${jsonText(finite(document))}\n`;
      return await sendLines('/declare', lines, answers.DeclarationBody, options);
    },
    verifactuChain: (files, options) => chain('verifactu', files, answers.ChainBody, options),
    zatcaChain: (files, options) => chain('zatca', files, answers.InvoiceChainBody, options),
    verifactuMessages: async (request, options) =>
      await post('/verifactu/messages', finite(request), answers.VerifactuMessagesBody, options),
    validateReportSigned: async (request, options) => {
      // Its answer is the report alone.
      const { warnings: _, ...body } = sent(request, errorOf);
      return await post('/validate/report/signed', body, answers.CheckReportBody, options);
    },
  };
}

/** The schemas of operation results other than documents. */
const OTHERS: OtherResults & { readonly [Name in keyof Declared]?: z.ZodMiniType } = {
  convert: answers.ConversionBody,
  fix: answers.RepairedBody,
  validate: answers.OkBody,
  verify: answers.VerifiedBody,
};

type OtherResults = {
  readonly [Name in keyof Declared as Declared[Name]['answer'] extends 'Document' ? never : Name]: z.ZodMiniType<
    ResultOf<Name>
  >;
};

function schemaOf(name: keyof Declared): z.ZodMiniType {
  return OTHERS[name] ?? answers.DocumentBody;
}

/** Returns the path of an operation: `/convert-currency` for `convertCurrency`. */
function pathOf(name: keyof Declared): string {
  return `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The body of a request. Some members make the response wrap the result. */
type Body = Partial<Pick<OperationRequest<'build'>, 'warnings' | 'explain'>> & {
  data?: unknown;
  schema?: true;
  rejection?: unknown;
};

/**
 * Returns a request as sent: with warnings, and files encoded in base64. Throws
 * the service's error for bad input if a value has no JSON form, since `JSON.stringify` would change it silently.
 */
function sent(request: Body, errorOf: ErrorOf): Body {
  const faults: engine.Fault[] = [];
  const body: Record<string, engine.Json> = {};
  for (const [name, value] of Object.entries({ data: undefined, ...request })) {
    // A rejection is explained without data.
    if (value === undefined && (name !== 'data' || request.rejection !== undefined)) continue;
    const read = fieldOf(name, value);
    if (!read.ok) faults.push(...read.faults);
    else body[name] = read.value;
  }
  if (faults.length > 0) throw inputError(faults, errorOf);
  if (request.data instanceof Uint8Array) body.encoding = 'base64';
  return { ...body, warnings: request.warnings ?? true };
}

/** Returns the service's error for bad input. */
function inputError(faults: readonly engine.Fault[], errorOf: ErrorOf): ServiceError {
  return errorOf({ code: 400, key: 'input', message: messageOf(faults), faults: faults.map((each) => worded(each)) });
}

/** Returns the JSON form of a field of a request. */
function fieldOf(name: string, value: unknown): JsonRead {
  if (name === 'data' && value instanceof Uint8Array) return { ok: true, value: base64Of(value) };
  if (name === 'data' || (name === 'template' && value !== null))
    return documentJsonOf(value, name === 'data' ? '$' : name, { finite: true });
  return jsonOf(value, name === 'options' ? name : `request.${name}`, { finite: true });
}

/** Returns the reader for the answer to a request that can ask for warnings and an explanation. */
function readerOf<T>({ warnings, explain }: Pick<Body, 'warnings' | 'explain'>, schema: z.ZodMiniType<T>) {
  return warnings || explain ? wrappedOrAlone(schema) : alone(schema);
}

/** Results that contain their warnings, and may have a `result` of their own. */
const WITH_RESULT: readonly unknown[] = [answers.ConversionBody, answers.RepairedBody];
const OF_FILES: readonly unknown[] = [...WITH_RESULT, answers.OkBody, answers.DeclarationBody];

/** Reads a body that is the result itself. The result of a file contains its warnings. */
function alone<T>(schema: z.ZodMiniType<T>) {
  return (body: unknown) => {
    const value = schema.parse(body);
    const isOfFile = OF_FILES.some((each) => each === schema);
    return { value, warnings: isOfFile ? answers.WithWarnings.parse(body).warnings : [], explain: undefined };
  };
}

/** Reads a body that wraps the result. For a file, and from a service without warnings, the body is the result. */
function wrappedOrAlone<T>(schema: z.ZodMiniType<T>) {
  const readAlone = alone(schema);
  return (body: unknown) => {
    if (WITH_RESULT.includes(schema) || !answers.isWithMore(body)) return readAlone(body);
    const { result, warnings, explain } = answers.WithMore.parse(body);
    return { value: schema.parse(result), warnings, explain };
  };
}
