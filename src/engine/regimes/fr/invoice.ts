import { identifiedByTaxCodeOr } from '../../bill/conditions.ts';
import { Invoice } from '../../bill/invoice.ts';
import { at, check, rules } from '../../rules/declare.ts';

/** CGI annexe II art. 242 nonies A and Code de commerce art. R123-237: an invoice bears the VAT number or the SIREN. */
export const invoiceRules = rules(
  Invoice,
  'GOBL-FR-BILL-INVOICE',
  at(
    'supplier',
    check(
      '01',
      'A French supplier needs its VAT number in tax_id.code, or its SIREN or SIRET as an identity of that type.',
      identifiedByTaxCodeOr('SIREN', 'SIRET'),
    ),
  ),
);
