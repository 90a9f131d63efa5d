import type { CountryFacts } from './facts.ts';

/** Bokføringsforskriften § 5-1-1 (reverse charge) and § 5-1-2 (companies). */
export const no: CountryFacts = {
  languages: ['nb'],
  taxNumber: { name: { nb: 'Org.nr.', en: 'Org. no.' }, masks: ['### ### ### ###'] },
  numbers: { ON: { nb: 'Org.nr.', en: 'Org. no.' } },
  schemes: { '0192': 'Organisasjonsnummer' },
  notes: { 'reverse-charge': { nb: 'Omvendt avgiftsplikt – Merverdiavgift ikke beregnet' } },
  // The word for companies limited by shares and branches of foreign ones.
  partyLines: ({ name = '', isSupplier }) =>
    isSupplier && /\b(?:AS|ASA|NUF)$/.test(name.trim()) ? [{ text: 'Foretaksregisteret' }] : [],
  taxes: { VAT: { nb: 'MVA', en: 'VAT' } },
};
