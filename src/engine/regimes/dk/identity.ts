import { present, valid } from '../../rules/conditions.ts';
import { at, check, rules, when } from '../../rules/declare.ts';
import { TaxIdentity } from '../../tax/identity.ts';
import { isCvr } from './cvr.ts';

/** The VAT number of a Danish company is its CVR number (Skattestyrelsen, https://skat.dk/erhverv/moms). */
export const identityRules = rules(
  TaxIdentity,
  'GOBL-DK-TAX-IDENTITY',
  at(
    'code',
    when(
      present,
      check(
        '01',
        'A Danish VAT number has eight digits, the last a check digit, as in 13748136; check for a mistyped digit.',
        valid(isCvr),
      ),
    ),
  ),
);
