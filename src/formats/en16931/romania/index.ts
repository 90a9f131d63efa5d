import type { Family } from '../../declare/family.ts';
import type { Format } from '../../declare/format.ts';
import { lazily } from '../../lazily.ts';
import { mappedBy } from '../../mapping/own-mapping.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import { coreUbl } from '../core/rule-sets.ts';

const ciusRo = ruleSet('cius-ro-ubl', () => import('./rules/cius-ro.ts'));

const CIUS_RO = 'urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:';

/** CIUS-RO in UBL, as the Romanian tax office receives it: https://mfinante.gov.ro/ro/web/efactura. */
const ciusRoUbl: Format = {
  key: 'cius-ro-ubl',
  name: { en: 'CIUS-RO (RO e-Factura)' },
  description: { en: 'The European standard in UBL 2.1 as the Romanian system RO e-Factura receives it.' },
  specification: `${CIUS_RO}1.0.1`,
  versions: [CIUS_RO],
  addons: ['eu-en16931-v2017'],
  mapping: mappedBy('romania', () => import('./mapping.ts')),
  syntax: 'ubl',
  schema: schemaNamed('ubl'),
  rules: [coreUbl, ciusRo],
  releases: async () => (await import('./releases.ts')).releases,
  reads: true,
  writes: true,
  writing: { accountingCurrency: 'RON' },
};

export const romania: Family = { formats: [ciusRoUbl], classes: lazily(() => import('./classes.ts')) };
