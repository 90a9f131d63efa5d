import { withoutFormula } from '../../../engine/text/csv.ts';
import type { Problem } from '../../state/view/problem.ts';
import { copyAndSay } from '../../ui/copy.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Copies problems to the clipboard. */
export async function copyProblems(problems: readonly Problem[]): Promise<void> {
  await copyAndSay(problemsText(problems), say(texts.copied, { count: problems.length }));
}

/** Returns problems as text, a line each. */
function problemsText(problems: readonly Problem[]): string {
  return problems
    .map(({ severity, code, message, locations }) => {
      const where = locations.map(
        ({ path, range }) => path || (range ? say(texts.line, { line: range.startLineNumber }) : ''),
      );
      return (
        [say(severity === 'error' ? texts.problemInText : texts.warningInText), code, message, ...where]
          // A line break or a tab of a document's text would begin a cell of its own.
          .flatMap((cell) => (cell ? [withoutFormula(cell.replace(/\s+/g, ' '))] : []))
          .join('\t')
      );
    })
    .join('\n');
}
