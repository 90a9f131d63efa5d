/**
 * The French billing frames (cadres de facturation) in BT-23, which state who invoices what, and when:
 * https://www.impots.gouv.fr/specifications-externes-b2b
 */
export const FRAMES = 'B1 S1 M1 B2 S2 M2 S3 B4 S4 M4 S5 S6 B7 S7 B8 S8 M8 B9 S9 M9'.split(' ');
