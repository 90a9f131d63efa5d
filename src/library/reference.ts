import type {
  AddonDefinition,
  AddonSummary,
  JsonObject,
  Named,
  RegimeDefinition,
  RegimeSummary,
  RuleSummary,
} from '../engine/index.ts';
import * as engine from '../engine/index.ts';

/** Returns all tax regimes, sorted by country. */
export function regimes(): RegimeSummary[] {
  return engine.regimeSummaries();
}

/** Returns the whole definition of a tax regime, by its country or an alternative code of it; undefined where there is none. */
export function regime(code: string): Named<RegimeDefinition> | undefined {
  return engine.regimeDefinition(code);
}

/** Returns all addons, sorted by key. */
export function addons(): AddonSummary[] {
  return engine.addonSummaries();
}

/** Returns the whole definition of an addon; undefined where there is none of that key. */
export function addon(key: string): Named<AddonDefinition> | undefined {
  return engine.addonDefinition(key);
}

/** Returns the full IDs of all schemas, sorted. */
export function schemas(): string[] {
  return engine.schemaIds();
}

/** Returns the JSON Schema of a path such as `bill/invoice`, with `bundle` with all that it refers to; undefined where there is none. */
export function schema(path: string, { bundle = false }: { bundle?: boolean } = {}): JsonObject | undefined {
  return bundle ? engine.bundledSchema(path) : engine.jsonSchema(path);
}

/** Returns all rules of the standard, sorted by code. */
export function rules(): RuleSummary[] {
  return engine.ruleSummaries();
}

/** Returns a rule of the standard by the code that faults have; undefined where there is none. */
export function rule(code: string): RuleSummary | undefined {
  return engine.ruleSummaries().find((each) => each.code === code);
}
