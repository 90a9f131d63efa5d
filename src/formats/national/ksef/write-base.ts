/** Shared by all parts of the FA(3) writer: the document, the report, and texts within the schema's lengths. */

import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { collapsed } from '../../schema/values.ts';
import { amountOf, cents } from '../shared/amounts.ts';
import type { Part, Place } from '../shared/document.ts';
import { elementsWith, NationalWriting, type Written } from '../shared/writing.ts';

export const element = elementsWith('fa:');

/** The state of writing: elements and reports. */
export class Writing extends NationalWriting {
  /** The kind of invoice (RodzajFaktury). */
  readonly kind: string;
  /** Whether the figures of a credit note are positive but mean a reduction. FA(3) states changes. */
  readonly isCorrection: boolean;
  readonly currency: string;
  /** The exchange rate to PLN, for a foreign currency. */
  readonly exchange: string | undefined;

  constructor(document: Part, kind: string) {
    super(document);
    this.kind = kind;
    this.isCorrection = document.peek('type') === 'credit-note';
    this.currency = document.text('currency') ?? 'PLN';
    const rates = document.list('exchange_rates');
    const rate = rates.find((each) => each.peek('from') === this.currency && each.peek('to') === 'PLN');
    if (this.currency !== 'PLN') rate?.take('from', 'to', 'amount');
    this.exchange = this.currency === 'PLN' ? undefined : rate?.peek('amount');
  }

  /** Returns a text element with single spaces, cut to the schema's length. */
  text(name: string, value: string | undefined, most: number, property: Place): Written | undefined {
    if (value === undefined) return undefined;
    return element(name, this.cut(collapsed(value), most, property), property);
  }

  /** Cuts a text to a length, and reports it. */
  cut(value: string, most: number, property: Place): string {
    // Counts characters, not UTF-16 units.
    const characters = value.length <= most ? undefined : [...value];
    if (characters === undefined || characters.length <= most) return value;
    this.changed('warning', property, message('Truncated to {most} characters, the limit of KSeF.', { most }));
    return characters.slice(0, most).join('').trimEnd();
  }

  /** Returns a member of a part as a text element. */
  member(name: string, part: Part | undefined, member: string, most: number): Written | undefined {
    const value = part?.text(member);
    return part && value !== undefined ? this.text(name, value, most, part.at(member)) : undefined;
  }

  /** Returns an amount as written, negated in corrections. */
  signed(value: Amount): Amount {
    return this.isCorrection ? value.negate() : value;
  }

  /** Returns an amount element with two decimals. */
  amount(name: string, value: Amount | undefined, property: Place): Written | undefined {
    return value && element(name, cents(value), property);
  }
}

/** Returns the amount of a text; zero if missing. */
export function amountOrZero(text: string | undefined): Amount {
  return amountOf(text) ?? Amount.zero(2);
}
