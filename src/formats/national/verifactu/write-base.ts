/** Shared by all parts of the writer: the document, the report, and amounts in euros with the signs of records. */

import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { cents } from '../shared/amounts.ts';
import type { Part, Place } from '../shared/document.ts';
import { type Elements, elementsWith, NationalWriting, type Written } from '../shared/writing.ts';
import { CORRECTIVE, SIMPLIFIED } from './codes.ts';
import type { Input } from './input.ts';

export const element = elementsWith('sum1:');
export const messageElement = elementsWith('sum:');

export class Writing extends NationalWriting {
  readonly input: Input;
  /** TipoFactura. */
  readonly type: string;
  /** TipoRectificativa: S or I, in corrections only. */
  readonly correction: string | undefined;
  /** Whether the figures of a credit note are positive but mean a reduction, which records state as negative. */
  readonly isTurned: boolean;
  /** The exchange rate to EUR, for a foreign currency. */
  readonly exchange: Amount | undefined;

  constructor(document: Part, input: Input) {
    super(document);
    this.input = input;
    const tax = document.object('tax');
    this.type = tax?.ext('es-verifactu-doc-type') ?? '';
    this.correction = CORRECTIVE.has(this.type) ? tax?.ext('es-verifactu-correction-type') : undefined;
    this.isTurned = document.text('type') === 'credit-note';
    const currency = document.text('currency') ?? 'EUR';
    const rates = currency === 'EUR' ? [] : document.list('exchange_rates');
    const rate = rates.find((each) => each.peek('from') === currency && each.peek('to') === 'EUR');
    rate?.take('from', 'to', 'amount');
    this.exchange = Amount.parse(rate?.peek('amount') ?? '');
  }

  get isSimplified(): boolean {
    return SIMPLIFIED.has(this.type);
  }

  /** Returns an amount in euros with two decimals. */
  inEuros(text: string | undefined): Amount {
    const amount = Amount.parse(text ?? '') ?? Amount.zero(2);
    return (this.exchange === undefined ? amount : amount.up(8).multiply(this.exchange)).rescale(2);
  }

  /** Returns an amount in euros, negated in credit notes. */
  signed(text: string | undefined): Amount {
    const amount = this.inEuros(text);
    return this.isTurned ? amount.negate() : amount;
  }

  amount(name: string, value: Amount | undefined, place: Place) {
    return value && element(name, cents(value), place);
  }

  /** Cuts a text to a length, and reports it. */
  cut(value: string, most: number, place: Place): string {
    const text = value.trim();
    const characters = text.length <= most ? undefined : [...text];
    if (characters === undefined || characters.length <= most) return text;
    this.changed('info', place, message('Truncated to {most} characters, the limit of VERI*FACTU.', { most }));
    return characters.slice(0, most).join('').trimEnd();
  }
}

/** Appends elements in their order. */
export function append(parent: Written, elements: Elements): void {
  const flat = elements.flat(4) as readonly (Written | undefined)[];
  let last: Written | undefined;
  for (const each of flat) {
    if (each === undefined) continue;
    parent.appendAfter(last, each);
    last = each;
  }
}
