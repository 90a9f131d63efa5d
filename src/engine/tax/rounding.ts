import { Amount } from '../num/amount.ts';

/**
 * The precision of a document's calculation (chapter 02 §1). `precise` keeps amounts unrounded until the end;
 * `currency` rounds every sum to the currency's subunits. An unknown key acts like `precise`, except that prices get no
 * extra decimals.
 */
export class Rounding {
  /** Decimals of the currency. */
  readonly decimals: number;
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

  /** Returns a price with the decimals used in multiplication. */
  price(amount: Amount): Amount {
    return amount.up(this.#precise ? this.decimals + 2 : this.decimals);
  }

  /** Returns the price of a sub-line, with extra decimals only under `precise`. */
  subPrice(amount: Amount): Amount {
    return this.#precise ? amount.up(this.decimals + 2) : amount;
  }

  /** Returns an amount rounded to the currency, or with at least its decimals. */
  apply(amount: Amount): Amount {
    return this.#currency ? amount.rescale(this.decimals) : amount.up(this.decimals);
  }

  /** Returns the total of a row as the basis of its taxes (§7.2). */
  taxable(amount: Amount): Amount {
    return this.#currency ? amount.rescale(this.decimals) : amount.up(this.decimals + 2);
  }

  /** Returns an accumulator with enough decimals for the addend. */
  widen(accumulator: Amount, added: Amount): Amount {
    return this.#currency ? accumulator : accumulator.match(added);
  }
}
