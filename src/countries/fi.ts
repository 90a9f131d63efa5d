import type { CountryFacts } from './facts.ts';

export const fi: CountryFacts = {
  languages: ['fi', 'sv'],
  taxNumber: { name: { fi: 'ALV-numero', sv: 'Momsregistreringsnummer', en: 'VAT no.' }, prefix: 'always' },
  reference: { name: { fi: 'Viitenumero', sv: 'Referensnummer', en: 'Reference number' }, form: /^[\d ]{4,25}$/ },
};
