import { messageOf } from '../../../engine/faults.ts';
import { load } from '../../../engine/index.ts';
import type { Json, JsonObject } from '../../../engine/model/json.ts';
import { readDocumentText } from '../../../engine/reading/document-text.ts';
import type { Format } from '../../../engine/reading/documents-in.ts';
import { jsonText } from '../../../engine/reading/json-text.ts';
import { shiftedFrom, type TextPosition } from '../../../engine/reading/problem.ts';
import type { Content } from '../../../service/content.ts';
import { systemEnvironment } from '../../../service/environment.ts';
import { operationNamed } from '../../../service/operations/index.ts';
import type { Operation } from '../../../service/operations/operation.ts';
import { CommandError, EXIT } from '../../files/exit.ts';
import { readTextFile, type Source } from '../../files/input.ts';
import { type Parts, readGiven } from '../document.ts';
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
import type { BatchDocument } from './documents.ts';

/** The work behind `batch`: one operation, on one document after another (chapter 09 §11). */
export interface BatchSetup {
  kind: 'batch';
  /** Its name. */
  operation: string;
  strict: boolean;
  flags: OperationFlags;
  /** To sign with, or to verify with. */
  keys: readonly Json[];
}

export type BatchTask = BatchDocument;

/** What came of a good document. */
export interface Made {
  /** As the text of JSON. */
  json: string;
  /** The part of it that a file holds, where it says more than that. */
  main?: string;
  /** How many files are attached to an e-invoice that was read. */
  files?: number;
  /** How the documents are arranged in its file. */
  format: Format;
  /** The result itself, where it is no JSON. */
  content?: Content;
}

/** What became of a document: its result, or why there is none, and what was noticed besides. */
export type BatchAnswer = { milliseconds: number; warnings?: LocatedFault[]; losses?: LocatedLoss[] } & (
  | { ok: true; made: Made }
  | { ok: false; error: LocatedError }
);

export async function prepareBatch(setup: BatchSetup): Promise<(task: BatchTask) => Promise<BatchAnswer>> {
  await load('all');
  const { flags, keys, strict } = setup;
  const operation = operationNamed(setup.operation);
  if (!operation) throw new Error(`there is no operation ${setup.operation}`);
  const hasValues = takesValues(operation);
  const settings = hasValues ? readSettings(flags) : [];
  const template = hasValues && flags.template !== undefined ? readTemplate(flags.template) : undefined;
  const fields: JsonObject = { ...requestOf(operation, flags, keys), strict };
  const { takesXml } = operation;
  return (document) => work(document, { input: document, takesXml, template, settings }, operation, fields);
}

/** Reads the template. It is read as a document here already, as its faults are those of no document. */
function readTemplate(file: string): Source {
  const source = readTextFile(file);
  const read = readDocumentText(source.text, 'template');
  if (read.ok) return source;
  throw new CommandError(`${file}: cannot be read: ${messageOf(read.faults)}`, EXIT.usage, file);
}

async function work(
  { name, format, start: begin }: BatchDocument,
  parts: Parts,
  operation: Operation,
  fields: JsonObject,
): Promise<BatchAnswer> {
  const start = performance.now();
  const took = () => ({ milliseconds: Number((performance.now() - start).toFixed(3)) });
  const read = readGiven(parts);
  if (!read.ok) {
    return { ok: false, error: locatedError(read.name, read.refused, () => begin), ...took() };
  }
  const done = await operation.run({ ...fields, data: read.given.value }, systemEnvironment());
  const originOf = inDocument(read.given);
  const more = done.warnings?.length && { warnings: movedFaults(locatedWarnings(done.warnings, originOf), begin) };
  if (done.ok) {
    const { result, content, main } = done;
    const conversion = conversionIn(operation, done);
    const losses = locatedLosses(conversion?.losses ?? [], originOf);
    const files = main && conversion?.files.length;
    const made = {
      json: jsonText(result),
      format,
      ...(content && { content }),
      ...(main && { main: jsonText(main) }),
      ...(files && { files }),
    };
    return { ok: true, made, ...more, ...(losses.length > 0 && { losses }), ...took() };
  }
  return { ok: false, error: moved(locatedError(name, done, originOf), begin), ...more, ...took() };
}

/** Places are those in the file, also for a document that begins further down. */
function moved(error: LocatedError, begin: TextPosition): LocatedError {
  return error.faults ? { ...error, faults: movedFaults(error.faults, begin) } : error;
}

function movedFaults(faults: LocatedFault[], begin: TextPosition): LocatedFault[] {
  return faults.map((fault) => ({
    ...fault,
    positions: fault.positions.map((each) => (isPosition(each) ? shiftedFrom(begin, each) : each)),
  }));
}
