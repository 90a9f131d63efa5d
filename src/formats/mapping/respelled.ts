import type { TermId } from '../terms/declare.ts';

/** Numbers that documents have without separators and in capitals: of VAT, of a tax office, of banks. */
export const RESPELLED: readonly TermId[] = ['BT-31', 'BT-32', 'BT-48', 'BT-63', 'BT-84', 'BT-90', 'BT-91'];

/** Returns a number in capitals, without separators. */
export function bareOf(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}
