/** Invoices without lines, as in the smaller profiles of Factur-X: creates lines for their figures. */

import type { InvoiceDraft } from '../../../engine/document-types.ts';
import { percentageText } from '../../../engine/num/percentage.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import { Decimal, sum } from '../../rules/decimal.ts';
import type { TermId } from '../../terms/declare.ts';
import { rounded } from './adjustments.ts';
import { listOf, type Reading, type Terms } from './reading.ts';
import { type Breakdowns, readTax } from './taxes.ts';

type Line = NonNullable<NonNullable<InvoiceDraft['lines']>[number]>;

/**
 * Returns a line for each group of the VAT breakdown, for Factur-X profiles without lines, so that the document has the
 * same figures.
 */
export function linesWithout(reading: Reading, breakdowns: Breakdowns): Line[] {
  const groups = reading.invoice.all('BG-23');
  if (groups.length === 0) return listOf(lineOfTotals(reading)) ?? [];
  return groups.map((group, position): Line => {
    const category = group.peek('BT-118');
    const rate = group.peek('BT-119');
    const scheme = group.peek('BT-118-0')?.toUpperCase() ?? 'VAT';
    const name = [scheme, category, rate === undefined ? undefined : `${rate}%`].filter(Boolean).join(' ');
    const path = `$.lines[${position}]`;
    reading.report.supplied(
      'warning',
      { property: path, element: group.element, term: 'BG-25' },
      message('The invoice has no lines; a line named {name} stands for this group of the VAT breakdown.', {
        name,
      }),
    );
    const price = netOfGroup(reading, group).toString();
    const tax = readTax(group, ['BT-118', 'BT-118-0', 'BT-119'], breakdowns, `${path}.taxes[0]`);
    return { quantity: '1', item: { name, price }, taxes: listOf(tax) };
  });
}

/** Returns the base of a group of the breakdown, excluding the document's charges and including its allowances. */
function netOfGroup({ invoice }: Reading, group: Terms): Decimal {
  const inGroup = (adjustment: Terms, category: TermId, rate: TermId) =>
    adjustment.peek(category) === group.peek('BT-118') &&
    (Decimal.parse(adjustment.peek(rate)) ?? Decimal.ZERO).equals(Decimal.parse(group.peek('BT-119')) ?? Decimal.ZERO);
  const charges = invoice.all('BG-21').filter((each) => inGroup(each, 'BT-102', 'BT-103'));
  const allowances = invoice.all('BG-20').filter((each) => inGroup(each, 'BT-95', 'BT-96'));
  return sum([group.peek('BT-116')])
    .minus(sum(charges.map((each) => each.peek('BT-99'))))
    .plus(sum(allowances.map((each) => each.peek('BT-92'))));
}

/** Less than this between total and amount due is a rounding. */
const LEAST_PAID = new Decimal(1n, 0);

/**
 * Returns what explains the amount due of an invoice that has only totals: earlier payments, or a rounding. MINIMUM
 * has no field for either (BT-113, BT-114).
 */
export function restOfTotals({ invoice }: Reading): { paid?: Decimal; rounding?: Decimal } {
  const totals = invoice.inner('BG-22');
  const number = (term: TermId) => Decimal.parse(totals?.peek(term));
  const [gross, due] = [number('BT-112'), number('BT-115')];
  const isWhole = invoice.all('BG-25').length > 0 || invoice.all('BG-23').length > 0;
  const isStated = number('BT-113') !== undefined || number('BT-114') !== undefined;
  if (isWhole || isStated || gross === undefined || due === undefined) return {};
  const paid = gross.minus(due);
  if (paid.isZero) return {};
  if (paid.abs().compare(LEAST_PAID) < 0) return { rounding: Decimal.ZERO.minus(paid) };
  return paid.compare(Decimal.ZERO) > 0 ? { paid } : {};
}

/** Reports a value that follows from the totals alone. */
export function reportRest({ invoice, report }: Reading, property: string, text: Message): void {
  report.supplied('warning', { property, element: invoice.inner('BG-22')?.elementOf('BT-115'), term: 'BT-115' }, text);
}

/** Returns a line for the totals, with the rate derived from the VAT. MINIMUM has nothing but totals. */
function lineOfTotals(reading: Reading): Line | undefined {
  const totals = reading.invoice.inner('BG-22');
  const net = Decimal.parse(totals?.peek('BT-109'));
  const tax = Decimal.parse(totals?.peek('BT-110'));
  if (totals === undefined || net === undefined) return undefined;
  const name = reading.invoice.peek('BT-1') ?? '';
  reading.report.supplied(
    'warning',
    { property: '$.lines[0]', element: totals.element, term: 'BG-25' },
    message('The invoice has only totals; one line named {name} stands for all sales.', { name }),
  );
  const rate = tax && rateOf(net, tax, reading.subunits);
  const price = net.toString();
  if (rate === undefined) return { quantity: '1', item: { name, price } };
  return { quantity: '1', item: { name, price }, taxes: [{ cat: 'VAT', percent: percentageText(rate.toString()) }] };
}

/** The maximum number of decimals of a rate that combines several. */
const MOST_DECIMALS = 6;

/** Returns the rate with the fewest decimals that gives the VAT of an amount; undefined if there is none, or no VAT. */
function rateOf(net: Decimal, tax: Decimal, subunits: number): Decimal | undefined {
  if (net.isZero || tax.isZero) return undefined;
  const exact = tax.times(HUNDRED).dividedBy(net);
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
    const rate = rounded(exact, decimals);
    if (rounded(net.times(rate).percent(), subunits).equals(tax)) return rate;
  }
  return undefined;
}

const HUNDRED = new Decimal(100n, 0);
