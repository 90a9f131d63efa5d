import type { FaultCode, JsonObject, RuleSummary, SchemaPath } from '../engine/index.ts';
import * as engine from '../engine/index.ts';

export {
  addonDefinition as addon,
  addonSummaries as addons,
  regimeDefinition as regime,
  regimeSummaries as regimes,
  ruleSummaries as rules,
  schemaIds as schemas,
} from '../engine/index.ts';

/**
 * Returns the JSON Schema at a path such as `bill/invoice`; undefined if there is none. `bundle` includes all schemas
 * it refers to.
 */
export function schema(
  path: SchemaPath | (string & {}),
  { bundle = false }: { bundle?: boolean } = {},
): JsonObject | undefined {
  return bundle ? engine.bundledSchema(path) : engine.jsonSchema(path);
}

/** Returns the rule with this fault code; undefined if there is none. */
export function rule(code: FaultCode): RuleSummary | undefined {
  return engine.ruleSummaries().find((each) => each.code === code);
}
