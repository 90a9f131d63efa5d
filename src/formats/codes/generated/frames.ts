/**
 * Billing frames (cadres de facturation), which state who invoices what, and when: BT-23 (BR-FR-08), as in the rules BR-FR (FNFE-MPE).
 * Written by `node scripts/formats/take-codes.mjs DIR`, not by hand.
 */
export const FRAMES: readonly string[] = [
  'B1',
  'S1',
  'M1',
  'B2',
  'S2',
  'M2',
  'S3',
  'B4',
  'S4',
  'M4',
  'S5',
  'S6',
  'B7',
  'S7',
  'B8',
  'S8',
  'M8',
  'B9',
  'S9',
  'M9',
];
