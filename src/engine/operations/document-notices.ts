import type { Fault } from '../faults.ts';
import type { JsonObject } from '../model/json.ts';
import type { Step } from '../model/path.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { paymentNotices } from './payment-notices.ts';
import { sumNotices } from './sum-notices.ts';
import { taxBaseNotices } from './tax-base-notices.ts';
import { taxNotices } from './tax-notices.ts';

/**
 * Returns the warnings about the figures of a calculated document. Properties refer to the input.
 * @param path the path of the document, `doc` in an envelope
 * @param given the document before building
 */
export function documentNotices(wrapped: Wrapped, path: readonly Step[], given?: JsonObject): Fault[] {
  return [taxNotices, taxBaseNotices, sumNotices, paymentNotices].flatMap((noticesOf) =>
    noticesOf(wrapped, path, given),
  );
}
