import type { CountryFacts } from './facts.ts';

export const nl: CountryFacts = { titles: { nl: { 'credit-note': 'Creditfactuur' } } };
