import type { CountryFacts } from './facts.ts';

export const gb: CountryFacts = {
  languages: ['en'],
  taxNumber: { name: 'VAT no.', prefix: 'always' },
  numbers: { CRN: 'Company number' },
  secondNumbers: [{ label: 'Company number', members: { type: 'CRN', label: 'Company number' } }],
  words: { en: { net: 'Total excluding VAT', taxIncluded: 'VAT included in prices' } },
  address: { isNumberFirst: true, code: 'below' },
  clearing: { name: 'Sort code', mask: '##-##-##' },
};
