/** What all parts of FA(3) are written with: the document, the report, texts of the length that the schema has. */

import { Amount } from '../../engine/num/amount.ts';
import { message } from '../../engine/text/message.ts';
import { cents } from '../national/amounts.ts';
import type { Part } from '../national/document.ts';
import { elementsWith, NationalWriting, type Written } from '../national/writing.ts';
import { collapsed } from '../schema/values.ts';

export const element = elementsWith('fa:');

/** What is written, and what is said of it. */
export class Writing extends NationalWriting {
  /** RodzajFaktury. */
  readonly kind: string;
  /** A credit note has positive figures and means less: FA(3) states changes. */
  readonly isCorrection: boolean;
  readonly currency: string;
  /** The rate of exchange to PLN, of a foreign currency. */
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

  /** Returns an element with a text, with single blanks, and cut where it is longer than the schema lets it be. */
  text(name: string, value: string | undefined, most: number, property: string): Written | undefined {
    if (value === undefined) return undefined;
    return element(name, this.cut(collapsed(value), most, property), property);
  }

  /** Returns the beginning of a text that is as long as it may be; says so where there is more. */
  cut(value: string, most: number, property: string): string {
    // Characters are counted, not their units in UTF-16.
    const characters = value.length <= most ? undefined : [...value];
    if (characters === undefined || characters.length <= most) return value;
    this.changed(
      'warning',
      property,
      message('It is cut after {most} characters, which KSeF has as the most.', { most }),
    );
    return characters.slice(0, most).join('').trimEnd();
  }

  /** Returns a member of a part as an element of its text. */
  member(name: string, part: Part | undefined, member: string, most: number): Written | undefined {
    return part && this.text(name, part.text(member), most, part.at(member));
  }

  /** Returns an amount as it is written, turned in corrections. */
  signed(value: Amount): Amount {
    return this.isCorrection ? value.negate() : value;
  }

  /** Returns an element of an amount, with two decimals. */
  amount(name: string, value: Amount | undefined, property: string): Written | undefined {
    return value && element(name, cents(value), property);
  }
}

/** Returns the amount of a text; zero where there is none. */
export function amountOf(text: string | undefined): Amount {
  return (text === undefined ? undefined : Amount.parse(text)) ?? Amount.zero(2);
}
