/** The structures of the XML Schemas by their keys. Each is fetched when it is first wanted. */

import type { Profile } from './facturx/profile.ts';
import type { SchemaKey } from './format.ts';
import { Structure } from './schema/structure.ts';

const MODULES: Readonly<Record<SchemaKey, () => Promise<Structure>>> = {
  ubl: async () => new Structure((await import('./schema/ubl.ts')).UBL),
  'cii-d16b': async () => new Structure((await import('./schema/cii-d16b.ts')).CII_D16B),
  cdar: async () => (await import('./cdar/structure.ts')).cdarStructure(),
  'cii-d22b': async () => new Structure((await import('./schema/cii-d22b.ts')).CII_D22B),
  'facturx-minimum': () => structureOfProfile('MINIMUM'),
  'facturx-basicwl': () => structureOfProfile('BASICWL'),
  'facturx-basic': () => structureOfProfile('BASIC'),
  'facturx-en16931': () => structureOfProfile('EN16931'),
  'facturx-extended': () => structureOfProfile('EXTENDED'),
};

async function structureOfProfile(profile: Profile): Promise<Structure> {
  return (await import('./facturx/structure.ts')).structureOf(profile);
}

const loaded = new Map<SchemaKey, Promise<Structure>>();

/** Returns the structure that a schema gives documents. */
export function loadStructure(key: SchemaKey): Promise<Structure> {
  const known = loaded.get(key) ?? MODULES[key]();
  loaded.set(key, known);
  return known;
}
