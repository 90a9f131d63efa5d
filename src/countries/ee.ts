import type { CountryFacts } from './facts.ts';

export const ee: CountryFacts = {
  languages: ['et'],
  taxNumber: { name: { et: 'KMKR nr', en: 'VAT no.' }, prefix: 'always' },
  numbers: { REG: { et: 'Registrikood', en: 'Register code' } },
  schemes: { '0191': 'Registrikood' },
  secondNumbers: [{ label: 'REG', members: { type: 'REG' } }],
  taxes: { VAT: { et: 'Käibemaks', en: 'VAT' } },
};
