import type { FamilyFacts } from '../../family-facts.ts';

export const peppolFacts: FamilyFacts = { name: 'Peppol BIS', sign: /peppol/i };
