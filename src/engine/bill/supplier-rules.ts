import type { Party } from '../org/party.ts';
import { someType } from '../rules/conditions.ts';
import { at, check, mandatory, type RuleSet, rules, type Test } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { Invoice } from './invoice.ts';

/**
 * Tests that the party has a tax code of any country or an identity of one of these types. A missing party fails
 * (chapter 05 §1.4).
 */
function identifiedByTaxCodeOr(...types: string[]): Test<Pick<Party, 'tax_id' | 'identities'>> {
  const ofType = someType<string>(...types);
  return mandatory(
    labelled(
      `has tax ID code or identity of type ${types.join(' or ')}`,
      (party, validation) => Boolean(party?.tax_id?.code) || ofType(party?.identities, validation),
    ),
  );
}

/** Declares the rule of a regime whose invoices require the supplier's tax code or another type of number. */
export function supplierRules(prefix: string, description: string, ...types: string[]): RuleSet {
  return rules(Invoice, prefix, [at('supplier', [check('01', description, identifiedByTaxCodeOr(...types))])]);
}
