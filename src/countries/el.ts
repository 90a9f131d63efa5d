import type { CountryFacts } from './facts.ts';

export const el: CountryFacts = {
  languages: ['el'],
  taxNumber: { name: 'ΑΦΜ', prefix: 'abroad' },
  taxes: { VAT: { el: 'ΦΠΑ', en: 'VAT' } },
  searchWords: { 'gr-mydata-v1': 'aade ααδε τιμολόγιο' },
};
