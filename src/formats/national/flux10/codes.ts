/** The codes of reports (chapter 24 §4). */

const wordsOf = (text: string): readonly string[] => text.split(' ');

export const INVOICE_TYPES = wordsOf('261 380 381 384 386 389 393 396 471 472 473 500 501 502 503');
export const CORRECTIONS = wordsOf('384 471 472 473');
export const CREDITS = wordsOf('261 381 396 502 503');
export const FRAMES = wordsOf('B1 S1 M1 B2 S2 M2 B4 S4 M4 S5 S6 B7 S7');
export const DUE_CODES = wordsOf('5 29 72 3 35 432');
export const SCHEMES = wordsOf('0002 0223 0227 0228 0229');
export const TAX_CATEGORIES = wordsOf('S E AE K G O Z');
export const RATES = [0, 0.9, 1.05, 1.75, 2.1, 5.5, 7, 8.5, 9.2, 9.6, 10, 13, 19.6, 20, 20.6];
export const CATEGORIES = wordsOf('TLB1 TPS1 TNT1 TMA1');

export const PROFILE = 'urn.cpro.gouv.fr:1p0:ereporting';
export const SIREN = '0002';
export const PLATFORM = '0238';

/** The maximum length of an invoice number, and the one on the portal until the end of 2026. */
export const LONGEST_NUMBER = 35;
export const LONGEST_ON_PORTAL = 20;
export const LONGEST_ID = 50;
/** Codes of the due date that the portal does not accept yet. */
export const DUE_NOT_ON_PORTAL = wordsOf('3 5 432');

/** The codes of due dates by `tax.point` of documents. */
export const DUE_OF_POINT: ReadonlyMap<string, string> = new Map([
  ['issue', '5'],
  ['delivery', '29'],
  ['payment', '72'],
]);
