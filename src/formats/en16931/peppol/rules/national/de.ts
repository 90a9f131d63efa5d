/** XRechnung's rules in Peppol for German sellers with German buyers, under other identifiers (chapter 12 §10). */

import type { Rule } from '../../../../rules/declare.ts';
import { UBL } from '../../../xrechnung/rules/places-ubl.ts';
import { germanRules } from '../../../xrechnung/rules/rules.ts';
import { areGerman } from '../parties.ts';

const SUFFIXES: Readonly<Record<string, string>> = { a: '-1', b: '-2' };

export const peppolGermanRules: readonly Rule[] = amongGermans(germanRules(UBL));

/** Returns rules with Peppol's identifiers, which apply to German sellers with German buyers. */
export function amongGermans(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => ({
    ...rule,
    id: numberOf(rule.id),
    holds: (group, judged) => !areGerman(judged) || rule.holds(group, judged),
  }));
}

/** Returns Peppol's identifier of an XRechnung rule: DE-R-023-1 for BR-DE-23-a. */
function numberOf(id: string): string {
  const [, number = '', part] = /^BR-DE-(\d+)(?:-([ab]))?$/.exec(id) ?? [];
  return number === '' ? 'DE-R-T02' : `DE-R-${number.padStart(3, '0')}${part === undefined ? '' : SUFFIXES[part]}`;
}
