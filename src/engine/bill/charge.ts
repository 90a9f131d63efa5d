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
import { chargeKeys } from './reasons.ts';

/** An addition to a whole document, such as outlays (chapter 02 §6). */
export const Charge = object(
  'bill.Charge',
  { title: 'Charge', description: 'An addition to the whole document.' },
  {
    uuid: field(uuid, 'UUID', 'Unique identifier of the charge.'),
    i: field(integer, 'Index', 'The position of the charge, from 1.', { required: true, calculated: true }),
    key: field(chargeKeys, 'Key', 'The reason for the charge, as a key.'),
    code: field(code, 'Code', 'The charge in your own books or in a local list.'),
    reason: field(text, 'Reason', 'The reason for the charge, in words.'),
    base: field(amount, 'Base', 'The base of the percentage, instead of the sum of all lines.'),
    percent: field(percentage, 'Percent', 'The charge as a percentage. The amount is then calculated.'),
    amount: field(amount, 'Amount', 'The amount added.', { required: true, calculated: true }),
    taxes: field(taxSet, 'Taxes', 'The taxes on the charge.'),
    ext: field(extensions, 'Extensions', 'Codes of local formats for the charge.'),
    meta: field(meta, 'Meta', 'Further texts of your own about the charge.'),
  },
);
export type Charge = InstanceOf<typeof Charge>;

export const chargeRules = rules(Charge, 'GOBL-BILL-CHARGE', [
  when(hasBase, [at('percent', [check('01', 'A charge with a base needs a percentage in percent.', present)])]),
]);
