/** The totals of FA(3): by category, prorated if only a part is due, negated in corrections, in złoty. */

import { Amount } from '../../../engine/num/amount.ts';
import { Percentage } from '../../../engine/num/percentage.ts';
import { message } from '../../../engine/text/message.ts';
import { withoutTrailing } from '../../../engine/text/trailing.ts';
import { cents, minus, plus } from '../shared/amounts.ts';
import type { Part } from '../shared/document.ts';
import type { Written } from '../shared/writing.ts';
import { MARGIN_TOTAL, OSS_TOTAL, RATES, TAXED_TOTALS, TOTALS } from './codes.ts';
import { amountOrZero, element, type Writing } from './write-base.ts';

const NOTHING = Amount.zero(2);

const CATEGORY = 'pl-favat-tax-category';

/** How a tax is written: its total and rate. */
export interface TaxRate {
  /** `1` of P_13_1. */
  readonly total: string;
  /** P_12; undefined for distance sales and margins. */
  readonly code?: string;
  /** The rate of distance sales (P_12_XII). */
  readonly oss?: string;
  /** In per cent, for calculation. */
  readonly percent: Percentage;
}

/** Returns the category of a tax: from the addon, except for tax due abroad or from a Polish buyer. */
function categoryOf(tax: Part, percent: Percentage, writing: Writing): string | undefined {
  const country = tax.text('country');
  const category = tax.ext(CATEGORY);
  if (country !== undefined && country !== 'PL' && percent.compare(Percentage.ZERO) > 0) return '5';
  if (category !== '9' || tax.peek('key') !== 'reverse-charge') return category;
  return writing.document.object('customer')?.object('tax_id')?.peek('country') === 'PL' ? '10' : category;
}

/** Returns how a tax is written; undefined if FA(3) cannot express it, which causes a fault at its percentage. */
export function rateOf(tax: Part, writing: Writing): TaxRate | undefined {
  tax.take('key', 'rate', 'surcharge');
  const percentText = tax.text('percent');
  const percent = Percentage.parse(percentText ?? '') ?? Percentage.ZERO;
  const number = percentText === undefined ? undefined : shortest(percentText);
  const category = categoryOf(tax, percent, writing);
  if (category === '5') return { total: OSS_TOTAL, oss: number ?? '0', percent };
  if (category === '11') return { total: MARGIN_TOTAL, percent };
  const found = RATES.find((rate) =>
    rate.percent === undefined
      ? rate.category === category
      : rate.percent === number && (rate.category === category || category === undefined),
  );
  if (found) return { total: found.total, code: found.code, percent };
  writing.refuse(
    'BW-KSEF-RATE',
    tax.at('percent'),
    message(
      'FA(3) allows 23, 22, 8, 7, 5, 4 and 3 per cent, each in its category, and the codes for 0, exempt and reverse charge, not {percent}. Correct the rate, or the category in ext.',
      { percent: percentText ?? '–' },
    ),
  );
  return undefined;
}

/** `23` of `23.0%`. */
function shortest(percent: string): string {
  const number = percent.replace(/%$/, '');
  return number.includes('.') ? withoutTrailing(withoutTrailing(number, '0'), '.') : number;
}

/** Returns the VAT of a line, charge or discount; refuses other taxes. */
export function taxOf(part: Part, writing: Writing): Part | undefined {
  let found: Part | undefined;
  for (const tax of part.list('taxes')) {
    const cat = tax.text('cat');
    if (cat === 'VAT') found ??= tax;
    else
      writing.refuse(
        'BW-KSEF-TAX',
        tax.at('cat'),
        message('FA(3) has no field for the tax {cat}; it has only VAT.', { cat: cat ?? '' }),
      );
  }
  return found;
}

export interface Share {
  readonly total: string;
  /** The rate in the document that it is a part of. */
  readonly rate: Part;
  net: Amount;
  tax: Amount;
}

export interface Figures {
  /** P_15 of the document, before negation. */
  readonly due: Amount;
  /** P_15 before advances. */
  readonly base: Amount;
  /** The payable amount, including charges and deductions without tax. */
  readonly toPay: Amount;
  /** The advances considered by a settlement. */
  readonly settled: readonly Part[];
  readonly shares: readonly Share[];
}

export function isTaxed(part: Part): boolean {
  return part.list('taxes').length > 0;
}

/** Returns the sum of the amounts of discounts, charges or advances. */
export function sumOf(parts: readonly Part[]): Amount {
  let sum = NOTHING;
  for (const part of parts) sum = plus(sum, amountOrZero(part.peek('amount')));
  return sum;
}

