import * as z from 'zod/mini';
import { type Environment, type Fault, fault, type Outcome } from '../engine/faults.ts';
import * as engine from '../engine/index.ts';
import type { Json, JsonObject } from '../engine/model/json.ts';
import { readDocumentText } from '../engine/reading/document-text.ts';
import { isXmlText } from '../engine/reading/xml-text.ts';
import type { HouseRules } from '../house-rules/house-rules.ts';
import { isPdf } from '../pdf/is-pdf.ts';
import { Content, contentInJson, InParts, type MediaType } from './content.ts';
import { documentOf } from './document.ts';
import { type Refusal, refusedInput } from './errors.ts';
import {
  DocumentFields,
  type FieldName,
  type FieldsRead,
  fields,
  mistypedFields,
  type RequestObject,
  readerOf,
} from './fields.ts';
import { fileIn } from './file.ts';
import { ruledFile, rulesFor } from './house.ts';
import { ruledOutcome } from './house-verdict.ts';
import { mapMaybePromise } from './map-maybe-promise.ts';
import type { Result } from './result.ts';

/**
 * An operation on documents (chapter 09 §3.1, §4, §5), declared once. Its route and OpenAPI description, MCP tool, `bulk` and `batch`
 * actions, command and client function are derived from it.
 */
export interface Operation<out Field extends FieldName = FieldName, out Answer extends Answered = Answered> {
  /** Its path below `/v0`, its command and its action: `convert-currency`. */
  readonly name: string;
  readonly tag: 'Documents' | 'Signing';
  /** The scope that a token needs if the operator has restricted the operation. */
  readonly scope: 'documents' | 'signing';
  /** A one-line summary: a sentence without its full stop. */
  readonly summary: string;
  readonly description: string;
  /** The fields of its request besides the common `data`, `strict` and `warnings`. */
  readonly fields: readonly Field[];
  /** The schema of its request: all fields, common ones first. */
  readonly request: z.ZodMiniObject;
  /** The name of its result type in OpenAPI. */
  readonly answer: Answer;
  /** Media types of results other than JSON, which are `Content`. */
  readonly produces: readonly MediaType[];
  /** Whether it also accepts e-invoices, in XML or inside a PDF. */
  readonly takesXml: boolean;
  /** Returns whether it also accepts a page in HTML. */
  readonly takesPage?: (text: string) => boolean;
  /** `Accept` chooses between its content alone and content within JSON. */
  readonly isChoice: boolean;
  /** Whether it signs with the service's key if the request has no key and the sender may use the service key. */
  readonly signs: boolean;
  /** Details for the MCP tool; absent if the server itself decides whether to offer a tool. */
  readonly tool: Tool | undefined;
  /** Examples for the help of its command. */
  readonly usage: string;
  /** Example requests in its OpenAPI description, by name, each with its answer. */
  readonly examples: Readonly<Record<string, Example>>;
  /** Turns a request object into a result, on any transport. */
  readonly run: Run;
}

type Run = (body: RequestObject, environment: Environment) => Result | Promise<Result>;

type Answered = 'Document' | 'OkResponse' | 'VerifyResponse' | 'Conversion' | 'Repair';

interface Example {
  readonly summary: string;
  readonly request: object;
}

interface Tool<Field extends FieldName = FieldName> {
  /** The result and requirements of the tool, and the tools to call next. */
  readonly description: string;
  /** A description of its `data`, if it may be something other than a document. */
  readonly data?: string;
  /** Required fields (`needs`) and optional ones (`takes`) besides the common fields. */
  readonly needs?: readonly Field[];
  readonly takes?: readonly Field[];
}

interface Declaration<Field extends FieldName, Answer extends Answered>
  extends Pick<Operation<Field>, 'name' | 'summary' | 'description' | 'fields' | 'usage' | 'examples'> {
  /** The section in OpenAPI. Default: documents. */
  tag?: Operation['tag'];
  /** Default: a document. */
  answer?: Answer;
  /** Media types of results other than JSON. Default: none. */
  produces?: Operation['produces'];
  /** Whether its result has a main part, which can be requested alone, and details. */
  isChoice?: true;
  signs?: true;
  tool?: Tool<NoInfer<Field>>;
  /** Whether it accepts e-invoices. Default: if it has `runXml`. */
  takesXml?: true;
  /** Returns whether it also accepts a page in HTML. */
  takesPage?: Operation['takesPage'];
  /**
   * Works on a request before its data is read: on a file that nothing else reads, or without a file. `usual` processes all other requests.
   */
  whole?: (body: RequestObject, environment: Environment, way: Way<Field>) => Result | Promise<Result>;
  /** Processes a document. Without it, a document causes a fault. */
  run?: RunOn<JsonObject, Field>;
  /** Processes an XML file, signed or not, as bytes or text. Without it, XML causes a fault. */
  runXml?: RunOn<string | Uint8Array, Field>;
  /** Processes the bytes of a PDF. Without it, a PDF causes a fault. */
  runPdf?: RunOn<Uint8Array, Field>;
}

/** How an operation reads the fields of a request, and what it does with one that needs nothing else. */
interface Way<Field extends FieldName> {
  readonly read: (body: RequestObject) => FieldsRead<Request<Field>>;
  /** Returns warnings of fields whose names are mistyped. */
  readonly mistyped: (body: RequestObject) => Fault[];
  readonly usual: Run;
}

type RunOn<Data, Field extends FieldName> = (data: Data, request: Request<Field>, environment: Environment) => Outcomes;

type Outcomes = Outcome<unknown> | Promise<Outcome<unknown>>;

/** The fields that turn `data` into a document, and those that say how to check it. */
interface Merged {
  template?: Json | undefined;
  type?: string | null | undefined;
  from?: string | null | undefined;
  rules?: Json | undefined;
}

