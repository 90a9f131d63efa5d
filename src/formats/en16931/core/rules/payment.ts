/** Rules of EN 16931 on payment (chapter 12 §2). */

import { type Judged, normal, type Rule } from '../../../rules/declare.ts';
import { everywhere, has, hasText, reach, ruleAt, textAt } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';

/** Codes of credit transfers, which need an account. */
const TRANSFERS = new Set(['30', '58']);

const MEANS = 'Payment instructions (BG-16) have no payment means code (BT-81); add it, such as 58.';
const ACCOUNT = 'A credit transfer (BT-81 is {found}) needs an account; add its number or IBAN (BT-84).';
const CARD =
  'The payment card number (BT-87) has {count} characters, more than the first six and last four; leave out the others.';

export function paymentRules(syntax: Judged['syntax']): Rule[] {
  return syntax === 'ubl' ? UBL : CII;
}

const ublMeans = (judged: Judged) => everywhere(judged, 'cac:PaymentMeans');
const ciiMeans = (judged: Judged) => everywhere(judged, 'ram:SpecifiedTradeSettlementPaymentMeans');

/** Returns accounts of payment means with the code of a credit transfer, written without spaces. */
function transferAccounts(means: readonly XmlElement[], code: string, account: string): XmlElement[] {
  const transfers = means.filter((each) => each.all(code).some(({ value }) => TRANSFERS.has(value)));
  return [...reach(transfers, account)];
}

function isShort(number: string | undefined): true | { count: number } {
  const count = [...normal(number)].length;
  return count <= 10 || { count };
}

const UBL: Rule[] = [
  ruleAt('BR-49', 'BT-81', ublMeans, (means) => has(means, 'cbc:PaymentMeansCode'), MEANS),
  ruleAt(
    'BR-50',
    'BT-84',
    (judged) => transferAccounts(ublMeans(judged), 'cbc:PaymentMeansCode', 'cac:PayeeFinancialAccount'),
    (account) => hasText(account, 'cbc:ID') || { found: textAt(account.parent, 'cbc:PaymentMeansCode') },
    ACCOUNT,
    { step: 'cbc:ID' },
  ),
  ruleAt(
    'BR-61',
    'BT-84',
    ublMeans,
    (means) => {
      const found = textAt(means, 'cbc:PaymentMeansCode');
      return !TRANSFERS.has(found) || has(means, 'cac:PayeeFinancialAccount', 'cbc:ID') || { found };
    },
    ACCOUNT,
  ),
  ruleAt(
    'BR-51',
    'BT-87',
    (judged) => reach(everywhere(judged, 'cac:CardAccount'), 'cbc:PrimaryAccountNumberID'),
    ({ value }) => isShort(value),
    CARD,
    { flag: 'warning' },
  ),
];

const ciiAccounts = (judged: Judged) =>
  transferAccounts(ciiMeans(judged), 'ram:TypeCode', 'ram:PayeePartyCreditorFinancialAccount');

const CII: Rule[] = [
  ruleAt('BR-49', 'BT-81', ciiMeans, (means) => has(means, 'ram:TypeCode'), MEANS, { step: 'ram:TypeCode' }),
  ruleAt(
    'BR-50',
    'BT-84',
    ciiAccounts,
    (account) =>
      hasText(account, 'ram:IBANID') ||
      hasText(account, 'ram:ProprietaryID') || { found: textAt(account.parent, 'ram:TypeCode') },
    ACCOUNT,
  ),
  // A missing account is left to CII-SR-470.
  ruleAt(
    'BR-61',
    'BT-84',
    ciiAccounts,
    (account) =>
      has(account, 'ram:IBANID') ||
      has(account, 'ram:ProprietaryID') || { found: textAt(account.parent, 'ram:TypeCode') },
    ACCOUNT,
  ),
  ruleAt(
    'BR-51',
    'BT-87',
    (judged) => everywhere(judged, 'ram:ApplicableTradeSettlementFinancialCard'),
    (card) => isShort(card.child('ram:ID')?.value),
    CARD,
    { step: 'ram:ID' },
  ),
];
