import * as engine from '../engine/index.ts';
import type { JsonObject } from '../engine/model/json.ts';
import { type Refusal, refusal } from './errors.ts';
import { examples } from './examples/index.ts';
import { ruleOf } from './rules/index.ts';

/**
 * Reference data by name, as every transport answers them (chapter 09 §6). All take the name with `.json` behind it as well;
 * what is not there is refused with the key `not-found`.
 */
export type Found = { ok: true; name: string; result: object } | Refusal;

/** Returns a schema by its path: `bill/invoice`. */
export function findSchema(path: string): Found {
  const name = withoutJson(path);
  return found(name, engine.jsonSchema(name), 'schema not found');
}

/** Returns a schema with all that it refers to within it; its name says so. */
export function findBundledSchema(path: string): Found {
  const name = withoutJson(path);
  const bundle = bundles.get(name) ?? engine.bundledSchema(name);
  if (bundle) bundles.set(name, bundle);
  return found(`${name}?bundle`, bundle, 'schema not found');
}

/** Those that were asked for before, as each costs milliseconds to make. */
const bundles = new Map<string, JsonObject>();

/** Returns a regime by its country or an alternative code of it, in any letter case; its name is the country. */
export function findRegime(code: string): Found {
  const definition = engine.regimeDefinition(withoutJson(code.toLowerCase()));
  return found(String(definition?.country), definition, 'regime not found');
}

/** Returns an addon by its key, in its exact letter case. */
export function findAddon(key: string): Found {
  const name = withoutJson(key);
  return found(name, engine.addonDefinition(name), 'addon not found');
}

/** Returns a catalogue by its key. */
export async function findCatalogue(key: string): Promise<Found> {
  const name = withoutJson(key);
  return found(name, await engine.catalogueDefinition(name), 'catalogue not found');
}

/** Returns an example document by its name. */
export async function findExample(given: string): Promise<Found> {
  const name = withoutJson(given);
  return found(name, await examples.find((each) => each.name === name)?.load(), 'example not found');
}

/** Returns a code of faults, in its exact letter case. */
export async function findRule(given: string): Promise<Found> {
  const code = withoutJson(given);
  return found(code, await ruleOf(code), 'rule not found');
}

function found(name: string, result: object | undefined, missing: string): Found {
  return result ? { ok: true, name, result } : refusal('not-found', missing);
}

function withoutJson(name: string): string {
  return name.replace(/\.json$/, '');
}
