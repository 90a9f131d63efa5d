import type { FamilyFacts } from '../../family-facts.ts';

export const facturxFacts: FamilyFacts = { name: 'Factur-X', sign: /factur-x|zugferd/i };
