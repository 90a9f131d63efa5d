import type { AnyObject } from '../model/object.ts';
import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { Card } from './card.ts';
import { CreditTransfer } from './credit-transfer.ts';
import { DirectDebit } from './direct-debit.ts';
import { Instructions, instructionsNormaliser, instructionsRules } from './instructions.ts';
import { Online, onlineRules } from './online.ts';
import { PaymentRecord, recordNormaliser, recordRules } from './record.ts';
import { DueDate, dueDateRules, Terms, termsNormaliser, termsRules } from './terms.ts';

/** What the namespace of payments brings along, in the order of its types. */
export const objects: readonly AnyObject[] = [
  Card,
  CreditTransfer,
  DirectDebit,
  DueDate,
  Instructions,
  Online,
  PaymentRecord,
  Terms,
];

export const normalisers: readonly Normaliser[] = [instructionsNormaliser, recordNormaliser, termsNormaliser];

export const rules: readonly RuleSet[] = [dueDateRules, instructionsRules, onlineRules, recordRules, termsRules];
