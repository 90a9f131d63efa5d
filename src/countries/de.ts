import type { CountryFacts } from './facts.ts';

/** `Gutschrift` is an invoice that the customer issues (§ 14 (4) no. 10 UStG). */
const correction = 'Rechnungskorrektur';

export const de: CountryFacts = { titles: { de: { 'credit-note': correction, corrective: correction } } };
