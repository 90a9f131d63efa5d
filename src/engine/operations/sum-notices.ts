/** Warnings about sums of a calculated document that no rule compares (chapter 09 §3.6). */
import { splitTax } from '../bill/amount-to-pay.ts';
import { Delivery } from '../bill/delivery.ts';
import type { BillDocument } from '../bill/document.ts';
import { Invoice } from '../bill/invoice.ts';
import type { Line } from '../bill/line.ts';
import { Order } from '../bill/order.ts';
import type { Totals } from '../bill/totals.ts';
import { type Fault, faultOf } from '../faults.ts';
import { pathText, type Step } from '../model/path.ts';
import { pathInInput } from '../model/positions.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { Amount } from '../num/amount.ts';
import { Percentage } from '../num/percentage.ts';
import type { Party } from '../org/party.ts';
import { type DueDate, lastInstalment } from '../pay/terms.ts';
import { type Message, message } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';

const TYPES: ReadonlySet<unknown> = new Set([Invoice, Order, Delivery]);

/**
 * Returns warnings about due dates, advances, discounts and dates that do not fit the rest of the document, and about
 * parties with the same tax number. Properties refer to the input.
 * @param path the path of the document, `doc` in an envelope
 */
export function sumNotices({ content }: Wrapped, path: readonly Step[]): Fault[] {
  if (!content) return [];
  const found: Fault[] = [];
  const document = content.value as Partial<Invoice>;
  const warn = (code: string, text: Message, ...places: Step[][]) => {
    const [first = '', ...more] = places.map((steps) => pathText([...path, ...pathInInput(document, steps)]));
    const warning = faultOf(code, first, text);
    warning.properties.push(...more);
    found.push(warning);
  };
  sameNumber(document, warn);
  if (!TYPES.has(content.type) || document.type === 'proforma') return found;
  discounts(document, warn);
  if (document.totals?.payable) {
    dueDates(document, document.totals, warn);
    advances(document.totals, warn);
  }
  correctionDate(document, warn);
  return found;
}

type Warn = (code: string, text: Message, ...places: Step[][]) => void;

function sumOf(amounts: readonly (Amount | undefined)[]): Amount {
  return amounts.reduce<Amount>((sum, each) => (each ? sum.match(each).add(each) : sum), Amount.ZERO);
}

/** Percentages up to this number are named. */
const MOST_NAMED = 6;

function dueDates({ payment, currency }: Partial<BillDocument>, totals: Totals, warn: Warn): void {
  const rows = (payment?.terms?.due_dates ?? []).filter((row) => row !== null);
  const [first] = rows;
  if (!first || (rows.length === 1 && !first.percent)) return;
  if (rows.some(({ amount, currency: own }) => !amount || (own && own !== currency))) return;
  const { payable = Amount.ZERO, due } = totals;
  const sum = sumOf(rows.map(({ amount }) => amount));
  const whole = [payable, ...(due ? [due] : [])];
  const split = splitTaxOf(totals);
  if (split) whole.push(...whole.map((each) => each.subtract(split)));
  if (whole.some((each) => each.equals(sum))) return;
  const places = rows.map((_, position): Step[] => ['payment', 'terms', 'due_dates', position]);
  const given = { sum: sum.toString(), payable: payable.toString(), percents: percentsOf(rows) };
  const last = lastInstalment(rows, payable);
  if (last) {
    const text = message(
      '{percents} of {payable} add up to {sum}. E-invoices are written with {last} in the last row.',
      {
        ...given,
        last: last.toString(),
      },
    );
    warn('BW-WARN-DUE-DATES-CENT', text, ...places);
    return;
  }
  const isAllPercent = rows.length <= MOST_NAMED && rows.every(({ percent }) => percent);
  const text = isAllPercent
    ? message('The due dates add up to {sum}, but the amount payable is {payable}: {percents} add up to {whole}.', {
        ...given,
        whole: new Percentage(sumOf(rows.map(({ percent }) => percent?.fraction))).toString(),
      })
    : message('The due dates add up to {sum}, but the amount payable is {payable}.', given);
  warn('BW-WARN-DUE-DATES', text, ...places);
}

function splitTaxOf({ taxes }: Totals): Amount | undefined {
  const categories = taxes?.categories?.map((category) => ({
    rates: category?.rates?.map((rate) => ({
      amount: rate?.amount?.toString(),
      ext: Object.fromEntries(rate?.ext ?? []),
    })),
  }));
  return Amount.parse(splitTax({ taxes: { categories } }) ?? '');
}

