import { Identity } from '../../org/identity.ts';
import { matches } from '../../rules/conditions.ts';
import { at, check, rules } from '../../rules/declare.ts';

/**
 * ZATCA, Electronic Invoice XML Implementation Standard, BR-KSA-08 and -14: codes consist of letters and digits.
 * Applied here to all codes.
 */
export const codeRules = rules(Identity, 'GOBL-SA-ORG-IDENTITY', [
  at('code', [
    check(
      '01',
      'Identity codes in a Saudi document can contain only the letters A-Z, a-z and digits; leave out dashes and spaces.',
      matches(/^[a-zA-Z0-9]*$/),
    ),
  ]),
]);
