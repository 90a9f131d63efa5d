/** The structures of the XML Schemas by key. Each is loaded on first use. */

import { lazily } from '../lazily.ts';
import type { SchemaSource } from './source.ts';
import { Structure, type StructureData } from './structure.ts';

const LOADERS = {
  ubl: lazily(async () => new Structure((await import('./generated/ubl.ts')).UBL)),
  'cii-d16b': lazily(async () => new Structure((await import('./generated/cii-d16b.ts')).CII_D16B)),
  cdar: lazily(async () => (await import('./cdar-structure.ts')).cdarStructure()),
  'application-response': lazily(
    async () => new Structure((await import('./generated/application-response.ts')).APPLICATION_RESPONSE),
  ),
  'cii-d22b': lazily(async () => new Structure((await import('./generated/cii-d22b.ts')).CII_D22B)),
  'fa-2': lazily(async () => withGroups((await import('./generated/fa-2.ts')).FA_2)),
  'fa-3': lazily(async () => withGroups((await import('./generated/fa-3.ts')).FA_3)),
  'fpr-12': lazily(async () => withGroups((await import('./generated/fpr-12.ts')).FATTURA_ORDINARIA)),
  'fsm-10': lazily(async () => withGroups((await import('./generated/fsm-10.ts')).FATTURA_SEMPLIFICATA)),
  verifactu: lazily(async () => withGroups((await import('./generated/verifactu.ts')).VERIFACTU)),
  'facturae-322': lazily(async () => withGroups((await import('./generated/facturae-322.ts')).FACTURAE_322)),
  'facturae-321': lazily(async () => withGroups((await import('./generated/facturae-321.ts')).FACTURAE_321)),
  'facturae-320': lazily(async () => withGroups((await import('./generated/facturae-320.ts')).FACTURAE_320)),
  'cfdi-40': lazily(async () => withGroups((await import('./generated/cfdi-40.ts')).CFDI_40)),
  flux10: lazily(async () => withGroups((await import('./generated/flux10.ts')).FLUX_10)),
} as const satisfies Record<string, SchemaSource['load']>;

export type SchemaKey = keyof typeof LOADERS;

async function withGroups(data: StructureData): Promise<Structure> {
  return (await import('./groups.ts')).structureWithGroups(data);
}

/** Returns a schema by its key. */
export function schemaNamed(key: SchemaKey): SchemaSource {
  return { key, load: LOADERS[key] };
}

/** Returns the structure of documents by a schema. */
export function loadStructure(key: SchemaKey): Promise<Structure> {
  return LOADERS[key]();
}
