/**
 * ARCA document types by group, and the VAT statuses of customers that determine them (chapter 06 §2.1). Source: ARCA,
 * manual of the web service for electronic invoices, version 4.0,
 * https://www.afip.gob.ar/ws/documentacion/manuales/manual-desarrollador-ARCA-COMPG-v4-0.pdf
 */
import type { Invoice } from '../../../bill/invoice.ts';
import { extension } from '../../../tax/extensions.ts';

export const DOC_TYPE = 'ar-arca-doc-type';
export const VAT_STATUS = 'ar-arca-vat-status';

/** Classes: A between taxpayers registered for VAT, B to others, C from a monotax payer, T for tourists. */
export const CLASS_A = [
  ...['1', '2', '3', '4', '5', '34', '39', '51', '52', '53', '54', '60', '63'],
  ...['201', '202', '203'],
];
export const CLASS_B = ['6', '7', '8', '9', '10', '35', '40', '61', '64', '206', '207', '208'];
export const CLASS_C = ['11', '12', '13', '15', '211', '212', '213'];
export const CLASS_T = ['195', '196', '197'];

export const CREDIT_NOTES = ['3', '8', '13', '53', '197', '203', '208', '213'];
export const DEBIT_NOTES = ['2', '7', '12', '52', '196', '202', '207', '212'];

/** Used goods bought from a final consumer. */
export const USED_GOODS = '49';

export const FINAL_CONSUMER = '5';

/** Customers who receive documents of class A. */
export const STATUSES_OF_A = ['1', '6', '13', '16'];

/** Returns the document type of an invoice; empty if missing. */
export function docTypeOf(invoice: Invoice | undefined): string {
  return extension(invoice?.tax?.ext, DOC_TYPE);
}

/** Returns the VAT status of the customer; empty if missing. */
export function vatStatusOf(invoice: Invoice | undefined): string {
  return extension(invoice?.customer?.ext, VAT_STATUS);
}
