import type { FamilyFacts } from '../../declare/family-facts.ts';

export const facturxFacts: FamilyFacts = { name: 'Factur-X', sign: /factur-x|zugferd/i };
