/** The requirements of e-reporting on an invoice, with the official rule names in brackets. */

import { canConvertTo } from '../../../../bill/conditions.ts';
import { Invoice } from '../../../../bill/invoice.ts';
import type { Party } from '../../../../org/party.ts';
import { present } from '../../../../rules/conditions.ts';
import { at, check, mandatory, rules, when } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';
import type { TaxCombo } from '../../../../tax/combo.ts';
import { extIn, extNotIn, extRequire } from '../../../../tax/extension-conditions.ts';
import { TAX_CATEGORY } from '../../../../tax/tax-category.ts';
import {
  ADVANCES,
  BILLING_MODE,
  DOCUMENT_TYPE,
  FINAL_MODES,
  hasSiren,
  SCHEME,
  schemeOf,
  taxExtIn,
} from '../../common.ts';
import { B2C_CATEGORY } from '../extensions.ts';
import { isReportable, PERCENT_LIST } from './vat-percents.ts';

const DOCUMENT_TYPES = ['380', '386', '384', '381', '503'];

/** Schemes of legal identities. */
const LEGAL_SCHEMES: readonly string[] = [SCHEME.siren, SCHEME.euVat, SCHEME.nonEu, SCHEME.ridet, SCHEME.tahiti];

/** Legal schemes of parties with a tax code. */
const TAXED_SCHEMES: readonly string[] = [SCHEME.siren, SCHEME.euVat];

/** Returns the scheme that identifies a party: the scheme of its legal identity, otherwise the first possible one. */
function legalSchemeOf(party: Party | undefined): string {
  const identities = party?.identities ?? [];
  const marked = identities.find((each) => each?.scope === 'legal' && schemeOf(each) !== '');
  return schemeOf(marked ?? identities.find((each) => LEGAL_SCHEMES.includes(schemeOf(each))));
}

function hasLegalIdentity(party: Party | undefined): boolean {
  return LEGAL_SCHEMES.includes(legalSchemeOf(party));
}
hasLegalIdentity.label = 'has legal identity';

function hasTaxCodeWhereNeeded(party: Party | undefined): boolean {
  return !TAXED_SCHEMES.includes(legalSchemeOf(party)) || Boolean(party?.tax_id?.code);
}
hasTaxCodeWhereNeeded.label = 'has tax code where needed';

function vatCombos(invoice: Invoice | undefined): TaxCombo[] {
  return (invoice?.lines ?? []).flatMap((line) => line?.taxes?.filter((combo) => combo?.cat === 'VAT') ?? []);
}

const hasExemptLine = labelled('has exempt line', (invoice: Invoice | undefined) =>
  vatCombos(invoice).some(({ ext }) => ext?.get(TAX_CATEGORY) === 'E'),
);

const hasCustomer = labelled('has customer', (invoice: Invoice | undefined) => Boolean(invoice?.customer));
const withoutCustomer = labelled('without customer', (invoice: Invoice | undefined) => !invoice?.customer);

function percentsReportable(invoice: Invoice | undefined): boolean {
  return vatCombos(invoice).every(({ percent }) => isReportable(percent));
}
percentsReportable.label = 'percents reportable';

function supplierOrSellerHasTaxCode(invoice: Invoice | undefined): boolean {
  return Boolean(invoice?.supplier?.tax_id?.code || invoice?.ordering?.seller?.tax_id?.code);
}
supplierOrSellerHasTaxCode.label = 'supplier or seller has tax code';

function hasExemptTaxNote(invoice: Invoice | undefined): boolean {
  return invoice?.tax?.notes?.some((note) => note?.key === 'exempt' && present(note.text)) ?? false;
}
hasExemptTaxNote.label = 'has exempt tax note';

