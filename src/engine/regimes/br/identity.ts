/**
 * CNPJ of companies, fourteen digits, and CPF of persons, eleven; the last two of each are check digits modulo 11.
 * Source: Receita Federal, Instrução Normativa RFB 2.119/2022 (CNPJ) and 1.548/2015 (CPF), http://normas.receita.fazenda.gov.br
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

/** By the number of digits: the weights for the first check digit and for the second. */
const WEIGHTS: ReadonlyMap<number, readonly [readonly number[], readonly number[]]> = new Map([
  [
    14,
    [
      [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
      [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
    ],
  ],
  [
    11,
    [
      [10, 9, 8, 7, 6, 5, 4, 3, 2],
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
    ],
  ],
]);

/** True for the digits of a CNPJ or CPF with both check digits right. */
function isCnpjOrCpf(code: string): boolean {
  const weights = WEIGHTS.get(code.length);
  return weights !== undefined && /^\d+$/.test(code) && weights.every((each) => hasCheckDigit(code, each));
}

/** The check digit stands behind the weighted ones: 11 less the remainder, or 0 for the remainders 0 and 1. */
function hasCheckDigit(code: string, weights: readonly number[]): boolean {
  const remainder = weightedSum(code, weights) % 11;
  return Number(code[weights.length]) === (remainder < 2 ? 0 : 11 - remainder);
}

export const identityRules = taxCodeRules(
  'GOBL-BR-TAX-IDENTITY',
  'A Brazilian tax code is a CNPJ of fourteen digits, as in 00000000000191, or a CPF of eleven, as in 11144477735, each ending in two check digits; check for a mistyped digit.',
  valid(isCnpjOrCpf),
);
