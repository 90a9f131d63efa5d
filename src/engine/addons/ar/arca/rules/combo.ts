import { categoryIn } from '../../../../rules/conditions.ts';
import { at, check, rules, when } from '../../../../rules/declare.ts';
import { TaxCombo } from '../../../../tax/combo.ts';
import { extRequire } from '../../../../tax/extension-conditions.ts';

export const comboRules = rules(TaxCombo, 'GOBL-AR-ARCA-TAX-COMBO', [
  when(categoryIn('VAT'), [
    at('ext', [
      check(
        '01',
        'VAT needs its rate as ar-arca-vat-rate in ext: 3 for 0%, 4 for 10.5%, 5 for 21%, 6 for 27%, 8 for 5%, 9 for 2.5%; the rates reduced, general and increased and the key zero set it.',
        extRequire('ar-arca-vat-rate'),
      ),
    ]),
  ]),
]);
