import type { Document } from '../../../client/index.ts';
import type { CalculationStep } from '../../../engine/index.ts';
import { contentsOf, memberAt } from '../../engine/document/values.ts';
import { say } from '../../ui/texts/say.ts';
import { labelOf, operandLabel, pathIn, rowOf, titleOf } from './names.ts';
import * as texts from './texts.ts';

/** A figure and its calculation. */
export interface Figure {
  path: string;
  label: string;
  op: string;
  of: readonly Operand[];
  /** The unrounded value, and the value in the document. */
  carried: string;
  stated: string;
}

export interface Operand {
  path: string;
  label: string;
  carried: string;
  stated: string;
  subtracted: boolean;
}

/** The source of a tax's percentages. */
export type Origin = NonNullable<CalculationStep['source']>;

/** Figures of a line, discount, rate …. The totals have no title. */
export interface FigureGroup {
  path: string;
  title: string;
  origin: Origin | undefined;
  figures: Figure[];
}

export interface Section {
  title: string;
  groups: FigureGroup[];
}

/** Sections in the order of calculation. */
const order = [texts.lines, texts.adjustments, texts.taxes, texts.totals, texts.payment];

/** Returns the explanation for display: sections with lines or rates, which contain figures. */
export function sectionsOf(steps: readonly CalculationStep[], document: Document): Section[] {
  const contents = contentsOf(document);
  const stated = new Map(steps.map(({ path, result }) => [path, result]));
  const rates = steps.filter(({ op }) => op === 'rate');
  const sections = new Map<string, Map<string, FigureGroup>>(order.map((title) => [title, new Map()]));
  for (const step of steps) {
    if (step.op === 'rate') continue;
    const { section, key } = rowOf(pathIn(step.path));
    const path = step.path.slice(0, step.path.length - pathIn(step.path).length) + key;
    const groups = sections.get(section) ?? new Map<string, FigureGroup>();
    sections.set(section, groups);
    const group = groups.get(path) ?? { path, title: titleOf(key, contents), origin: undefined, figures: [] };
    groups.set(path, group);
    group.figures.push(figureOf(step, contents, stated));
    if (step.path.endsWith('.base')) group.origin = originOf(step, key, contents, rates);
  }
  return Array.from(sections, ([title, groups]) => ({
    title: say(title),
    groups: [...groups.values()].map(shortened),
  })).filter(({ groups }) => groups.length > 0);
}

/** If nothing is added to a sum or subtracted from it, the total shows its calculation. */
function shortened(group: FigureGroup): FigureGroup {
  const [sum, total, ...more] = group.figures;
  const same = total?.op === 'sum' && total.of.length === 1 && total.of[0]?.path === sum?.path;
  if (!sum || !total || !same || !total.path.endsWith('.total')) return group;
  return { ...group, figures: [{ ...total, op: sum.op, of: sum.of }, ...more] };
}

function figureOf(
  { path, op, of, value, result }: CalculationStep,
  contents: unknown,
  stated: ReadonlyMap<string, string>,
): Figure {
  return {
    path,
    label: labelOf(pathIn(path), contents),
    op,
    of: of.map((operand) => ({
      path: operand.path,
      label: operandLabel(pathIn(operand.path), pathIn(path), contents),
      carried: operand.value,
      stated: stated.get(operand.path) ?? typed(contents, operand) ?? operand.value,
      subtracted: operand.sign === '-',
    })),
    carried: value,
    stated: result,
  };
}

/** Returns a figure that was typed, not calculated. */
function typed(contents: unknown, { path }: { path: string }): string | undefined {
  const found = memberAt(contents, pathIn(path));
  return typeof found === 'string' ? found : undefined;
}

/** Returns the source of a rate's percentage, from the rows of its base. */
function originOf(
  base: CalculationStep,
  key: string,
  contents: unknown,
  rates: readonly CalculationStep[],
): Origin | undefined {
  const percent = memberAt(contents, `${key}.percent`);
  const category = memberAt(contents, `${key.slice(0, key.indexOf('.rates'))}.code`);
  const owners = base.of.map(({ path }) => /^.*?\]/.exec(path)?.[0] ?? path);
  return rates.find(
    ({ path, result, source }) =>
      result === percent && source?.category === category && owners.some((owner) => path.startsWith(`${owner}.taxes[`)),
  )?.source;
}

/** Returns the input locations that a figure depends on: lines, discounts, charges and other input. */
export function rootsOf(path: string, steps: readonly CalculationStep[]): string[] {
  const byPath = new Map(steps.map((step) => [step.path, step]));
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (here: string) => {
    if (seen.has(here)) return;
    seen.add(here);
    const row = /^\$(\.doc)?\.(lines|discounts|charges|payment\.advances|payment\.terms\.due_dates)\[\d+\]/.exec(
      here,
    )?.[0];
    const step = byPath.get(here);
    if (row) found.add(row);
    else if (step) for (const operand of step.of) visit(operand.path);
    else if (!/\.totals\.taxes\./.test(here)) found.add(here);
  };
  visit(path);
  return [...found];
}