/** The values of an operation's fields. */
type Request<Field extends FieldName> = z.infer<z.ZodMiniObject<Pick<typeof fields, Field>>> &
  DocumentFields & { strict: boolean | undefined };

/** Declares an operation. Running it reads its fields, makes the document and calls the engine. The first failing step ends it. */
export function operation<const Field extends FieldName = never, const Answer extends Answered = 'Document'>(
  declared: Declaration<Field, Answer>,
): Operation<Field, Answer> {
  const { tag = 'Documents', produces = [], signs = false, isChoice = false } = declared;
  const { tool, runXml, runPdf, takesXml = runXml !== undefined } = declared;
  // `Answer` has the same default as the value.
  const answer = (declared.answer ?? 'Document') as Answer;
  const own = Object.fromEntries(declared.fields.map((name) => [name, fields[name]]));
  const request = z.extend(DocumentFields, own);
  const readFields = readerOf<Request<Field> & Merged>(request);
  const { run: runDocument = () => engine.failure('input', [noFile]), whole, ...about } = declared;
  const way: Way<Field> = {
    read: readFields,
    mistyped: (body) => mistypedFields(request, body),
    usual,
  };
  return {
    ...about,
    tag,
    scope: tag === 'Documents' || declared.name === 'verify' ? 'documents' : 'signing',
    request,
    answer,
    produces,
    takesXml,
    isChoice,
    signs,
    tool,
    run: whole ? (body, environment) => whole(body, environment, way) : usual,
  };

  function usual(body: RequestObject, environment: Environment): Result | Promise<Result> {
    const read = readFields(body);
    if (!read.ok) return read;
    const { strict, warnings, template, type, rules: asked, from } = read.value;
    const file = fileIn(read.value, takesXml);
    if (!file.ok) return file;
    const { data } = file;
    const mistyped = mistypedFields(request, body);
    const given: Request<Field> = Object.assign(read.value, { strict: strict ?? undefined });
    const onFile = (
      bytes: string | Uint8Array,
      runOn: (given: Request<Field>, environment: Environment) => Outcomes,
      rules: readonly HouseRules[],
    ) => {
      const running = runOn(given, environment);
      const ruled = () => ruledFile(rules, running, { data: bytes, from: from ?? undefined, answer }, environment);
      return fileResult(given, rules.length > 0 ? ruled() : running, mistyped);
    };
    const withRules = (rules: readonly HouseRules[]): Result | Promise<Result> => {
      if (data instanceof Uint8Array && isPdf(data))
        return runPdf ? onFile(data, (...more) => runPdf(data, ...more), rules) : noDocument();
      if (runXml && (data instanceof Uint8Array || isXmlText(data)))
        return onFile(data, (...more) => runXml(data, ...more), rules);
      const document = documentOf(
        { data: data instanceof Uint8Array ? undefined : data, template, type },
        body,
        engine.schemaIds,
        readDocumentText,
      );
      if (!document.ok) return document;
      const { value } = document;
      const resultOf = (made: Outcome<unknown>): Result => {
        const ruled = rules.length > 0 ? ruledOutcome(rules, made, { data: value, answer }, environment) : made;
        const outcome = engine.enforced(given, {
          ...ruled,
          warnings: [...mistyped, ...document.warnings, ...ruled.warnings],
        });
        return documentResult(outcome, { isChoice, wantsWarnings: warnings ?? false });
      };
      return mapMaybePromise(runDocument(value, given, environment), resultOf);
    };
    return mapMaybePromise(rulesFor(asked, environment), (rules) => ('ok' in rules ? rules : withRules(rules)));
  }
}

/** Returns the result for a document. */
function documentResult(outcome: Outcome<unknown>, form: { isChoice: boolean; wantsWarnings: boolean }): Result {
  const { isChoice, wantsWarnings } = form;
  if (!outcome.ok) {
    // The engine's `internal` means input that cannot be copied, which is the caller's fault; 500 is for defects (§2.3).
    if (outcome.key === 'internal') return { ...outcome, status: 422 };
    return isChoice ? { showsWarnings: true, ...outcome } : outcome;
  }
  if (outcome.result instanceof InParts) return partsResult(outcome, outcome.result);
  if (outcome.result instanceof Content) {
    const content = outcome.result;
    return { ...outcome, result: contentInJson(content), content, wantsWarnings };
  }
  return { wantsWarnings, ...outcome };
}

/** Returns the result for a main part with details. */
function partsResult({ warnings }: Outcome<unknown> & { ok: true }, { whole, main }: InParts): Result {
  const part = main instanceof Content ? { content: main } : { main };
  return { ok: true, result: whole, ...part, isChoice: true, warnings, wantsWarnings: false, showsWarnings: true };
}

/** The fault of an operation on e-invoices for anything else. */
export const noFile = fault('BW-DATA-TYPE', '$', 'data must be an e-invoice: XML, or a PDF that contains it');

/** Returns the refusal of a PDF by an operation that needs a document. */
function noDocument(): Refusal {
  const text = 'data is a PDF; convert it to a document first, if it contains an e-invoice';
  return refusedInput([fault('BW-DATA-TYPE', '$', text)]);
}

/** Returns the result for a file. It includes the warnings. */
async function fileResult(
  options: { strict: boolean | undefined },
  running: Outcomes,
  noticed: readonly Fault[],
): Promise<Result> {
  const ran = await running;
  const outcome = engine.enforced(options, { ...ran, warnings: [...noticed, ...ran.warnings] });
  if (outcome.ok && outcome.result instanceof InParts) return partsResult(outcome, outcome.result);
  return outcome.ok ? { wantsWarnings: false, showsWarnings: true, ...outcome } : { showsWarnings: true, ...outcome };
}
