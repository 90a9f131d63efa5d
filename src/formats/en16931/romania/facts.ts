import type { FamilyFacts } from '../../declare/family-facts.ts';
import { ciusRoForm } from './form.ts';

export const romaniaFacts: FamilyFacts = { name: 'CIUS-RO', sign: /cius-ro/i, forms: [ciusRoForm] };
