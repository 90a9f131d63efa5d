/** The classes of all official rules, by their codes. */

import { type Classified, classIn, type RuleClasses } from './rules/class.ts';
import type { Flag } from './rules/declare.ts';
import { en16931Classes } from './rules/en16931/classes.ts';
import { facturxClasses } from './rules/facturx/classes.ts';
import { franceClasses } from './rules/france/classes.ts';
import { peppolClasses } from './rules/peppol/classes.ts';
import { xrechnungClasses } from './rules/xrechnung/classes.ts';
import { syntaxes } from './syntaxes/index.ts';

/** Rules of our own on files, which are no e-invoice if they break them. */
const OWN: RuleClasses = { format: [/^BW-/] };

export const ruleClasses: readonly RuleClasses[] = [
  en16931Classes,
  xrechnungClasses,
  peppolClasses,
  franceClasses,
  facturxClasses,
  ...syntaxes.flatMap(({ ownClasses }) => ownClasses ?? []),
  OWN,
];

/** Returns the class of a rule, or of a fault at its level in a document. */
export function classOf(code: string, level: Flag = 'fatal'): Classified {
  return classIn(ruleClasses, code, level);
}
