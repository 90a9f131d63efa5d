import type { CountryFacts } from './facts.ts';

// Papers are in English: Chromium writes no dates, figures and countries in Maltese.
export const mt: CountryFacts = {
  languages: ['en', 'mt'],
  taxNumber: { name: 'VAT No.', prefix: 'always' },
  numbers: { MBR: 'Reg. No.' },
  secondNumbers: [{ label: 'MBR', members: { type: 'MBR' } }],
  titles: { en: { standard: 'Tax invoice' } },
  address: { isNumberFirst: true, code: 'below' },
};
