/**
 * The explanation of a calculation (chapter 09 §3.6): for every calculated figure the operation, its operands by path and value,
 * and the rounding. It is written from the unrounded figures, after they are made and before they are rounded, and only
 * when it is asked for.
 */
import type { CalculationStep, Operation, RateSource } from '../calculation-step.ts';
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import { pathText, type Step } from '../model/path.ts';
import type { Amount } from '../num/amount.ts';
import type { Percentage } from '../num/percentage.ts';

/** A path from the document, or a ready operand of an earlier step. */
export interface Figure {
  place: readonly Step[];
  value: Amount | Percentage;
  sign?: '-';
}

export class Explanation {
  readonly #steps: { place: readonly Step[]; step: Omit<CalculationStep, 'result'> }[] = [];
  readonly #root: readonly Step[];
  readonly #most: number;
  #figures = 0;

  /** Keeps at most so many figures and operands of figures. */
  constructor(root: readonly Step[], most = Number.POSITIVE_INFINITY) {
    this.#root = root;
    this.#most = most;
  }

  /** The figures and their operands, also those that were too many to be kept. */
  get figures(): number {
    return this.#figures;
  }

  /** Notes a figure; gives it back, as an operand of those that follow. */
  add(
    place: readonly Step[],
    op: Operation,
    of: readonly Figure[],
    value: Amount | Percentage,
    source?: RateSource,
  ): Figure {
    this.#figures += 1 + of.length;
    if (this.#figures > this.#most) return { place, value };
    const path = this.#path(place);
    const operands = of.map((each) => ({
      path: this.#path(each.place),
      value: each.value.toString(),
      ...(each.sign && { sign: each.sign }),
    }));
    const exponent = 'exponent' in value ? value.exponent : value.fraction.exponent;
    this.#steps.push({
      place,
      step: { path, op, of: operands, value: value.toString(), rounding: exponent, ...(source && { source }) },
    });
    return { place, value };
  }

  /** The steps in the order made, each with the figure as the written document states it. */
  finish(json: JsonObject): CalculationStep[] {
    return this.#steps.map(({ place, step: { path, op, of, value, rounding, source } }) => {
      const stated = at(json, [...this.#root, ...place]);
      return {
        path,
        op,
        of,
        value,
        result: typeof stated === 'string' ? stated : value,
        rounding,
        ...(source && { source }),
      };
    });
  }

  #path(place: readonly Step[]): string {
    return pathText([...this.#root, ...place]);
  }
}

function at(json: Json, place: readonly Step[]): Json | undefined {
  let value: Json | undefined = json;
  for (const step of place) {
    if (Array.isArray(value) && typeof step === 'number') value = value[step];
    else if (isJsonObject(value) && typeof step === 'string') value = value[step];
    else return undefined;
  }
  return value;
}
