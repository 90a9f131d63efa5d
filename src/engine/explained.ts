import type { CalculationStep, RateSource } from './calculation-step.ts';
import { type Message, message } from './text/message.ts';
import { nearestNames } from './text/nearest.ts';

/** A step with its formula: `20 × 90.00`. */
export interface ExplainedStep extends CalculationStep {
  how: string;
}

/**
 * Returns the steps of an explanation with their formulas. With `of`, such as `totals.payable`, only the steps of this
 * figure and of the figures it depends on; undefined if it is not a calculated figure.
 */
export function explained(steps: readonly CalculationStep[], of?: string): ExplainedStep[] | undefined {
  const stated = new Map(steps.map(({ path, result }) => [path, result]));
  const wanted = of === undefined ? steps : stepsTo(of, steps);
  return wanted?.map((step) => ({ ...step, how: formulaOf(step, stated) }));
}

/** Returns the message about a figure that is not calculated, with similar ones. */
export function unknownFigure(steps: readonly CalculationStep[], of: string): Message {
  const figure = of.length > LONGEST ? `${of.slice(0, LONGEST)}…` : of;
  const near = nearestNames(
    of,
    steps.map(({ path }) => path.replace(/^\$\.?/, '')),
  );
  return near.length > 0
    ? message('{figure} is not a calculated figure; did you mean {near}?', { figure, near })
    : message('{figure} is not a calculated figure', { figure });
}

/** Characters of an unknown figure to repeat. */
const LONGEST = 80;

/**
 * Returns the steps that lead to a figure, such as `totals.payable`, including its own, in order; undefined if it is
 * not a calculated figure.
 */
function stepsTo(property: string, steps: readonly CalculationStep[]): readonly CalculationStep[] | undefined {
  const path = property.startsWith('$') ? property : `$.${property}`;
  const byPath = new Map(steps.map((step) => [step.path, step]));
  if (!byPath.has(path)) return undefined;
  const wanted = new Set<string>();
  const open = [path];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (wanted.has(next)) continue;
    wanted.add(next);
    for (const { path } of byPath.get(next)?.of ?? []) open.push(path);
  }
  return steps.filter((step) => wanted.has(step.path));
}

/** Returns the formula of a figure: `20 × 90.00`, with the unrounded value if that differs. */
function formulaOf({ op, of, source, value, result }: CalculationStep, stated: ReadonlyMap<string, string>): string {
  const operands = of.map((operand) => ({ ...operand, value: asStated(operand.value, stated.get(operand.path)) }));
  const rounded = asStated(value, result) === result ? '' : ` = ${value}, rounded`;
  return `${formula(op, operands, source)}${rounded}`;
}

/** Returns a figure as stated in the document if it is the same number; otherwise without trailing zeros. */
function asStated(value: string, stated: string | undefined): string {
  const short = withoutZeros(value);
  return stated !== undefined && short === withoutZeros(stated) ? stated : short;
}

/** Returns a figure without trailing zeros, but with at least two decimals. */
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
  return since === undefined ? `${named}, start date unknown` : `${named}, since ${since}`;
}
