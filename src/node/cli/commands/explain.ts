import type { CalculationStep, RateSource } from '../../../engine/calculation-step.ts';
import { build } from '../../../service/operations/build.ts';
import { stepsTo } from '../../../service/operations/explaining.ts';
import { CommandError, EXIT } from '../../files/exit.ts';
import { readDocument } from '../../files/input.ts';
import { command, INFILE, type MakeCommand } from '../command.ts';
import { operate } from '../operate.ts';
import { textOf } from '../output.ts';
import { printable } from '../printable.ts';
import { table } from '../table.ts';

/** `billwright explain`: how each figure of a document came about, or one figure and those that it follows from. */
export const explainCommand: MakeCommand = (session) => {
  const examples = `
  $ billwright explain invoice.yaml
  $ billwright explain invoice.yaml --of totals.payable`;
  return command('explain', 'build a document and say how each figure came about', examples)
    .argument(...INFILE)
    .option('--of <property>', 'say it of this figure and of those that it follows from, such as totals.payable')
    .action(async (infile: string | undefined, { of }: { of?: string }) => {
      const input = await readDocument(infile, session.io);
      let steps: readonly CalculationStep[] = [];
      await operate(session, build, { input }, { explain: true }, (result) => {
        steps = result.explain ?? [];
      });
      const wanted = of === undefined ? steps : stepsWanted(of, steps);
      if (wanted.length === 0) return;
      const { output } = session.flags;
      if (output) await session.print(textOf({ explain: wanted }, output, session.flags));
      else await session.print(`${explanation(wanted, steps).join('\n')}\n`);
    });
};

/** Returns the steps that lead to a figure; of a document that has none, none. */
function stepsWanted(property: string, steps: readonly CalculationStep[]): readonly CalculationStep[] {
  const wanted = stepsTo(property, steps);
  if (wanted || steps.length === 0) return wanted ?? [];
  const path = property.startsWith('$') ? property : `$.${property}`;
  throw new CommandError(`${path} is no figure that was calculated`, EXIT.usage);
}

/** Returns a line for each step: the figure, how it came about, and what it is. */
function explanation(steps: readonly CalculationStep[], all: readonly CalculationStep[]): string[] {
  const stated = new Map(all.map(({ path, result }) => [path, result]));
  const rows = steps.map((step) => [
    '',
    printable(step.path),
    printable(formulaOf(step, stated)),
    printable(step.result),
  ]);
  return table(rows, Number.POSITIVE_INFINITY).map((line) => line.trimStart());
}

/** Returns how a figure came about, in figures: `20 × 90.00`; with what it was before it was rounded, where that is another number. */
function formulaOf({ op, of, source, value, result }: CalculationStep, stated: ReadonlyMap<string, string>): string {
  const operands = of.map((operand) => ({ ...operand, value: asStated(operand.value, stated.get(operand.path)) }));
  const rounded = asStated(value, result) === result ? '' : ` = ${value}, rounded`;
  return `${formula(op, operands, source)}${rounded}`;
}

/** Returns a figure as the document states it, where that is the same number; else without the zeros that only more decimals brought. */
function asStated(value: string, stated: string | undefined): string {
  const short = withoutZeros(value);
  return stated !== undefined && short === withoutZeros(stated) ? stated : short;
}

/** Returns a figure without zeros at its end, but for two decimals. */
function withoutZeros(value: string): string {
  const sign = value.endsWith('%') ? '%' : '';
  const [whole = '', decimals = ''] = value.replace('%', '').split('.');
  let end = decimals.length;
  while (end > 2 && decimals[end - 1] === '0') end--;
  return `${whole}${end > 0 ? '.' : ''}${decimals.slice(0, end)}${sign}`;
}

function formula(op: CalculationStep['op'], operands: CalculationStep['of'], source: RateSource | undefined): string {
  const [first, second] = operands;
  switch (op) {
    case 'multiply':
    case 'exchange':
      return operands.map(({ value }) => value).join(' × ');
    case 'sum':
      return operands.length === 1 && first?.sign !== '-' ? `as ${first?.path}` : sumOf(operands);
    case 'percent':
      return `${first?.value} of ${second?.value}`;
    case 'remove':
      return `${first?.value} without the ${second?.value} in it`;
    case 'copy':
      return `as ${first?.path}`;
    case 'round':
      return `${first?.value} rounded`;
    case 'alternative':
      return `alternative price ${first?.value}`;
    case 'rate':
      return source ? rateOf(source) : '';
  }
}

function sumOf(operands: CalculationStep['of']): string {
  return operands.map(({ value, sign }, i) => (i === 0 && sign !== '-' ? value : `${sign ?? '+'} ${value}`)).join(' ');
}

function rateOf({ regime, category, key, rate, since }: RateSource): string {
  const named = [regime, category, rate, key].filter((each) => each !== undefined).join(' ');
  return since === undefined ? `${named}, first day not known` : `${named}, since ${since}`;
}
