import type { CountryFacts } from './facts.ts';

export const ro: CountryFacts = {
  languages: ['ro'],
  taxNumber: { name: { ro: 'CIF', en: 'VAT no.' }, prefix: 'always' },
  numbers: { ONRC: { ro: 'Nr. reg. com.', en: 'Trade register no.' }, CNP: 'CNP' },
  secondNumbers: [{ label: 'ONRC', members: { type: 'ONRC' } }],
  taxes: { VAT: { ro: 'TVA', en: 'VAT' } },
  address: { beforeNumber: ' nr. ' },
};
