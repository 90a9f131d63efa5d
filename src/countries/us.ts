import type { CountryFacts } from './facts.ts';

export const us: CountryFacts = {
  languages: ['en'],
  taxNumber: { name: 'EIN', masks: ['##-#######'] },
  titles: { en: { 'credit-note': 'Credit memo' } },
  address: { isNumberFirst: true, code: 'after-state', townLabel: 'City', stateLabel: 'State', codeLabel: 'ZIP code' },
  clearing: { name: 'Routing number' },
  words: { en: { net: 'Total before tax' } },
};
