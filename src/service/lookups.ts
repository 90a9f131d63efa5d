import * as engine from '../engine/index.ts';
import type { JsonObject } from '../engine/model/json.ts';
import type { Message } from '../engine/text/message.ts';
import { type Known, nearestNames } from '../engine/text/nearest.ts';
import type { FormatSummary, RulesInForce } from '../formats/index.ts';
import type { HouseRules } from '../house-rules/house-rules.ts';
import { houseRulesSchema } from '../house-rules/schema.ts';
import type { Refusal } from '../operations/errors.ts';
import { type Example, examples } from './examples/index.ts';
import { ruleList, ruleOf } from './rules/index.ts';

/**
 * Reference data by name, for all transports (chapter 09 §6). All functions also accept names with `.json`. Unknown names are refused with
 * the key `not-found`, with similar names.
 */
export type LookupResult = { ok: true; name: string; result: object } | Refusal;

/** The path of the schema of files with house rules. The standard has no such schema. */
const HOUSE_RULES = 'house-rules';

/** Returns a schema by its path: `bill/invoice`. */
export function findSchema(path: string): LookupResult {
  const name = withoutJson(path);
  if (name === HOUSE_RULES) return { ok: true, name, result: houseRulesSchema };
  return found(name, engine.jsonSchema(name)) ?? missingSchema(name);
}

/** Returns a schema with everything it refers to. Its name says that it is bundled. */
export function findBundledSchema(path: string): LookupResult {
  const name = withoutJson(path);
  if (name === HOUSE_RULES) return { ok: true, name, result: houseRulesSchema };
  const bundle = bundles.get(name) ?? engine.bundledSchema(name);
  if (bundle) bundles.set(name, bundle);
  return found(`${name}?bundle`, bundle) ?? missingSchema(name);
}

/** Cached, because each takes milliseconds to build. */
const bundles = new Map<string, JsonObject>();

function missingSchema(path: string): Refusal {
  const paths = engine.schemaIds().map((id) => id.replace(/^https:\/\/[^/]+\/[^/]+\//, ''));
  const near = nearestNames(
    path,
    paths.map((each): Known => [each, each.split('/').at(-1)]),
  );
  return missing(path, near, 'schema not found', 'schema not found: {name}; did you mean {near}?');
}

/** Returns a regime by its country code or an alternative one, in any letter case. Its name is the country. */
export function findRegime(code: string): LookupResult {
  const name = withoutJson(code.toLowerCase());
  const definition = engine.regimeDefinition(name);
  const near = () => nearestNames(name, engine.regimeSummaries().map(knownRegime));
  return (
    found(String(definition?.country), definition) ??
    missing(code, near(), 'regime not found', 'regime not found: {name}; did you mean {near}?')
  );
}

/** Its country code, its names in all languages, and a three-letter code. */
function knownRegime({ country, name }: engine.RegimeSummary): Known {
  return [country, ...Object.values(name), OTHER_CODES[country]];
}

/** Common codes of a country (ISO 3166-1 alpha-3, and others outside of ISO 3166). */
const OTHER_CODES: Readonly<Record<string, string>> = { GB: 'UK', EL: 'GRC', US: 'USA' };

/** Returns an addon by its key, case-sensitively. */
export function findAddon(key: string): LookupResult {
  const name = withoutJson(key);
  const near = () => nearestNames(name, engine.addonSummaries().map(withTitle));
  return (
    found(name, engine.addonDefinition(name)) ??
    missing(name, near(), 'addon not found', 'addon not found: {name}; did you mean {near}?')
  );
}

/** Returns all e-invoice formats. They are loaded on first use. */
export async function listFormats(): Promise<FormatSummary[]> {
  return (await import('../formats/index.ts')).formatSummaries();
}

/** Returns the releases of the official rules that apply on a day; today by default. */
export async function listReleases(day?: string): Promise<RulesInForce[]> {
  return (await import('../formats/list/rules-in-force.ts')).rulesInForce(day);
}

/** Returns an e-invoice format by its key. */
export async function findFormat(key: string): Promise<LookupResult> {
  const name = withoutJson(key);
  const { formatDefinition, formatSummaries } = await import('../formats/index.ts');
  const near = () =>
    nearestNames(
      name,
      formatSummaries().map(({ key, name, aliases = [] }): Known => [key, ...aliases, name.en]),
    );
  return (
    found(name, await formatDefinition(name)) ??
    missing(name, near(), 'format not found', 'format not found: {name}; did you mean {near}?')
  );
}

/** Returns a catalogue by its key. */
export async function findCatalogue(key: string): Promise<LookupResult> {
  const name = withoutJson(key);
  const near = async () => nearestNames(name, (await engine.catalogueSummaries()).map(withTitle));
  return (
    found(name, await engine.catalogueDefinition(name)) ??
    missing(name, await near(), 'catalogue not found', 'catalogue not found: {name}; did you mean {near}?')
  );
}

/** Returns an example document by its name. */
export async function findExample(given: string): Promise<LookupResult> {
  const name = withoutJson(given);
  const near = () => nearestNames(name, examples.map(knownExample));
  return (
    found(name, await examples.find((each) => each.name === name)?.load()) ??
    missing(name, near(), 'example not found', 'example not found: {name}; did you mean {near}?')
  );
}

/** Returns the names to find an example by: its name, its title, and its country with its kind. */
function knownExample({ name, title, country }: Example): Known {
  const regime = engine.regimeSummaries().find((each) => each.country === country);
  return [name, title, regime && `${regime.name.en} ${name.replace(/^[a-z]+-/, '')}`];
}

/** House rules, and the language of their messages. */
interface RulesOfHouse {
  rules?: HouseRules | undefined;
  language?: string | undefined;
}

/** Returns a fault code, of the house rules too, case-sensitively. */
export async function findRule(given: string, { rules, language }: RulesOfHouse = {}): Promise<LookupResult> {
  const code = withoutJson(given);
  const near = async () =>
    nearestNames(
      code,
      [...(rules?.summaries() ?? []), ...(await ruleList())].map((each) => each.code),
    );
  return (
    found(code, rules?.detail(code, language) ?? (await ruleOf(code))) ??
    missing(code, await near(), 'rule not found', 'rule not found: {name}; did you mean {near}?')
  );
}

function found(name: string, result: object | undefined): LookupResult | undefined {
  return result && { ok: true, name, result };
}

/** Returns the refusal of an unknown name, in the standard's words, with similar names if there are any. */
function missing<const Plain extends string, const Near extends string>(
  name: string,
  near: readonly string[],
  plain: Plain,
  text: Near,
): Refusal {
  const hint: Message =
    near.length === 0
      ? { template: plain, values: undefined }
      : { template: text, values: { name: name.slice(0, 80), near: near.join(', ') } };
  return { ok: false, key: 'not-found', message: hint, faults: [] };
}

function withTitle({ key, name }: { key: string; name: engine.I18n }): Known {
  return [key, name.en];
}

function withoutJson(name: string): string {
  return name.replace(/\.json$/, '');
}