/** Calculates the amount due and the totals. */
export function figuresOf(writing: Writing): Figures {
  const { document, kind } = writing;
  const totals = document.object('totals');
  const charged = sumOf(document.list('charges').filter((each) => !isTaxed(each)));
  const deducted = sumOf(document.list('discounts').filter((each) => !isTaxed(each)));
  const base = plus(minus(amountOrZero(totals?.peek('payable')), charged), deducted);
  const advances = document.object('payment')?.list('advances') ?? [];
  const referred = advances.filter((each) => each.has('ref'));
  const settled = kind === 'ROZ' ? (referred.length > 0 ? referred : advances) : [];
  const due = kind === 'ZAL' ? advanceDue(writing, base, advances) : minus(base, sumOf(settled));
  const rates = (totals?.object('taxes')?.list('categories') ?? [])
    .filter((category) => category.peek('code') === 'VAT')
    .flatMap((category) => category.list('rates'));
  const shares = sharesOf(rates, due.equals(base) ? undefined : due, writing);
  return { due, base, toPay: minus(plus(due, charged), deducted), settled, shares };
}

/** Returns what an advance invoice charges: its advances, or the whole amount if it has none. */
function advanceDue(writing: Writing, base: Amount, advances: readonly Part[]): Amount {
  const sum = sumOf(advances);
  if (sum.compare(Amount.ZERO) <= 0) return base;
  if (sum.compare(base) > 0) {
    writing.refuse(
      'BW-KSEF-ADVANCE',
      '$.payment.advances',
      message('The advances add up to {sum}, more than the order of {base}; correct the wrong amount.', {
        sum: cents(sum),
        base: cents(base),
      }),
    );
  }
  return sum;
}

/** Returns net and tax of each rate; if only a part is due, prorated (art. 106f). */
function sharesOf(rates: readonly Part[], due: Amount | undefined, writing: Writing): Share[] {
  const shares = rates.flatMap((each): Share[] => {
    const faults = writing.faults.length;
    const rate = rateOf(each, writing);
    // Faults of a rate are reported at its line.
    writing.faults.length = faults;
    if (rate === undefined) return [];
    return [
      { total: rate.total, rate: each, net: amountOrZero(each.text('base')), tax: amountOrZero(each.text('amount')) },
    ];
  });
  if (due === undefined) return shares;
  const whole = shares.reduce((sum, { net, tax }) => plus(plus(sum, net), tax), Amount.zero(2));
  if (whole.isZero()) return shares;
  const gross = shares.map(({ net, tax }) => plus(net, tax));
  const parts = gross.map((each) => each.up(12).multiply(due).divide(whole).rescale(2));
  const rest = minus(
    due,
    parts.reduce((sum, part) => plus(sum, part), Amount.zero(2)),
  );
  const largest = gross.reduce((at, each, place) => (each.compare(gross[at] ?? each) > 0 ? place : at), 0);
  return shares.map((share, at) => {
    const part = plus(parts[at] ?? Amount.zero(2), at === largest ? rest : Amount.zero(2));
    const all = gross[at] ?? part;
    const tax = all.isZero() ? Amount.zero(2) : part.up(12).multiply(share.tax).divide(all).rescale(2);
    return { ...share, net: minus(part, tax).rescale(2), tax };
  });
}

/** Returns P_13 to P_15, and the taxes in złoty. */
export function totalsOf({ shares, due }: Figures, writing: Writing): (Written | undefined)[] {
  const property = '$.totals.taxes';
  const written: (Written | undefined)[] = [];
  for (const total of TOTALS) {
    const own = shares.filter((share) => share.total === total);
    if (own.length === 0) continue;
    const net = own.reduce((sum, share) => plus(sum, share.net), Amount.zero(2));
    const tax = own.reduce((sum, share) => plus(sum, share.tax), Amount.zero(2));
    // The total of margins includes tax.
    const figure = total === MARGIN_TOTAL ? plus(net, tax) : net;
    written.push(writing.amount(`P_13_${total}`, writing.signed(figure), property));
    if (!(TAXED_TOTALS as readonly string[]).includes(total)) continue;
    const signed = writing.signed(tax).rescale(2);
    written.push(writing.amount(`P_14_${total}`, signed, property));
    if (total !== OSS_TOTAL) written.push(inZloty(total, signed, writing));
  }
  return [...written, writing.amount('P_15', writing.signed(due), '$.totals.payable')];
}

function inZloty(total: string, tax: Amount, writing: Writing): Written | undefined {
  const { currency, exchange } = writing;
  if (currency === 'PLN') return undefined;
  if (exchange !== undefined) {
    return element(`P_14_${total}W`, cents(tax.up(12).multiply(amountOrZero(exchange))), '$.exchange_rates');
  }
  if (!tax.isZero() && !writing.faults.some(({ code }) => code === 'BW-KSEF-EXCHANGE-RATE')) {
    writing.refuse(
      'BW-KSEF-EXCHANGE-RATE',
      '$.exchange_rates',
      message('The tax is also required in PLN; add the exchange rate from {currency} to PLN.', { currency }),
    );
  }
  return undefined;
}
