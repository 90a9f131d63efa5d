/** Reads figures and addresses of FatturaPA. */

import { Amount } from '../../../engine/num/amount.ts';
import { amountOf, differ, plus } from '../shared/amounts.ts';
import type { Source } from '../shared/reading.ts';

/** Members of an object being read. */
export type Members = Record<string, unknown>;

export function amountIn(part: Source, name: string): Amount | undefined {
  return amountOf(part.text(name));
}

export function sumOf(amounts: readonly (Amount | undefined)[]): Amount {
  return amounts.reduce<Amount>((sum, each) => plus(sum, each), Amount.zero(2));
}

/** Returns the tax that an amount includes. */
export function includedTax(amount: Amount, rate: Amount): Amount {
  return amount.up(10).multiply(rate).divide(plus(Amount.HUNDRED, rate)).rescale(2);
}

/** Returns whether two amounts are equal within some cents. */
export function isNear(one: Amount, other: Amount, cents = 1): boolean {
  return !differ(one, other, cents);
}

const BOX = /^(?:P\.?\s?O\.?\s?(?:Box)?|C\.?P\.|Casella postale)\s*\d/i;

/** Returns an address. */
export function addressIn(place: Source, label?: string): Members {
  const street = place.text('Indirizzo');
  const number = place.text('NumeroCivico');
  const country = place.text('Nazione') ?? 'IT';
  const code = place.text('CAP');
  const town = place.text('Comune');
  const region = place.text('Provincia');
  const isBox = street !== undefined && BOX.test(street);
  return {
    ...(label && { label }),
    ...(isBox && street && { po_box: street }),
    ...(number && { num: number }),
    ...(!isBox && street && { street }),
    ...(town && { locality: town }),
    ...(region && { region }),
    ...(code && (country === 'IT' || code !== '00000') && { code }),
    country,
  };
}
