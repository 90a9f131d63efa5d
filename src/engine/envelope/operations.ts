/** The operations on documents and envelopes (chapter 09 §4), each from a JSON object to an outcome. */
import { kindOf } from '../documents.ts';
import { type Environment, type Failure, type Fault, failure, fault, type Outcome } from '../faults.ts';
import type { JsonObject } from '../model/json.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { calculateDocument, calculateEnvelope, noDocument } from './calculate.ts';
import { Envelope } from './envelope.ts';
import { type ReadOptions, type Root, readRoot } from './root.ts';
import { validateRoot } from './validate-root.ts';
import { unwritable, writeRoot } from './write.ts';

export interface BuildOptions extends ReadOptions {
  /** Puts a bare document into a new envelope. */
  envelop?: boolean;
}

/** Completes a document or envelope and checks it (chapter 09 §4.1). */
export function build(data: JsonObject, options: BuildOptions, environment: Environment): Outcome<JsonObject> {
  const read = readRoot(data, options);
  if ('failure' in read) return read.failure;
  const root = options.envelop ? enveloped(read.root) : read.root;
  if (root.kind === 'envelope') root.envelope.sigs = undefined;
  return conclude(root, read.warnings, environment, root.kind === 'envelope');
}

/** Checks a document or envelope as it stands; nothing is calculated (chapter 09 §4.2). */
export function validate(data: JsonObject, options: ReadOptions, environment: Environment): Outcome<{ ok: true }> {
  const read = readRoot(data, options);
  if ('failure' in read) return read.failure;
  const faults = validateRoot(read.root, environment.now());
  if (faults.length > 0) return { ...failure('validation', faults), warnings: read.warnings };
  return { ok: true, result: { ok: true }, warnings: read.warnings };
}

/** A copy with a fresh UUID and without what belongs to the original alone (chapter 02 §15, chapter 09 §4.4). */
export function replicate(data: JsonObject, options: ReadOptions, environment: Environment): Outcome<JsonObject> {
  const read = readRoot(data, options);
  if ('failure' in read) return read.failure;
  const { root } = read;
  if (root.kind === 'document') {
    clearForCopy(root.doc);
    return conclude(root, read.warnings, environment, true);
  }
  const { doc } = root.envelope;
  const missing = uncopyable(doc);
  if (missing) return missing;
  if (doc) clearForCopy(doc);
  return conclude({ kind: 'envelope', envelope: Envelope.create({ doc }) }, read.warnings, environment, true);
}

/** Calculates, validates and writes. */
function conclude(root: Root, warnings: Fault[], environment: Environment, assignUuid: boolean): Outcome<JsonObject> {
  const failed =
    root.kind === 'envelope'
      ? calculateEnvelope(root.envelope, environment)
      : calculateDocument(root.doc, environment, [], assignUuid);
  if (failed) return { ...failed, warnings, document: failed.key === 'no-document' ? undefined : writeRoot(root) };
  const faults = validateRoot(root, environment.now());
  const result = writeRoot(root);
  if (faults.length > 0) return { ...failure('validation', faults), warnings, document: result };
  return unwritable(result) ?? { ok: true, result, warnings };
}

function enveloped(root: Root): Root {
  return root.kind === 'envelope' ? root : { kind: 'envelope', envelope: Envelope.create({ doc: root.doc }) };
}

/** An envelope whose document is missing or empty has nothing to copy (chapter 01 §18.5). */
function uncopyable(doc: Wrapped | undefined): Failure | undefined {
  if (!doc) {
    const description = 'The envelope holds no document to copy; give one in doc, with its $schema.';
    return failure('marshal', [fault('BW-NO-DOCUMENT', '$.doc', description)]);
  }
  return doc.content || doc.carried ? undefined : { ...noDocument(), key: 'internal' };
}

function clearForCopy({ content }: Wrapped): void {
  if (!content) return;
  const owner = content.value as { uuid?: string };
  if (kindOf(content.type)?.clearForCopy) {
    kindOf(content.type)?.clearForCopy?.(content.value);
    owner.uuid = undefined;
  } else if (owner.uuid) owner.uuid = undefined;
}
