import type { FamilyFacts } from '../../declare/family-facts.ts';
import { ciusPtForm } from './form.ts';

export const portugalFacts: FamilyFacts = { name: 'CIUS-PT', sign: /cius-pt/i, forms: [ciusPtForm] };
