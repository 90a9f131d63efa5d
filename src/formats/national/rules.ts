/** Rules of national formats: on elements, with the official codes. They are listed with all others. */

import type { Message } from '../../engine/text/message.ts';
import { type Flag, type Found, foundIn, MOST_PLACES, type Verdict } from '../rules/declare.ts';
import type { Finding } from '../rules/run.ts';
import type { NationalFile } from './national.ts';

/** A rule of a national format. `Context` is what its format makes of a file once, for all rules. */
export interface NationalRule<Context = unknown> {
  /** Its official code, or ours where there is none. */
  readonly id: string;
  readonly flag: Flag;
  /** What is wrong, what is expected, and how to mend it: a template, with the values that are found. */
  readonly text: string;
  readonly holds: (context: Context, file: NationalFile) => Verdict;
}

/** Declares a rule. */
export function nationalRule<Context>(
  id: string,
  flag: Flag,
  holds: NationalRule<Context>['holds'],
  text: string,
): NationalRule<Context> {
  return { id, flag, holds, text };
}

/** Runs rules over a file; a finding without an element is at the root. */
export function judgeNational<Context>(
  rules: readonly NationalRule<Context>[],
  set: string,
  context: Context,
  file: NationalFile,
): Finding[] {
  return rules.flatMap(({ id, flag, text, holds }) =>
    foundIn(holds(context, file))
      .slice(0, MOST_PLACES)
      .map((found) => findingOf(id, set, flag, { template: text, values: found.values }, found, file)),
  );
}

function findingOf(id: string, set: string, flag: Flag, text: Message, found: Found, file: NationalFile): Finding {
  return { id, set, flag, terms: [], element: found.element ?? file.root, step: found.step, text };
}