function percentsOf(rows: readonly DueDate[]): string[] {
  const named = rows.slice(0, MOST_NAMED).map(({ percent }) => String(percent));
  return rows.length > MOST_NAMED ? [...named, '…'] : named;
}

function advances({ advance, payable }: Totals, warn: Warn): void {
  if (!advance || !payable || !isMore(advance, payable)) return;
  const values = { advances: advance.toString(), payable: payable.toString() };
  const text = message('The advances of {advances} exceed the amount payable, {payable}.', values);
  warn('BW-WARN-ADVANCES', text, ['payment', 'advances']);
}

/** Returns whether an amount exceeds another one with the same sign. */
function isMore(amount: Amount, than: Amount): boolean {
  if (than.isZero()) return false;
  return than.isNegative() ? amount.compare(than) < 0 : amount.compare(than) > 0;
}

function discounts({ lines = [], totals, discounts: rows = [] }: Partial<BillDocument>, warn: Warn): void {
  for (let position = 0; position < lines.length; position++) {
    const line = lines[position];
    if (line?.discounts === undefined || !line.sum) continue;
    const taken = sumOf(line.discounts.map((each) => each?.amount));
    if (isMore(taken, line.sum))
      warn('BW-WARN-DISCOUNTS', aboutLine(line, position, taken), ['lines', position, 'discounts']);
  }
  if (rows.length === 0 || !totals?.sum || !totals.discount || !isMore(totals.discount, totals.sum)) return;
  const values = { discounts: totals.discount.toString(), sum: totals.sum.toString() };
  const text = message('The discounts on the document add up to {discounts}, more than its sum, {sum}.', values);
  warn('BW-WARN-DISCOUNTS', text, ['discounts']);
}

function aboutLine({ discounts: rows = [], sum = Amount.ZERO }: Line, position: number, taken: Amount): Message {
  const percents = rows.flatMap((each) => (each?.percent && !each.base ? each.percent : []));
  const values = { line: position + 1, discounts: taken.toString(), sum: sum.toString() };
  if (percents.length < 2 || percents.length < rows.length || rows.length > MOST_NAMED)
    return message('The discounts on line {line} add up to {discounts}, more than its sum, {sum}.', values);
  const whole = Amount.of(1_000_000, 6);
  const left = percents.reduce((rest, percent) => rest.subtract(percent.of(rest)), whole);
  return message(
    'The discounts on line {line} add up to {discounts}, more than its sum, {sum}. Percentages on one line add up: {percents} in turn would be {whole}.',
    { ...values, percents: percents.map(String), whole: new Percentage(whole.subtract(left).rescale(4)).toString() },
  );
}

const CORRECTIONS: ReadonlySet<string> = new Set(['credit-note', 'debit-note', 'corrective']);

function correctionDate({ type, issue_date: day, preceding = [] }: Partial<Invoice>, warn: Warn): void {
  if (!type || !CORRECTIONS.has(type) || !day) return;
  for (const [position, reference] of preceding.entries()) {
    const { issue_date: before, series, code } = reference ?? {};
    if (!before || before <= day) continue;
    const number = shorten([series, code].filter(Boolean).join('-'));
    const text = message('The correction is dated {day}, before the invoice that it corrects: {number} of {before}.', {
      day,
      number,
      before,
    });
    warn('BW-WARN-CORRECTION-DATE', text, ['preceding', position, 'issue_date']);
  }
}

/** Codes of countries that share their tax numbers. */
const SAME_COUNTRY: ReadonlyMap<string, string> = new Map([
  ['GR', 'EL'],
  ['XI', 'GB'],
]);

function sameNumber({ supplier, customer }: { supplier?: Party; customer?: Party }, warn: Warn): void {
  const [one, other] = [numberOf(supplier), numberOf(customer)];
  if (one === undefined || one !== other) return;
  const number = shorten(customer?.tax_id?.code ?? '');
  const text = message('Supplier and customer have the same tax number, {number}. This is right only for own use.', {
    number,
  });
  warn('BW-WARN-SAME-NUMBER', text, ['customer', 'tax_id', 'code']);
}

/** Returns a tax number with its country, without punctuation; undefined without one. */
function numberOf(party: Party | undefined): string | undefined {
  const { country = '', code = '' } = party?.tax_id ?? {};
  const digits = code.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  if (digits === '') return undefined;
  const own = SAME_COUNTRY.get(country) ?? country;
  const bare = [country, own].reduce(
    (left, prefix) => (prefix && left.startsWith(prefix) ? left.slice(prefix.length) : left),
    digits,
  );
  return `${own} ${bare}`;
}
