/** Codes that no rule on a file gives: those that depend on data of the tax agency, and the one of QR codes. */

import { nationalRule } from '../shared/rules.ts';
import { QR_RULE, QR_TEXT } from './qr.ts';
import type { Rule } from './rule-base.ts';
import { SENT_RULE, SENT_TEXT } from './sent.ts';

const EXPLAINED: readonly (readonly [codes: string, text: string])[] = [
  [
    '4104 4105 4107 4123 4124 1109 1110 1121 1128 1154',
    'The tax office does not know the number, the name, or the agreement. Check the data. A customer that is not in its census has IDType 07.',
  ],
  [
    '2001',
    'The tax office does not know the recipient. Check the name and NIF, or use IDType 07. The record was accepted.',
  ],
  [
    '4112',
    'The holder of the certificate may not send for this taxpayer; use another certificate or a power of attorney.',
  ],
  [
    '4118 4134 4135 4136 4137 4138 4139 4140 3500 3501 3502 3503',
    'A technical fault of the message or of the tax office. Send the same records again.',
  ],
  ['3000', 'The tax office has a record of the invoice already. To correct it, make one with Subsanacion S.'],
  ['3001', 'The record of the invoice is cancelled already.'],
  [
    '3002',
    'The tax office has no record of the invoice. Cancel it with SinRegistroPrevio S, or correct it with RechazoPrevio X.',
  ],
  ['3003 3004', 'You may not send or cancel this record.'],
  [
    '2007',
    'The record is the first of a chain, but the tax office has records of this taxpayer and program. Name the record before it.',
  ],
  ['2008', 'The record names its own hash as that of the record before.'],
];

export const explainedRules: readonly Rule[] = [
  ...EXPLAINED.flatMap(([codes, text]) =>
    codes.split(' ').map((code): Rule => nationalRule(`VF-${code}`, 'information', () => true, text)),
  ),
  nationalRule(QR_RULE, 'warning', () => true, QR_TEXT),
  nationalRule(SENT_RULE, 'warning', () => true, SENT_TEXT),
];
