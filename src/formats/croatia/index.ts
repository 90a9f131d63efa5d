import type { Format } from '../format.ts';

const CIUS = 'urn:cen.eu:en16931:2017#compliant#urn:mfin.gov.hr:cius-2025:';

/** eRačun in UBL by the Croatian CIUS and its extension: https://porezna-uprava.gov.hr/fiskalizacija. */
export const hrUbl: Format = {
  key: 'hr-ubl',
  name: { en: 'eRačun (HR CIUS 2025)' },
  description: {
    en: 'The European standard in UBL 2.1 with the Croatian extension, as businesses in Croatia exchange it.',
  },
  specification: `${CIUS}1.0#conformant#urn:mfin.gov.hr:ext-2025:1.0`,
  versions: [CIUS],
  addons: ['eu-en16931-v2017'],
  mapping: 'croatia',
  syntax: 'ubl',
  schema: 'ubl',
  terms: ['croatia'],
  rules: ['en16931-ubl', 'hr-ubl'],
  reads: true,
  writes: true,
};
