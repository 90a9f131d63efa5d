import type { CountryFacts } from './facts.ts';

export const nl: CountryFacts = {
  languages: ['nl'],
  taxNumber: { name: { nl: 'Btw-id', en: 'VAT no.' }, prefix: 'always' },
  numbers: { KVK: { nl: 'KVK-nummer', en: 'KVK no.' }, OIN: 'OIN' },
  schemes: { '0106': 'KVK', '0190': 'OIN' },
  secondNumbers: [{ label: 'KVK', members: { type: 'KVK' } }],
  titles: { nl: { 'credit-note': 'Creditfactuur' } },
  words: {
    nl: { net: 'Totaal excl. btw', tax: 'Btw', totalWithTax: 'Totaal incl. btw', payableWithTax: 'Totaal incl. btw' },
  },
};
