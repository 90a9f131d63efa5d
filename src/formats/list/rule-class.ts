/** The classes of all official rules, by their codes. */

import { lazily } from '../lazily.ts';
import { type Classified, classIn, type RuleClasses } from '../rules/class.ts';
import type { Flag } from '../rules/declare.ts';
import { invoiceFamilies } from './invoice-formats.ts';
import { syntaxes } from './syntaxes.ts';

/** Our own rules on files. A file that breaks one of them is not an e-invoice. */
const OWN: RuleClasses = { format: [/^BW-/] };

/** Loads the classes of all owners. @internal */
export const loadRuleClasses = lazily(async (): Promise<readonly RuleClasses[]> => {
  const loaders = [...invoiceFamilies.map(({ classes }) => classes), ...syntaxes.map(({ ownClasses }) => ownClasses)];
  const loaded = await Promise.all(loaders.map((load) => load?.()));
  return [...loaded.flatMap((module) => module?.classes ?? []), OWN];
});

/** Returns a function that finds the class of a rule by its code and level, or of a fault at its level in a document. */
export async function ruleClassifier(): Promise<(code: string, level?: Flag) => Classified> {
  const owners = await loadRuleClasses();
  return (code, level = 'fatal') => classIn(owners, code, level);
}
