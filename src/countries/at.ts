import type { CountryFacts } from './facts.ts';

/** `Gutschrift` is an invoice that the customer issues (§ 11 (8) UStG). */
const correction = 'Rechnungskorrektur';

export const at: CountryFacts = { titles: { de: { 'credit-note': correction, corrective: correction } } };
