import { type Environment, summaryOf } from '../../../engine/faults.ts';
import { load } from '../../../engine/loading.ts';
import type { Json, JsonObject } from '../../../engine/model/json.ts';
import { readDocumentText } from '../../../engine/reading/document-text.ts';
import type { Format } from '../../../engine/reading/documents-in.ts';
import { jsonBytes, jsonText } from '../../../engine/reading/json-text.ts';
import { shiftedFrom, type TextPosition } from '../../../engine/reading/problem.ts';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { message } from '../../../engine/text/message.ts';
import type { FileCheck } from '../../../formats/check-report/data.ts';
import type { JudgedFile } from '../../../formats/declare/syntax.ts';
import type { HouseEnvironment } from '../../../house-rules/environment.ts';
import type { Content } from '../../../operations/content.ts';
import { systemEnvironment } from '../../../operations/environment.ts';
import { refusal } from '../../../operations/errors.ts';
import { operationNamed } from '../../../operations/index.ts';
import { mapMaybePromise } from '../../../operations/map-maybe-promise.ts';
import type { Operation } from '../../../operations/operation.ts';
import { type Result, signatureOf, unjudgedIn } from '../../../operations/result.ts';
import type { JudgingEnvironment } from '../../../operations/validate.ts';
import { messagesIn } from '../../../translations/messages.ts';
import { EXIT, errorAbout } from '../../files/exit.ts';
import { MOST_CHARACTERS, readTextFile, type Source } from '../../files/input.ts';
import { type BlockLine, linesIn, valueIn } from '../../files/json-blocks.ts';
import { type RulesFile, rulesAgain } from '../../files/rules-file.ts';
import { type GivenDocument, type Parts, readGiven } from '../document.ts';
import { type OperationFlags, requestOf, takesValues } from '../field-flags.ts';
import { isPosition } from '../locations.ts';
import { conversionIn, inDocument } from '../operate.ts';
import {
  type LocatedError,
  type LocatedFault,
  type LocatedLoss,
  locatedError,
  locatedLosses,
  locatedWarnings,
} from '../report.ts';
import { readSettings } from '../set-values.ts';
import * as texts from '../texts.ts';
import { encodedInto } from '../work/block-memory.ts';
import type { Work } from '../work/work.ts';
import { type BatchBlock, type BatchDocument, lineDocument, type Unreadable } from './documents.ts';

/** The work of `batch`: runs one operation on one document after another (chapter 09 §11). */
export interface BatchSetup {
  kind: 'batch';
  /** The operation's name. */
  operation: string;
  strict: boolean | null;
  flags: OperationFlags;
  /** Keys to sign or to verify with. */
  keys: readonly Json[];
  /** How to print valid results of JSON lines. */
  prints: Prints;
  /** The file of house rules. */
  rules?: RulesFile | undefined;
  /** The language of faults, warnings and losses. Default: English. */
  language?: string | undefined;
  /** Whether to report the rules that each file was checked by. */
  checks?: boolean;
  /** The field that names the previous result, if results form a chain. Documents are then processed one after another. */
  chain?: string | undefined;
}

/** How to print results: as lines of standard output, as lines of a file, or not at all. */
type Prints = 'output' | 'file' | 'nothing';

export type BatchTask = BatchDocument;

/** The result of a valid document. */
export interface BuiltJson {
  /** JSON text in UTF-8. */
  json: Uint8Array;
  /** The part that goes into a file, if not the whole result. */
  main?: Uint8Array;
  /** The number of files attached to the e-invoice. */
  files?: number;
  /** How the documents are arranged in its file. */
  format: Format;
  /** Whether it was checked but not judged. */
  unjudged?: true;
  /** The result itself, if it is not JSON. */
  content?: Content;
}

/** A result before it is printed. */
interface Unprinted extends Omit<BuiltJson, 'json' | 'main'> {
  result: unknown;
  main?: JsonObject | JsonObject[];
}

/** The outcome of a document: its result or error, with warnings and losses. */
export type BatchAnswer<M = BuiltJson> = {
  milliseconds: number;
  warnings?: LocatedFault[];
  losses?: LocatedLoss[];
  check?: FileCheck;
} & ({ ok: true; made: M } | { ok: false; error: LocatedError });

/** Consecutive valid documents with nothing to report. */
interface PlainPart {
  /** Number of the first document in its file, from 1. */
  first: number;
  milliseconds: number[];
  /** The printed results. */
  lines: Uint8Array;
}

/** A document with something to report, or an unreadable one. */
type OtherPart<M = BuiltJson> = { document: BatchDocument; answer: BatchAnswer<M> } | { unreadable: Unreadable };

/** The outcomes of the documents of a block, in order. */
export interface BatchBlockAnswer {
  parts: (PlainPart | OtherPart)[];
}

