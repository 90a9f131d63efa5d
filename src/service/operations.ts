import type { z } from 'zod';
import type { Environment, Fault, Outcome } from '../engine/faults.ts';
import * as engine from '../engine/index.ts';
import type { JsonObject } from '../engine/model/json.ts';
import { documentOf } from './document.ts';
import type { Refusal } from './errors.ts';
import { BuildFields, DocumentFields, readFields } from './fields.ts';

/** What an operation on a document gives: its result, or a refusal; and what was noticed besides. */
export type Done =
  | { ok: true; result: unknown; warnings: readonly Fault[]; wantsWarnings: boolean }
  | (Refusal & { warnings?: readonly Fault[] });

/** An operation of the standard, from the request object to what is answered (chapter 09 §3.1, §4), on any transport. */
export type Operation = (body: JsonObject, environment: Environment) => Done;

/** Chapter 09 §4.1. */
export const build = operation(BuildFields, (data, { envelop, strict }, environment) =>
  engine.build(data, { envelop: envelop ?? false, strict: strict ?? false }, environment),
);

/** Chapter 09 §4.2. */
export const validate = operation(DocumentFields, (data, { strict }, environment) =>
  engine.validate(data, { strict: strict ?? false }, environment),
);

/** Chapter 09 §4.4. */
export const replicate = operation(DocumentFields, (data, { strict }, environment) =>
  engine.replicate(data, { strict: strict ?? false }, environment),
);

/** An operation: its fields are read, its document made, then the engine runs. The first step that fails ends it. */
function operation<F extends DocumentFields>(
  fields: z.ZodType<F>,
  run: (data: JsonObject, request: F, environment: Environment) => Outcome<unknown>,
): Operation {
  return (body, environment) => {
    const request = readFields(fields, body);
    if (!request.ok) return request;
    const document = documentOf(request.value, body, engine.schemaIds);
    if (!document.ok) return document;
    const outcome = run(document.value, request.value, environment);
    return outcome.ok ? { ...outcome, wantsWarnings: request.value.warnings ?? false } : outcome;
  };
}
