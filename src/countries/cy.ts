import type { CountryFacts } from './facts.ts';

export const cy: CountryFacts = {
  languages: ['el', 'en'],
  taxNumber: { name: { el: 'Αρ. ΦΠΑ', en: 'VAT no.' }, prefix: 'abroad' },
  numbers: { HE: { el: 'Αρ. εγγραφής', en: 'Company no.' } },
  secondNumbers: [{ label: 'HE', members: { type: 'HE' } }],
  taxes: { VAT: { el: 'ΦΠΑ', en: 'VAT' } },
  address: { isNumberFirst: true },
};
