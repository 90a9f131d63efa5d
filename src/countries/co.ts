import type { CountryFacts } from './facts.ts';

/** Resolución DIAN 000165 de 2023, article 7. */
export const co: CountryFacts = { titles: { es: { 'credit-note': 'Nota crédito', 'debit-note': 'Nota débito' } } };
