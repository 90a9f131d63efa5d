/** Compares the totals of a file and of the document. */

import type { Environment } from '../../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { type Built, buildSettled } from '../../../engine/operations/settled.ts';
import { message } from '../../../engine/text/message.ts';
import type { Report } from '../../declare/report.ts';
import { minus, plus } from '../shared/amounts.ts';
import { reportFigures } from '../shared/figures.ts';
import type { Source } from '../shared/reading.ts';
import { amountIn, isNear } from './read-base.ts';

/** Largest rounding, in cents, added without a warning. */
export const MOST_ROUNDING = 10;

/** A document with the total of its file: with tax and rounding, if the file states it that way. */
export interface Settled {
  readonly built: Built;
  readonly total: Amount | undefined;
  readonly rounding: Amount | undefined;
}

/** Builds the document with the rounding of the file, and compares the total. */
export function settleTotals(draft: JsonObject, body: Source, report: Report, environment: Environment): Settled {
  const document = body.child('DatiGenerali')?.child('DatiGeneraliDocumento');
  const stated = document && amountIn(document, 'ImportoTotaleDocumento');
  const given = (document && amountIn(document, 'Arrotondamento')) ?? Amount.zero(2);
  const built = buildSettled(draft, environment);
  const totals = isJsonObject(built.document.totals as Json) ? (built.document.totals as JsonObject) : {};
  const amount = (name: string) => (typeof totals[name] === 'string' ? Amount.parse(totals[name]) : undefined);
  const total = amount('total_with_tax');
  const element = document?.child('ImportoTotaleDocumento')?.element ?? body.element;
  const rounding = given.isZero() ? undefined : given;
  const rounded = (by: Amount): Settled => {
    const made = buildSettled({ ...draft, totals: { rounding: by.toString() } }, environment);
    return { built: made, total: stated, rounding };
  };
  const whole = rounding ? rounded(rounding) : { built, total: stated, rounding };
  if (stated === undefined || total === undefined) return whole;
  const rest = minus(stated, total);
  if (rest.equals(given)) return whole;
  if (rest.isZero()) {
    const text = message('Ignored Arrotondamento; the figures of the document need no rounding.');
    report.changed('info', { element: document?.child('Arrotondamento')?.element }, text);
    return { built, total: stated, rounding };
  }
  if (rounding && isNear(rest, given)) return whole;
  const withheld = amount('retained_tax');
  if (withheld && isNear(rest, withheld.negate())) {
    report.changed('info', { element }, message('The total in the file is the total after withholding tax.'));
    return { built, total: undefined, rounding };
  }
  if (isNear(rest, Amount.zero(2), MOST_ROUNDING)) {
    report.supplied(
      'info',
      { property: '$.totals.rounding', element },
      message('A rounding of {rest} was added to match the total of the file.', { rest: rest.toString() }),
    );
    return rounded(rest);
  }
  const figure = { name: 'ImportoTotaleDocumento', element, stated, calculated: plus(total, rounding) };
  reportFigures(report, [figure], () => 'error');
  return whole;
}
