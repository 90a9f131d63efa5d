/**
 * CNPJ of companies, fourteen characters with digits or letters in the first twelve, and CPF of persons, eleven digits.
 * The last two of each are check digits modulo 11. CNPJs with letters have been issued since July 2026. Source: Receita
 * Federal, Instrução Normativa RFB 2.229/2024 and Nota Técnica 49/2024 (CNPJ), Instrução Normativa RFB 1.548/2015
 * (CPF), http://normas.receita.fazenda.gov.br
 */

import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const FORM = /^([0-9A-Z]{12}\d{2}|\d{11})$/;

/** By length: the weights of the first and of the second check digit. */
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

/** Tests for a CNPJ or CPF with the right check digits. */
function isCnpjOrCpf(code: string): boolean {
  const weights = WEIGHTS.get(code.length);
  return weights !== undefined && FORM.test(code) && weights.every((each) => hasCheckDigit(code, each));
}

/**
 * Tests the check digit after the weighted characters: 11 minus the remainder, or 0 for the remainders 0 and 1. The
 * value of a character is its ASCII code minus that of `0`: A is 17.
 */
function hasCheckDigit(code: string, weights: readonly number[]): boolean {
  const remainder = weightedSum(code, weights, (character) => character.charCodeAt(0) - 48) % 11;
  return Number(code[weights.length]) === (remainder < 2 ? 0 : 11 - remainder);
}

export const identityRules = taxCodeRules(
  'GOBL-BR-TAX-IDENTITY',
  'A Brazilian tax number is a CNPJ of fourteen digits, the first twelve of which may be letters, as in 00000000000191 or 12ABC34501DE35, or a CPF of eleven digits, as in 11144477735. Both end in two check digits; check for a mistyped character.',
  valid(isCnpjOrCpf),
);
