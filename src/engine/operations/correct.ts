/** Corrections (chapter 02 §14, chapter 09 §4.3): documents that reverse or amend another. */
import type { CorrectionProblem } from '../bill/correct-invoice.ts';
import { CorrectionOptions } from '../bill/correction-options.ts';
import { kindOf } from '../documents.ts';
import { Envelope } from '../envelope/envelope.ts';
import {
  type Environment,
  type Failure,
  type Fault,
  failure,
  fault,
  faultOf,
  type Outcome,
  summaryOf,
} from '../faults.ts';
import { Stamp } from '../head/stamp.ts';
import { describe } from '../model/describe.ts';
import { isJsonObject, type Json, type JsonObject, memberNamed } from '../model/json.ts';
import { pathText, type Step } from '../model/path.ts';
import { Reader } from '../model/reader.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { registry } from '../registry.ts';
import { typeOfSchema } from '../schemas.ts';
import { detailed, message } from '../text/message.ts';
import { calculateDocument, noDocument } from './calculate.ts';
import type { ExplainOptions } from './conclude.ts';
import { correctionSchema } from './correction-schema.ts';
import { everyFault } from './every-fault.ts';
import { noticesOfCorrection, originalOf } from './kept-notices.ts';
import { concluded, withWarnings } from './operations.ts';
import { type ReadOptions, type Root, readRoot, rootOf } from './root.ts';
import { enforced } from './strict.ts';
import { uncopyable } from './unwritable.ts';

export type CorrectOptions = ReadOptions & ExplainOptions;

/**
 * Returns the correction of an invoice, calculated and validated. For an envelope it is in a new envelope. Reports
 * BW-CORRECT-*, then the faults of calculation and rules.
 * @param correction the options of the correction (`bill/correction-options`), as JSON
 */
export function correct(
  data: JsonObject,
  correction: Json,
  options: CorrectOptions,
  environment: Environment,
): Outcome<JsonObject> {
  return enforced(options, corrected(data, correction, options, environment));
}

function corrected(
  data: JsonObject,
  correction: Json,
  options: CorrectOptions,
  environment: Environment,
): Outcome<JsonObject> {
  const read = readRoot(data, options);
  if (!read.ok) return everyFault(read, data, environment, true);
  const { root, warnings } = read;
  const { doc } = root;
  if (!doc) return unsupported(['doc']);
  const blank = root.envelope && uncopyable(doc);
  if (blank) return blank;
  const original = originalOf(doc);
  const failed = applyCorrection(doc, root, correction, environment);
  if (failed) return { ...failed, warnings };
  if (!root.envelope)
    return withWarnings(concluded(read, options, environment), noticesOfCorrection(doc, original, []));
  // The document of an envelope is first calculated on its own and then again in its new envelope.
  const { failed: first } = calculateDocument(doc, environment, ['doc'], false);
  if (first) return { ...first, key: 'validation', warnings };
  const outcome = concluded({ root: rootOf(Envelope.create({ doc })), warnings }, options, environment);
  return withWarnings(outcome, noticesOfCorrection(doc, original, ['doc']));
}

/**
 * Returns the JSON Schema of the correction options for this document (chapter 02 §14.5); null if it cannot be
 * corrected. The document may be a draft.
 */
export function correctionOptions(data: JsonObject, options: ReadOptions = {}): Outcome<JsonObject | null> {
  const read = readRoot(data, options);
  if (!read.ok) return read.failure;
  const { root, warnings } = read;
  const { doc } = root;
  if (!doc?.$schema) return noDocument();
  const kind = doc.content && kindOf(doc.content.type);
  const result = kind?.correct && doc.content ? correctionSchema(doc.content.value) : null;
  return enforced(options, { ok: true, result, warnings });
}

/** Turns a document into its correction, which must still be calculated. */
function applyCorrection(doc: Wrapped, root: Root, correction: Json, environment: Environment): Failure | undefined {
  const { path, envelope } = root;
  const kind = doc.content && kindOf(doc.content.type);
  if (!doc.content || !kind?.correct) return unsupported([...path, '$schema']);
  const stamps = envelope?.head?.stamps ?? [];
  const chosen = readOptions(correction, stamps);
  if (!chosen.ok) return chosen;
  const problem = kind.correct(doc.content.value, chosen.options, registry, environment.now());
  return problem && refused(problem, path);
}

function refused({ code, message, text, option, path = [] }: CorrectionProblem, root: readonly Step[]): Failure {
  const property = option === undefined ? pathText([...root, ...path]) : `options.${option}`;
  return failure('validation', [faultOf(code, property, text)], message);
}

function unsupported(path: Step[]): Failure {
  const found = fault(
    'BW-CORRECT-UNSUPPORTED',
    pathText(path),
    'Only invoices can be corrected; create a new document of this kind instead.',
  );
  return failure('validation', [found], message('document cannot be corrected'));
}

/** Reads the options and merges them over the stamps of the document's envelope (chapter 02 §14.1). */
function readOptions(json: Json, given: readonly (Stamp | null)[]): { ok: true; options: CorrectionOptions } | Failure {
  if (json === null) return { ok: true, options: CorrectionOptions.create({ stamps: present(given) }) };
  const reader = new Reader(typeOfSchema);
  if (!isJsonObject(json)) {
    const found = describe(json);
    const text = message('The options of a correction must be an object, but these are {found}.', { found });
    return unreadable([faultOf('BW-CORRECT-OPTIONS', 'options', text)]);
  }
  const options = CorrectionOptions.read(json, reader);
  const [first] = reader.faults;
  if (!options || first) {
    const faults = reader.faults.map(({ properties, ...text }) =>
      faultOf('BW-CORRECT-OPTIONS', properties[0]?.replace('$', 'options') ?? 'options', text),
    );
    return unreadable(faults);
  }
  options.stamps = memberNamed(json, 'stamps') === undefined ? present(given) : layStamps(options.stamps ?? [], given);
  return { ok: true, options };
}

function unreadable(faults: readonly Fault[]): Failure {
  const reason = detailed(message('failed to unmarshal correction options'), summaryOf(faults));
  return failure('validation', faults, reason);
}

function present(stamps: readonly (Stamp | null)[]): Stamp[] {
  return stamps.filter((stamp) => stamp !== null);
}

/** Merges the stamps of the options over the stamps of the envelope at the same position. Missing members are kept. */
function layStamps(stamps: readonly (Stamp | null)[], given: readonly (Stamp | null)[]): Stamp[] {
  return stamps.flatMap((stamp, position) => {
    const before = given[position];
    return stamp ? Stamp.create({ prv: stamp.prv ?? before?.prv, val: stamp.val ?? before?.val }) : [];
  });
}
