import type { FamilyFacts } from '../../declare/family-facts.ts';
import { pintForms } from './form.ts';

export const pintFacts: FamilyFacts = { name: 'PINT', sign: /^urn:peppol:pint:/, noEmail: true, forms: pintForms };
