/**
 * The calculation record (chapter 09 §3.6): for every calculated figure the operation, its operands by path and value,
 * and the rounding. It is written from the unrounded figures, after they are made and before they are rounded, and only
 * when it is asked for.
 */
import type { JsonObject } from '../model/json.ts';
import { isJsonObject, type Json } from '../model/json.ts';
import { pathText, type Step } from '../model/path.ts';
import type { Amount } from '../num/amount.ts';
import type { Percentage } from '../num/percentage.ts';

/** How a figure follows from its operands. */
export type Operation =
  /** The operands multiplied. */
  | 'multiply'
  /** The operands added, those with the sign `-` subtracted; each is first rounded to the decimals of the value. */
  | 'sum'
  /** The first operand, a percentage, of the second. */
  | 'percent'
  /** The first operand without the percentage that the second names. */
  | 'remove'
  /** The operand itself. */
  | 'copy'
  /** The operand, rounded. */
  | 'round'
  /** Converted with an exchange rate: the operands multiplied. */
  | 'exchange'
  /** Taken from the alternative prices of the item. */
  | 'alternative'
  /** The percentage that a rate had on the tax date. */
  | 'rate';

export interface Operand {
  path: string;
  value: string;
  /** Subtracted instead of added. */
  sign?: '-';
}

/** Where the percentage of a tax comes from. */
export interface RateSource {
  regime: string;
  category: string;
  key?: string;
  rate: string;
  since?: string;
}

export interface CalculationStep {
  /** The figure; a step that stands in no document has a path of its own, such as `$.lines[0].total~net`. */
  path: string;
  op: Operation;
  of: Operand[];
  /** The figure as it was carried on. */
  value: string;
  /** The figure as the document states it; the value where the document does not state it. */
  result: string;
  /** To how many decimals the exact outcome was rounded to give the value. */
  rounding: number;
  source?: RateSource;
}

/** A path from the document, or a ready operand of an earlier step. */
export interface Figure {
  place: readonly Step[];
  value: Amount | Percentage;
  sign?: '-';
}

export class CalculationRecord {
  readonly #steps: { place: readonly Step[]; step: Omit<CalculationStep, 'result'> }[] = [];
  readonly #root: readonly Step[];

  constructor(root: readonly Step[]) {
    this.#root = root;
  }

  /** Notes a figure; gives it back, as an operand of those that follow. */
  add(
    place: readonly Step[],
    op: Operation,
    of: readonly Figure[],
    value: Amount | Percentage,
    source?: RateSource,
  ): Figure {
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
