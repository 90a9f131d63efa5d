/** The requirements of the SAT on parts of a document. Invoices, payments and complements have their own files. */
import { Instructions } from '../../../../pay/instructions.ts';
import { PaymentRecord } from '../../../../pay/record.ts';
import { Terms } from '../../../../pay/terms.ts';
import { lengthBetween } from '../../../../rules/conditions.ts';
import { at, check, type RuleSet, rules as ruleSet } from '../../../../rules/declare.ts';
import { extRequire } from '../../../../tax/extension-conditions.ts';
import { foodVouchersRules } from '../complements/food-vouchers.ts';
import { fuelAccountBalanceRules } from '../complements/fuel-account-balance.ts';
import { PAYMENT_MEANS } from '../extensions/keys.ts';
import { MEANS_EXPECTED } from './expected.ts';
import { invoiceRules } from './invoice.ts';
import { paymentRules } from './payment.ts';

const instructionsRules = ruleSet(Instructions, 'GOBL-MX-CFDI-PAY-INSTRUCTIONS', [
  at('ext', [
    check(
      '01',
      `Payment instructions need mx-cfdi-payment-means in ext: ${MEANS_EXPECTED}.`,
      extRequire(PAYMENT_MEANS),
    ),
  ]),
]);

const recordRules = ruleSet(PaymentRecord, 'GOBL-MX-CFDI-PAY-RECORD', [
  at('ext', [
    check('01', `A payment needs mx-cfdi-payment-means in its ext: ${MEANS_EXPECTED}.`, extRequire(PAYMENT_MEANS)),
  ]),
]);

const termsRules = ruleSet(Terms, 'GOBL-MX-CFDI-PAY-TERMS', [
  at('notes', [
    check(
      '01',
      'The payment terms (CondicionesDePago) must not exceed 1000 characters; accented letters count as two.',
      lengthBetween(0, 1000),
    ),
  ]),
]);

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [
  invoiceRules,
  paymentRules,
  instructionsRules,
  recordRules,
  termsRules,
  foodVouchersRules,
  fuelAccountBalanceRules,
];
