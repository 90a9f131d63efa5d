/** The requirements of life cycle messages on a payment, with the official rule names in brackets. */

import { Payment } from '../../../../bill/payment.ts';
import { oneOf, present, typeIn } from '../../../../rules/conditions.ts';
import { at, check, each, rules, when } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';
import { extIn, someExtension } from '../../../../tax/extension-conditions.ts';
import { SCHEME, SCHEME_ID } from '../../common.ts';
import { CONDITION, STATUS } from '../extensions.ts';
import { PAYMENT_CONDITIONS } from '../lifecycle.ts';
import { SCHEME_LIST, SCHEMES } from './schemes.ts';

const hasSirenScheme = someExtension(SCHEME_ID, SCHEME.siren);
const hasKnownScheme = extIn(SCHEME_ID, ...SCHEMES);

const exactlyOneLine = labelled('exactly one line', (lines: Payment['lines']) => lines?.length === 1);

export const paymentRules = rules(Payment, 'GOBL-FR-CTC-FLOW6-BILL-PAYMENT', [
  at('type', [
    check(
      '01',
      'A payment in the lifecycle must be an advice (211) or a receipt (212); a request is not a lifecycle event.',
      oneOf('advice', 'receipt'),
    ),
  ]),
  at('supplier', [
    check('02', 'The payment needs the supplier of the invoice (BR-FR-CDV-13).', present),
    at('identities', [
      check('03', 'The supplier needs its SIREN as an identity with iso-scheme-id 0002 in ext.', hasSirenScheme),
      each([
        at('ext', [
          check(
            '04',
            `The scheme iso-scheme-id of the supplier's identities must be one of ${SCHEME_LIST}.`,
            hasKnownScheme,
          ),
        ]),
      ]),
    ]),
  ]),
  at('customer', [
    check('05', 'The payment needs the customer of the invoice (BR-FR-CDV-CL-04).', present),
    at('identities', [
      check('06', 'The customer needs its SIREN as an identity with iso-scheme-id 0002 in ext.', hasSirenScheme),
      each([
        at('ext', [
          check(
            '07',
            `The scheme iso-scheme-id of the customer's identities must be one of ${SCHEME_LIST}.`,
            hasKnownScheme,
          ),
        ]),
      ]),
    ]),
  ]),
  at('payee.identities[].ext', [
    check('08', `The scheme iso-scheme-id of the payee's identities must be one of ${SCHEME_LIST}.`, hasKnownScheme),
  ]),
  at('lines', [
    check(
      '09',
      'A lifecycle payment covers one invoice; keep exactly one line, and send a payment for each of the others.',
      exactlyOneLine,
    ),
    each([
      at('document', [
        check('10', 'The line needs the paid invoice in document (BR-FR-CDV-10).', present),
        at('code', [check('11', 'The paid invoice needs its number in document.code (BR-FR-CDV-10).', present)]),
        at('issue_date', [
          check('12', 'The paid invoice needs its issue date in document.issue_date (BR-FR-CDV-11).', present),
        ]),
      ]),
    ]),
  ]),
  at('ext', [
    check(
      '13',
      'The status code of a payment must be 211 (advice) or 212 (receipt); 200 to 210 and 213 belong to status reports.',
      extIn(STATUS, '211', '212'),
    ),
    check(
      '14',
      'The condition of a payment must be one of MEN (received), MPA (paid), RAP (remaining); the others belong to the reasons of status reports.',
      extIn(CONDITION, ...PAYMENT_CONDITIONS),
    ),
  ]),
  when(typeIn('advice'), [
    at('ext', [
      check(
        '15',
        'The status code of an advice must be 211 (Paiement transmis); building sets it.',
        extIn(STATUS, '211'),
      ),
    ]),
  ]),
  when(typeIn('receipt'), [
    at('ext', [
      check('16', 'The status code of a receipt must be 212 (Encaissée); building sets it.', extIn(STATUS, '212')),
    ]),
  ]),
]);
