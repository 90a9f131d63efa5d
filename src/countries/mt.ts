import type { CountryFacts } from './facts.ts';

export const mt: CountryFacts = {
  languages: ['en', 'mt'],
  taxNumber: { name: 'VAT No.', prefix: 'always' },
  numbers: { MBR: 'Reg. No.' },
  secondNumbers: [{ label: 'MBR', members: { type: 'MBR' } }],
  titles: { en: { standard: 'Tax invoice' } },
  address: { isNumberFirst: true, code: 'below' },
};
