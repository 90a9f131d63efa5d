/** The classes of all official rules, by their codes. */

import { lazily } from './lazily.ts';
import { type Classified, classIn, type RuleClasses } from './rules/class.ts';
import { croatiaClasses } from './rules/croatia/classes.ts';
import type { Flag } from './rules/declare.ts';
import { en16931Classes } from './rules/en16931/classes.ts';
import { facturxClasses } from './rules/facturx/classes.ts';
import { franceClasses } from './rules/france/classes.ts';
import { netherlandsClasses } from './rules/netherlands/classes.ts';
import { peppolClasses } from './rules/peppol/classes.ts';
import { pintClasses } from './rules/pint/classes.ts';
import { portugalClasses } from './rules/portugal/classes.ts';
import { romaniaClasses } from './rules/romania/classes.ts';
import { saudiClasses } from './rules/saudi-arabia/classes.ts';
import { xrechnungClasses } from './rules/xrechnung/classes.ts';
import { syntaxes } from './syntaxes/index.ts';

/** Rules of our own on files, which are no e-invoice if they break them. */
const OWN: RuleClasses = { format: [/^BW-/] };

/** Loads the classes of all owners. @internal */
export const loadRuleClasses = lazily(async (): Promise<readonly RuleClasses[]> => {
  const own = await Promise.all(syntaxes.map(({ ownClasses }) => ownClasses?.()));
  return [
    en16931Classes,
    xrechnungClasses,
    peppolClasses,
    netherlandsClasses,
    romaniaClasses,
    portugalClasses,
    croatiaClasses,
    pintClasses,
    saudiClasses,
    franceClasses,
    facturxClasses,
    ...own.flatMap((module) => module?.classes ?? []),
    OWN,
  ];
});

/** Returns what finds the class of a rule by its code and level, or of a fault at its level in a document. */
export async function ruleClassifier(): Promise<(code: string, level?: Flag) => Classified> {
  const owners = await loadRuleClasses();
  return (code, level = 'fatal') => classIn(owners, code, level);
}
