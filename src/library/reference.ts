import type { FaultCode, JsonObject, RuleSummary, SchemaPath } from '../engine/index.ts';
import * as engine from '../engine/index.ts';
import { draftSchema } from '../engine/schema/draft.ts';
import { strictSchema } from '../engine/schema/strict.ts';

export {
  addonDefinition as addon,
  addonSummaries as addons,
  regimeDefinition as regime,
  regimeSummaries as regimes,
  ruleSummaries as rules,
  schemaIds as schemas,
} from '../engine/index.ts';

/** Which schema is wanted. */
export interface SchemaOptions {
  /** Include all schemas it refers to. */
  bundle?: boolean;
  /** The schema of documents as you write them, before they are built. It includes all schemas it refers to. */
  draft?: boolean;
}

/**
 * Returns the JSON Schema (2020-12) at a path such as `bill/invoice`; undefined if there is none. Strict validators take it, such as Ajv
 * with its defaults.
 *
 * @example
 * const isInvoice = new Ajv2020().compile(schema('bill/invoice', { bundle: true }));
 */
export function schema(
  path: SchemaPath | (string & {}),
  { bundle = false, draft = false }: SchemaOptions = {},
): JsonObject | undefined {
  const found = draft ? draftSchema(path) : bundle ? engine.bundledSchema(path) : engine.jsonSchema(path);
  return found && strictSchema(found);
}

/** Returns the rule with this fault code; undefined if there is none. */
export function rule(code: FaultCode): RuleSummary | undefined {
  return engine.ruleSummaries().find((each) => each.code === code);
}
