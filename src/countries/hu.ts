import type { CountryFacts } from './facts.ts';
import { homeForms } from './union-number.ts';

export const hu: CountryFacts = {
  languages: ['hu'],
  taxNumber: {
    name: { hu: 'Adószám', en: 'Tax no.' },
    prefix: 'abroad',
    abroad: { hu: 'Közösségi adószám', en: 'VAT no.' },
    masks: [homeForms.HU],
  },
  numbers: { CJSZ: { hu: 'Cégjegyzékszám', en: 'Company no.' } },
  numberMasks: { CJSZ: '##-##-######' },
  secondNumbers: [{ label: 'CJSZ', members: { type: 'CJSZ' } }],
  taxes: { VAT: { hu: 'ÁFA', en: 'VAT' } },
  address: { code: 'below-street' },
};
