/** Document types of UNTDID 1001, as clearance uses them (BR-FR-04). */

/** Corrected invoices, which stand in the place of one other. */
export const CORRECTIVE = ['384', '471', '472', '473'];

/** Credit notes, which are about at least one invoice. */
export const CREDIT_NOTES = ['261', '381', '396', '502', '503'];

/** Credit notes about all that was delivered in a time under a contract. */
export const CONSOLIDATED = ['262'];

/** What the customer issues in the supplier's name. */
export const SELF_BILLED = ['389', '501', '500', '471', '473', '261', '502'];

/** All types that are taken. */
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

/** Billing modes of invoices that have been paid. */
export const PAID_MODES = ['B2', 'S2', 'M2'];
