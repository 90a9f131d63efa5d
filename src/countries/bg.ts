import type { CountryFacts } from './facts.ts';

export const bg: CountryFacts = {
  languages: ['bg'],
  taxNumber: { name: { bg: 'ДДС №', en: 'VAT no.' }, prefix: 'always' },
  numbers: { EIK: { bg: 'ЕИК', en: 'Company no.' }, EGN: { bg: 'ЕГН', en: 'Personal no.' } },
  secondNumbers: [{ label: 'EIK', members: { type: 'EIK' } }],
  taxes: { VAT: { bg: 'ДДС', en: 'VAT' } },
};
