/** The figures of paid documents in their own currency (chapter 18 §5.10). */

import { taxShareOf } from '../../../engine/bill/tax-share.ts';
import { Reader } from '../../../engine/model/reader.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { Rounding } from '../../../engine/tax/rounding.ts';
import { TaxTotal } from '../../../engine/tax/total.ts';
import { Decimal } from '../../rules/decimal.ts';
import { Part } from '../shared/document.ts';
import { decimalsOf } from './lists.ts';
import { numberOf, padded, type Writing } from './write-base.ts';

export interface Money {
  readonly currency: string;
  readonly decimals: number;
  readonly isForeign: boolean;
  /** The units of the document's currency for one of the payment's. */
  readonly equivalence: Decimal;
  readonly before: Decimal;
  readonly paid: Decimal | undefined;
  readonly left: Decimal | undefined;
}

const ONE = new Decimal(1, 0);
const EQUIVALENCE_DECIMALS = 10;
const BALANCE = 'mx-cfdi-balance';

/** Returns the figures of a line in the currency of its document. */
export function moneyOf(writing: Writing, line: Part): Money {
  const document = line.object('document');
  const currency = document?.peek('currency') || writing.currency;
  const [payable, advances, paid, left] = (['payable', 'advances', 'amount', 'due'] as const).map((name) =>
    numberOf(line, name),
  );
  const rate = currency === writing.currency ? undefined : rateOf(writing, currency);
  if (rate === undefined) {
    const before = (payable ?? Decimal.ZERO).minus(advances ?? Decimal.ZERO);
    return {
      currency: writing.currency,
      decimals: writing.decimals,
      isForeign: false,
      equivalence: ONE,
      before,
      paid,
      left,
    };
  }
  const decimals = decimalsOf(currency) ?? 2;
  const converted = (value: Decimal) => value.dividedBy(rate);
  const whole = numberOf(document, 'payable') ?? converted(payable ?? Decimal.ZERO);
  const given = Decimal.parse(document?.meta(BALANCE));
  const before = padded(given ?? whole.minus(converted(advances ?? Decimal.ZERO)), decimals);
  const part = padded(converted(paid ?? Decimal.ZERO), decimals);
  const isAll =
    left?.isZero === true ||
    before
      .minus(part)
      .abs()
      .compare(leastOf(writing, rate, decimals)) <= 0;
  const settled = isAll ? before : part;
  return {
    currency,
    decimals,
    isForeign: true,
    equivalence: padded(ONE.dividedBy(rate), EQUIVALENCE_DECIMALS),
    before,
    paid: settled,
    left: before.minus(settled),
  };
}

/** Half of the smallest unit of the payment in the document's currency, but at least one unit of the latter. */
function leastOf(writing: Writing, rate: Decimal, decimals: number): Decimal {
  const half = new Decimal(5, writing.decimals + 1).dividedBy(rate);
  const unit = new Decimal(1, decimals);
  return half.compare(unit) > 0 ? half : unit;
}

function rateOf({ document, currency }: Writing, from: string): Decimal | undefined {
  const rate = document
    .list('exchange_rates')
    .find((each) => each.peek('from') === from && each.peek('to') === currency);
  rate?.take('from', 'to', 'amount', 'at', 'source');
  return Decimal.parse(rate?.peek('amount'));
}

/** Returns the taxes in the amount paid, in the currency of the document. */
export function taxesIn(line: Part, { isForeign, decimals, paid }: Money): Part | undefined {
  const own = line.object('tax');
  const document = line.object('document');
  const given = isForeign ? document?.object('tax') : undefined;
  const payable = Amount.parse(document?.peek('payable') ?? '');
  const amount = Amount.parse(paid?.toString() ?? '');
  const taxes = given && TaxTotal.read(given.value, new Reader(() => undefined));
  if (!own || !taxes || !payable || !amount || amount.isZero()) return own;
  const share = taxShareOf({ taxes, payable, paid: amount }, new Rounding('precise', decimals));
  return new Part(TaxTotal.write(share), own.path);
}
