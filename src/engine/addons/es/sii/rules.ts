/** The requirements of the SII beyond the standard (chapter 06 §8.3). */

import { canConvertTo } from '../../../bill/conditions.ts';
import { Invoice } from '../../../bill/invoice.ts';
import type { Line } from '../../../bill/line.ts';
import { at, check, rules, when } from '../../../rules/declare.ts';
import { labelled } from '../../../rules/label.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { extExclude, extIn, extNotIn, extRequire } from '../../../tax/extension-conditions.ts';
import type { Extensions } from '../../../tax/extensions.ts';
import { customerRules, documentTypeRules, hasPercent, isVatOrIgic, precedingRules, type Register } from '../common.ts';

const SII: Register = { name: 'The SII', prefix: 'es-sii', docTypes: 'F1 to F6, R1 to R5, AJ, LC' };

/** Tests that all VAT and IGIC combos of the lines have one property in common. */
function allEqual(
  label: string,
  trait: (combo: TaxCombo) => unknown,
): (lines: readonly (Line | null)[] | undefined) => boolean {
  return labelled(label, (lines) => {
    const combos = (lines ?? []).flatMap((line) => line?.taxes ?? []).filter(isVatOrIgic);
    return new Set(combos.map(trait)).size <= 1;
  });
}

const hasOutsideScope = labelled(
  'has outside scope',
  (ext: Extensions | undefined) => ext?.has('es-sii-outside-scope') ?? false,
);

export const invoiceRules = rules(Invoice, 'GOBL-ES-SII-BILL-INVOICE', [
  check(
    '15',
    'The SII requires amounts in euros: write the invoice in EUR, or add an exchange rate to EUR in exchange_rates.',
    canConvertTo('EUR'),
  ),
  ...precedingRules(SII),
  customerRules(SII, ['04', '05', '06']),
  ...documentTypeRules(SII, {
    tax: '07',
    docType: '08',
    method: '09',
    standard: '10',
    corrected: '11',
    note: '12',
  }),
  at('lines', [
    check(
      '13',
      'Set es-sii-product on all VAT and IGIC taxes of the lines or on none; give every item the key goods or services, or none.',
      allEqual('consistent product', (combo) => combo.ext?.has('es-sii-product') ?? false),
    ),
    check(
      '14',
      'All VAT and IGIC taxes of the lines must have the same es-sii-regime; invoice supplies under different regimes separately.',
      allEqual('same regime', (combo) => combo.ext?.get('es-sii-regime') ?? ''),
    ),
  ]),
]);

export const comboRules = rules(TaxCombo, 'GOBL-ES-SII-TAX-COMBO', [
  when(isVatOrIgic, [
    at('ext', [
      check(
        '01',
        'VAT and IGIC need their regime as es-sii-regime, 01 to 17, in ext; building the invoice sets 01, or 02 for exports.',
        extRequire('es-sii-regime'),
      ),
      when(hasOutsideScope, [
        check(
          '03',
          'A supply cannot be both exempt and outside the scope of the tax; remove es-sii-exempt or es-sii-outside-scope.',
          extExclude('es-sii-exempt'),
        ),
      ]),
      when(extIn('es-sii-regime', '01'), [
        check(
          '04',
          'The general regime (es-sii-regime 01) does not allow the exemptions E2 and E3; use regime 02 for exports.',
          extNotIn('es-sii-exempt', 'E2', 'E3'),
        ),
      ]),
    ]),
    when(hasPercent, [
      at('ext', [
        check(
          '02',
          'A tax with a percentage is not exempt; remove es-sii-exempt or percent.',
          extExclude('es-sii-exempt'),
        ),
      ]),
    ]),
  ]),
]);
