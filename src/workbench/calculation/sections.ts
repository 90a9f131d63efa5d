import type { Document } from '../../client/index.ts';
import type { CalculationStep } from '../../engine/index.ts';
import { contentsOf, memberAt } from '../document/values.ts';
import { say } from '../texts/say.ts';
import { labelOf, operandLabel, pathIn, rowOf, titleOf } from './names.ts';
import * as texts from './texts.ts';

/** A figure, and how it came about. */
export interface Figure {
  path: string;
  label: string;
  op: string;
  of: readonly Operand[];
  /** As it was carried on, and as the document states it. */
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

/** Where the percentages of a tax come from. */
export type Origin = NonNullable<CalculationStep['source']>;

/** Figures of one line, discount, rate …; those of the totals have no title. */
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

/** Sections in the order in which their figures follow from one another. */
const order = [texts.lines, texts.adjustments, texts.taxes, texts.totals, texts.payment];

/** Returns the explanation as it is read: sections, in them lines or rates, in them figures. */
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

/** Where nothing is taken from a sum or added to it, the total says how it came about. */
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

/** A figure that was not calculated, as it was typed. */
function typed(contents: unknown, { path }: { path: string }): string | undefined {
  const found = memberAt(contents, pathIn(path));
  return typeof found === 'string' ? found : undefined;
}

/** Where the percentage of a rate comes from: as the rows that make up its base say it. */
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

/** Returns the locations from which a figure follows in the end: lines, discounts, charges, or what else somebody typed. */
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
