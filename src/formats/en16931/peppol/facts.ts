import type { FamilyFacts } from '../../declare/family-facts.ts';

export const peppolFacts: FamilyFacts = { name: 'Peppol BIS', sign: /peppol/i, noEmail: true };
