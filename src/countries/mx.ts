import type { CountryFacts } from './facts.ts';

export const mx: CountryFacts = {
  languages: ['es'],
  taxNumber: { name: 'RFC' },
  taxes: { RVAT: 'IVA retenido', RIEPS: 'IEPS retenido', ISR: 'ISR' },
  accounts: [{ name: 'CLABE', form: /^\d{18}$/ }],
  searchWords: { 'mx-cfdi-v4': 'factura electrónica' },
};
