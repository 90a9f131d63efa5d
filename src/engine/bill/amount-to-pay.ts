/** Calculates what a document asks its customer to pay, from its figures as texts. */

interface Figures {
  readonly payable?: string | undefined;
  readonly due?: string | undefined;
  readonly taxes?: { readonly categories?: readonly Category[] | undefined } | undefined;
}

interface Category {
  readonly rates?: readonly Rate[] | undefined;
}

interface Rate {
  readonly amount?: string | undefined;
  readonly ext?: Readonly<Record<string, string | undefined>> | undefined;
}

interface Instalment {
  readonly amount?: string | undefined;
  readonly percent?: string | undefined;
}

/** An amount as a whole number and its decimals. */
interface Exact {
  readonly digits: bigint;
  readonly decimals: number;
}

/**
 * Returns the tax that the customer pays to the tax office instead of the supplier; undefined without such tax. Source:
 * art. 17-ter DPR 633/1972 (scissione dei pagamenti).
 */
export function splitTax({ taxes }: Figures): string | undefined {
  const amounts = (taxes?.categories ?? []).flatMap(({ rates = [] }) =>
    rates.flatMap(({ amount, ext }) => (ext?.['it-sdi-vat-liability'] === 'S' ? (exactOf(amount) ?? []) : [])),
  );
  return amounts.length === 0 ? undefined : textOf(amounts.reduce(sumOf));
}

/** Returns the amount still to pay to the supplier: after advances, and without tax under split payment. */
export function amountToPay(totals: Figures): string | undefined {
  const due = totals.due ?? totals.payable;
  const [whole, split] = [exactOf(due), exactOf(splitTax(totals))];
  return whole && split ? textOf(sumOf(whole, { ...split, digits: -split.digits })) : due;
}

/** Returns what was paid, by the amount due alone; undefined if that is nothing. */
export function paidAlready({ payable, due }: Figures): string | undefined {
  const [whole, left] = [exactOf(payable), exactOf(due)];
  const paid = whole && left && sumOf(whole, { ...left, digits: -left.digits });
  return paid && paid.digits !== 0n ? textOf(paid) : undefined;
}

/** Returns what is left of an amount after others; undefined if one of them is not a number. */
export function restOf(amount: string | undefined, others: readonly string[]): string | undefined {
  const exact = [amount, ...others].map(exactOf);
  const known = exact.filter((each) => each !== undefined);
  const [whole, ...parts] = known;
  if (whole === undefined || known.length < exact.length) return undefined;
  const left = parts.reduce((rest, part) => sumOf(rest, { ...part, digits: -part.digits }), whole);
  return textOf(left);
}

/** Returns the amount of an instalment. A percentage is a share of the amount to pay. */
export function instalmentAmount({ amount, percent }: Instalment, totals: Figures): string | undefined {
  const share = percent?.endsWith('%') ? exactOf(percent.slice(0, -1)) : undefined;
  const whole = exactOf(amountToPay(totals));
  if (share === undefined || share.digits === 0n || whole === undefined) return amount;
  const scale = 100n * 10n ** BigInt(share.decimals);
  return textOf({ digits: divided(whole.digits * share.digits, scale), decimals: whole.decimals });
}

/**
 * Returns the amounts of all instalments. If they are percentages of the whole that differ from it by rounding only, the
 * last one takes the rest (chapter 02 §9).
 */
export function instalmentAmounts(rows: readonly Instalment[], totals: Figures): (string | undefined)[] {
  const amounts = rows.map((row) => instalmentAmount(row, totals));
  return withRest(rows, amounts, amountToPay(totals));
}

/** Adds to the last amount what rounding leaves of the whole, if all are percentages that come to 100 %. */
export function withRest(
  rows: readonly Instalment[],
  amounts: readonly (string | undefined)[],
  whole: string | undefined,
): (string | undefined)[] {
  const percents = rows.map(({ percent }) => (percent?.endsWith('%') ? exactOf(percent.slice(0, -1)) : undefined));
  const given = amounts.map(exactOf);
  const total = exactOf(whole);
  if (rows.length < 2 || !total || !isFull(percents) || !isFull(given)) return [...amounts];
  const hundred = percents.reduce(sumOf);
  const sum = given.reduce(sumOf);
  const rest = sumOf(total, { ...sum, digits: -sum.digits });
  const units = rest.digits < 0n ? -rest.digits : rest.digits;
  const isWhole = hundred.digits === 100n * 10n ** BigInt(hundred.decimals);
  const last = given.at(-1);
  if (!isWhole || !last || rest.digits === 0n || 2n * units > BigInt(rows.length)) return [...amounts];
  return [...amounts.slice(0, -1), textOf(sumOf(last, rest))];
}

function isFull<T>(list: readonly (T | undefined)[]): list is readonly T[] {
  return list.every((each) => each !== undefined);
}

/** Divides and rounds half away from zero. */
function divided(value: bigint, by: bigint): bigint {
  const half = value < 0n ? -by / 2n : by / 2n;
  return (value + half) / by;
}

function exactOf(text: string | undefined): Exact | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text ?? '') ?? [];
  return whole === '' ? undefined : { digits: BigInt(sign + whole + fraction), decimals: fraction.length };
}

function sumOf(one: Exact, other: Exact): Exact {
  const decimals = Math.max(one.decimals, other.decimals);
  const scaled = ({ digits, decimals: own }: Exact) => digits * 10n ** BigInt(decimals - own);
  return { digits: scaled(one) + scaled(other), decimals };
}

function textOf({ digits, decimals }: Exact): string {
  const text = (digits < 0n ? -digits : digits).toString().padStart(decimals + 1, '0');
  const at = text.length - decimals;
  const sign = digits < 0n ? '-' : '';
  return decimals === 0 ? sign + text : `${sign}${text.slice(0, at)}.${text.slice(at)}`;
}
