import * as z from 'zod/mini';
import { type Environment, fault, type Outcome } from '../engine/faults.ts';
import * as engine from '../engine/index.ts';
import type { Json, JsonObject } from '../engine/model/json.ts';
import { readDocumentText } from '../engine/reading/document-text.ts';
import { isXmlText } from '../engine/reading/xml-text.ts';
import { isPdf } from '../pdf/is-pdf.ts';
import { Content, contentInJson, InParts, type MediaType } from './content.ts';
import { documentOf } from './document.ts';
import { type Refusal, refusedInput } from './errors.ts';
import { DocumentFields, type FieldName, fields, type RequestObject, readerOf } from './fields.ts';
import { fileIn } from './file.ts';
import type { Result } from './result.ts';
import { whenThere } from './when-there.ts';

/**
 * An operation on documents (chapter 09 §3.1, §4, §5), declared once. Its route and their description in OpenAPI, the tool of assistants, the
 * actions of `bulk` and `batch`, the command, and the function of the client follow from it.
 */
export interface Operation<out Field extends FieldName = FieldName, out Answer extends Answered = Answered> {
  /** Its path below `/v0`, its command and its action: `convert-currency`. */
  readonly name: string;
  readonly tag: 'Documents' | 'Signing';
  /** What a token must be for, where that is closed. */
  readonly scope: 'documents' | 'signing';
  /** In a line, as a sentence without its end. */
  readonly summary: string;
  readonly description: string;
  /** The fields of its request beside `data`, `strict` and `warnings`, which all take. */
  readonly fields: readonly Field[];
  /** How its request is read: all fields, those that all take first. */
  readonly request: z.ZodMiniObject;
  /** The shape of its result, by its name in OpenAPI. */
  readonly answer: Answer;
  /** What it makes that is no JSON, by media types; a result of them is `Content`. */
  readonly produces: readonly MediaType[];
  /** It takes e-invoices in XML as well, and PDFs that carry one. */
  readonly takesXml: boolean;
  /** It answers what it makes alone or within JSON, as `Accept` asks. */
  readonly isChoice: boolean;
  /** It signs with the service's own key where a request has none and its sender may. */
  readonly signs: boolean;
  /** What assistants get beside the summary; absent where the server decides whether there is a tool. */
  readonly tool: Tool | undefined;
  /** What the help of its command shows. */
  readonly usage: string;
  /** Requests that its description in OpenAPI shows, by name, each with its answer. */
  readonly examples: Readonly<Record<string, Example>>;
  /** From the request object to what is answered, on any transport. */
  readonly run: Run;
}

type Run = (body: RequestObject, environment: Environment) => Result | Promise<Result>;

type Answered = 'Document' | 'OkResponse' | 'VerifyResponse' | 'Conversion';

interface Example {
  readonly summary: string;
  readonly request: object;
}

interface Tool<Field extends FieldName = FieldName> {
  readonly title: string;
  /** What it returns, what it wants, and what to call next. */
  readonly description: string;
  /** What its `data` is. */
  readonly data: string;
  /** The other fields without which it is not run, and those that it takes. */
  readonly needs?: readonly Field[];
  readonly takes?: readonly Field[];
}

interface Declaration<Field extends FieldName, Answer extends Answered>
  extends Pick<Operation<Field>, 'name' | 'summary' | 'description' | 'fields' | 'usage' | 'examples'> {
  /** Documents, if not given. */
  tag?: Operation['tag'];
  /** A document, if not given. */
  answer?: Answer;
  /** Nothing, if not given. */
  produces?: Operation['produces'];
  /** Its results are in parts, of which one stands alone where that is asked for; what was noticed is another. */
  isChoice?: true;
  signs?: true;
  tool?: Tool<NoInfer<Field>>;
  run: RunOn<JsonObject, Field>;
  /** What it does with an XML file, signed or not, as its bytes or its text; not given, there is a fault. */
  runXml?: RunOn<string | Uint8Array, Field>;
  /** What it does with the bytes of a PDF; not given, there is a fault. */
  runPdf?: RunOn<Uint8Array, Field>;
}

type RunOn<Data, Field extends FieldName> = (
  data: Data,
  request: Request<Field>,
  environment: Environment,
) => Outcome<unknown> | Promise<Outcome<unknown>>;

