/**
 * CVR-nummer of the Danish business register, which is the VAT number too: eight digits, modulus 11.
 * Source: Erhvervsstyrelsen, https://erhvervsstyrelsen.dk/modulus_11
 */
import { Identity } from '../../org/identity.ts';
import { present, typeIn, valid } from '../../rules/conditions.ts';
import { at, check, rules, when } from '../../rules/declare.ts';
import { weightedSum } from '../../text/check-digits.ts';

const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];

/** True for eight digits whose weighted sum 11 divides. */
export function isCvr(code: string): boolean {
  return /^\d{8}$/.test(code) && weightedSum(code, WEIGHTS) % 11 === 0;
}

/** Identities of type CVR, in documents of every regime. */
export const cvrRules = rules(Identity, 'GOBL-DK-ORG-IDENTITY', [
  when(typeIn('CVR'), [
    at('code', [
      when(present, [
        check(
          '01',
          'A Danish CVR number has eight digits without spaces, the last a check digit, as in 13748136; check for a mistyped digit.',
          valid(isCvr),
        ),
      ]),
    ]),
  ]),
]);
