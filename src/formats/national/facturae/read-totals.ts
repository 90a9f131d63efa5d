/** Reads the parts of Facturae about the whole invoice: discounts, surcharges, outlays, advances and payments. */

import { entryOf } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import type { Report } from '../../declare/report.ts';
import { differ, minus, plus } from '../shared/amounts.ts';
import type { Source } from '../shared/reading.ts';
import { keyOfMeans } from './codes.ts';
import { MEANS_NAMES } from './notes.ts';
import { amountIn, filled, type Members, moneyIn, sumOf } from './read-base.ts';
import { adjustmentsOf, comboOf, fittingRate, type Line, otherWithheld } from './read-lines.ts';
import { numberOf } from './view.ts';

type Around = Parameters<typeof comboOf>[1];

/** A tax of the invoice, and by how much its base differs from the lines. */
interface Rest {
  readonly combo: Members;
  left: Amount;
}

const keyOf = ({ cat, key, percent, surcharge }: Members) => [cat, key, percent, surcharge].map(String).join(' ');

/** Returns the taxes of the invoice with the parts of their bases that do not come from lines. */
function restsOf(invoice: Source, lines: readonly Line[], around: Around): Rest[] {
  const rests = new Map<string, Rest>();
  for (const { taxes, gross } of lines) {
    for (const combo of taxes) {
      if (combo.cat === 'IRPF') continue;
      const rest = rests.get(keyOf(combo)) ?? { combo, left: Amount.zero(2) };
      rest.left = minus(rest.left, gross);
      rests.set(keyOf(combo), rest);
    }
  }
  for (const tax of invoice.child('TaxesOutputs')?.all('Tax') ?? []) {
    const base = moneyIn(tax, 'TaxableBase');
    const combo = comboOf(tax, around, undefined);
    if (combo === undefined || base === undefined) continue;
    const same = rests.get(keyOf(combo)) ?? freeRest(combo, rests) ?? { combo, left: Amount.zero(2) };
    same.left = plus(same.left, around.isTurned ? base.negate() : base);
    if (!rests.has(keyOf(same.combo))) rests.set(keyOf(same.combo), same);
  }
  return [...rests.values()];
}

/** Returns the lines without tax that a base without tax belongs to. */
function freeRest(combo: Members, rests: ReadonlyMap<string, Rest>): Rest | undefined {
  if (combo.percent !== undefined) return undefined;
  return [...rests.values()].find((each) => each.combo.cat === combo.cat && each.combo.percent === undefined);
}

/** Returns the discounts and charges on the whole invoice with their taxes. */
export function adjustmentsWithTaxes(
  invoice: Source,
  lines: readonly Line[],
  around: Around,
): { discounts: Members[]; charges: Members[] } {
  const totals = invoice.child('InvoiceTotals');
  const rests = restsOf(invoice, lines, around);
  const gross = amountIn(totals, 'TotalGrossAmount');
  const given = (list: string, name: 'Discount' | 'Charge') => adjustmentsOf(totals, list, name, around, gross);
  const rows = [
    ...given('GeneralSurcharges', 'Charge').map((each) => rowOf(each, false)),
    ...given('GeneralDiscounts', 'Discount').map((each) => rowOf(each, true)),
  ];
  const found: Record<'discounts' | 'charges', Members[]> = { discounts: [], charges: [] };
  for (const [at, row] of rows.entries()) {
    const list = row.isDiscount ? found.discounts : found.charges;
    list.push(...taxed(row, rows.slice(at + 1), rests, totals, around.report));
  }
  return found;
}

/** A discount or charge on the whole invoice; the amount of a discount is negative. */
interface Row {
  readonly given: Members;
  readonly isDiscount: boolean;
  readonly amount: Amount;
}

function rowOf(given: Members, isDiscount: boolean): Row {
  const amount = numberOf(String(given.amount)) ?? Amount.zero(2);
  return { given, isDiscount, amount: isDiscount ? amount.negate() : amount };
}

/** Returns whether a row is outside the base of the only tax: the base has been reached, or another row reaches it. */
function isOutside({ amount }: Row, others: readonly Row[], { left }: Rest): boolean {
  const all = [amount, ...others.map((each) => each.amount)].reduce((sum, each) => plus(sum, each), Amount.zero(2));
  if (amount.equals(left) || all.equals(left)) return false;
  return left.isZero() || others.some((each) => each.amount.equals(left));
}

function taxed(
  row: Row,
  others: readonly Row[],
  rests: readonly Rest[],
  totals: Source | undefined,
  report: Report,
): Members[] {
  const { given: each, isDiscount, amount: signed } = row;
  const open = rests.filter(({ left }) => differ(left, Amount.zero(2), 1));
  const [only] = rests.length === 1 ? rests : open.length === 1 ? open : [];
  if (only !== undefined && isOutside(row, others, only)) return [each];
  const fitting = only ?? rests.find(({ left }) => left.equals(signed));
  if (fitting !== undefined) {
    fitting.left = minus(fitting.left, signed);
    return [{ ...each, taxes: [fitting.combo] }];
  }
  const all = sumOf(open.map(({ left }) => left));
  if (open.length === 0 || all.isZero()) return [each];
  report.changed(
    'info',
    { element: totals?.child(isDiscount ? 'GeneralDiscounts' : 'GeneralSurcharges')?.element },
    message('The amount was split over the tax rates in proportion to their bases.'),
  );
  return shares(signed, open, all).map(([{ combo }, share]) => ({
    ...each,
    percent: undefined,
    amount: (isDiscount ? share.negate() : share).toString(),
    taxes: [combo],
  }));
}

