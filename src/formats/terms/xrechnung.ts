/**
 * The terms that the XRechnung extension adds to UBL invoices (chapter 11 §7.3). Its nested lines have the terms of
 * BG-25.
 */

import { termsFrom } from './table.ts';

export const XRECHNUNG = termsFrom(`
{ BG-DEX-09 * cac:PrepaidPayment - Third party payment
  BT-DEX-001 1 text cbc:ID - Third party payment type
  BT-DEX-002 1 amount cbc:PaidAmount - Third party payment amount
  BT-DEX-003 1 text cbc:InstructionID - Third party payment description
}
`);
