/**
 * The requirements of the SdI on parts of a document (chapter 07 §4.3). Those on the whole invoice are in `invoice.ts`.
 */

import { Charge } from '../../../../bill/charge.ts';
import { Address } from '../../../../org/address.ts';
import { Instructions } from '../../../../pay/instructions.ts';
import { PaymentRecord } from '../../../../pay/record.ts';
import { categoryIn, countryIn, keyWith, matches, present } from '../../../../rules/conditions.ts';
import { at, check, type RuleSet, rules as ruleSet, when } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';
import { TaxCombo } from '../../../../tax/combo.ts';
import { extRequire } from '../../../../tax/extension-conditions.ts';
import { hasVat, isVatWithoutPercent } from '../../common.ts';
import { LATIN1_EXPECTED, latin1 } from '../latin1.ts';
import { invoiceRules } from './invoice.ts';

const chargeRules = ruleSet(Charge, 'GOBL-IT-SDI-BILL-CHARGE', [
  when(keyWith('fund-contribution'), [
    at('percent', [
      check('01', 'A contribution to a pension fund needs its rate in percent, for example 4%.', present),
    ]),
    at('ext', [
      check(
        '02',
        'A contribution to a pension fund needs the fund as it-sdi-fund-type, TC01 to TC22, in ext.',
        extRequire('it-sdi-fund-type'),
      ),
    ]),
    at('taxes', [
      check('03', 'A contribution to a pension fund needs its VAT: add { "cat": "VAT", … } to taxes.', hasVat),
    ]),
  ]),
]);

const hasStreetOrPostBox = labelled(
  'has street or post box',
  (address: Address | undefined) => Boolean(address?.street) || Boolean(address?.po_box),
);

const addressRules = ruleSet(Address, 'GOBL-IT-SDI-ORG-ADDRESS', [
  check(
    '01',
    'FatturaPA needs a street in street, or a post office box in po_box, for every address.',
    hasStreetOrPostBox,
  ),
  at('street', [check('02', `The street has characters that SdI does not accept: ${LATIN1_EXPECTED}.`, latin1)]),
  at('po_box', [
    check('03', `The post office box has characters that SdI does not accept: ${LATIN1_EXPECTED}.`, latin1),
  ]),
  at('country', [check('04', 'FatturaPA needs the country of every address, for example IT.', present)]),
  at('locality', [
    check('05', 'FatturaPA needs the town of every address in locality.', present),
    check('06', `The town has characters that SdI does not accept: ${LATIN1_EXPECTED}.`, latin1),
  ]),
  when(countryIn('IT'), [
    at('code', [
      check('07', 'An Italian address needs its postcode (CAP) in code.', present),
      check('08', 'An Italian postcode (CAP) must have 5 digits, for example 00187.', matches(/^\d{5}$/)),
    ]),
  ]),
]);

/** Taxes that the customer withholds (ritenute). */
const RETAINED = ['IRPEF', 'IRES', 'INPS', 'ENPAM', 'ENASARCO', 'CP'];

const comboRules = ruleSet(TaxCombo, 'GOBL-IT-SDI-TAX-COMBO', [
  when(isVatWithoutPercent, [
    at('ext', [
      check(
        '01',
        'VAT without a percentage needs its reason (Natura) as it-sdi-exempt, one of N1, N2.1 to N7; building sets it from a key such as exempt or export.',
        extRequire('it-sdi-exempt'),
      ),
    ]),
  ]),
  when(categoryIn(...RETAINED), [
    at('ext', [
      check(
        '02',
        'A withheld tax needs its reason (CausalePagamento) as it-sdi-retained in ext, for example A for professional services.',
        extRequire('it-sdi-retained'),
      ),
    ]),
  ]),
]);

const MEANS =
  'MP01 to MP23; building sets it for the keys cash, cheque, bank-draft, credit-transfer, promissory-note, card, online, debit-transfer, direct-debit, netting and their Italian kinds, such as direct-debit+riba or other+payment-slip';

const instructionsRules = ruleSet(Instructions, 'GOBL-IT-SDI-PAY-INSTRUCTIONS', [
  at('ext', [
    check('01', `Payment instructions need it-sdi-payment-means in ext: ${MEANS}.`, extRequire('it-sdi-payment-means')),
  ]),
]);

const recordRules = ruleSet(PaymentRecord, 'GOBL-IT-SDI-PAY-RECORD', [
  at('ext', [
    check('01', `A payment needs it-sdi-payment-means in its ext: ${MEANS}.`, extRequire('it-sdi-payment-means')),
  ]),
]);

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [
  invoiceRules,
  chargeRules,
  addressRules,
  comboRules,
  instructionsRules,
  recordRules,
];
