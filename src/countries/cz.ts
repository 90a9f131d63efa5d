import type { CountryFacts } from './facts.ts';

export const cz: CountryFacts = {
  languages: ['cs'],
  taxNumber: { name: { cs: 'DIČ', en: 'VAT no.' }, prefix: 'always' },
  reference: { name: { cs: 'Variabilní symbol', en: 'Variable symbol' }, form: /^\d{1,10}$/ },
  numbers: { 'cz-ico': { cs: 'IČO', en: 'Business no.' } },
  secondNumbers: [{ label: 'cz-ico', members: { key: 'cz-ico' } }],
  taxes: { VAT: { cs: 'DPH', en: 'VAT' } },
};
