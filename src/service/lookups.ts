import * as engine from '../engine/index.ts';
import type { JsonObject } from '../engine/model/json.ts';
import type { Message } from '../engine/text/message.ts';
import { type Known, nearestNames } from '../engine/text/nearest.ts';
import type { FormatSummary } from '../formats/index.ts';
import type { Refusal } from '../operations/errors.ts';
import { type Example, examples } from './examples/index.ts';
import { ruleList, ruleOf } from './rules/index.ts';

/**
 * Reference data by name, as every transport answers them (chapter 09 §6). All take the name with `.json` behind it as well;
 * what is not there is refused with the key `not-found`, and the names that are near.
 */
export type Found = { ok: true; name: string; result: object } | Refusal;

/** Returns a schema by its path: `bill/invoice`. */
export function findSchema(path: string): Found {
  const name = withoutJson(path);
  return found(name, engine.jsonSchema(name)) ?? missingSchema(name);
}

/** Returns a schema with all that it refers to within it; its name says so. */
export function findBundledSchema(path: string): Found {
  const name = withoutJson(path);
  const bundle = bundles.get(name) ?? engine.bundledSchema(name);
  if (bundle) bundles.set(name, bundle);
  return found(`${name}?bundle`, bundle) ?? missingSchema(name);
}

/** Those that were asked for before, as each costs milliseconds to make. */
const bundles = new Map<string, JsonObject>();

function missingSchema(path: string): Refusal {
  const paths = engine.schemaIds().map((id) => id.replace(/^https:\/\/[^/]+\/[^/]+\//, ''));
  const near = nearestNames(
    path,
    paths.map((each): Known => [each, each.split('/').at(-1)]),
  );
  return missing(path, near, 'schema not found', 'schema not found: {name}; did you mean {near}?');
}

/** Returns a regime by its country or an alternative code of it, in any letter case; its name is the country. */
export function findRegime(code: string): Found {
  const name = withoutJson(code.toLowerCase());
  const definition = engine.regimeDefinition(name);
  const near = () => nearestNames(name, engine.regimeSummaries().map(knownRegime));
  return (
    found(String(definition?.country), definition) ??
    missing(code, near(), 'regime not found', 'regime not found: {name}; did you mean {near}?')
  );
}

/** By its country, its names in all languages, and three letters as many write a country. */
function knownRegime({ country, name }: engine.RegimeSummary): Known {
  return [country, ...Object.values(name), OTHER_CODES[country]];
}

/** Codes that people write for a country (ISO 3166-1 alpha-3, and what is no code of ISO 3166). */
const OTHER_CODES: Readonly<Record<string, string>> = { GB: 'UK', EL: 'GRC', US: 'USA' };

/** Returns an addon by its key, in its exact letter case. */
export function findAddon(key: string): Found {
  const name = withoutJson(key);
  const near = () => nearestNames(name, engine.addonSummaries().map(withTitle));
  return (
    found(name, engine.addonDefinition(name)) ??
    missing(name, near(), 'addon not found', 'addon not found: {name}; did you mean {near}?')
  );
}

/** Returns all formats of e-invoices. They are fetched when they are first asked for. */
export async function listFormats(): Promise<FormatSummary[]> {
  return (await import('../formats/index.ts')).formatSummaries();
}

/** Returns a format of e-invoices by its key. */
export async function findFormat(key: string): Promise<Found> {
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
export async function findCatalogue(key: string): Promise<Found> {
  const name = withoutJson(key);
  const near = async () => nearestNames(name, (await engine.catalogueSummaries()).map(withTitle));
  return (
    found(name, await engine.catalogueDefinition(name)) ??
    missing(name, await near(), 'catalogue not found', 'catalogue not found: {name}; did you mean {near}?')
  );
}

/** Returns an example document by its name. */
export async function findExample(given: string): Promise<Found> {
  const name = withoutJson(given);
  const near = () => nearestNames(name, examples.map(knownExample));
  return (
    found(name, await examples.find((each) => each.name === name)?.load()) ??
    missing(name, near(), 'example not found', 'example not found: {name}; did you mean {near}?')
  );
}

/** By its name, its title, and its name with that of the country. */
function knownExample({ name, title, country }: Example): Known {
  const regime = engine.regimeSummaries().find((each) => each.country === country);
  return [name, title, regime && `${regime.name.en} ${name.replace(/^[a-z]+-/, '')}`];
}

/** Returns a code of faults, in its exact letter case. */
export async function findRule(given: string): Promise<Found> {
  const code = withoutJson(given);
  const near = async () =>
    nearestNames(
      code,
      (await ruleList()).map((each) => each.code),
    );
  return (
    found(code, await ruleOf(code)) ??
    missing(code, await near(), 'rule not found', 'rule not found: {name}; did you mean {near}?')
  );
}

function found(name: string, result: object | undefined): Found | undefined {
  return result && { ok: true, name, result };
}

/** Returns the refusal of a name: in the standard's words, and with the names that are near where there are some. */
function missing<const Plain extends string, const Near extends string>(
  name: string,
  near: readonly string[],
  plain: Plain,
  text: Near,
): Refusal {
  const said: Message =
    near.length === 0
      ? { template: plain, values: undefined }
      : { template: text, values: { name: name.slice(0, 80), near: near.join(', ') } };
  return { ok: false, key: 'not-found', message: said, faults: [] };
}

function withTitle({ key, name }: { key: string; name: engine.I18n }): Known {
  return [key, name.en];
}

function withoutJson(name: string): string {
  return name.replace(/\.json$/, '');
}
