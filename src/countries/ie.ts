import type { CountryFacts } from './facts.ts';

export const ie: CountryFacts = {
  languages: ['en'],
  taxNumber: { name: 'VAT no.', prefix: 'always' },
  numbers: { CRN: 'Company number' },
  address: { isNumberFirst: true, code: 'below' },
  clearing: { name: 'Sort code', mask: '##-##-##' },
};
