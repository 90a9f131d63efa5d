import type { CalculationStep } from '../../../engine/calculation-step.ts';
import { type ExplainedStep, explained, unknownFigure } from '../../../engine/explained.ts';
import { build } from '../../../operations/build.ts';
import { CommandError, EXIT } from '../../files/exit.ts';
import { readDocument } from '../../files/input.ts';
import { command, INFILE, type MakeCommand } from '../command.ts';
import { operate } from '../operate.ts';
import { textOf } from '../output.ts';
import { printable } from '../printable.ts';
import { table } from '../table.ts';

/** `billwright explain`: how each figure of a document was calculated, or one figure with the figures it depends on. */
export const explainCommand: MakeCommand = (session) => {
  const examples = `
  $ billwright explain invoice.yaml
  $ billwright explain invoice.yaml --of totals.payable`;
  return command('explain', 'build a document and show how each figure was calculated', examples)
    .argument(...INFILE)
    .option('--of <property>', 'show only this figure and the figures it depends on, such as totals.payable')
    .action(async (infile: string | undefined, { of }: { of?: string }) => {
      const input = await readDocument(infile, session.io);
      let steps: readonly CalculationStep[] = [];
      await operate(session, build, { input }, { explain: true }, (result) => {
        steps = result.explain ?? [];
      });
      const wanted = explained(steps, of) ?? [];
      if (wanted.length === 0 && steps.length > 0) throw new CommandError(unknownFigure(steps, of ?? ''), EXIT.usage);
      if (wanted.length === 0) return;
      const { json, output } = session.flags;
      if (output || json)
        await session.print(textOf({ explain: wanted }, output ?? 'json', session.flags, session.isShown));
      else await session.print(`${explanation(wanted, session.columns).join('\n')}\n`);
    });
};

/**
 * Returns a line for each step: the figure, its calculation and its result. On a terminal that is too narrow for them, the figure has a line of
 * its own.
 */
function explanation(steps: readonly ExplainedStep[], width: number): string[] {
  const whole = steps.map(({ path, how, result }) => ['', printable(path), printable(how), printable(result)]);
  const rows = aligned(whole);
  if (rows.every((row) => row.length <= width)) return rows;
  const parts = aligned(steps.map(({ how, result }) => ['', printable(how), printable(result)]));
  return steps.flatMap(({ path }, i) => [printable(path), `  ${parts[i]}`]);
}

function aligned(rows: string[][]): string[] {
  return table(rows, Number.POSITIVE_INFINITY).map((line) => line.trimStart());
}
