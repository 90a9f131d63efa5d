import { byCause, type Problem } from '../../state/view/problem.ts';
import { say } from '../../ui/texts/say.ts';
import { followsFrom } from '../problems/texts.ts';

/** A phrase at the end of a line about a problem in it. */
export interface LinePhrase {
  text: string;
  /** An error that does not follow from another problem. */
  isCause: boolean;
}

/** Maximum number of problems with a phrase; all others are marked only. */
const FEW = 100;

/** Maximum number of characters of a phrase. */
const SHORT = 48;

/** Returns one short phrase for each line with problems, by its number. In a line, causes come before what follows from others. */
export function linePhrases(problems: readonly Problem[]): Map<number, LinePhrase> {
  const phrases = new Map<number, LinePhrase>();
  const add = (problem: Problem, text: string, isCause: boolean) => {
    for (const { range } of problem.locations) {
      const line = range?.startLineNumber;
      if (line !== undefined && !phrases.has(line)) phrases.set(line, { text, isCause });
    }
  };
  const causes = byCause(problems.slice(0, FEW));
  for (const { problem } of causes) add(problem, phraseOf(problem.message), problem.severity === 'error');
  for (const { problem, consequences } of causes) {
    const line = problem.locations.find(({ range }) => range)?.range?.startLineNumber;
    if (line === undefined) continue;
    for (const each of consequences) add(each, say(followsFrom, { line }), false);
  }
  return phrases;
}

/** Returns the beginning of a message up to its details. */
function phraseOf(message: string): string {
  const [first = ''] = message.split(/[:;] | \(|\.(?= |$)/);
  return first.length > SHORT ? `${first.slice(0, SHORT).trimEnd()}…` : first;
}
