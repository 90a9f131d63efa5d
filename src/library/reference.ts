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

/** Returns the JSON Schema of a path such as `bill/invoice`, with `bundle` with all that it refers to; undefined where there is none. */
export function schema(
  path: SchemaPath | (string & {}),
  { bundle = false }: { bundle?: boolean } = {},
): JsonObject | undefined {
  return bundle ? engine.bundledSchema(path) : engine.jsonSchema(path);
}

/** Returns a rule of the standard by the code that faults have; undefined where there is none. */
export function rule(code: FaultCode): RuleSummary | undefined {
  return engine.ruleSummaries().find((each) => each.code === code);
}
