import type { CountryFacts } from './facts.ts';

export const hr: CountryFacts = {
  languages: ['hr'],
  taxNumber: { name: { hr: 'OIB', en: 'VAT no.' }, prefix: 'abroad', abroad: { hr: 'PDV ID broj', en: 'VAT no.' } },
  numbers: { OIB: 'OIB', MBS: { hr: 'MBS', en: 'Court register no.' } },
  secondNumbers: [{ label: 'MBS', members: { type: 'MBS' } }],
  taxes: { VAT: { hr: 'PDV', en: 'VAT' } },
};