export const invoiceRules = rules(Invoice, 'GOBL-FR-CTC-FLOW10-BILL-INVOICE', [
  check(
    '01',
    'E-reporting requires amounts in euros: write the invoice in EUR, or add an exchange rate to EUR in exchange_rates.',
    canConvertTo('EUR'),
  ),
  at('supplier.addresses[].country', [check('02', "The supplier's address needs its country, such as FR.", present)]),
  at('customer.addresses[].country', [check('03', "The customer's address needs its country, such as DE.", present)]),
  when(withoutCustomer, [
    check(
      '07',
      `The VAT rates in the lines must be among ${PERCENT_LIST}; correct the rate, or leave percent out where no French VAT is due (G1.24).`,
      percentsReportable,
    ),
    at('tax.ext', [
      check(
        '04',
        'A sale to consumers needs its category as fr-ctc-flow10-b2c-category in tax.ext: TLB1, TPS1, TNT1 or TMA1; building sets TNT1 (G1.68).',
        extRequire(B2C_CATEGORY),
      ),
    ]),
    at('supplier', [
      check('05', 'A sale to consumers needs its supplier.', present),
      check(
        '06',
        'A supplier that sells to consumers needs its SIREN as an identity of the type SIREN or with iso-scheme-id 0002 in ext.',
        mandatory(hasSiren),
      ),
    ]),
  ]),
  when(hasCustomer, [
    at('tax.ext', [
      check(
        '08',
        `The document type must be one of ${DOCUMENT_TYPES.join(', ')}; use the type standard, corrective or credit-note.`,
        extIn(DOCUMENT_TYPE, ...DOCUMENT_TYPES),
      ),
      check(
        '09',
        'An invoice to a company needs the billing mode as fr-ctc-billing-mode in tax.ext, such as B1, S1 or M1; building fills in M1 (G1.02).',
        extRequire(BILLING_MODE),
      ),
    ]),
    when(taxExtIn(BILLING_MODE, FINAL_MODES), [
      at('tax.ext', [
        check(
          '10',
          'The final invoice after a down payment (billing mode B4, S4 or M4) cannot be an advance itself: remove the tag prepayment, which sets the document type to 386 or 503, or change the mode (G1.60).',
          extNotIn(DOCUMENT_TYPE, ...ADVANCES),
        ),
      ]),
    ]),
    at('supplier', [
      check('11', 'An invoice to a company needs its supplier (G2.19).', present),
      check(
        '12',
        'The supplier needs an identity with the scope legal. Its iso-scheme-id in ext must be 0002 (SIREN), 0223 (VAT number in the Union), 0227 (elsewhere), 0228 (RIDET) or 0229 (Tahiti). Building adds SIREN and VAT number from the tax number (G2.19).',
        mandatory(hasLegalIdentity),
      ),
      check(
        '13',
        'The supplier is identified by SIREN (0002) or VAT number (0223), and so needs its tax number in tax_id.code (G2.33).',
        hasTaxCodeWhereNeeded,
      ),
    ]),
    when(hasExemptLine, [
      check(
        '14',
        'Exempt supplies need the tax number of the supplier in supplier.tax_id.code, or of its representative in ordering.seller.tax_id.code.',
        supplierOrSellerHasTaxCode,
      ),
      check(
        '15',
        'Exempt supplies need their reason: a note with the key exempt and a text in tax.notes.',
        hasExemptTaxNote,
      ),
    ]),
    at('customer', [
      check('16', 'An invoice to a company needs its customer (G2.19).', present),
      check(
        '17',
        'The customer needs an identity with the scope legal. Its iso-scheme-id in ext must be 0002 (SIREN), 0223 (VAT number in the Union), 0227 (elsewhere), 0228 (RIDET) or 0229 (Tahiti). Building adds SIREN and VAT number from the tax number (G2.19).',
        mandatory(hasLegalIdentity),
      ),
      check(
        '18',
        'The customer is identified by SIREN (0002) or VAT number (0223), and so needs its tax number in tax_id.code (G2.33).',
        hasTaxCodeWhereNeeded,
      ),
    ]),
  ]),
]);
