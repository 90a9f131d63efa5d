import type { Fault } from '../faults.ts';
import type { Step } from '../model/path.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { paymentNotices } from './payment-notices.ts';
import { sumNotices } from './sum-notices.ts';
import { taxBaseNotices } from './tax-base-notices.ts';
import { taxNotices } from './tax-notices.ts';

/**
 * Returns the warnings about the figures of a calculated document. Properties refer to the input.
 * @param path the path of the document, `doc` in an envelope
 */
export function documentNotices(wrapped: Wrapped, path: readonly Step[]): Fault[] {
  return [taxNotices, taxBaseNotices, sumNotices, paymentNotices].flatMap((noticesOf) => noticesOf(wrapped, path));
}
