import * as engine from '../engine/index.ts';
import type { JsonObject } from '../engine/model/json.ts';
import { type Message, message } from '../engine/text/message.ts';
import type { FormatSummary } from '../formats/index.ts';
import type { Refusal } from './errors.ts';
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
  return found(name, engine.jsonSchema(name), message('schema not found'));
}

/** Returns a schema with all that it refers to within it; its name says so. */
export function findBundledSchema(path: string): Found {
  const name = withoutJson(path);
  const bundle = bundles.get(name) ?? engine.bundledSchema(name);
  if (bundle) bundles.set(name, bundle);
  return found(`${name}?bundle`, bundle, message('schema not found'));
}

/** Those that were asked for before, as each costs milliseconds to make. */
const bundles = new Map<string, JsonObject>();

/** Returns a regime by its country or an alternative code of it, in any letter case; its name is the country. */
export function findRegime(code: string): Found {
  const definition = engine.regimeDefinition(withoutJson(code.toLowerCase()));
  return found(String(definition?.country), definition, message('regime not found'));
}

/** Returns an addon by its key, in its exact letter case. */
export function findAddon(key: string): Found {
  const name = withoutJson(key);
  return found(name, engine.addonDefinition(name), message('addon not found'));
}

/** Returns all formats of e-invoices. They are fetched when they are first asked for. */
export async function listFormats(): Promise<FormatSummary[]> {
  return (await import('../formats/index.ts')).formatSummaries();
}

/** Returns a format of e-invoices by its key. */
export async function findFormat(key: string): Promise<Found> {
  const name = withoutJson(key);
  return found(name, await (await import('../formats/index.ts')).formatDefinition(name), message('format not found'));
}

/** Returns a catalogue by its key. */
export async function findCatalogue(key: string): Promise<Found> {
  const name = withoutJson(key);
  return found(name, await engine.catalogueDefinition(name), message('catalogue not found'));
}

/** Returns an example document by its name. */
export async function findExample(given: string): Promise<Found> {
  const name = withoutJson(given);
  return found(name, await examples.find((each) => each.name === name)?.load(), message('example not found'));
}

/** Returns a code of faults, in its exact letter case. */
export async function findRule(given: string): Promise<Found> {
  const code = withoutJson(given);
  return found(code, await ruleOf(code), message('rule not found'));
}

function found(name: string, result: object | undefined, missing: Message): Found {
  return result ? { ok: true, name, result } : { ok: false, key: 'not-found', message: missing, faults: [] };
}

function withoutJson(name: string): string {
  return name.replace(/\.json$/, '');
}
