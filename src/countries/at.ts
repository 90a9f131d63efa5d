import type { CountryFacts } from './facts.ts';

/** `Gutschrift` is an invoice that the customer issues (§ 11 (8) UStG). */
const correction = 'Rechnungskorrektur';

export const at: CountryFacts = {
  languages: ['de'],
  taxNumber: { name: 'UID-Nr.', prefix: 'always' },
  titles: {
    de: {
      'credit-note': correction,
      corrective: correction,
      'self-billed': 'Gutschrift',
      'self-billed-credit': 'Gutschriftskorrektur',
      final: 'Schlussrechnung',
    },
  },
  notes: { 'reverse-charge': { de: 'Übergang der Steuerschuld auf den Leistungsempfänger' } },
};
