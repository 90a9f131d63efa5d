/** The classes of all official rules, by their codes. */

import { en16931Classes } from '../en16931/core/classes.ts';
import { croatiaClasses } from '../en16931/croatia/classes.ts';
import { facturxClasses } from '../en16931/facturx/classes.ts';
import { franceClasses } from '../en16931/france/classes.ts';
import { netherlandsClasses } from '../en16931/netherlands/classes.ts';
import { peppolClasses } from '../en16931/peppol/classes.ts';
import { pintClasses } from '../en16931/pint/classes.ts';
import { portugalClasses } from '../en16931/portugal/classes.ts';
import { romaniaClasses } from '../en16931/romania/classes.ts';
import { saudiClasses } from '../en16931/saudi-arabia/classes.ts';
import { xrechnungClasses } from '../en16931/xrechnung/classes.ts';
import { lazily } from '../lazily.ts';
import { type Classified, classIn, type RuleClasses } from '../rules/class.ts';
import type { Flag } from '../rules/declare.ts';
import { syntaxes } from './syntaxes.ts';

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
