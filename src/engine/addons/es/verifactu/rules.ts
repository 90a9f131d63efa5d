/** What VERI*FACTU asks for beyond the standard (chapter 06 §11.2). */

import { canConvertTo } from '../../../bill/conditions.ts';
import { Invoice } from '../../../bill/invoice.ts';
import type { Identity } from '../../../org/identity.ts';
import type { Party } from '../../../org/party.ts';
import { absent, keyIn, lengthBetween, not, present, someCategory, typeIn } from '../../../rules/conditions.ts';
import { at, check, each, rules, when } from '../../../rules/declare.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { extAllowOneOf, extIn, extNotIn, extRequire } from '../../../tax/extension-conditions.ts';
import { extension } from '../../../tax/extensions.ts';
import { CORRECTIVE_TYPES, hasIdentityType, hasPercent, identifiedBy, isSimplified, isVatOrIgic } from '../common.ts';

const DOC_TYPE = 'es-verifactu-doc-type';
const IDENTITY_TYPE = 'es-verifactu-identity-type';

const withoutIdentityType = (customer: Party | undefined) => !hasIdentityType(customer, IDENTITY_TYPE);
const hasNonVatIdentityType = (identity: Identity | null | undefined) =>
  !['', '02'].includes(extension(identity?.ext, IDENTITY_TYPE));

export const invoiceRules = rules(
  Invoice,
  'GOBL-ES-VERIFACTU-BILL-INVOICE',
  check(
    '16',
    'VERI*FACTU records amounts in euros: write the invoice in EUR, or add an exchange rate to EUR in exchange_rates.',
    canConvertTo('EUR'),
  ),
  when(
    typeIn('corrective'),
    at('preceding', check('01', 'A corrective invoice names the invoice that it replaces in preceding.', present)),
  ),
  at(
    'preceding',
    each(
      at(
        'issue_date',
        check('02', 'VERI*FACTU needs the issue date of each preceding invoice, as YYYY-MM-DD.', present),
      ),
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
    isSimplified(DOC_TYPE),
    at(
      'customer',
      check(
        '05',
        'A simplified invoice (F2, R5) does not identify its customer; remove es-verifactu-identity-type from the identities, or the tag simplified from $tags.',
        withoutIdentityType,
      ),
      at(
        'tax_id',
        check(
          '04',
          "A simplified invoice (F2, R5) does not state the customer's tax identity; remove it, or the tag simplified from $tags.",
          absent,
        ),
      ),
    ),
  ),
  when(
    not(isSimplified(DOC_TYPE)),
    at(
      'customer',
      check(
        '06',
        'VERI*FACTU needs the customer; an invoice without one carries the tag simplified in $tags.',
        present,
      ),
      check(
        '07',
        'VERI*FACTU needs to know the customer by tax_id, or by an identity with the key passport, foreign, resident or other, which stands for a code in es-verifactu-identity-type.',
        identifiedBy(IDENTITY_TYPE),
      ),
      at('tax_id', at('code', check('08', "The customer's tax identity needs its number in code.", present))),
      at(
        'identities',
        each(
          when(
            hasNonVatIdentityType,
            at(
              'country',
              check(
                '17',
                'An identity other than a NIF-VAT (es-verifactu-identity-type 02) needs the country that gave it in country.',
                present,
              ),
            ),
          ),
        ),
      ),
    ),
  ),
  at(
    'tax',
    check('09', 'VERI*FACTU needs tax with the document type in tax.ext; building the invoice sets it.', present),
    at(
      'ext',
      check(
        '10',
        'VERI*FACTU needs es-verifactu-doc-type in tax.ext, one of F1, F2, F3, R1 to R5; building a standard or corrected invoice sets it.',
        extRequire(DOC_TYPE),
      ),
      when(
        extIn(DOC_TYPE, ...CORRECTIVE_TYPES),
        check(
          '13',
          'A corrected invoice says how it corrects in es-verifactu-correction-type: S as a substitute or I by differences; building the invoice sets it.',
          extRequire('es-verifactu-correction-type'),
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
          '11',
          'The document type of a standard invoice, es-verifactu-doc-type, is F1, F2 or F3.',
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
          '12',
          'The document type of a corrected invoice, es-verifactu-doc-type, is R1, R2, R3, R4 or R5.',
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
            '14',
            'A general note describes the operation in at most 500 bytes, where a letter with an accent counts two; shorten it.',
            lengthBetween(0, 500),
          ),
        ),
      ),
    ),
  ),
  at(
    'lines',
    each(
      at(
        'taxes',
        check(
          '15',
          'Every line bears one of the taxes VAT, IGIC and IPSI; add it in taxes, with the key exempt or outside-scope where nothing is due.',
          someCategory('VAT', 'IGIC', 'IPSI'),
        ),
      ),
    ),
  ),
);

export const comboRules = rules(
  TaxCombo,
  'GOBL-ES-VERIFACTU-TAX-COMBO',
  when(
    isVatOrIgic,
    at(
      'ext',
      check(
        '01',
        'VAT and IGIC need their regime as es-verifactu-regime, 01 to 11, 14, 15, 17 to 20, in ext; building the invoice sets 01, 02 for exports or 18 for surcharges.',
        extRequire('es-verifactu-regime'),
      ),
      check(
        '03',
        'A supply is either taxed or outside the scope (es-verifactu-op-class), or exempt (es-verifactu-exempt); remove one of the two.',
        extAllowOneOf('es-verifactu-op-class', 'es-verifactu-exempt'),
      ),
      when(
        extIn('es-verifactu-regime', '01'),
        check(
          '02',
          'Under the general regime (es-verifactu-regime 01) nothing is exempt as E2 or E3; exports stand under the regime 02.',
          extNotIn('es-verifactu-exempt', 'E2', 'E3'),
        ),
      ),
    ),
    when(
      hasPercent,
      at(
        'ext',
        check(
          '04',
          'A tax with a percentage needs its kind of operation as es-verifactu-op-class, S1, S2, N1 or N2, in ext; building the invoice sets it from the key.',
          extRequire('es-verifactu-op-class'),
        ),
      ),
    ),
  ),
);
