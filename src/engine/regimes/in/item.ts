import { Item } from '../../org/item.ts';
import { someType } from '../../rules/conditions.ts';
import { at, check, rules } from '../../rules/declare.ts';
import { HSN } from './codes.ts';

/** CGST Rules 2017, rule 46 (g): an invoice states the HSN code of goods or services. */
export const itemRules = rules(Item, 'GOBL-IN-ORG-ITEM', [
  at('identities', [
    check('01', 'An item in India needs its HSN code: an entry of identities with the type HSN.', someType(HSN)),
  ]),
]);
