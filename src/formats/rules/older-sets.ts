/** The older releases of sets of rules, by the keys of the sets. Each is loaded on first use. */

import type { RuleSetKey } from '../format.ts';
import { lazily } from '../lazily.ts';
import type { RuleSet } from './declare.ts';
import { type OlderReleases, setAt } from './older.ts';
import { loadRuleSetsOf, sharedRuleSets } from './sets.ts';

const PROFILES = ['minimum', 'basicwl', 'basic', 'en16931', 'extended'] as const;

const OLDER: Partial<Record<RuleSetKey, () => Promise<OlderReleases>>> = {
  'en16931-ubl': lazily(async () => (await import('./en16931/older-ubl.ts')).older),
  'en16931-cii': lazily(async () => (await import('./en16931/older-cii.ts')).older),
  'peppol-ubl': lazily(async () => (await import('./peppol/older.ts')).billing),
  'peppol-sb-ubl': lazily(async () => (await import('./peppol/older.ts')).selfBilling),
  'xrechnung-ubl': lazily(async () => (await import('./xrechnung/older.ts')).ubl),
  'xrechnung-cii': lazily(async () => (await import('./xrechnung/older.ts')).cii),
  'fr-flux2-ubl': lazily(async () => (await import('./france/older-ubl.ts')).reform),
  'fr-flux2-cii': lazily(async () => (await import('./france/older-cii.ts')).reform),
  'fr-extended-ubl': lazily(async () => (await import('./france/older-ubl.ts')).extension),
  'fr-extended-cii': lazily(async () => (await import('./france/older-cii.ts')).extension),
  ...Object.fromEntries(
    PROFILES.map((profile) => [
      `facturx-${profile}`,
      lazily(async () => (await import('./facturx/older.ts')).older[profile]),
    ]),
  ),
};

const made = new Map<string, Promise<RuleSet>>();

/** Loads a set of rules as it was in a release. */
export function loadSetAt(key: RuleSetKey, release: string): Promise<RuleSet> {
  const name = `${key} ${release}`;
  const known = made.get(name) ?? setOf(key, release);
  made.set(name, known);
  return known;
}

/** Loads a set as it was in a release, by its plain name: `1.4.0` for `1.4.0 (warning)`; the newest one if that release is not here. */
export async function loadSetNamed(key: RuleSetKey, release: string): Promise<RuleSet> {
  const older = Object.keys((await OLDER[key]?.()) ?? {});
  const known = older.find((name) => name === release || name.startsWith(`${release} (`));
  if (known !== undefined) return loadSetAt(key, known);
  const [newest] = await loadRuleSetsOf(sharedRuleSets, [key]);
  if (newest === undefined) throw new Error(`No set of rules has the key ${key}`);
  return newest;
}

async function setOf(key: RuleSetKey, release: string): Promise<RuleSet> {
  const [newest] = await loadRuleSetsOf(sharedRuleSets, [key]);
  if (newest === undefined) throw new Error(`No set of rules has the key ${key}`);
  if (newest.version === release) return newest;
  const older = await OLDER[key]?.();
  if (older?.[release] === undefined) throw new Error(`${key} has no release ${release}`);
  return setAt(newest, older, release);
}
