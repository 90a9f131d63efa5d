import { Amount } from '../num/amount.ts';

/**
 * How precisely a document is calculated (chapter 02 §1): `precise` carries unrounded amounts to the end, `currency`
 * rounds every sum to the currency's subunits. An unknown key behaves as `precise`, but prices get no extra decimals.
 */
export class Rounding {
  /** Decimals of the currency. */
  readonly decimals: number;
  /** Zero with the decimals of the currency. */
  readonly zero: Amount;
  readonly #currency: boolean;
  readonly #precise: boolean;

  constructor(rule: string, decimals: number) {
    this.decimals = decimals;
    this.zero = Amount.zero(decimals);
    this.#currency = rule === 'currency';
    this.#precise = rule === 'precise';
  }

  /** Whether every sum is rounded to the currency. */
  get perCurrency(): boolean {
    return this.#currency;
  }

  /** A price with the decimals that it is multiplied with. */
  price(amount: Amount): Amount {
    return amount.up(this.#precise ? this.decimals + 2 : this.decimals);
  }

  /** A price of a sub-line, raised only under `precise`. */
  subPrice(amount: Amount): Amount {
    return this.#precise ? amount.up(this.decimals + 2) : amount;
  }

  /** An amount as the rule carries it: rounded to the currency, or at least as precise. */
  apply(amount: Amount): Amount {
    return this.#currency ? amount.rescale(this.decimals) : amount.up(this.decimals);
  }

  /** The total of a row that taxes are applied to (§7.2). */
  taxable(amount: Amount): Amount {
    return this.#currency ? amount.rescale(this.decimals) : amount.up(this.decimals + 2);
  }

  /** An accumulator made wide enough for what is added to it. */
  widen(accumulator: Amount, added: Amount): Amount {
    return this.#currency ? accumulator : accumulator.match(added);
  }
}
