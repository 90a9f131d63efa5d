/**
 * Número de identificación tributaria (NIT) with its check digit modulo 11.
 * Source: Dirección de Impuestos y Aduanas Nacionales, Orden Administrativa 4 de 1989, https://www.dian.gov.co
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

/** For nine digits before the check digit. Shorter numbers are padded with zeros on the left. */
const WEIGHTS = [41, 37, 29, 23, 19, 17, 13, 7, 3];

/** Tests for nine or ten digits with the right check digit. */
function isNit(code: string): boolean {
  if (!/^\d{9,10}$/.test(code)) return false;
  const remainder = weightedSum(code.padStart(10, '0'), WEIGHTS) % 11;
  return Number(code.slice(-1)) === (remainder < 2 ? remainder : 11 - remainder);
}

export const identityRules = taxCodeRules(
  'GOBL-CO-TAX-IDENTITY',
  'A Colombian tax number (NIT) has nine or ten digits, the last a check digit, as in 8001972684; check that the check digit is present and correct.',
  valid(isNit),
);
