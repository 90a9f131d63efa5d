import type { Family } from '../../declare/family.ts';
import type { Format } from '../../declare/format.ts';
import { lazily } from '../../lazily.ts';
import { mappedBy } from '../../mapping/own-mapping.ts';
import { ruleSet } from '../../rules/source.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import type { TermsSource } from '../../terms/source.ts';
import { coreUbl } from '../core/rule-sets.ts';

const hr = ruleSet('hr-ubl', () => import('./rules/hr.ts'));
const terms: TermsSource = {
  key: 'croatia',
  load: async () => ({ terms: (await import('./terms.ts')).croatianTerms() }),
};

const CIUS = 'urn:cen.eu:en16931:2017#compliant#urn:mfin.gov.hr:cius-2025:';

/** eRačun in UBL by the Croatian CIUS and its extension: https://porezna-uprava.gov.hr/fiskalizacija. */
const hrUbl: Format = {
  key: 'hr-ubl',
  name: { en: 'eRačun (HR CIUS 2025)' },
  description: {
    en: 'The European standard in UBL 2.1 with the Croatian extension, as businesses in Croatia exchange it.',
  },
  specification: `${CIUS}1.0#conformant#urn:mfin.gov.hr:ext-2025:1.0`,
  versions: [CIUS],
  addons: ['eu-en16931-v2017'],
  mapping: mappedBy('croatia', () => import('./mapping.ts')),
  syntax: 'ubl',
  schema: schemaNamed('ubl'),
  terms: [terms],
  rules: [coreUbl, hr],
  reads: true,
  writes: true,
};

export const croatia: Family = { formats: [hrUbl], classes: lazily(() => import('./classes.ts')) };
