/**
 * Identities of the types KVK (number in the trade register) and OIN (number of organisations in exchange with the
 * government).
 * Sources: https://www.kvk.nl/; Logius, https://gitdocumentatie.logius.nl/publicatie/dk/oin/2.2.1/#samenstelling-oin
 */
import { codeOfType, Identity } from '../../org/identity.ts';
import { lengthBetween, matches } from '../../rules/conditions.ts';
import { rules } from '../../rules/declare.ts';

export const KVK = 'KVK';
export const OIN = 'OIN';

export const registerNumberRules = rules(Identity, 'GOBL-NL-ORG-IDENTITY', [
  codeOfType(KVK, '01', 'A KVK number has eight digits; leave out spaces and dots.', lengthBetween(8, 8)),
  codeOfType(
    OIN,
    '02',
    'An OIN has twenty digits: six zeros, the register (01 to 10, or 99), nine digits, three zeros, as in 00000001123456789000.',
    matches(/^0{6}(0[1-9]|10|99)\d{9}0{3}$/),
  ),
]);
