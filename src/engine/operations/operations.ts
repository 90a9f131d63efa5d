/** The operations on documents and envelopes (chapter 09 §4). Each takes a JSON object and returns an outcome. */
import { kindOf } from '../documents.ts';
import { Envelope } from '../envelope/envelope.ts';
import { type Environment, type Failure, type Fault, failure, fault, type Outcome } from '../faults.ts';
import type { JsonObject } from '../model/json.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { message } from '../text/message.ts';
import { conclude, type ExplainOptions } from './conclude.ts';
import { documentNotices } from './document-notices.ts';
import { everyFault } from './every-fault.ts';
import { noticesOfCopy, originalOf } from './kept-notices.ts';
import type { Options } from './options.ts';
import { type ReadOptions, type Root, readRoot, rootOf } from './root.ts';
import { enforced } from './strict.ts';
import { uncopyable } from './unwritable.ts';
import { validateRoot } from './validate-root.ts';
import { warningsOf } from './warnings.ts';
import { writeRoot } from './write.ts';

export type BuildOptions = ReadOptions & ExplainOptions & Pick<Options, 'envelop'>;

export type ReplicateOptions = Omit<BuildOptions, 'envelop'>;

/** Completes and validates a document or envelope (chapter 09 §4.1). */
export function build(data: JsonObject, options: BuildOptions, environment: Environment): Outcome<JsonObject> {
  const read = readRoot(data, options);
  if (!read.ok) return enforced(options, everyFault(read, data, environment, true));
  const root = options.envelop ? enveloped(read.root) : read.root;
  if (root.envelope) root.envelope.sigs = undefined;
  const outcome = conclude({ root, warnings: read.warnings }, options, environment);
  return enforced(options, withAgainWarning(withBuildWarnings(data, root, outcome), environment));
}

/** Adds warnings about changes to the input, if the outcome has a document. */
export function withBuildWarnings<O extends Outcome<unknown>>(data: JsonObject, root: Root, outcome: O): O {
  if (!outcome.ok && !outcome.document) return outcome;
  const found = warningsOf(data, root.doc);
  return found.length > 0 ? { ...outcome, warnings: [...outcome.warnings, ...found] } : outcome;
}

/** The amounts of discounts and charges. Calculation uses the given amounts with more decimals than the document keeps. */
const ADJUSTED = /\.(?:discounts|charges)\[\d+\]\.amount$/;

/** Adds a warning if building the result again would give other figures. */
function withAgainWarning(outcome: Outcome<JsonObject>, environment: Environment): Outcome<JsonObject> {
  if (!outcome.ok) return outcome;
  const changed = outcome.warnings.find(({ code }) => code === 'BW-WARN-TOTALS')?.properties ?? [];
  const properties = changed.filter((each) => ADJUSTED.test(each));
  if (properties.length === 0) return outcome;
  const read = readRoot(outcome.result);
  const { begins: _, ...quiet } = environment;
  const again = read.ok ? conclude(read, {}, quiet) : undefined;
  if (again?.ok && JSON.stringify(again.result) === JSON.stringify(outcome.result)) return outcome;
  const text = message(
    'The result keeps fewer decimals of these amounts than the calculation used, so building it again gives other figures; round the amounts first.',
  );
  return { ...outcome, warnings: [{ code: 'BW-WARN-DECIMALS', properties, ...text }, ...outcome.warnings] };
}

/** Validates a document or envelope without calculating it (chapter 09 §4.2). */
export function validate(data: JsonObject, options: ReadOptions, environment: Environment): Outcome<{ ok: true }> {
  const read = readRoot(data, options);
  if (!read.ok) return enforced(options, everyFault(read, data, environment, false));
  const { root } = read;
  const warnings = root.doc ? [...read.warnings, ...documentNotices(root.doc, root.path)] : read.warnings;
  environment.begins?.('validate');
  const faults = validateRoot(root, environment.now());
  return enforced(
    options,
    faults.length > 0 ? { ...failure('validation', faults), warnings } : { ok: true, result: { ok: true }, warnings },
  );
}

/**
 * Returns a copy with a new UUID and without the members specific to the original (chapter 02 §15, chapter 09 §4.4).
 */
export function replicate(data: JsonObject, options: ReplicateOptions, environment: Environment): Outcome<JsonObject> {
  const read = readRoot(data, options);
  if (!read.ok) return enforced(options, everyFault(read, data, environment, true));
  const { root } = read;
  const original = originalOf(root.doc);
  if (!root.envelope) {
    clearForCopy(root.doc);
    const outcome = concluded(read, { assignUuid: true, ...options }, environment);
    return enforced(options, withWarnings(outcome, noticesOfCopy(root.doc, original, [])));
  }
  const { doc } = root;
  const missing = doc ? uncopyable(doc) : nothingToCopy();
  if (missing) return missing;
  if (doc) clearForCopy(doc);
  const copy = { root: rootOf(Envelope.create({ doc })), warnings: read.warnings };
  return enforced(options, withWarnings(concluded(copy, options, environment), noticesOfCopy(doc, original, ['doc'])));
}

/** Adds warnings to an outcome. */
export function withWarnings<O extends Outcome<unknown>>(outcome: O, found: readonly Fault[]): O {
  return found.length > 0 ? { ...outcome, warnings: [...outcome.warnings, ...found] } : outcome;
}

/** Concludes a document that an operation has changed. Warns if building changes its texts further. */
export function concluded(...[read, options, environment]: Parameters<typeof conclude>): ReturnType<typeof conclude> {
  const { root, warnings } = read;
  const before = root.doc?.content ? writeRoot(root) : undefined;
  const outcome = conclude(read, options, environment);
  const found = before ? warningsOf(before, root.doc, false) : [];
  return { ...outcome, warnings: [...warnings, ...found] };
}

function enveloped(root: Root): Root {
  return root.envelope ? root : rootOf(Envelope.create({ doc: root.doc }));
}

function nothingToCopy(): Failure {
  const missing = fault(
    'BW-NO-DOCUMENT',
    '$.doc',
    'The envelope has no document to copy; add one in doc, with its $schema.',
  );
  return failure('marshal', [missing]);
}

function clearForCopy({ content }: Wrapped): void {
  if (!content) return;
  const owner = content.value as { uuid?: string };
  if (kindOf(content.type)?.clearForCopy) {
    kindOf(content.type)?.clearForCopy?.(content.value);
    owner.uuid = undefined;
  } else if (owner.uuid) owner.uuid = undefined;
}
