import { code } from '../cbc/code.ts';
import { meta } from '../cbc/meta.ts';
import { uuid } from '../cbc/uuid.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { integer, text } from '../model/scalars.ts';
import { amount, percentage } from '../num/types.ts';
import { present } from '../rules/conditions.ts';
import { at, check, rules, when } from '../rules/declare.ts';
import { taxSet } from '../tax/combo.ts';
import { extensions } from '../tax/extensions.ts';
import { hasBase } from './conditions.ts';
import { discountKeys } from './reasons.ts';

/** A reduction of a whole document (chapter 02 §6). */
export const Discount = object(
  'bill.Discount',
  { title: 'Discount', description: 'A reduction of the whole document.' },
  {
    uuid: field(uuid, 'UUID', 'Unique identifier of the discount.'),
    i: field(integer, 'Index', 'The position of the discount, from 1.', { required: true, calculated: true }),
    key: field(discountKeys, 'Key', 'Why the discount is given, as a key.'),
    code: field(code, 'Code', 'The discount in your own books or in a local list.'),
    reason: field(text, 'Reason', 'Why the discount is given, in words.'),
    base: field(amount, 'Base', 'The base of the percentage, instead of the sum of all lines.'),
    percent: field(percentage, 'Percent', 'The discount as a percentage. The amount is then calculated.'),
    amount: field(amount, 'Amount', 'The amount taken off.', { required: true, calculated: true }),
    taxes: field(taxSet, 'Taxes', 'The taxes whose bases the discount lowers.'),
    ext: field(extensions, 'Extensions', 'Codes of local formats for the discount.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the discount.'),
  },
);
export type Discount = InstanceOf<typeof Discount>;

export const discountRules = rules(Discount, 'GOBL-BILL-DISCOUNT', [
  when(hasBase, [at('percent', [check('01', 'A discount with a base needs a percentage in percent.', present)])]),
]);
