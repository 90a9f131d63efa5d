import { messageOf } from '../../../engine/faults.ts';
import { load } from '../../../engine/index.ts';
import type { Json, JsonObject } from '../../../engine/model/json.ts';
import { readDocumentText } from '../../../engine/reading/document-text.ts';
import { jsonText } from '../../../engine/reading/json-text.ts';
import { systemEnvironment } from '../../../service/environment.ts';
import * as operations from '../../../service/operations.ts';
import { type CorrectionFlags, correctionOf } from '../correction.ts';
import { type Parts, readGiven } from '../document.ts';
import { CommandError, EXIT } from '../exit.ts';
import { readTextFile, type Source } from '../input.ts';
import { readKeyFile, readPublicKeys } from '../keys.ts';
import { inDocument } from '../operate.ts';
import { isPosition } from '../places.ts';
import { type PlacedError, type PlacedFault, placedError, placedWarnings } from '../report.ts';
import { readSettings, type SetFlags } from '../set-values.ts';
import type { BatchDocument } from './split-documents.ts';

export const BATCH_OPERATIONS = ['build', 'validate', 'correct', 'replicate', 'sign', 'verify'] as const;
export type BatchOperation = (typeof BATCH_OPERATIONS)[number];

/** The flags of the operation that a batch runs, as they were given. */
export interface OperationFlags extends SetFlags, CorrectionFlags {
  template?: string;
  envelop?: boolean;
  key?: string[];
  issuer?: string;
  audience?: string;
}

/** The work behind `batch`: one operation, on one document after another (chapter 09 §11). */
export interface BatchSetup {
  kind: 'batch';
  operation: BatchOperation;
  strict: boolean;
  flags: OperationFlags;
}

export type BatchTask = BatchDocument;

/** What became of a document: the JSON text of its result, or why there is none, and what was noticed besides. */
export type BatchAnswer = { milliseconds: number; warnings?: PlacedFault[] } & (
  | { ok: true; result: string }
  | { ok: false; error: PlacedError }
);

export async function prepareBatch(setup: BatchSetup): Promise<(task: BatchTask) => Promise<BatchAnswer>> {
  await load('all');
  const { operation, flags, strict } = setup;
  const takesValues = operation === 'build' || operation === 'sign';
  const settings = takesValues ? readSettings(flags) : [];
  const template = takesValues && flags.template !== undefined ? readTemplate(flags.template) : undefined;
  const fields: JsonObject = { ...works[operation].fieldsOf(flags), strict };
  return (document) => work(document, { input: document, template, settings }, operation, fields);
}

/** Read as a document here already, as its faults are those of no document. */
function readTemplate(file: string): Source {
  const source = readTextFile(file);
  const read = readDocumentText(source.text, 'template');
  if (read.ok) return source;
  throw new CommandError(`${file}: cannot be read: ${messageOf(read.faults)}`, EXIT.usage, file);
}

async function work(
  { name, line }: BatchDocument,
  parts: Parts,
  operation: BatchOperation,
  fields: JsonObject,
): Promise<BatchAnswer> {
  const start = performance.now();
  const took = () => ({ milliseconds: Number((performance.now() - start).toFixed(3)) });
  const read = readGiven(parts);
  if (!read.ok) {
    const error = placedError(read.name, read.refused, () => ({ line: 1, column: 1 }));
    return { ok: false, error: moved(error, line), ...took() };
  }
  const done = await works[operation].run({ ...fields, data: read.given.value }, systemEnvironment());
  const originOf = inDocument(read.given);
  const more = done.warnings?.length && { warnings: movedFaults(placedWarnings(done.warnings, originOf), line) };
  if (done.ok) return { ok: true, result: jsonText(done.result), ...more, ...took() };
  return { ok: false, error: moved(placedError(name, done, originOf), line), ...more, ...took() };
}

/** Each operation, and the fields of the request that flags stand for. */
const works: Readonly<
  Record<BatchOperation, { run: operations.Operation; fieldsOf: (flags: OperationFlags) => { [name: string]: Json } }>
> = {
  build: { run: operations.build, fieldsOf: ({ type = null, envelop = false }) => ({ type, envelop }) },
  validate: { run: operations.validate, fieldsOf: () => ({}) },
  replicate: { run: operations.replicate, fieldsOf: () => ({}) },
  correct: { run: operations.correct, fieldsOf: (flags) => ({ options: correctionOf(flags) }) },
  sign: {
    run: operations.sign,
    fieldsOf: ({ type = null, issuer = null, audience = null, key = [] }) => ({
      type,
      issuer,
      audience,
      privatekey: key[0] === undefined ? null : readKeyFile(key[0]),
    }),
  },
  verify: { run: operations.verify, fieldsOf: ({ key = [] }) => ({ publickeys: readPublicKeys(key) }) },
};

/** Places are those in the file, also for a document that begins further down. */
function moved(error: PlacedError, lines: number): PlacedError {
  return error.faults ? { ...error, faults: movedFaults(error.faults, lines) } : error;
}

function movedFaults(faults: PlacedFault[], lines: number): PlacedFault[] {
  if (lines === 0) return faults;
  return faults.map((fault) => ({
    ...fault,
    positions: fault.positions.map((each) => (isPosition(each) ? { ...each, line: each.line + lines } : each)),
  }));
}
