import type { z } from 'zod';
import { type Environment, fault, type Outcome } from '../engine/faults.ts';
import * as engine from '../engine/index.ts';
import { isJsonObject, type Json, type JsonObject } from '../engine/model/json.ts';
import { readDocumentText } from '../engine/reading/document-text.ts';
import { documentOf } from './document.ts';
import type { Done } from './done.ts';
import {
  BuildFields,
  CorrectFields,
  DocumentFields,
  ReplicateFields,
  readFields,
  SignFields,
  VerifyFields,
} from './fields.ts';

/** An operation of the standard, from the request object to what is answered (chapter 09 §3.1, §4), on any transport. */
export type Operation = (body: JsonObject, environment: Environment) => Done | Promise<Done>;

/** Chapter 09 §4.1. */
export const build = operation(BuildFields, (data, { envelop, explain, strict }, environment) =>
  engine.build(data, { envelop: envelop ?? false, explain: explain ?? false, strict: strict ?? false }, environment),
);

/** Chapter 09 §4.2. */
export const validate = operation(DocumentFields, (data, { strict }, environment) =>
  engine.validate(data, { strict: strict ?? false }, environment),
);

/** Chapter 09 §4.4. */
export const replicate = operation(ReplicateFields, (data, { explain, strict }, environment) =>
  engine.replicate(data, { explain: explain ?? false, strict: strict ?? false }, environment),
);

/** Chapter 09 §4.3: the correction, or with `schema` what its options may be. */
export const correct = operation(CorrectFields, (data, { options, schema, explain, strict }, environment) =>
  schema
    ? engine.correctionOptions(data, { strict: strict ?? false })
    : engine.correct(data, correctionOf(options), { explain: explain ?? false, strict: strict ?? false }, environment),
);

/** Chapter 09 §5.2. */
export const sign = operation(SignFields, (data, { privatekey, issuer, audience, strict }, environment) => {
  const by = { issuer: issuer ?? undefined, audience: audience ?? undefined };
  return engine.sign(data, { privatekey, ...by, strict: strict ?? false }, environment);
});

/** Chapter 09 §5.3. Neither merged nor typed: what was signed is taken as it is. */
export const verify = operation(VerifyFields, (data, { publickey, publickeys, details, strict }, environment) => {
  const excess = excessOfTests(data.sigs, publickeys);
  const options = { publickey, publickeys, details: details ?? false, strict: strict ?? false };
  return excess ?? engine.verify(data, options, environment);
});

/** Each signature is tested with each key: so many tests cost a stranger a small request and us seconds. */
const MOST_TESTS = 1000;

function excessOfTests(signatures: Json | undefined, keys: Json | undefined): engine.Failure | undefined {
  const set = isJsonObject(keys ?? null) ? (keys as JsonObject).keys : keys;
  const tests = lengthOf(signatures) * Math.max(1, lengthOf(set));
  if (tests <= MOST_TESTS) return undefined;
  const description = `the signatures times the keys are ${tests} tests, more than the ${MOST_TESTS} that one request may ask for; send fewer keys`;
  return engine.failure('input', [fault('BW-REQUEST-TYPE', 'request.publickeys', description)]);
}

function lengthOf(list: Json | undefined): number {
  return Array.isArray(list) ? list.length : 0;
}

/** Options given as the text of an object are read as such; what is none is for the engine to refuse. */
function correctionOf(options: Json | undefined): Json {
  if (typeof options !== 'string') return options ?? null;
  const read = readDocumentText(options, 'options');
  return read.ok ? read.value : options;
}

/** An operation: its fields are read, its document made, then the engine runs. The first step that fails ends it. */
function operation<F extends DocumentFields>(
  fields: z.ZodType<F>,
  run: (data: JsonObject, request: F, environment: Environment) => Outcome<unknown> | Promise<Outcome<unknown>>,
): Operation {
  return (body, environment) => {
    const request = readFields(fields, body);
    if (!request.ok) return request;
    const document = documentOf(request.value, body, engine.schemaIds);
    if (!document.ok) return document;
    const done = (outcome: Outcome<unknown>): Done => {
      if (outcome.ok) return { ...outcome, wantsWarnings: request.value.warnings ?? false };
      // The engine's `internal` is what cannot be copied, which is the caller's doing; 500 is for defects (§2.3).
      return outcome.key === 'internal' ? { ...outcome, status: 422 } : outcome;
    };
    // Waiting for what is there already would cost each small request some of its time.
    const outcome = run(document.value, request.value, environment);
    return outcome instanceof Promise ? outcome.then(done) : done(outcome);
  };
}
