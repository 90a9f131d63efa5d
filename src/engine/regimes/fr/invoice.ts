import { supplierRules } from '../../bill/supplier-rules.ts';

/**
 * CGI annexe II art. 242 nonies A and Code de commerce art. R123-237: an invoice states the VAT number or the SIREN.
 */
export const invoiceRules = supplierRules(
  'GOBL-FR-BILL-INVOICE',
  'A French supplier needs its VAT number in tax_id.code, or its SIREN or SIRET as an identity of that type.',
  'SIREN',
  'SIRET',
);
