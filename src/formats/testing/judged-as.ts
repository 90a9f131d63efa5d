/** Validates a small invoice in a given format, for tests. */

import { checkInvoice } from '../check/check.ts';
import { formatOf } from '../list/formats.ts';
import { parseXml } from '../list/parse-xml.ts';
import { changed, ciiInvoice, ublInvoice } from '../rules/testing.ts';

/**
 * Returns the fault codes of a format for a small invoice without a buyer reference whose amount due differs from the
 * total.
 */
export async function foundAs(key: string): Promise<string[]> {
  const format = formatOf(key);
  if (format === undefined) throw new Error(`there is no format ${key}`);
  const process = format.process ?? format.signs?.processes[0] ?? 'P1';
  const xml =
    format.syntax === 'ubl'
      ? changed(
          ublInvoice(format.specification, process),
          ['<cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>', ''],
          ['119.00</cbc:PayableAmount>', '118.00</cbc:PayableAmount>'],
        )
      : changed(
          ciiInvoice(format.specification, process),
          ['<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>', ''],
          ['119.00</ram:DuePayableAmount>', '118.00</ram:DuePayableAmount>'],
        );
  const reading = parseXml(xml);
  if (!reading.ok) throw new Error(reading.problem.what.template);
  const verdict = await checkInvoice(reading, format);
  if ('what' in verdict) throw new Error(verdict.what.template);
  return [...new Set(verdict.faults.map(({ code }) => code))].sort();
}