export async function prepareBatch(setup: BatchSetup): Promise<Work<BatchSetup>> {
  await load('all');
  const { flags, keys, strict } = setup;
  const operation = operationNamed(setup.operation);
  if (!operation) throw new Error(`there is no operation ${setup.operation}`);
  const hasValues = takesValues(operation);
  const settings = hasValues ? readSettings(flags) : [];
  const template = hasValues && flags.template !== undefined ? readTemplate(flags.template) : undefined;
  const fields: JsonObject = { ...requestOf(operation, flags, keys), strict };
  const { takesXml } = operation;
  const translation = setup.language === undefined ? undefined : await messagesIn([setup.language]);
  const house = setup.rules && { rules: rulesAgain(setup.rules) };
  const environment: HouseEnvironment = { ...systemEnvironment(), translation, house };
  const workIn = (document: BatchDocument, judging: Environment) =>
    work(
      document,
      { input: document, takesXml, template, settings },
      operation,
      document.fields ? { ...fields, ...document.fields } : fields,
      judging,
    );
  const run: Run = (document) => mapMaybePromise(workIn(document, environment), ({ answer }) => answer);
  const checked = setup.checks ? await checking(environment) : undefined;
  return {
    run: async (document) => printed(await (checked ? checked(document, workIn) : run(document))),
    runBlock: (block, room) => workOnBlock(block, room, setup.prints, run),
  };
}

/** Returns a function that adds the rules of the check to the answer about a document. */
async function checking(environment: Environment) {
  const { fileCheck } = await import('../../../formats/check-report/data.ts');
  return async (
    document: BatchDocument,
    workIn: (document: BatchDocument, judging: Environment) => Done | Promise<Done>,
  ): Promise<BatchAnswer<Unprinted>> => {
    const { name, text, bytes = Buffer.from(text) } = document;
    let judged: JudgedFile | undefined;
    const judging: JudgingEnvironment = {
      ...environment,
      judged: (file) => {
        judged ??= file;
      },
    };
    const { answer, result } = await workIn(document, judging);
    const isDocument = document.bytes === undefined && !isXmlText(text);
    const check = await fileCheck(result, { name, bytes, judged, isDocument }, environment);
    return { ...answer, check };
  };
}

/** Processes a document, synchronously if possible. */
type Run = (document: BatchDocument) => BatchAnswer<Unprinted> | Promise<BatchAnswer<Unprinted>>;

/** Returns an answer with its result printed, ready to be sent to another thread. */
function printed(answer: BatchAnswer<Unprinted>): BatchAnswer {
  if (!answer.ok) return answer;
  const { result, main, ...made } = answer.made;
  return { ...answer, made: { ...made, json: jsonBytes(result), ...(main && { main: jsonBytes(main) }) } };
}

async function workOnBlock(block: BatchBlock, room: Uint8Array, prints: Prints, run: Run): Promise<BatchBlockAnswer> {
  const parts: BatchBlockAnswer['parts'] = [];
  let plain: Omit<PlainPart, 'lines'> | undefined;
  let text = '';
  let left = room;
  const endPlain = () => {
    if (!plain) return;
    const lines = encodedInto(left, text);
    if (lines.buffer === left.buffer) left = left.subarray(lines.length);
    parts.push({ lines, ...plain });
    plain = undefined;
    text = '';
  };
  let number = block.first;
  for (const line of linesIn(block)) {
    const working = workOnLine(line, `${block.file}#${number}`, run);
    const part = working instanceof Promise ? await working : working;
    if (isPlain(part)) {
      plain ??= { first: number, milliseconds: [] };
      plain.milliseconds.push(part.answer.milliseconds);
      text += printedLine(part.document.name, part.answer.made, prints);
    } else {
      endPlain();
      parts.push('answer' in part ? { ...part, answer: printed(part.answer) } : part);
    }
    number++;
  }
  endPlain();
  return { parts };
}

/** The outcome of a line. */
type Worked = OtherPart<Unprinted>;

/** Processes a line that holds one document. Only lines that are not valid are examined further. */
function workOnLine(found: BlockLine, name: string, run: Run): Worked | Promise<Worked> {
  const { text, line } = found;
  const read = text === undefined ? undefined : lineDocument({ kind: 'value', text, line, column: 1 }, name);
  const answer = read?.kind === 'document' ? run(read) : undefined;
  return mapMaybePromise(answer, (each) => partOf(found, name, read, each, run));
}

/** Returns the outcome of a line from the outcome of its text read as a single document. */
function partOf(
  found: BlockLine,
  name: string,
  read: BatchDocument | Unreadable | undefined,
  answer: BatchAnswer<Unprinted> | undefined,
  run: Run,
): Worked | Promise<Worked> {
  if (read?.kind === 'document' && answer?.ok) return { document: read, answer };
  const document = lineDocument(valueIn(found, MOST_CHARACTERS), name);
  if (document.kind === 'unreadable') return { unreadable: document };
  const own = answer && document.text === found.text ? answer : run(document);
  return mapMaybePromise(own, (each) => ({ document, answer: each }));
}

