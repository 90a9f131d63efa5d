/** The requirements of TicketBAI beyond the standard (chapter 06 §9.4). */

import { canConvertTo } from '../../../bill/conditions.ts';
import { Invoice } from '../../../bill/invoice.ts';
import { present, someKey, typeIn } from '../../../rules/conditions.ts';
import { at, check, rules, when } from '../../../rules/declare.ts';
import { labelled } from '../../../rules/label.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { extMatches, extRequire } from '../../../tax/extension-conditions.ts';
import { identifiedBy, isVatOrIgic } from '../common.ts';

/** The form of a Spanish organisation's tax code. All other suppliers are individuals. */
const ORGANISATION_CODE = /^[ABCDEFGHJNPQRSUVW][0-9]{7}[0-9A-J]$/;

/** Tests for individuals in Bizkaia, who state their activity in the register of their income (Modelo 140). */
function isIndividualInBizkaia(invoice: Invoice | undefined): boolean {
  if (!invoice?.supplier || invoice.tax?.ext?.get('es-tbai-region') !== 'BI') return false;
  const { country, code = '' } = invoice.supplier.tax_id ?? {};
  return !(country === 'ES' && ORGANISATION_CODE.test(code));
}
isIndividualInBizkaia.label = 'is individual in bizkaia';

const notSimplified = labelled(
  'not simplified',
  (invoice: Invoice | undefined) => invoice?.tax?.ext?.get('es-tbai-simplified') !== 'S',
);
const isExemptVatOrIgic = labelled(
  'is exempt vat or igic',
  (combo: TaxCombo | undefined) => isVatOrIgic(combo) && combo?.key === 'exempt',
);

/** Also where the whole object is missing: what is asked for is the province. */
const PROVINCE =
  "TicketBAI needs the province as es-tbai-region in tax.ext: VI (Álava), BI (Bizkaia) or SS (Gipuzkoa); building sets it from the region of the supplier's first address.";

export const invoiceRules = rules(Invoice, 'GOBL-ES-TBAI-BILL-INVOICE', [
  check(
    '09',
    'TicketBAI requires amounts in euros: write the invoice in EUR, or add an exchange rate to EUR in exchange_rates.',
    canConvertTo('EUR'),
  ),
  at('tax', [check('01', PROVINCE, present), at('ext', [check('02', PROVINCE, extRequire('es-tbai-region'))])]),
  when(notSimplified, [
    at('customer', [
      check('03', 'TicketBAI needs the customer; tag an invoice without one as simplified in $tags.', present),
      check(
        '08',
        "TicketBAI needs the customer's tax_id, or an identity with the key passport, foreign, resident or other, which sets a code in es-tbai-identity-type.",
        identifiedBy('es-tbai-identity-type'),
      ),
    ]),
  ]),
  when(typeIn('credit-note', 'corrective', 'debit-note'), [
    at('preceding', [check('04', 'A corrective invoice must name the invoice it corrects in preceding.', present)]),
  ]),
  at('preceding[]', [
    at('issue_date', [
      check('05', 'TicketBAI needs the issue date of each preceding invoice, as YYYY-MM-DD.', present),
    ]),
    at('ext', [
      check(
        '06',
        'TicketBAI needs the correction reason as es-tbai-correction, R1 to R5, in preceding[].ext.',
        extRequire('es-tbai-correction'),
      ),
    ]),
  ]),
  at('notes', [
    check(
      '07',
      'TicketBAI needs a description of the operation: a note with the key general in notes.',
      someKey('general'),
    ),
  ]),
  when(isIndividualInBizkaia, [
    at('supplier.ext', [
      check(
        '10',
        'An individual in Bizkaia needs an activity code from the list of epígrafes as es-tbai-bi-activity, one to seven digits, in supplier.ext.',
        extRequire('es-tbai-bi-activity'),
      ),
    ]),
  ]),
  at('supplier.ext', [
    check(
      '11',
      'es-tbai-bi-activity must be a code of one to seven digits from the list of epígrafes of Bizkaia, for example 197330.',
      extMatches('es-tbai-bi-activity', /^\d{1,7}$/),
    ),
  ]),
]);

export const comboRules = rules(TaxCombo, 'GOBL-ES-TBAI-TAX-COMBO', [
  when(isExemptVatOrIgic, [
    at('ext', [
      check(
        '01',
        'An exempt tax needs its reason as es-tbai-exemption, E1 or E6, in ext; building the invoice sets E1.',
        extRequire('es-tbai-exemption'),
      ),
    ]),
  ]),
]);
