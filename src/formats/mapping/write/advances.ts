/** Writes advance payments: a total in the core, each payment in EXTENDED (chapter 14 §3.9). */

import type { Invoice } from '../../../engine/document-types.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { Group } from '../../model/group.ts';
import type { Mapping } from './mapping.ts';
import type { Source } from './source.ts';

type Advance = NonNullable<NonNullable<Invoice['payment']>['advances']>[number];

const ONLY_SUM = message('Only the sum of the advances was written, without date, method and purpose.');
const NOT_ALL = message('Amount, date and number of the advances were written, without method and purpose.');

/** Writes advances. Their VAT is derived from breakdown and totals, which must be present. */
export function writeAdvances(mapping: Mapping): void {
  const advances = mapping.document.object('payment')?.list('advances', 'advance') ?? [];
  // For a single amount, the totals are enough.
  const saysMore = advances.some((each) => advances.length > 1 || each.has('date') || each.has('ref'));
  const isEach = saysMore && mapping.extra('BG-BW-9') !== undefined;
  for (const advance of advances) {
    if (advance.isSettled) continue;
    if (isEach) writeAdvance(mapping, advance);
    dropRest(mapping, advance, isEach);
  }
}

/** Reports the members of an advance that are not written. */
function dropRest(mapping: Mapping, advance: Source<Advance>, isEach: boolean): void {
  const written = ['amount', 'percent', 'currency', ...(isEach ? ['date', 'ref'] : [])];
  const more = Object.keys(advance.value).filter((name) => !written.includes(name));
  if (more.length > 0) drop(mapping, advance, isEach ? NOT_ALL : ONLY_SUM);
  advance.settle();
}

function drop({ report }: Mapping, advance: Source<Advance>, text: Message): void {
  report.dropped('warning', { property: advance.path, term: 'BT-113' }, text);
}

function writeAdvance(mapping: Mapping, advance: Source<Advance>): void {
  const { invoice } = mapping;
  const group = mapping.open(invoice, 'BG-BW-9', advance.path);
  group.add('BT-X-291', advance.text('amount'), advance.at('amount'));
  group.add('BT-X-292', advance.text('date'), advance.at('date'));
  group.add('BT-X-558', advance.text('ref'), advance.at('ref'));
  const amount = Amount.parse(advance.peek('amount') ?? '');
  const total = Amount.parse(invoice.group('BG-22')?.text('BT-112') ?? '');
  if (amount && total) for (const rate of invoice.groups('BG-23')) writeShare(mapping, group, rate, amount, total);
  mapping.report.supplied(
    'info',
    { property: advance.path, term: 'BT-X-293' },
    message('The VAT of the advances was divided by the share of each rate in the total.'),
  );
}

/** Extra decimals, so that rounding happens only once. */
const GUARD = 6;

/** Writes the VAT of a rate contained in an advance. */
function writeShare(mapping: Mapping, advance: Group, rate: Group, amount: Amount, total: Amount): void {
  const tax = Amount.parse(rate.text('BT-117') ?? '') ?? Amount.ZERO;
  const scale = amount.exponent + tax.exponent + GUARD;
  const part = total.isZero() ? Amount.ZERO : amount.up(scale).multiply(tax).divide(total);
  const written = mapping.open(advance, 'BG-BW-10', advance.property);
  written.add('BT-X-293', part.rescale(Math.min(mapping.subunits, 2)).toString(), advance.property);
  written.add('BT-BW-3', 'VAT', advance.property);
  written.add('BT-X-296', rate.text('BT-118'), advance.property);
  written.add('BT-X-298', rate.text('BT-119'), advance.property);
}
