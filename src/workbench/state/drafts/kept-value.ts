import type { Fault } from '../../../client/index.ts';

/** A value that a copy or correction has from its original. */
export interface KeptValue extends NonNullable<Fault['kept']> {
  /** Its path in the document: `.payment.advances[0]`. */
  path: string;
  value: unknown;
}