function isPlain(part: Worked): part is { document: BatchDocument; answer: BatchAnswer<Unprinted> & { ok: true } } {
  if (!('answer' in part) || !part.answer.ok) return false;
  const { warnings, losses, made } = part.answer;
  return !warnings && !losses && !made.content && !made.files;
}

function printedLine(name: string, { result, main }: Unprinted, prints: Prints): string {
  if (prints === 'nothing') return '';
  return `${jsonText(prints === 'file' ? (main ?? result) : { file: name, ok: true, result })}\n`;
}

/**
 * Reads the template, as text and as a value. It is read once, before the documents, because its faults belong to no
 * document.
 */
export function readTemplate(file: string): Source & { value: JsonObject } {
  const source = readTextFile(file);
  const read = readDocumentText(source.text, 'template');
  if (read.ok) return { ...source, value: read.value };
  throw errorAbout(file, summaryOf(read.faults), EXIT.usage, message('{file} cannot be read', { file }));
}

/** The answer about a document, and the result that it was made from. */
interface Done {
  answer: BatchAnswer<Unprinted>;
  result: Result;
}

function work(
  document: BatchDocument,
  parts: Parts,
  operation: Operation,
  fields: JsonObject,
  environment: Environment,
): Done | Promise<Done> {
  const start = performance.now();
  const read = readGiven(parts);
  if (!read.ok) {
    const error = locatedError(read.name, read.refused, () => document.start, environment.translation);
    return { answer: { ok: false, error, milliseconds: millisecondsFrom(start) }, result: read.refused };
  }
  const { given } = read;
  const done = checkedRun(given, operation, fields, environment);
  return mapMaybePromise(done, (result) => ({
    answer: answerOf(document, given, operation, result, start, environment),
    result,
  }));
}

/**
 * Runs an operation. When converting an e-invoice, it first checks it by the official rules of its own format, because
 * someone else issued it.
 */
function checkedRun(
  { value }: GivenDocument,
  operation: Operation,
  fields: JsonObject,
  environment: Environment,
): Result | Promise<Result> {
  const run = () => operation.run({ data: value, ...fields }, environment);
  const isReceived = typeof value === 'string' || value instanceof Uint8Array;
  const validate = isReceived && operation.name === 'convert' ? operationNamed('validate') : undefined;
  if (!validate) return run();
  const { from = null, strict = null } = fields;
  const verdict = validate.run({ data: value, from, strict }, environment);
  return mapMaybePromise(verdict, (checked) => {
    if (!checked.ok) return checked;
    const noticed = checked.warnings ?? [];
    return mapMaybePromise(run(), (done) => ({ ...done, warnings: [...noticed, ...(done.warnings ?? [])] }));
  });
}

/** Returns the milliseconds since a moment, with three decimals. */
function millisecondsFrom(start: number): number {
  return Math.round((performance.now() - start) * 1000) / 1000;
}

/** Returns the outcome of a document from the operation's result. */
function answerOf(
  { name, format, start: begin }: BatchDocument,
  given: GivenDocument,
  operation: Operation,
  done: Result,
  start: number,
  { translation }: Environment,
): BatchAnswer<Unprinted> {
  const originOf = inDocument(given);
  const more = done.warnings?.length && {
    warnings: movedFaults(locatedWarnings(done.warnings, originOf, translation), begin),
  };
  if (signatureOf(done) === 'broken') {
    const error = locatedError(name, refusal('signature', texts.signatureVerdicts.broken), originOf, translation);
    return { ok: false, error, milliseconds: millisecondsFrom(start), ...more };
  }
  if (done.ok) {
    const { result, content, main } = done;
    const conversion = conversionIn(operation, done);
    const losses = locatedLosses(conversion?.losses ?? [], originOf);
    const files = main && conversion?.files.length;
    const made = {
      result,
      format,
      ...(content && { content }),
      ...(main && { main }),
      ...(files && { files }),
      ...(unjudgedIn(done) && { unjudged: true as const }),
    };
    const milliseconds = millisecondsFrom(start);
    return { ok: true, made, milliseconds, ...more, ...(losses.length > 0 && { losses }) };
  }
  const error = moved(locatedError(name, done, originOf, translation), begin);
  return { ok: false, error, milliseconds: millisecondsFrom(start), ...more };
}

/** Shifts positions from the document to its file. */
function moved(error: LocatedError, begin: TextPosition): LocatedError {
  return { ...error, faults: movedFaults(error.faults, begin) };
}

function movedFaults(faults: LocatedFault[], begin: TextPosition): LocatedFault[] {
  return faults.map((fault) => ({
    ...fault,
    positions: fault.positions.map((each) => (isPosition(each) ? shiftedFrom(begin, each) : each)),
  }));
}
