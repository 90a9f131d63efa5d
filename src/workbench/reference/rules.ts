import type { AddonSummary, RegimeSummary, RuleSummary } from '../../client/index.ts';
import { isoCode } from '../../engine/country/iso-code.ts';
import { finder } from '../ui/find.ts';
import { regimeOf } from './find.ts';

/**
 * Returns the rules whose code, object, property or message contain every word of a search. The full name of an object finds its own rules.
 */
export function findRules(rules: readonly RuleSummary[], search: string): RuleSummary[] {
  const name = search.trim();
  const own = name === '' ? [] : rules.filter(({ object }) => object === name);
  if (own.length > 0) return own;
  const isFound = finder(search);
  return rules.filter(({ code, object, field, description }) => isFound(code, object, field, description));
}

/** Returns the code prefix of an addon's rules: `es-facturae-v3` → `GOBL-ES-FACTURAE-`. */
export function prefixOfAddon(key: string): string {
  return `GOBL-${key.replace(/-v\d+$/, '').toUpperCase()}-`;
}

/** Returns the code prefix of a regime's rules, which its country's addons share: `ES` → `GOBL-ES-`. */
export function prefixOfRegime(country: string): string {
  return `GOBL-${isoCode(country)}-`;
}

/** Returns the addon of a rule. */
export function addonOfRule(addons: readonly AddonSummary[], code: string): string | undefined {
  return addons.find(({ key }) => code.startsWith(prefixOfAddon(key)))?.key;
}

/** Returns the regime of a rule's country. */
export function regimeOfRule(regimes: readonly RegimeSummary[], code: string): RegimeSummary | undefined {
  const [, country = ''] = /^GOBL-([A-Z]{2})-/.exec(code) ?? [];
  return regimeOf(regimes, country.toLowerCase());
}

/**
 * Returns the schema path of a rule's object: `bill.StatusLine` → `bill/status-line`, `gobl.Envelope` → `envelope` (a package without
 * its own schemas). Undefined for an object that is part of another's schema.
 */
export function schemaOfObject(paths: readonly string[], object: string): string | undefined {
  const [room = '', name = ''] = object.toLowerCase().split('.');
  const whole = paths.find((path) => plain(path) === `${room}/${name}`);
  if (whole !== undefined || name === '') return whole;
  const isRoom = paths.some((path) => path.startsWith(`${room}/`));
  return isRoom ? undefined : paths.find((path) => plain(path).split('/').at(-1) === name);
}

const plain = (path: string) => path.replaceAll('-', '');

/** Returns the object name, as used by rules, for a schema path; undefined if it has no rules. */
export function objectOfSchema(
  rules: readonly RuleSummary[],
  paths: readonly string[],
  path: string,
): string | undefined {
  const objects = new Set(rules.map(({ object }) => object));
  return [...objects].find((object) => schemaOfObject(paths, object) === path);
}
