import { type Normaliser, normaliser } from '../normalise/normaliser.ts';
import { type Extensible, setExtension } from '../tax/extensions.ts';
import { keyLookup } from '../text/patterns.ts';
import { Instructions } from './instructions.ts';
import { PaymentRecord } from './record.ts';

/**
 * Returns normalisers that set the code of a national list on payment instructions and records, under an extension.
 * Unlisted means take the code of the more general one (`card+debit` takes the code of `card`). If no code fits,
 * nothing changes.
 * @param open keys whose existing codes are always kept
 */
export function paymentMeansCodes(
  extension: string,
  codes: ReadonlyMap<string, string>,
  open: readonly string[] = [],
): readonly Normaliser[] {
  const setCode = (payment: Extensible & { key?: string }) => {
    if (open.includes(payment.key ?? '') && payment.ext?.get(extension)) return;
    const code = keyLookup(codes, payment.key ?? '');
    if (code) setExtension(payment, extension, code);
  };
  return [normaliser(Instructions, setCode), normaliser(PaymentRecord, setCode)];
}
