/** Declares rules of national formats on elements with the official codes, and lists them with all other rules. */

import type { Message } from '../../../engine/text/message.ts';
import { type Flag, findingText, foundIn, MOST_PLACES, type Verdict, type Violation } from '../../rules/declare.ts';
import type { Finding } from '../../rules/run.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';

/** A rule of a national format. `Context` is the data that the format derives from a file once for all rules. */
export interface NationalRule<Context = unknown> {
  /** The official code, or our own if there is none. */
  readonly id: string;
  readonly flag: Flag;
  /** The problem, the expectation and the remedy: a template for the values found. */
  readonly text: string;
  /** Values of the text that are the same for all findings, as rules that share a text have. */
  readonly values?: Violation['values'];
  readonly holds: (context: Context, file: SyntaxFile) => Verdict;
}

/** Declares a rule. */
export function nationalRule<Context>(
  id: string,
  flag: Flag,
  holds: NationalRule<Context>['holds'],
  text: string,
  values?: Violation['values'],
): NationalRule<Context> {
  return { id, flag, holds, text, values };
}

/** Runs rules on a file; a finding without an element points to the root. */
export function judgeNational<Context>(
  rules: readonly NationalRule<Context>[],
  set: string,
  context: Context,
  file: SyntaxFile,
): Finding[] {
  const findings: Finding[] = [];
  for (const { id, flag, text, values, holds } of rules) {
    for (const found of foundIn(holds(context, file)).slice(0, MOST_PLACES)) {
      const said = findingText(text, values || found.values ? { ...values, ...found.values } : undefined);
      findings.push(findingOf(id, set, flag, said, found, file));
    }
  }
  return findings;
}

function findingOf(id: string, set: string, flag: Flag, text: Message, found: Violation, file: SyntaxFile): Finding {
  return { id, set, flag, terms: [], element: found.element ?? file.root, step: found.step, text };
}
