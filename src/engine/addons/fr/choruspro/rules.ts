/** The requirements of Chorus Pro on an invoice and its parties (chapter 07 §1.2). */

import { canConvertTo } from '../../../bill/conditions.ts';
import { Invoice } from '../../../bill/invoice.ts';
import type { Totals } from '../../../bill/totals.ts';
import { inEuropeanUnionToday } from '../../../country/european-union.ts';
import { Party } from '../../../org/party.ts';
import { not, notOneOf, oneOf, present, someType, unfailing } from '../../../rules/conditions.ts';
import { at, check, mandatory, type RuleSet, rules as ruleSet, type Test, when } from '../../../rules/declare.ts';
import { labelled } from '../../../rules/label.ts';
import { extensionIn, extIn, extRequire } from '../../../tax/extension-conditions.ts';
import { EUROPEAN_SCHEME, FOREIGN_SCHEME, FRAMEWORK, SCHEME, SIRET_SCHEME } from './codes.ts';

const FRAMEWORKS = 'A1 (the usual one), A2 (already paid), A3 to A10 or A12 to A25';
const SCHEMES = '1 (SIRET), 2 (EU outside France), 3 (outside the EU), 4 (RIDET), 5 (Tahiti number) or 6 (other)';

const hasSiret = someType<string>('SIRET');

/** Tests whether the country of a tax identity is inside or outside the EU. Without a country, both pass. */
const inEurope: Test<string> = labelled(
  'in europe',
  (country, { context: { now } }) => !country || inEuropeanUnionToday(country, now),
);
const outsideEurope: Test<string> = labelled(
  'outside europe',
  (country, { context: { now } }) => !country || !inEuropeanUnionToday(country, now),
);

const hasOtherScheme: Test<Party> = labelled(`${SCHEME} other than ${SIRET_SCHEME}`, (party) => {
  const own = party?.ext?.get(SCHEME);
  return Boolean(own) && own !== SIRET_SCHEME;
});

const frameworkIsPaid = labelled(
  'framework is paid',
  (invoice: Invoice | undefined) => invoice?.tax?.ext?.get(FRAMEWORK) === 'A2',
);
const nothingDue = labelled('nothing due', (totals: Totals | undefined) => totals?.due?.isZero() ?? false);

const invoiceRules = ruleSet(Invoice, 'GOBL-FR-CHORUSPRO-BILL-INVOICE', [
  check(
    '07',
    'Chorus Pro requires amounts in euros: write the invoice in EUR, or add an exchange rate to EUR in exchange_rates.',
    canConvertTo('EUR'),
  ),
  at('customer', [
    at('ext', [
      check(
        '01',
        'A French public body is identified by its SIRET; set fr-choruspro-scheme in customer.ext to 1.',
        extIn(SCHEME, SIRET_SCHEME),
      ),
    ]),
    at('identities', [
      check(
        '02',
        'Chorus Pro needs the SIRET of the customer: add { "type": "SIRET", "code": … } to identities.',
        present,
      ),
    ]),
  ]),
  at('tax', [
    check('03', 'Chorus Pro needs its framework in tax.ext; building the invoice adds it.', present),
    at('ext', [
      check('04', 'Chorus Pro needs extensions in tax.ext; building the invoice adds them.', unfailing),
      check(
        '05',
        `Chorus Pro needs fr-choruspro-framework in tax.ext: ${FRAMEWORKS}; building the invoice sets A1.`,
        extRequire(FRAMEWORK),
      ),
    ]),
  ]),
  when(frameworkIsPaid, [
    at('totals', [
      check(
        '06',
        'Framework A2 is for invoices already paid: payment.advances must cover the whole sum, so that totals.due is 0.',
        mandatory(nothingDue),
      ),
    ]),
  ]),
]);

const partyRules = ruleSet(Party, 'GOBL-FR-CHORUSPRO-ORG-PARTY', [
  at('ext', [
    check(
      '01',
      `Chorus Pro needs the identification scheme of a party as fr-choruspro-scheme in its ext: ${SCHEMES}. Building sets it from a SIRET in identities or a foreign tax_id.`,
      extRequire(SCHEME),
    ),
  ]),
  when(extensionIn(SCHEME, SIRET_SCHEME), [
    at('identities', [
      check('02', 'With scheme 1 a party needs its SIRET: add { "type": "SIRET", "code": … } to identities.', hasSiret),
    ]),
    at('tax_id.country', [check('03', 'Scheme 1 requires a French tax identity.', oneOf('FR'))]),
  ]),
  when(hasOtherScheme, [
    at('identities', [
      check(
        '04',
        'A party with a SIRET must have scheme 1; set fr-choruspro-scheme to 1 or remove the SIRET.',
        not(hasSiret),
      ),
    ]),
  ]),
  when(extensionIn(SCHEME, EUROPEAN_SCHEME), [
    at('tax_id.country', [
      check('05', 'Scheme 2 is for parties outside France; for a French party use 1 and its SIRET.', notOneOf('FR')),
      check('06', 'Scheme 2 is for parties in the European Union; use 3 for countries outside it.', inEurope),
    ]),
  ]),
  when(extensionIn(SCHEME, FOREIGN_SCHEME), [
    at('tax_id.country', [
      check('07', 'Scheme 3 is for parties outside the European Union; use 2 within it.', outsideEurope),
    ]),
  ]),
]);

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [invoiceRules, partyRules];
