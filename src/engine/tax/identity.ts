import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { taxCountryCode } from '../country/codes.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import type { Validation } from '../model/validation.ts';
import { matches, present, valid } from '../rules/conditions.ts';
import { at, check, type RuleSet, rules, type Test, when } from '../rules/declare.ts';
import { labelled, labelOf } from '../rules/label.ts';
import { upperSimple } from '../text/clean.ts';
import { mistyped } from '../text/mistyped.ts';
import { strictCodeValid } from '../text/patterns.ts';

/** The number of a party at a tax office, with the country that issued it (chapter 03 §4). */
export const TaxIdentity = object(
  'tax.Identity',
  {
    title: 'Tax Identity',
    description: 'The tax number of a party in a country.',
  },
  {
    country: field(
      taxCountryCode,
      'Country Code',
      'The country that assigned the number: its ISO code, but EL for Greece and XI for Northern Ireland.',
      {
        required: true,
      },
    ),
    code: field(code, 'Code', 'The number itself, without country prefix and separators.', {
      recommended: true,
      constraints: { pattern: '^[A-Z0-9Ñ\\&]+$' },
    }),
    scheme: field(code, 'Scheme', "The kind of tax, if not the country's usual one."),
    type: field(key, 'Type', 'No longer used. The value is kept unchanged.'),
  },
);
export type TaxIdentity = InstanceOf<typeof TaxIdentity>;

export const identityRules = rules(TaxIdentity, 'GOBL-TAX-IDENTITY', [
  at('country', [check('01', 'A tax identity needs its country in country, for example ES.', present)]),
  at('code', [
    check(
      '02',
      'A tax number can contain only capital letters A-Z, Ñ, & and digits; leave out spaces, dots and dashes.',
      matches(/^[A-Z0-9Ñ&]+$/),
    ),
  ]),
  at('scheme', [
    when(present, [
      check(
        '03',
        'A tax scheme must be a code of letters and digits, with single separators . - : / , _ & or space between them.',
        valid(strictCodeValid, 'letters and digits with single separators'),
      ),
    ]),
  ]),
]);

/**
 * Declares the rule of most countries: the code of a tax identity, if present, passes one test (chapter 04 §1.3). For a
 * code that fails, the fault suggests where it may be mistyped.
 */
export function taxCodeRules(prefix: string, description: string, test: Test<string>): RuleSet {
  return rules(TaxIdentity, prefix, [at('code', [when(present, [check('01', description, explained(test))])])]);
}

/** Declares rules for tax codes whose form and check digits are separate rules, 01 and 02. */
export function taxFormRules(prefix: string, form: TaxCodeCheck, digits: TaxCodeCheck): RuleSet {
  return rules(TaxIdentity, prefix, [
    at('code', [
      when(present, [
        check('01', form.description, form.test),
        check('02', digits.description, explained(digits.test)),
      ]),
    ]),
  ]);
}

interface TaxCodeCheck {
  readonly description: string;
  readonly test: Test<string>;
}

/** Adds to a test a suggestion of where a code may be mistyped. */
export function explained(test: Test<string>): Test<string> {
  const about = (code: string, validation: Validation) => mistyped(code, (other) => test(other, validation));
  return Object.assign(
    labelled(
      () => labelOf(test),
      (code: string | undefined, v: Validation) => test(code, v),
    ),
    { about },
  );
}

/**
 * Normalises a tax code in the usual way: upper case, only `A-Z 0-9 Ñ &`, and without a leading country code or one of
 * its alternative codes, each removed once (chapter 03 §4.1).
 */
export function normaliseTaxCode(identity: TaxIdentity, alternatives: readonly string[] = []): void {
  if (identity.code === undefined) return;
  let bare = upperSimple(identity.code).replace(/[^A-Z0-9Ñ&]/g, '');
  for (const prefix of [identity.country ?? '', ...alternatives]) {
    if (prefix !== '' && bare.startsWith(prefix)) bare = bare.slice(prefix.length);
  }
  identity.code = bare === '' ? undefined : bare;
}
