import type { FamilyFacts } from '../../declare/family-facts.ts';
import { hrForm } from './form.ts';

export const croatiaFacts: FamilyFacts = { name: 'HR eRačun', sign: /mfin\.gov\.hr/i, forms: [hrForm] };
