import type { FamilyFacts } from '../../declare/family-facts.ts';

export const coreFacts: FamilyFacts = { name: 'EN 16931', sign: /urn:cen\.eu:en16931:2017/i };
