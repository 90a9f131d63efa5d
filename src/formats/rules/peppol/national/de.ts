/** What XRechnung asks, asked by Peppol of German sellers with German buyers, under numbers of its own (chapter 12 §10). */

import type { Rule } from '../../declare.ts';
import { UBL } from '../../xrechnung/places-ubl.ts';
import { germanRules } from '../../xrechnung/rules.ts';
import { areGerman } from '../parties.ts';

const SUFFIXES: Readonly<Record<string, string>> = { a: '-1', b: '-2' };

export const peppolGermanRules: readonly Rule[] = germanRules(UBL).map((rule) => ({
  ...rule,
  id: numberOf(rule.id),
  holds: (group, judged) => !areGerman(judged) || rule.holds(group, judged),
}));

/** Returns Peppol's number of a rule of XRechnung: DE-R-023-1 for BR-DE-23-a. */
function numberOf(id: string): string {
  const [, number = '', part] = /^BR-DE-(\d+)(?:-([ab]))?$/.exec(id) ?? [];
  return number === '' ? 'DE-R-T02' : `DE-R-${number.padStart(3, '0')}${part === undefined ? '' : SUFFIXES[part]}`;
}
