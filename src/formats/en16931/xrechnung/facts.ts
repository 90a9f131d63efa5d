import type { FamilyFacts } from '../../family-facts.ts';
import { xrechnungForm } from './form.ts';

export const xrechnungFacts: FamilyFacts = { name: 'XRechnung', sign: /xrechnung/i, forms: [xrechnungForm] };
