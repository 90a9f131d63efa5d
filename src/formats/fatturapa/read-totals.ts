/** Compares the totals of a file and of the document. */

import type { Environment } from '../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { Amount } from '../../engine/num/amount.ts';
import { message } from '../../engine/text/message.ts';
import { type Built, buildSettled } from '../mapping/read/settled.ts';
import { plus } from '../national/amounts.ts';
import type { Source } from '../national/reading.ts';
import type { Report } from '../report.ts';
import { amountIn, isNear } from './read-base.ts';

/** Largest rounding, in cents, added without a warning. */
export const MOST_ROUNDING = 10;

export function settleTotals(
  built: Built,
  draft: JsonObject,
  body: Source,
  report: Report,
  environment: Environment,
): Built {
  const document = body.child('DatiGenerali')?.child('DatiGeneraliDocumento');
  const stated = document && amountIn(document, 'ImportoTotaleDocumento');
  const given = document && amountIn(document, 'Arrotondamento');
  const totals = isJsonObject(built.document.totals as Json) ? (built.document.totals as JsonObject) : {};
  const amount = (name: string) => (typeof totals[name] === 'string' ? Amount.parse(totals[name]) : undefined);
  const total = amount('total_with_tax');
  const element = document?.child('ImportoTotaleDocumento')?.element ?? body.element;
  const rounded = (rounding: Amount) =>
    buildSettled({ ...draft, totals: { rounding: rounding.toString() } }, environment);
  if (stated === undefined || total === undefined) return given && !given.isZero() ? rounded(given) : built;
  const rest = plus(stated, total.negate());
  if (given && !given.isZero() && isNear(rest, given)) return rounded(given);
  if (isNear(rest, Amount.zero(2), 0)) return built;
  const withheld = amount('retained_tax');
  if (withheld && isNear(rest, withheld.negate())) {
    report.changed('info', { element }, message('The total in the file is the total after withholding tax.'));
    return built;
  }
  if (isNear(rest, Amount.zero(2), MOST_ROUNDING)) {
    report.supplied(
      'info',
      { element },
      message('A rounding of {rest} was added to match the total of the file.', { rest: rest.toString() }),
    );
    return rounded(rest);
  }
  report.difference(
    'error',
    { element },
    message('The total is {stated} in the file, but {total} in the document.', {
      stated: stated.toString(),
      total: total.toString(),
    }),
  );
  return given && !given.isZero() ? rounded(given) : built;
}
