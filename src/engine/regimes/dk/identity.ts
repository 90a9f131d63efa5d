import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { isCvr } from './cvr.ts';

/** The VAT number of a Danish company is its CVR number (Skattestyrelsen, https://skat.dk/erhverv/moms). */
export const identityRules = taxCodeRules(
  'GOBL-DK-TAX-IDENTITY',
  'A Danish VAT number has eight digits, the last a check digit, as in 13748136; check for a mistyped digit.',
  valid(isCvr),
);
