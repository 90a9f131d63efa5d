/**
 * The terms that the XRechnung extension adds to UBL invoices (chapter 11 §7.3). Its lines inside lines are those of
 * BG-25.
 */

import { group, type Member, term } from './declare.ts';

export const XRECHNUNG: readonly Member[] = [
  group('BG-DEX-09', 'Third party payment', '0..n', 'cac:PrepaidPayment', undefined, [
    term('BT-DEX-001', 'Third party payment type', '1..1', 'text', 'cbc:ID', undefined),
    term('BT-DEX-002', 'Third party payment amount', '1..1', 'amount', 'cbc:PaidAmount', undefined),
    term('BT-DEX-003', 'Third party payment description', '1..1', 'text', 'cbc:InstructionID', undefined),
  ]),
];
