/**
 * The types of files that may be attached (BT-125-1, BR-CL-24) as in the rules of CEN/TC 434, 1.3.16: https://github.com/ConnectingEurope/eInvoicing-EN16931.
 * Written by `node scripts/formats/take-codes.mjs DIR`, not by hand.
 */
export const MEDIA_TYPES: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
]);
