/**
 * The explanation of a calculation (chapter 09 §3.6): for every calculated figure the operation, its operands by path
 * and value, and the rounding. It is recorded only on request, from the unrounded figures, before they are rounded.
 */
import type { CalculationStep, Operation, RateSource } from '../calculation-step.ts';
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import { pathText, type Step } from '../model/path.ts';
import type { Amount } from '../num/amount.ts';
import type { Percentage } from '../num/percentage.ts';

/** A path from the document, or the result of an earlier step as an operand. */
export interface Figure {
  path: readonly Step[];
  value: Amount | Percentage;
  sign?: '-';
}

/** Returns a figure to be subtracted. */
export function less(figure: Figure): Figure {
  return { ...figure, sign: '-' };
}

export class Explanation {
  readonly #steps: { path: readonly Step[]; step: Omit<CalculationStep, 'result'> }[] = [];
  readonly #root: readonly Step[];
  readonly #most: number;
  #figures = 0;

  /** @param most the largest number of figures and operands to keep */
  constructor(root: readonly Step[], most = Number.POSITIVE_INFINITY) {
    this.#root = root;
    this.#most = most;
  }

  /** The number of figures and operands, including those beyond the limit. */
  get figures(): number {
    return this.#figures;
  }

  /** Records a figure. Returns it, for use as an operand of later ones. */
  add(
    path: readonly Step[],
    op: Operation,
    of: readonly Figure[],
    value: Amount | Percentage,
    source?: RateSource,
  ): Figure {
    this.#figures += 1 + of.length;
    if (this.#figures > this.#most) return { path, value };
    const text = this.#text(path);
    const operands = of.map((each) => ({
      path: this.#text(each.path),
      value: each.value.toString(),
      ...(each.sign && { sign: each.sign }),
    }));
    const exponent = 'exponent' in value ? value.exponent : value.fraction.exponent;
    this.#steps.push({
      path,
      step: { path: text, op, of: operands, value: value.toString(), rounding: exponent, ...(source && { source }) },
    });
    return { path, value };
  }

  /** Returns the steps in the order recorded, each with the figure as the written document states it. */
  finish(json: JsonObject): CalculationStep[] {
    return this.#steps.map(({ path, step: { op, of, value, rounding, source, ...step } }) => {
      const stated = at(json, [...this.#root, ...path]);
      return {
        path: step.path,
        op,
        of,
        value,
        result: typeof stated === 'string' ? stated : value,
        rounding,
        ...(source && { source }),
      };
    });
  }

  #text(path: readonly Step[]): string {
    return pathText([...this.#root, ...path]);
  }
}

function at(json: Json, path: readonly Step[]): Json | undefined {
  let value: Json | undefined = json;
  for (const step of path) {
    if (Array.isArray(value) && typeof step === 'number') value = value[step];
    else if (isJsonObject(value) && typeof step === 'string') value = value[step];
    else return undefined;
  }
  return value;
}
