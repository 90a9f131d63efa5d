import type { CountryFacts } from './facts.ts';

/** Central Goods and Services Tax Rules 2017, rule 46. */
export const india: CountryFacts = {
  languages: ['en'],
  taxNumber: { name: 'GSTIN' },
  titles: { en: { standard: 'Tax Invoice', simplified: 'Tax Invoice', other: 'Tax Invoice' } },
  address: { isNumberFirst: true, code: 'after-town' },
};
