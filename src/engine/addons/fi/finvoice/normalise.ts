import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { CreditTransfer } from '../../../pay/credit-transfer.ts';
import { Instructions } from '../../../pay/instructions.ts';
import { codeAlnum } from '../../../text/clean.ts';

/** Converts references and account numbers to upper case without spaces. */
export const normalisers: readonly Normaliser[] = [
  normaliser(CreditTransfer, (transfer) => {
    if (transfer.iban) transfer.iban = codeAlnum(transfer.iban) || undefined;
  }),
  normaliser(Instructions, (instructions) => {
    if (instructions.ref) instructions.ref = codeAlnum(instructions.ref) || undefined;
  }),
];
