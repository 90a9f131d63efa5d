/** The end of every operation that gives a document: calculate, check, write. */
import { CalculationRecord } from '../bill/record.ts';
import { type Environment, type Fault, failure, type Outcome } from '../faults.ts';
import type { JsonObject } from '../model/json.ts';
import { calculateDocument, calculateEnvelope } from './calculate.ts';
import type { Root } from './root.ts';
import { unwritable } from './unwritable.ts';
import { validateRoot } from './validate-root.ts';
import { writeRoot } from './write.ts';

export interface ConcludeOptions {
  warnings: Fault[];
  /** A missing UUID is given to the document; always in an envelope. */
  assignUuid?: boolean;
  /** Notes how each figure came about. */
  explain?: boolean | undefined;
}

/** Calculates, validates and writes; a failure carries the document as far as it came. */
export function conclude(root: Root, options: ConcludeOptions, environment: Environment): Outcome<JsonObject> {
  const { warnings } = options;
  const record = options.explain ? new CalculationRecord(root.kind === 'envelope' ? ['doc'] : []) : undefined;
  const failed =
    root.kind === 'envelope'
      ? calculateEnvelope(root.envelope, environment, record)
      : calculateDocument(root.doc, environment, [], options.assignUuid ?? false, record);
  if (failed) return { ...failed, warnings, document: failed.key === 'no-document' ? undefined : writeRoot(root) };
  const faults = validateRoot(root, environment.now());
  const result = writeRoot(root);
  const explained = record && { explain: record.finish(result) };
  if (faults.length > 0) return { ...failure('validation', faults), warnings, document: result, ...explained };
  const unwritten = root.kind === 'document' ? unwritable(root.doc, []) : undefined;
  return unwritten ?? { ok: true, result, warnings, ...explained };
}
