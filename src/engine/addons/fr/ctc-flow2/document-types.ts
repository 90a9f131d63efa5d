/** UNTDID 1001 document types of French e-invoicing (BR-FR-04). */

/** Corrective invoices. Each replaces one other invoice. */
export const CORRECTIVE = ['384', '471', '472', '473'];

/** Credit notes for at least one invoice. */
export const CREDIT_NOTES = ['261', '381', '396', '502', '503'];

/** Credit notes for all deliveries within a period under a contract. */
export const CONSOLIDATED = ['262'];

/** Documents issued by the customer on behalf of the supplier. */
export const SELF_BILLED = ['389', '501', '500', '471', '473', '261', '502'];

/** All accepted types. */
export const DOCUMENT_TYPES = [
  '380',
  '389',
  '393',
  '501',
  '386',
  '500',
  '384',
  '471',
  '472',
  '473',
  '381',
  '261',
  '396',
  '502',
  '503',
  '262',
];

/** Billing modes of paid invoices. */
export const PAID_MODES = ['B2', 'S2', 'M2'];
