import type { Family } from '../../declare/family.ts';
import type { Format } from '../../declare/format.ts';
import { lazily } from '../../lazily.ts';
import { mappedBy } from '../../mapping/own-mapping.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';

const ciusPt = ruleSet('cius-pt-ubl', () => import('./rules/cius-pt.ts'));

const CIUS_PT = 'urn:cen.eu:en16931:2017#compliant#urn:feap.gov.pt:CIUS-PT:';

/** CIUS-PT in UBL, as Portuguese public bodies receive it by FE-AP: https://www.espap.gov.pt. */
const ciusPtUbl: Format = {
  key: 'cius-pt-ubl',
  name: { en: 'CIUS-PT (FE-AP)' },
  description: { en: 'The European standard in UBL 2.1 as Portuguese public bodies receive it.' },
  specification: `${CIUS_PT}2.1.1`,
  versions: [CIUS_PT],
  addons: ['eu-en16931-v2017'],
  mapping: mappedBy('portugal', () => import('./mapping.ts')),
  syntax: 'ubl',
  schema: schemaNamed('ubl'),
  rules: [ciusPt],
  reads: true,
  writes: true,
  writing: { codedNotes: true },
};

export const portugal: Family = { formats: [ciusPtUbl], classes: lazily(() => import('./classes.ts')) };
