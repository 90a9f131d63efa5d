/** Calculation of wrapped documents and of envelopes (chapter 01 §10.2, §18.2). */

import { Calculation } from '../bill/calculation.ts';
import type { Explanation } from '../bill/explanation.ts';
import type { UnknownFigures } from '../bill/unknown-figures.ts';
import { kindOf } from '../documents.ts';
import { seal } from '../envelope/document-digest.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { type Environment, type Failure, failure, fault } from '../faults.ts';
import { Header } from '../head/header.ts';
import type { Step } from '../model/path.ts';
import { ENVELOPE_ID } from '../model/schema-id.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { registry } from '../registry.ts';
import { isZeroUuid } from '../text/uuid.ts';
import { unwritable } from './unwritable.ts';

/** Returns a calculation that uses the loaded regimes and addons. */
export function newCalculation(
  environment: Environment,
  root: readonly Step[],
  document: object | undefined,
  explanation?: Explanation,
  unknown?: UnknownFigures,
): Calculation {
  return new Calculation({ environment, registry, calculateWrapped, root, document, explanation, unknown });
}

/** A calculation of a document, with its failure. */
export interface Calculated {
  /** Missing if there is no document. */
  calculation?: Calculation;
  failed?: Failure | undefined;
  /** The failure to seal a document that could not be calculated either. */
  unsealed?: Failure | undefined;
}

/** Calculates a document by its kind. Assigns a missing UUID unless the document stands alone. */
export function calculateDocument(
  doc: Wrapped,
  environment: Environment,
  root: readonly Step[],
  assignUuid: boolean,
  explanation?: Explanation,
  unknown?: UnknownFigures,
): Calculated {
  const calculation = newCalculation(environment, root, doc.content?.value, explanation, unknown);
  if (doc.content) {
    if (assignUuid) giveUuid(doc.content, environment);
    kindOf(doc.content.type)?.calculate(doc.content.value, calculation);
  }
  return { calculation, failed: failureOf(calculation) };
}

/** Returns the failure of a calculation. */
export function failureOf({ failed, faults, message }: Calculation): Failure | undefined {
  return failed ? failure('calculation', faults, message) : undefined;
}

/** Calculates a document inside another one, which gets its own UUID. */
function calculateWrapped(wrapped: Wrapped, calculation: Calculation): void {
  if (!wrapped.content) return;
  giveUuid(wrapped.content, calculation.environment);
  kindOf(wrapped.content.type)?.calculate(wrapped.content.value, calculation);
}

function giveUuid({ type, value }: NonNullable<Wrapped['content']>, environment: Environment): void {
  if (!type.field('uuid')) return;
  const owner = value as { uuid?: string };
  if (!owner.uuid || isZeroUuid(owner.uuid)) owner.uuid = environment.uuid();
}

/**
 * Calculates an envelope's document, completes its header and writes the digest. Reports BW-NO-DOCUMENT, the faults of
 * calculation, BW-MARSHAL, BW-DIGEST.
 */
export function calculateEnvelope(
  envelope: Envelope,
  environment: Environment,
  explanation?: Explanation,
  unknown?: UnknownFigures,
): Calculated {
  const { doc } = envelope;
  if (!doc || (!doc.content && !doc.carried)) return { failed: noDocument() };
  envelope.$schema = ENVELOPE_ID;
  const calculated = calculateDocument(doc, environment, ['doc'], true, explanation, unknown);
  const unsealed = sealed(envelope, doc, environment);
  return calculated.failed ? { ...calculated, unsealed } : { ...calculated, failed: unsealed };
}

function sealed(envelope: Envelope, doc: Wrapped, environment: Environment): Failure | undefined {
  const head = envelope.head ?? Header.create();
  envelope.head = head;
  if (!head.uuid || isZeroUuid(head.uuid)) head.uuid = environment.uuid();
  const { from, to } = addressesOf(doc);
  head.from ||= from;
  head.to ||= to;
  return unwritable(doc, ['doc']) ?? seal(head, doc);
}

/** Returns the addresses of the parties that send and receive a document. */
export function addressesOf({ content }: Pick<Wrapped, 'content'>): Pick<Header, 'from' | 'to'> {
  const route = content && kindOf(content.type)?.route?.(content.value);
  return { from: route?.from?.endpoints?.[0]?.uri, to: route?.to?.endpoints?.[0]?.uri };
}

export function noDocument(): Failure {
  return failure('no-document', [
    fault('BW-NO-DOCUMENT', '$.doc', 'The envelope has no document; add one in doc, with its $schema.'),
  ]);
}
