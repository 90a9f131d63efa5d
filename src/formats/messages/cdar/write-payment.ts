/** Writes the lines of a payment: the documents and the amounts paid for them by tax rate (chapter 14 §6.1). */

import type { Party, Payment } from '../../../engine/document-types.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { Percentage } from '../../../engine/num/percentage.ts';
import { message } from '../../../engine/text/message.ts';
import { extensionOf } from '../../mapping/write/mapping.ts';
import type { Source } from '../../mapping/write/source.ts';
import type { Group } from '../../model/group.ts';
import { CONDITION, RECEIVED, REMAINING, STATUS } from './life-cycle.ts';
import type { Message } from './message.ts';
import { reportUnread } from './unread.ts';

type Line = NonNullable<Payment['lines'][number]>;
type Rate = NonNullable<NonNullable<NonNullable<NonNullable<Line['tax']>['categories']>[number]>['rates'][number]>;

export function writePaymentLines(
  written: Message,
  document: Source<Payment>,
  platform: Source<Party> | undefined,
): void {
  const status = extensionOf(document, STATUS);
  const condition = extensionOf(document, CONDITION) ?? RECEIVED;
  if (status === undefined) {
    written.fault(
      'BW-XML-STATUS',
      document.at('ext'),
      message('The payment has no status in {extension}: only advices and receipts have one.', { extension: STATUS }),
    );
    return;
  }
  written.writeHead(status, platform);
  const currency = document.text('currency') ?? '';
  for (const line of document.list('lines', 'line')) {
    const group = written.writeReference(line, line.object('document', 'reference'), status);
    const detail = written.open(group, 'MDG-status', line.path);
    detail.add('MDT-124-2', '1');
    writeAmounts(written, detail, line, { condition, currency });
  }
  reportUnread(document, written.report);
}

interface Common {
  /** The kind of amount: received, paid or still due. */
  condition: string;
  currency: string;
}

function writeAmounts(written: Message, detail: Group, line: Source<Line>, { condition, currency }: Common): void {
  const { report } = written;
  const add = (type: string, amount: string, property: string) => {
    const group = written.open(detail, 'MDG-characteristic', property);
    group.add('MDT-207', type);
    group.add('MDT-215', amount, property)?.with('MDT-215-1', currency);
    return group;
  };
  const amount = line.text('amount');
  let sum: Amount | undefined;
  for (const rate of ratesOf(line)) {
    const gross = grossOf(rate);
    sum = sum === undefined ? gross : sum.match(gross).add(gross);
    const percent = percentOf(written, rate);
    add(condition, gross.toString(), rate.path).add('MDT-224', percent, rate.at('percent'));
  }
  if (sum === undefined) {
    if (amount !== undefined) add(condition, amount, line.at('amount'));
  } else if (amount !== undefined && !Amount.parse(amount)?.match(sum).equals(sum)) {
    report.difference(
      'error',
      { property: line.at('amount'), term: 'MDT-215' },
      message('The written amounts by tax rate add up to {sum}, but the line pays {amount}.', {
        sum: sum.toString(),
        amount,
      }),
    );
  }
  const due = line.text('due');
  if (due !== undefined && condition !== REMAINING) add(REMAINING, due, line.at('due'));
  if (line.value.refund === true) {
    line.take('refund');
    report.dropped(
      'error',
      { property: line.at('refund') },
      message('The direction of the refund was not written; a life cycle message has no refunds.'),
    );
  }
}

/** Returns the rates of VAT. Rates of other taxes would look the same, because the message does not name the tax. */
function ratesOf(line: Source<Line>): Source<Rate>[] {
  const categories = line.object('tax', 'tax')?.list('categories', 'category') ?? [];
  for (const category of categories) if (category.peek('code') === 'VAT') category.take('code');
  return categories.flatMap((category) => category.list('rates', 'rate'));
}

/** Returns the amount paid at a rate, including tax. */
function grossOf(rate: Source<Rate>): Amount {
  const base = Amount.parse(rate.text('base') ?? '') ?? Amount.ZERO;
  const tax = Amount.parse(rate.text('amount') ?? '') ?? Amount.ZERO;
  return base.match(tax).add(tax);
}

/** Returns a percentage with two decimals; zero for a rate without one. */
function percentOf({ report }: Message, rate: Source<Rate>): string {
  const place = { property: rate.at('percent'), term: 'MDT-224' } as const;
  const percent = Percentage.parse(rate.text('percent') ?? '')?.hundredths();
  if (percent === undefined) {
    report.supplied('info', place, message('The rate has no percentage; 0.00 was written.'));
    return '0.00';
  }
  const rounded = percent.rescale(2);
  if (!rounded.match(percent).equals(percent)) {
    report.changed(
      'warning',
      place,
      message('The percentage {percent} was written as {rounded}, with two decimals.', {
        percent: percent.toString(),
        rounded: rounded.toString(),
      }),
    );
  }
  return rounded.toString();
}
