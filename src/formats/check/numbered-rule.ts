/** Explains the numbers that official files give rules whose codes here have names. */

import { message } from '../../engine/text/message.ts';
import { NUMBERED } from '../declare/numbered-rule.ts';
import { rulesNumbered } from '../list/numbered-rules.ts';
import { described, type FormatRule, formatRule } from './rule-list.ts';

/** Returns the rules with a number as one; undefined if there is no such number. */
export async function numberedRule(code: string): Promise<FormatRule | undefined> {
  const numbered = rulesNumbered(code);
  const codes = [...new Set(numbered.map((each) => each.code))];
  if (codes.length === 0) return undefined;
  const found = (await Promise.all(codes.map(formatRule))).filter((rule) => rule !== undefined);
  const [first] = found;
  const isNumbered = (own: string, set: string) => numbered.some((each) => each.code === own && each.set === set);
  const sets = found.flatMap((rule) => rule.sets.filter(({ key }) => isNumbered(rule.code, key)));
  const explanation = message(
    'This is the number of a rule in official files, which may change with a release. Here its code is {codes}.',
    { codes },
  );
  return {
    code,
    description: first ? [...new Set(found.map(({ description }) => description))].join(' / ') : described(NUMBERED),
    explanation: described(explanation),
    codes,
    terms: [...new Set(found.flatMap(({ terms }) => terms))],
    class: first?.class ?? 'format',
    ...(first?.law && { law: first.law }),
    ...(first?.once !== undefined && { once: first.once }),
    sets: [...new Map(sets.map((set) => [set.key, set])).values()],
  };
}
