/** The requirements of VERI*FACTU beyond the standard (chapter 06 §11.2). */

import { canConvertTo } from '../../../bill/conditions.ts';
import { Invoice } from '../../../bill/invoice.ts';
import type { Identity } from '../../../org/identity.ts';
import type { Party } from '../../../org/party.ts';
import { absent, not, present, someCategory } from '../../../rules/conditions.ts';
import { at, check, rules, when } from '../../../rules/declare.ts';
import { labelled } from '../../../rules/label.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { extAllowOneOf, extExclude, extIn, extNotIn, extRequire } from '../../../tax/extension-conditions.ts';
import { extension } from '../../../tax/extensions.ts';
import {
  customerRules,
  documentTypeRules,
  hasIdentityType,
  hasPercent,
  isSimplified,
  isVatOrIgic,
  precedingRules,
  type Register,
} from '../common.ts';

const VERIFACTU: Register = { name: 'VERI*FACTU', prefix: 'es-verifactu', docTypes: 'F1, F2, F3, R1 to R5' };
const DOC_TYPE = 'es-verifactu-doc-type';
const IDENTITY_TYPE = 'es-verifactu-identity-type';

const withoutIdentityType = labelled(
  'without identity type',
  (customer: Party | undefined) => !hasIdentityType(customer, IDENTITY_TYPE),
);
const hasNonVatIdentityType = labelled(
  'has non vat identity type',
  (identity: Identity | null | undefined) => !['', '02'].includes(extension(identity?.ext, IDENTITY_TYPE)),
);

export const invoiceRules = rules(Invoice, 'GOBL-ES-VERIFACTU-BILL-INVOICE', [
  check(
    '16',
    'VERI*FACTU requires amounts in euros: write the invoice in EUR, or add an exchange rate to EUR in exchange_rates.',
    canConvertTo('EUR'),
  ),
  ...precedingRules(VERIFACTU),
  when(isSimplified(DOC_TYPE), [
    at('customer', [
      check(
        '05',
        'A simplified invoice (F2, R5) must not identify its customer; remove es-verifactu-identity-type from the identities, or the tag simplified from $tags.',
        withoutIdentityType,
      ),
      at('tax_id', [
        check(
          '04',
          "A simplified invoice (F2, R5) must not have the customer's tax identity; remove it, or the tag simplified from $tags.",
          absent,
        ),
      ]),
    ]),
  ]),
  customerRules(VERIFACTU, ['06', '07', '08']),
  when(not(isSimplified(DOC_TYPE)), [
    at('customer.identities[]', [
      when(hasNonVatIdentityType, [
        at('country', [
          check(
            '17',
            'An identity other than a NIF-VAT (es-verifactu-identity-type 02) needs the issuing country in country.',
            present,
          ),
        ]),
      ]),
    ]),
  ]),
  ...documentTypeRules(VERIFACTU, {
    tax: '09',
    docType: '10',
    method: '13',
    standard: '11',
    corrected: '12',
    note: '14',
  }),
  at('lines[].taxes', [
    check(
      '15',
      'Every line needs one of the taxes VAT, IGIC and IPSI; add it in taxes, with the key exempt or outside-scope if nothing is due.',
      someCategory('VAT', 'IGIC', 'IPSI'),
    ),
  ]),
]);

const isIpsi = labelled('is ipsi', (combo: TaxCombo | null | undefined) => combo?.cat === 'IPSI');
const isOfSpain = labelled(
  'is vat, igic or ipsi',
  (combo: TaxCombo | null | undefined) => isVatOrIgic(combo) || isIpsi(combo),
);

const IPSI_REGIMES: ReadonlySet<string> = new Set(['', '01', '08', '11', '18', '19', '20']);

const hasExemptionOfIgic = labelled(
  'has an exemption that only igic has',
  (combo: TaxCombo | null | undefined) =>
    isOfSpain(combo) && combo?.cat !== 'IGIC' && /^E[78]$/.test(extension(combo?.ext, 'es-verifactu-exempt')),
);
const hasRegimeOfAnotherTax = labelled('has a regime of another tax', (combo: TaxCombo | null | undefined) => {
  const regime = extension(combo?.ext, 'es-verifactu-regime');
  return isIpsi(combo) ? !IPSI_REGIMES.has(regime) : combo?.cat === 'VAT' && regime === '21';
});

/** Rules against codes that a tax does not have. The standard lacks them. */
export const codeRules = rules(TaxCombo, 'BW-ES-VERIFACTU', [
  when(hasExemptionOfIgic, [
    at('ext', [
      check(
        'EXEMPT',
        'Only IGIC has the exemptions E7 and E8 (es-verifactu-exempt); use E1 or E6.',
        extExclude('es-verifactu-exempt'),
      ),
    ]),
  ]),
  when(hasRegimeOfAnotherTax, [
    at('ext', [
      check(
        'REGIME',
        'The tax has no such regime (es-verifactu-regime). Only IGIC has 21; IPSI has 01, 08, 11, 18, 19 and 20.',
        extExclude('es-verifactu-regime'),
      ),
    ]),
  ]),
]);

export const comboRules = rules(TaxCombo, 'GOBL-ES-VERIFACTU-TAX-COMBO', [
  when(isOfSpain, [
    at('ext', [
      check(
        '01',
        'The tax needs its regime as es-verifactu-regime in ext; building the invoice sets it.',
        extRequire('es-verifactu-regime'),
      ),
      check(
        '03',
        'A supply is either taxed or outside the scope (es-verifactu-op-class), or exempt (es-verifactu-exempt); remove one of the two.',
        extAllowOneOf('es-verifactu-op-class', 'es-verifactu-exempt'),
      ),
    ]),
    when(hasPercent, [
      at('ext', [
        check(
          '04',
          'A tax with a percentage needs its kind of operation as es-verifactu-op-class, S1, S2, N1 or N2, in ext; building the invoice sets it from the key.',
          extRequire('es-verifactu-op-class'),
        ),
      ]),
    ]),
  ]),
  when(isVatOrIgic, [
    at('ext', [
      when(extIn('es-verifactu-regime', '01'), [
        check(
          '02',
          'The general regime (es-verifactu-regime 01) does not allow the exemptions E2 and E3; use regime 02 for exports.',
          extNotIn('es-verifactu-exempt', 'E2', 'E3'),
        ),
      ]),
    ]),
  ]),
]);
