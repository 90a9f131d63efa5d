/** What the SII asks for beyond the standard (chapter 06 §8.3). */

import { canConvertTo } from '../../../bill/conditions.ts';
import { Invoice } from '../../../bill/invoice.ts';
import type { Line } from '../../../bill/line.ts';
import { keyIn, lengthBetween, not, present, typeIn } from '../../../rules/conditions.ts';
import { at, check, each, rules, when } from '../../../rules/declare.ts';
import { labelled } from '../../../rules/label.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { extExclude, extIn, extNotIn, extRequire } from '../../../tax/extension-conditions.ts';
import type { Extensions } from '../../../tax/extensions.ts';
import { CORRECTIVE_TYPES, hasPercent, identifiedBy, isSimplified, isVatOrIgic } from '../common.ts';

const DOC_TYPE = 'es-sii-doc-type';

/** Tests that all VAT and IGIC combos of the lines are alike in something. */
function alike(
  label: string,
  trait: (combo: TaxCombo) => unknown,
): (lines: readonly (Line | null)[] | undefined) => boolean {
  return labelled(label, (lines) => {
    const combos = (lines ?? []).flatMap((line) => line?.taxes ?? []).filter(isVatOrIgic);
    return new Set(combos.map(trait)).size <= 1;
  });
}

const hasOutsideScope = (ext: Extensions | undefined) => ext?.has('es-sii-outside-scope') ?? false;

export const invoiceRules = rules(
  Invoice,
  'GOBL-ES-SII-BILL-INVOICE',
  check(
    '15',
    'The SII records amounts in euros: write the invoice in EUR, or add an exchange rate to EUR in exchange_rates.',
    canConvertTo('EUR'),
  ),
  when(
    typeIn('corrective'),
    at('preceding', check('01', 'A corrective invoice names the invoice that it replaces in preceding.', present)),
  ),
  at(
    'preceding',
    each(
      at('issue_date', check('02', 'The SII needs the issue date of each preceding invoice, as YYYY-MM-DD.', present)),
    ),
  ),
  when(
    typeIn('corrective'),
    at(
      'preceding',
      each(
        at(
          'tax',
          check(
            '03',
            'A corrective invoice states the taxes of the invoice that it replaces in preceding[].tax; a correction copies them with the option copy_tax.',
            present,
          ),
        ),
      ),
    ),
  ),
  when(
    not(isSimplified(DOC_TYPE)),
    at(
      'customer',
      check('04', 'The SII needs the customer; an invoice without one carries the tag simplified in $tags.', present),
      check(
        '05',
        'The SII needs to know the customer by tax_id, or by an identity with the key passport, foreign, resident or other, which stands for a code in es-sii-identity-type.',
        identifiedBy('es-sii-identity-type'),
      ),
      at('tax_id', at('code', check('06', "The customer's tax identity needs its number in code.", present))),
    ),
  ),
  at(
    'tax',
    check('07', 'The SII needs tax with the document type in tax.ext; building the invoice sets it.', present),
    at(
      'ext',
      check(
        '08',
        'The SII needs es-sii-doc-type in tax.ext, one of F1 to F6, R1 to R5, AJ, LC; building a standard or corrected invoice sets it.',
        extRequire(DOC_TYPE),
      ),
      when(
        extIn(DOC_TYPE, ...CORRECTIVE_TYPES),
        check(
          '09',
          'A corrected invoice says how it corrects in es-sii-correction-type: S as a substitute or I by differences; building the invoice sets it.',
          extRequire('es-sii-correction-type'),
        ),
      ),
    ),
  ),
  when(
    typeIn('standard'),
    at(
      'tax',
      at(
        'ext',
        check(
          '10',
          'The document type of a standard invoice, es-sii-doc-type, is F1, F2 or F3.',
          extIn(DOC_TYPE, 'F1', 'F2', 'F3'),
        ),
      ),
    ),
  ),
  when(
    typeIn('corrective', 'credit-note', 'debit-note'),
    at(
      'tax',
      at(
        'ext',
        check(
          '11',
          'The document type of a corrected invoice, es-sii-doc-type, is R1, R2, R3, R4 or R5.',
          extIn(DOC_TYPE, ...CORRECTIVE_TYPES),
        ),
      ),
    ),
  ),
  at(
    'notes',
    each(
      when(
        keyIn('general'),
        at(
          'text',
          check(
            '12',
            'A general note describes the operation in at most 500 bytes, where a letter with an accent counts two; shorten it.',
            lengthBetween(0, 500),
          ),
        ),
      ),
    ),
  ),
  at(
    'lines',
    check(
      '13',
      'Either all VAT and IGIC taxes of the lines carry es-sii-product or none does; give every item the key goods or services, or none.',
      alike('consistent product', (combo) => combo.ext?.has('es-sii-product') ?? false),
    ),
    check(
      '14',
      'All VAT and IGIC taxes of the lines have the same es-sii-regime; invoice supplies under different regimes apart.',
      alike('same regime', (combo) => combo.ext?.get('es-sii-regime') ?? ''),
    ),
  ),
);

export const comboRules = rules(
  TaxCombo,
  'GOBL-ES-SII-TAX-COMBO',
  when(
    isVatOrIgic,
    at(
      'ext',
      check(
        '01',
        'VAT and IGIC need their regime as es-sii-regime, 01 to 17, in ext; building the invoice sets 01, or 02 for exports.',
        extRequire('es-sii-regime'),
      ),
      when(
        hasOutsideScope,
        check(
          '03',
          'A supply is either outside the scope of the tax or exempt from it; remove es-sii-exempt or es-sii-outside-scope.',
          extExclude('es-sii-exempt'),
        ),
      ),
      when(
        extIn('es-sii-regime', '01'),
        check(
          '04',
          'Under the general regime (es-sii-regime 01) nothing is exempt as E2 or E3; exports stand under the regime 02.',
          extNotIn('es-sii-exempt', 'E2', 'E3'),
        ),
      ),
    ),
    when(
      hasPercent,
      at(
        'ext',
        check(
          '02',
          'A tax with a percentage is not exempt; remove es-sii-exempt or percent.',
          extExclude('es-sii-exempt'),
        ),
      ),
    ),
  ),
);
