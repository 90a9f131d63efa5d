import type { CountryFacts } from './facts.ts';

export const fi: CountryFacts = {
  languages: ['fi', 'sv'],
  taxNumber: { name: { fi: 'ALV-numero', sv: 'Momsregistreringsnummer', en: 'VAT no.' }, prefix: 'always' },
};
