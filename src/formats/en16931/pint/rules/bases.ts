/** The shared rules for each kind of invoice of a country: they differ in their types of documents (chapter 23 §2). */

import type { RuleSet } from '../../../rules/declare.ts';
import { BILLING, SELF_BILLING, type Types } from './codes.ts';
import type { PintKind } from './kinds.ts';
import { sharedSet } from './shared.ts';

const TYPES: Readonly<Record<PintKind, Types>> = {
  ae: { id: 'ibr-cl-01', invoice: ['380', '480'], creditNote: ['381', '81'] },
  'ae-sb': { id: 'ibr-cl-01', invoice: ['389', '480'], creditNote: ['261', '81'] },
  sg: BILLING,
  aunz: BILLING,
  'aunz-sb': { ...SELF_BILLING, id: 'ibr-cl-01-aunz-sb' },
  jp: BILLING,
  'jp-sb': { ...SELF_BILLING, id: 'ibr-cl-01-jp-sb' },
  'jp-ntr': { id: 'ibr-cl-01-jp-ntr', invoice: ['480'], creditNote: [] },
  my: BILLING,
  'my-sb': SELF_BILLING,
  om: BILLING,
  'om-sb': SELF_BILLING,
};

export function baseOf(kind: PintKind): RuleSet {
  return sharedSet(`pint-${kind}`, TYPES[kind]);
}
