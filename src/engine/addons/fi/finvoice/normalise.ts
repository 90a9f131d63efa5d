import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { CreditTransfer } from '../../../pay/credit-transfer.ts';
import { Instructions } from '../../../pay/instructions.ts';
import { codeAlnum } from '../../../text/clean.ts';

/** References and account numbers are written without blanks, in capitals. */
export const normalisers: readonly Normaliser[] = [
  normaliser(CreditTransfer, (transfer) => {
    if (transfer.iban) transfer.iban = codeAlnum(transfer.iban) || undefined;
  }),
  normaliser(Instructions, (instructions) => {
    if (instructions.ref) instructions.ref = codeAlnum(instructions.ref) || undefined;
  }),
];
