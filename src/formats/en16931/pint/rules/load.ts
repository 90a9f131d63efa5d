/** Loads the rules of PINT, by country and kind of invoice: the shared ones, and its own (chapter 23 §4 to §10). */

import type { RuleSet } from '../../../rules/declare.ts';
import type { PintKind } from './kinds.ts';

interface Country {
  readonly set: RuleSet;
  readonly selfBilling?: RuleSet;
  readonly nonTax?: RuleSet;
}

const COUNTRIES: Readonly<Record<string, () => Promise<Country>>> = {
  ae: () => import('./ae.ts'),
  sg: () => import('./sg.ts'),
  aunz: () => import('./aunz.ts'),
  jp: () => import('./jp.ts'),
  my: () => import('./my.ts'),
  om: () => import('./om.ts'),
};

/** Returns the shared rules for a kind of invoice. */
export async function loadBase(kind: PintKind): Promise<{ set: RuleSet }> {
  return { set: (await import('./bases.ts')).baseOf(kind) };
}

/** Returns the rules of a country for a kind of invoice. */
export async function loadOwn(kind: PintKind): Promise<{ set: RuleSet }> {
  const [country = '', variant] = kind.split('-');
  const loaded = await COUNTRIES[country]?.();
  const set = variant === 'sb' ? loaded?.selfBilling : variant === 'ntr' ? loaded?.nonTax : loaded?.set;
  if (set === undefined) throw new Error(`PINT has no rules of ${kind}`);
  return { set };
}
