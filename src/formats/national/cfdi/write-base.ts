/** Shared by all parts of the writer: the document, the report, texts and figures as attributes. */

import { message } from '../../../engine/text/message.ts';
import { Decimal } from '../../rules/decimal.ts';
import { collapsed } from '../../schema/values.ts';
import { type Part, type Place, pathOf } from '../shared/document.ts';
import { appended, type Elements, NationalWriting, Written } from '../shared/writing.ts';
import { PESO } from './codes.ts';
import { decimalsOf } from './lists.ts';

/** A value of an attribute, with the property that it comes from. */
export type Value = string | undefined | readonly [value: string | undefined, place: Place];

/** An element whose values are attributes, each with its property. */
class Attributed extends Written {
  readonly #values: Readonly<Record<string, Value>>;

  constructor(name: string, place: Place | undefined, values: Readonly<Record<string, Value>>) {
    super(name, place);
    this.#values = values;
  }

  override propertyAt(step: string): string | undefined {
    const name = step.slice(1);
    const value = Object.hasOwn(this.#values, name) ? this.#values[name] : undefined;
    return typeof value !== 'object' || value[0] === undefined ? undefined : pathOf(value[1]);
  }
}

/** Returns an element with its attributes; those without a value are left out. */
export function node(
  name: string,
  values: Readonly<Record<string, Value>>,
  place?: Place,
  children: Elements = [],
): Written {
  const attributes: { name: string; value: string }[] = [];
  for (const attribute in values) {
    const given = values[attribute];
    const value = typeof given === 'object' ? given[0] : given;
    if (value !== undefined) attributes.push({ name: attribute, value });
  }
  const made = new Attributed(name, place, values);
  made.attributes = attributes;
  appended(children, made);
  return made;
}

/** Returns an element with children only; undefined without any. */
export function group(name: string, children: Elements, place?: Place): Written | undefined {
  const made = new Written(name, place);
  return appended(children, made) && made;
}

export class Writing extends NationalWriting {
  readonly currency: string;
  /** The decimals of the currency. */
  readonly decimals: number;
  /** The pesos for one unit of another currency. */
  readonly exchange: Decimal | undefined;
  readonly issuePlace: string | undefined;
  readonly isPayment: boolean;
  /** Whether it sums up sales to the public. */
  readonly isGlobal: boolean;

  constructor(document: Part) {
    super(document);
    this.isPayment = document.peek('$schema')?.endsWith('bill/payment') === true;
    this.currency = document.text('currency') ?? PESO;
    this.decimals = decimalsOf(this.currency) ?? 2;
    const rates = this.currency === PESO ? [] : document.list('exchange_rates');
    const rate = rates.find((each) => each.peek('from') === this.currency && each.peek('to') === PESO);
    rate?.take('from', 'to', 'amount', 'at', 'source');
    this.exchange = Decimal.parse(rate?.peek('amount'));
    this.isGlobal = Array.isArray(document.value.$tags) && document.value.$tags.includes('global');
    const ext = this.isPayment ? document : document.object('tax');
    this.issuePlace = ext?.ext('mx-cfdi-issue-place');
  }

  /** Returns a text as receipts have it: single blanks, and no bars, which seals have between values. */
  clean(value: string | undefined, place: Place): string | undefined {
    if (value === undefined) return undefined;
    const text = collapsed(value);
    if (!text.includes('|')) return text || undefined;
    this.changed(
      'info',
      place,
      message('The character | was written as /, because | separates the values in the text of the seal.'),
    );
    return text.replaceAll('|', '/');
  }

  /** Returns a clean text, cut to a length. */
  cut(value: string | undefined, most: number, place: Place): string | undefined {
    const text = this.clean(value, place);
    const characters = text === undefined || text.length <= most ? undefined : [...text];
    if (characters === undefined || characters.length <= most) return text;
    this.changed('warning', place, message('Truncated to {most} characters, the limit of CFDI.', { most }));
    return characters.slice(0, most).join('').trimEnd();
  }

  /** Returns a clean text, and refuses one that is too long. */
  limited(value: string | undefined, most: number, place: Place): string | undefined {
    const text = this.clean(value, place);
    if (text !== undefined && [...text].length > most) {
      this.refuse(
        'BW-CFDI-LENGTH',
        place,
        message('The text has {count} characters, but CFDI allows {most}; shorten it.', {
          count: [...text].length,
          most,
        }),
      );
    }
    return text;
  }

  /** Returns a member of a part with its place. */
  member(part: Part | undefined, name: string, most: number): Value {
    return part && [this.limited(part.text(name), most, part.at(name)), part.at(name)];
  }

  /** Returns an entry of `meta` with its place. */
  meta(part: Part | undefined, key: string): Value {
    const value = part?.meta(key);
    return part && value !== undefined
      ? [this.clean(value, part.at('meta')), `${pathOf(part.at('meta'))}.${key}`]
      : undefined;
  }

  /** Returns an amount with the decimals of the currency. */
  money(value: Decimal): string {
    return padded(value, this.decimals).toString();
  }
}

/** Returns the number of a member; undefined if there is none. */
export function numberOf(part: Part | undefined, name: string): Decimal | undefined {
  return Decimal.parse(part?.text(name));
}

/** Returns a rate of a text such as 16.0% as a fraction; undefined if there is none. */
export function fractionOf(text: string | undefined): Decimal | undefined {
  return text?.endsWith('%') ? Decimal.parse(text.slice(0, -1))?.percent() : Decimal.parse(text);
}

/** Returns a number rounded to exactly these decimals. */
export function padded(value: Decimal, decimals: number): Decimal {
  return value.scale === decimals ? value : value.round(decimals).plus(new Decimal(0, decimals));
}

/** The maximum number of decimals of quantities, prices, amounts and rates. */
export const MOST_DECIMALS = 6;

/** Returns a number as it stands, with six decimals at most. */
export const figure = (value: Decimal | undefined): string | undefined => value?.round(MOST_DECIMALS).toString();
