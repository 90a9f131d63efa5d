import { Charge } from '../../../../bill/charge.ts';
import { keyWith, present } from '../../../../rules/conditions.ts';
import { at, check, rules, when } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';
import { extensionIn, extRequire } from '../../../../tax/extension-conditions.ts';

const hasTaxType = labelled(
  'has tax type',
  (charge: Charge | undefined) => charge?.ext?.has('ar-arca-tax-type') ?? false,
);

/** Taxes other than VAT are charges with a type from the lists of ARCA (chapter 06 §2.4). */
export const chargeRules = rules(Charge, 'GOBL-AR-ARCA-BILL-CHARGE', [
  when(keyWith('tax'), [
    at('ext', [
      check(
        '01',
        'A charge with the key tax needs its tax type as ar-arca-tax-type in ext: one of 1 to 9, 13, 99.',
        extRequire('ar-arca-tax-type'),
      ),
    ]),
  ]),
  when(hasTaxType, [at('percent', [check('02', 'A charge that is a tax needs its rate in percent.', present)])]),
  when(extensionIn('ar-arca-tax-type', '99'), [
    at('reason', [
      check('03', 'A charge for another tax (ar-arca-tax-type 99) needs the name of the tax in reason.', present),
    ]),
  ]),
]);
