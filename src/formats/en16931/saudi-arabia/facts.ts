import type { FamilyFacts } from '../../declare/family-facts.ts';
import { zatcaForm } from './form.ts';

export const saudiFacts: FamilyFacts = { name: 'ZATCA', sign: /zatca\.gov\.sa/, forms: [zatcaForm] };
