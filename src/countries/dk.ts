import type { CountryFacts } from './facts.ts';

export const dk: CountryFacts = {
  languages: ['da'],
  taxNumber: { name: { da: 'CVR-nr.', en: 'CVR no.' }, prefix: 'abroad', abroad: { da: 'Momsnr.', en: 'VAT no.' } },
  numbers: { CVR: { da: 'CVR-nr.', en: 'CVR no.' } },
  schemes: { '0184': 'CVR' },
  clearing: { name: 'Reg.nr.' },
};
