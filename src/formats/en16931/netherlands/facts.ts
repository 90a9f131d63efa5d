import type { FamilyFacts } from '../../declare/family-facts.ts';
import { nlciusForm } from './form.ts';

export const netherlandsFacts: FamilyFacts = { name: 'NLCIUS', sign: /nlcius/i, forms: [nlciusForm] };
