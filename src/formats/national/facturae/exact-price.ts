import type { Amount } from '../../../engine/num/amount.ts';

const MOST_DECIMALS = 8;

/**
 * Returns a price with the decimals that its product with the quantity needs, if the cents of the product would otherwise
 * be rounded twice: documents round it to the decimals of the price first, FACe to cents at once.
 */
export function exactPrice(price: Amount, quantity: Amount): Amount {
  const exact = price.up(Math.min(MOST_DECIMALS, price.exponent + quantity.exponent));
  const cents = (value: Amount) => value.multiply(quantity).rescale(2);
  return cents(price.up(2)).equals(cents(exact)) ? price : exact;
}