/** The fields by which a document is made of `data`. */
interface Merged {
  template?: Json | undefined;
  type?: string | null | undefined;
}

/** What was given for the fields of an operation; `strict` is false where it was not given. */
type Request<Field extends FieldName> = z.infer<z.ZodMiniObject<Pick<typeof fields, Field>>> &
  DocumentFields & { strict: boolean };

/** Declares an operation. When it runs, its fields are read, its document made, then the engine runs; the first step that fails ends it. */
export function operation<const Field extends FieldName = never, const Answer extends Answered = 'Document'>(
  declared: Declaration<Field, Answer>,
): Operation<Field, Answer> {
  const { tag = 'Documents', produces = [], signs = false, isChoice = false } = declared;
  const { tool, runXml, runPdf } = declared;
  // Where none is given, the type of `Answer` is its default.
  const answer = (declared.answer ?? 'Document') as Answer;
  const own = Object.fromEntries(declared.fields.map((name) => [name, fields[name]]));
  const request = z.extend(DocumentFields, own);
  const readFields = readerOf<DocumentFields & Merged>(request);
  return {
    ...declared,
    tag,
    scope: tag === 'Documents' || declared.name === 'verify' ? 'documents' : 'signing',
    request,
    answer,
    produces,
    takesXml: runXml !== undefined,
    isChoice,
    signs,
    tool,
    run(body, environment) {
      const read = readFields(body);
      if (!read.ok) return read;
      const { strict, warnings, template, type } = read.value;
      const file = fileIn(read.value, runXml !== undefined);
      if (!file.ok) return file;
      const { data } = file;
      // What zod infers of an object that any fields extend says nothing to TypeScript.
      const given = Object.assign(read.value, { strict: strict ?? false }) as unknown as Request<Field>;
      if (data instanceof Uint8Array && isPdf(data))
        return runPdf ? fileResult(given, runPdf(data, given, environment)) : noDocument();
      if (runXml && (data instanceof Uint8Array || isXmlText(data)))
        return fileResult(given, runXml(data, given, environment));
      const document = documentOf(
        { data: data instanceof Uint8Array ? undefined : data, template, type },
        body,
        engine.schemaIds,
        readDocumentText,
      );
      if (!document.ok) return document;
      const resultOf = (made: Outcome<unknown>): Result => {
        const outcome = engine.enforced(given, { ...made, warnings: [...document.warnings, ...made.warnings] });
        const { ok } = outcome;
        if (ok && outcome.result instanceof InParts) return partsResult(outcome, outcome.result);
        if (ok && outcome.result instanceof Content) {
          const content = outcome.result;
          return { ...outcome, result: contentInJson(content), content, wantsWarnings: warnings ?? false };
        }
        if (ok) return { wantsWarnings: warnings ?? false, ...outcome };
        // The engine's `internal` is what cannot be copied, which is the caller's doing; 500 is for defects (§2.3).
        if (outcome.key === 'internal') return { ...outcome, status: 422 };
        return isChoice ? { showsWarnings: true, ...outcome } : outcome;
      };
      return whenThere(declared.run(document.value, given, environment), resultOf);
    },
  };
}

/** Returns what is answered with a result of several parts. */
function partsResult({ warnings }: Outcome<unknown> & { ok: true }, { whole, main }: InParts): Result {
  const part = main instanceof Content ? { content: main } : { main };
  return { ok: true, result: whole, ...part, isChoice: true, warnings, wantsWarnings: false, showsWarnings: true };
}

/** Returns why nothing can be done with a PDF by an operation that takes documents. */
function noDocument(): Refusal {
  const text = 'data is a PDF; convert it to a document first, if it carries an e-invoice';
  return refusedInput([fault('BW-DATA-TYPE', '$', text)]);
}

/** Returns what is answered to a file: what was noticed is a part of it. */
async function fileResult(
  options: { strict: boolean },
  running: Outcome<unknown> | Promise<Outcome<unknown>>,
): Promise<Result> {
  const outcome = engine.enforced(options, await running);
  if (outcome.ok && outcome.result instanceof InParts) return partsResult(outcome, outcome.result);
  return outcome.ok ? { wantsWarnings: false, showsWarnings: true, ...outcome } : { showsWarnings: true, ...outcome };
}