/** Divides an amount into shares; the last one absorbs the rounding difference. */
function shares(amount: Amount, open: readonly Rest[], all: Amount): [Rest, Amount][] {
  let left = amount;
  return open.map((rest, at) => {
    const share =
      at === open.length - 1 ? left : amount.up(10).multiply(rest.left).divide(all).rescale(amount.exponent);
    left = minus(left, share);
    return [rest, share];
  });
}

export function outlaysOf(invoice: Source, isTurned: boolean): Members[] {
  const rows = invoice.child('InvoiceTotals')?.child('ReimbursableExpenses')?.all('ReimbursableExpenses') ?? [];
  return rows.map((each) => {
    const amount = amountIn(each, 'ReimbursableExpensesAmount') ?? Amount.zero(2);
    const code = [each.text('InvoiceSeriesCode'), each.text('InvoiceNumber')].filter(Boolean).join('-');
    return filled({
      key: 'outlay',
      code: code || undefined,
      amount: (isTurned ? amount.negate() : amount).toString(),
    });
  });
}

function advancesOf(invoice: Source, isTurned: boolean, report: Report): Members[] {
  const totals = invoice.child('InvoiceTotals');
  const turned = (value: Amount = Amount.zero(2)) => (isTurned ? value.negate() : value).toString();
  return [
    ...(totals?.child('Subsidies')?.all('Subsidy') ?? []).map((each) => {
      const amount = amountIn(each, 'SubsidyAmount') ?? Amount.zero(2);
      return filled({
        description: each.lines('SubsidyDescription') ?? 'Subvención',
        percent: fittingRate(each, 'SubsidyRate', amountIn(totals, 'InvoiceTotal'), amount, report),
        amount: turned(amount),
        ext: { 'es-facturae-subsidy': 'S' },
      });
    }),
    ...(totals?.child('PaymentsOnAccount')?.all('PaymentOnAccount') ?? []).map((each) =>
      filled({
        date: each.text('PaymentOnAccountDate')?.slice(0, 10),
        description: 'Anticipo',
        amount: turned(amountIn(each, 'PaymentOnAccountAmount')),
      }),
    ),
    ...otherWithheld(invoice).map(({ name, amount, tax }) => {
      const text = message('The withheld tax {name} was read as already paid; documents have only IRPF and IRNR.', {
        name,
      });
      report.changed('error', { element: tax.element }, text);
      tax.leave();
      return { description: name, amount: turned(amount) };
    }),
  ];
}

/** Reports amounts that documents have no field for. */
export function dropAmounts(invoice: Source, report: Report): void {
  const totals = invoice.child('InvoiceTotals');
  for (const name of ['AmountsWithheld', 'PaymentInKind', 'TotalFinancialExpenses']) {
    const found = totals?.child(name);
    if (found === undefined || (found.element.first === undefined && amountIn(totals, name)?.isZero())) continue;
    const text = message('Ignored {name}, although it changes the amount payable; the document has no field for it.', {
      name,
    });
    report.dropped('error', { element: found.element }, text);
    found.leave();
  }
}

export function paymentOf(invoice: Source, isTurned: boolean, report: Report): Members | undefined {
  const rows = invoice.child('PaymentDetails')?.all('Installment') ?? [];
  const advances = advancesOf(invoice, isTurned, report);
  const [first] = rows;
  const notes = rows.map((each) => each.lines('CollectionAdditionalInformation'));
  const isShared = notes.every((each) => each === notes[0]);
  const dates = rows.map((each, at) => {
    const amount = amountIn(each, 'InstallmentAmount');
    return filled({
      date: each.text('InstallmentDueDate')?.slice(0, 10),
      amount: (isTurned ? amount?.negate() : amount)?.toString(),
      notes: isShared ? undefined : notes[at],
    });
  });
  const terms = first && filled({ key: 'due-date', due_dates: dates, notes: isShared ? notes[0] : undefined });
  const payment = filled({ terms, advances, instructions: first && instructionsOf(first, rows, report) });
  return Object.keys(payment).length > 0 ? payment : undefined;
}

function instructionsOf(first: Source, rows: readonly Source[], report: Report): Members {
  const means = first.text('PaymentMeans') ?? '13';
  const accounts = new Map<string, Members>();
  for (const row of rows) {
    const account = accountOf(row.child('AccountToBeCredited'));
    if (account && means === '04') accounts.set(JSON.stringify(account), account);
    if (row.text('PaymentMeans') !== means) {
      const text = message(
        'The document can have only one means of payment; the one of the first instalment was used.',
      );
      report.dropped('warning', { element: row.element }, text);
    }
    if (account && means !== '04') {
      const text = message('Ignored the account: this means of payment does not use it.');
      const source = row.child('AccountToBeCredited');
      report.dropped('warning', { element: source?.element }, text);
      source?.leave();
    }
  }
  const debited = accountOf(first.child('AccountToBeDebited'));
  for (const row of rows) accountOf(row.child('AccountToBeDebited'));
  const [ref] = rows.map((each) => each.text('PaymentReconciliationReference'));
  const [mandate] = rows.map((each) => each.text('DebitReconciliationReference'));
  const key = keyOfMeans(means) ?? 'other';
  return filled({
    key,
    detail: key === 'other' ? entryOf(MEANS_NAMES, means) : undefined,
    ref,
    credit_transfer: [...accounts.values()],
    direct_debit: filled({ ref: mandate, account: debited?.iban ?? debited?.number }),
  });
}

function accountOf(part: Source | undefined): Members | undefined {
  if (part === undefined) return undefined;
  const iban = part.text('IBAN')?.replace(/\s/g, '');
  const number = part.text('AccountNumber');
  const bic = part.text('BIC');
  return iban === undefined && number === undefined ? undefined : filled({ iban, number, bic });
}
