import type { CountryFacts } from './facts.ts';

export const mx: CountryFacts = {
  languages: ['es'],
  taxNumber: { name: 'RFC' },
  taxes: { RVAT: 'IVA retenido', RIEPS: 'IEPS retenido', ISR: 'ISR' },
  searchWords: { 'mx-cfdi-v4': 'factura electrónica' },
};
