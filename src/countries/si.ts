import type { CountryFacts } from './facts.ts';

export const si: CountryFacts = {
  languages: ['sl'],
  taxNumber: { name: { sl: 'ID za DDV', en: 'VAT no.' }, prefix: 'always' },
  numbers: { MATICNA: { sl: 'Matična številka', en: 'Registration no.' } },
  secondNumbers: [{ label: 'MATICNA', members: { type: 'MATICNA' } }],
  taxes: { VAT: { sl: 'DDV', en: 'VAT' } },
};
