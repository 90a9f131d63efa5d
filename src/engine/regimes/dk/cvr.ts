/**
 * CVR-nummer of the Danish business register, which is also the VAT number: eight digits, modulus 11. Source:
 * Erhvervsstyrelsen, https://erhvervsstyrelsen.dk/modulus_11
 */
import { Identity } from '../../org/identity.ts';
import { present, typeIn, valid } from '../../rules/conditions.ts';
import { at, check, rules, when } from '../../rules/declare.ts';
import { weightedSum } from '../../text/check-digits.ts';

const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];

/** Tests for eight digits with a weighted sum divisible by 11. */
export function isCvr(code: string): boolean {
  return /^\d{8}$/.test(code) && weightedSum(code, WEIGHTS) % 11 === 0;
}

/** Rules on identities of type CVR, in documents of every regime. */
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
