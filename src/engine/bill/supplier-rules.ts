import type { Party } from '../org/party.ts';
import { someType } from '../rules/conditions.ts';
import { at, check, mandatory, type RuleSet, rules, type Test } from '../rules/declare.ts';
import { labelled } from '../rules/label.ts';
import { Invoice } from './invoice.ts';

/** The party states a tax code, whatever its country, or has an identity of one of these types; a missing one does not (chapter 05 §1.4). */
function identifiedByTaxCodeOr(...types: string[]): Test<Pick<Party, 'tax_id' | 'identities'>> {
  const ofType = someType<string>(...types);
  return mandatory(
    labelled(
      `has tax ID code or identity of type ${types.join(' or ')}`,
      (party, validation) => Boolean(party?.tax_id?.code) || ofType(party?.identities, validation),
    ),
  );
}

/** The rules of a regime whose invoices bear the supplier's tax code, or its number of another type. */
export function supplierRules(prefix: string, description: string, ...types: string[]): RuleSet {
  return rules(Invoice, prefix, [at('supplier', [check('01', description, identifiedByTaxCodeOr(...types))])]);
}
