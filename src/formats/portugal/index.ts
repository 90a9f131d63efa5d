import type { Format } from '../format.ts';

const CIUS_PT = 'urn:cen.eu:en16931:2017#compliant#urn:feap.gov.pt:CIUS-PT:';

/** CIUS-PT in UBL, as Portuguese public bodies receive it by FE-AP: https://www.espap.gov.pt. */
export const ciusPtUbl: Format = {
  key: 'cius-pt-ubl',
  name: { en: 'CIUS-PT (FE-AP)' },
  description: { en: 'The European standard in UBL 2.1 as Portuguese public bodies receive it.' },
  specification: `${CIUS_PT}2.1.1`,
  versions: [CIUS_PT],
  addons: ['eu-en16931-v2017'],
  mapping: 'portugal',
  syntax: 'ubl',
  schema: 'ubl',
  rules: ['cius-pt-ubl'],
  reads: true,
  writes: true,
  writing: { codedNotes: true },
};
