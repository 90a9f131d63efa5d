import { Payment } from '../../../../bill/payment.ts';
import { Party } from '../../../../org/party.ts';
import { oneOf, present } from '../../../../rules/conditions.ts';
import { at, check, each, mandatory, type RuleSet, rules as ruleSet, when } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';
import { extRequire } from '../../../../tax/extension-conditions.ts';
import { hasSiren, SCHEME_ID, schemesDiffer } from '../../common.ts';
import { invoiceRules } from './invoice.ts';
import { isReportable, PERCENT_LIST } from './vat-percents.ts';

function ratesReportable(payment: Payment | undefined): boolean {
  const categories = (payment?.lines ?? []).flatMap((line) => line?.tax?.categories ?? []);
  return categories
    .filter((category) => category?.code === 'VAT')
    .every(({ rates }) => (rates ?? []).every((rate) => isReportable(rate?.percent)));
}
ratesReportable.label = 'rates reportable';

const hasCustomer = labelled('has customer', (payment: Payment | undefined) => Boolean(payment?.customer));

const paymentRules = ruleSet(Payment, 'GOBL-FR-CTC-FLOW10-BILL-PAYMENT', [
  check('03', `The VAT rates in lines[].tax must be among ${PERCENT_LIST}; correct the rate (G1.24).`, ratesReportable),
  at('type', [check('01', 'Only payments received can be reported; set the type to receipt.', oneOf('receipt'))]),
  at('value_date', [check('02', 'A reported payment needs the date it was received in value_date.', present)]),
  at('supplier', [
    check('04', 'A reported payment needs its supplier, who received the money.', present),
    check(
      '05',
      'The supplier of a reported payment needs its SIREN as an identity of the type SIREN or with iso-scheme-id 0002 in ext.',
      mandatory(hasSiren),
    ),
  ]),
  when(hasCustomer, [
    at('lines[].document', [
      check('06', 'A payment by a company must name the paid invoice in lines[].document.', present),
      at('code', [check('07', 'The paid invoice needs its number in lines[].document.code.', present)]),
      at('issue_date', [check('08', 'The paid invoice needs its issue date in lines[].document.issue_date.', present)]),
    ]),
  ]),
]);

const partyRules = ruleSet(Party, 'GOBL-FR-CTC-FLOW10-ORG-PARTY', [
  at('identities', [
    check(
      '01',
      'A party must have at most one identity per scheme (iso-scheme-id); remove the duplicates (BR-FR-CO-10).',
      schemesDiffer,
    ),
    each([
      at('ext', [
        check(
          '02',
          'Every identity needs its scheme as iso-scheme-id in ext, such as 0002 for a SIREN or 0223 for a VAT number (BR-FR-CO-10).',
          extRequire(SCHEME_ID),
        ),
      ]),
    ]),
  ]),
]);

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [invoiceRules, paymentRules, partyRules];
