import type { CountryFacts } from './facts.ts';

/** Bokføringsforskriften § 5-1-1 (reverse charge) and § 5-1-2 (companies). */
export const no: CountryFacts = {
  languages: ['nb'],
  taxNumber: { name: { nb: 'Org.nr.', en: 'Org. no.' }, masks: ['### ### ### ###'] },
  numbers: { ON: { nb: 'Org.nr.', en: 'Org. no.' } },
  schemes: { '0192': 'Organisasjonsnummer' },
  notes: { 'reverse-charge': { nb: 'Omvendt avgiftsplikt – Merverdiavgift ikke beregnet' } },
  taxes: { VAT: { nb: 'MVA', en: 'VAT' } },
};
