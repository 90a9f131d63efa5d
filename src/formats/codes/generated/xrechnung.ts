/**
 * The document types of XRechnung, as in the rules of KoSIT.
 * Written by `node scripts/formats/take-codes.mjs DIR`, not by hand.
 */

import { CodeList } from '../code-list.ts';

/** A part of UNTDID 1001: BT-3 (BR-DE-17). */
export const TYPES = new CodeList(`
326
380
384
389
381
875
876
877`);
