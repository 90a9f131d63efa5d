import { type Normaliser, normaliser } from '../normalise/normaliser.ts';
import { type Extensible, setExtension } from '../tax/extensions.ts';
import { keyLookup } from '../text/patterns.ts';
import { Instructions } from './instructions.ts';
import { PaymentRecord } from './record.ts';

/**
 * Normalisers that give payment instructions and records the code of a local list for their means, under an extension.
 * A means that the list does not know takes the code of the more general one (`card+debit` that of `card`); where there
 * is none either, nothing changes. Under the keys of `open` a code that is given stays, whatever it is.
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
