import type { Family } from '../../declare/family.ts';
import type { Format } from '../../declare/format.ts';
import { lazily } from '../../lazily.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import { coreCii, coreUbl } from './rule-sets.ts';

/** Loads the releases of the core. */
export const loadReleases = async () => (await import('./releases.ts')).releases;

const common = {
  specification: 'urn:cen.eu:en16931:2017',
  addons: ['eu-en16931-v2017'],
  reads: true,
  writes: true,
} as const;

/** The core of EN 16931-1 in UBL 2.1 (chapter 13 §1). @internal */
export const en16931Ubl: Format = {
  ...common,
  key: 'en16931-ubl',
  usualFor: ['eu-en16931-v2017'],
  name: { en: 'EN 16931 (UBL)' },
  description: {
    en: 'The European standard for electronic invoices, in UBL 2.1.',
  },
  syntax: 'ubl',
  schema: schemaNamed('ubl'),
  rules: [coreUbl],
  releases: loadReleases,
};

/** The core of EN 16931-1 in UN/CEFACT CII (chapter 13 §1). @internal */
export const en16931Cii: Format = {
  ...common,
  key: 'en16931-cii',
  name: { en: 'EN 16931 (CII)' },
  description: {
    en: 'The European standard for electronic invoices, in UN/CEFACT Cross Industry Invoice.',
  },
  syntax: 'cii',
  schema: schemaNamed('cii-d16b'),
  rules: [coreCii],
  releases: loadReleases,
};

export const core: Family = { formats: [en16931Ubl, en16931Cii], classes: lazily(() => import('./classes.ts')) };
