import type { CountryFacts } from './facts.ts';

export const no: CountryFacts = {
  languages: ['nb'],
  taxNumber: { name: { nb: 'Org.nr.', en: 'Org. no.' }, masks: ['### ### ### ###'] },
  numbers: { ON: { nb: 'Org.nr.', en: 'Org. no.' } },
  schemes: { '0192': 'Organisasjonsnummer' },
  taxes: { VAT: { nb: 'MVA', en: 'VAT' } },
};
