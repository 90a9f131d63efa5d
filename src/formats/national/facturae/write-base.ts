/** Shared by all parts of the Facturae writer: texts, numbers, amounts with their value in euros, and reports on them. */

import { subunitsOf } from '../../../engine/currency/currencies.ts';
import type { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { amountOf } from '../shared/amounts.ts';
import type { Part, Place } from '../shared/document.ts';
import { elementsWith, NationalWriting, type Written } from '../shared/writing.ts';

export const element = elementsWith('');

/** The rate from the currency of an invoice to euros. */
export interface EuroRate {
  readonly part: Part;
  readonly rate: Amount;
}

/** The state of writing. */
export class Writing extends NationalWriting {
  /** Whether the signs are turned: credit notes are invoices with negative amounts. */
  readonly isTurned: boolean;
  readonly currency: string;
  readonly #decimals: number;
  euros: EuroRate | undefined;

  constructor(document: Part) {
    super(document);
    this.isTurned = document.peek('type') === 'credit-note';
    this.currency = document.text('currency') ?? 'EUR';
    this.#decimals = Math.max(2, subunitsOf(this.currency) ?? 2);
  }

  /** Returns a free text, cut to the schema's length. */
  text(name: string, value: string | undefined, most: number, place: Place): Written | undefined {
    const trimmed = value?.trim();
    if (trimmed === undefined || trimmed.length <= most) return element(name, trimmed, place);
    this.changed('warning', place, message('Truncated to {most} characters, the limit of Facturae.', { most }));
    return element(name, trimmed.slice(0, most).trimEnd(), place);
  }

  /** Returns an identifier, which is never cut. */
  identifier(name: string, value: string | undefined, most: number, place: Place): Written | undefined {
    const trimmed = value?.trim();
    if (trimmed !== undefined && trimmed.length > most) {
      this.refuse(
        'BW-FACTURAE-LENGTH',
        place,
        message('{value} exceeds the {most} characters that Facturae allows; shorten it.', {
          value: trimmed.slice(0, 60),
          most,
        }),
      );
    }
    return element(name, trimmed, place);
  }

  /** Returns an amount with the decimals of its currency, at least two. */
  rounded(value: Amount): Amount {
    return value.rescale(this.#decimals);
  }

  /** Returns an amount of the document with the sign that it has in the file. */
  signed(text: string | undefined): Amount | undefined {
    const value = amountOf(text);
    return value && this.rounded(this.isTurned ? value.negate() : value);
  }

  money(name: string, value: Amount | undefined, place: Place): Written | undefined {
    return value && element(name, figure(this.rounded(value)), place);
  }

  /** Returns an amount with its value in euros, if it is in another currency. */
  amount(name: string, value: Amount, place: Place): Written | undefined {
    return element(
      name,
      [
        this.money('TotalAmount', value, place),
        this.euros && element('EquivalentInEuros', figure(value.up(8).multiply(this.euros.rate).rescale(2)), place),
      ],
      place,
    );
  }
}

/** Returns a number as text. A zero has no sign. */
export function figure(value: Amount): string {
  return value.isZero() ? value.abs().toString() : value.toString();
}

/** Returns a number with two to eight decimals, without zeros after the second. */
export function short(value: Amount): string {
  const text = figure(value.rescale(8)).replace(/0{1,6}$/, '');
  return text;
}

/** Returns the number of a percentage: 21.0 for `21.0%`. */
export function percentIn(text: string | undefined): Amount | undefined {
  return amountOf(text?.endsWith('%') ? text.slice(0, -1) : text);
}

export function rate(name: string, text: string | undefined, place: Place): Written | undefined {
  const value = percentIn(text);
  return value && element(name, short(value), place);
}
