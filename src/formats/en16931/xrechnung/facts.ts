import type { FamilyFacts } from '../../declare/family-facts.ts';
import { xrechnungForm } from './form.ts';

export const xrechnungFacts: FamilyFacts = { name: 'XRechnung', sign: /xrechnung/i, forms: [xrechnungForm] };
