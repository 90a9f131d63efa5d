/** The long code lists of the SAT: units, currencies and countries. */

import { currencyDefinition } from '../../../engine/currency/currencies.ts';
import { CLAVE_UNIDAD, MONEDA, PAIS } from '../../schema/generated/cfdi-lists.ts';
import { NO_CURRENCY } from './codes.ts';

const setOf = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

export const UNITS = setOf(CLAVE_UNIDAD);
export const CURRENCIES = setOf(MONEDA);
export const COUNTRIES = setOf(PAIS);

/** The decimals of a currency; undefined if it is not in the list. */
export function decimalsOf(currency: string): number | undefined {
  if (!CURRENCIES.has(currency)) return undefined;
  if (currency === NO_CURRENCY) return 0;
  return currencyDefinition(currency)?.subunits ?? 2;
}
