/**
 * Untaxed supplies by their kind: exempt, export, intra-community, reverse charge, outside scope. The totals of the
 * standard add up all taxes without percentage and extensions (chapter 02 §7.4) under the key of the first, but the law requires the
 * taxable amount of each (Directive 2006/112/EC, article 226 (8)). The rows of the document have them.
 */

interface Combo {
  cat?: string | undefined;
  key?: string | undefined;
  percent?: string | undefined;
  country?: string | undefined;
  ext?: Readonly<Record<string, string | undefined>> | undefined;
}

interface Rate extends Pick<Combo, 'key' | 'percent' | 'country' | 'ext'> {
  base?: string | undefined;
}

type List<E> = readonly (E | null | undefined)[] | undefined;

/** The rows and taxes of a document as JSON. */
interface Rows {
  lines?: List<{ total?: string | undefined; taxes?: List<Combo> }>;
  charges?: List<{ amount?: string | undefined; taxes?: List<Combo> }>;
  discounts?: List<{ amount?: string | undefined; taxes?: List<Combo> }>;
}

/** Returns the rates of a tax total, one for each kind of untaxed supply. */
export function ratesByKind<R extends Rate>(code: string | undefined, rates: readonly R[], document: Rows): R[] {
  return rates.flatMap((rate) => {
    if (rate.percent !== undefined || rate.base === undefined) return [rate];
    const kinds = kindsOf(code, rate, document);
    return kinds.size < 2 ? [rate] : Array.from(exactly(rate.base, kinds), ([key, base]) => ({ ...rate, key, base }));
  });
}

/** Returns the taxable amounts of a rate by the keys of its taxes, in the order of their first row. */
function kindsOf(code: string | undefined, rate: Rate, document: Rows): Map<string, bigint> {
  const kinds = new Map<string, bigint>();
  const add = (taxes: List<Combo>, text: string | undefined, sign = 1n) => {
    const tax = taxes?.find((each) => each?.cat === code);
    if (!tax || !countsIn(tax, rate)) return;
    const key = tax.key ?? rate.key ?? '';
    kinds.set(key, (kinds.get(key) ?? 0n) + sign * unitsOf(text));
  };
  for (const line of document.lines ?? []) add(line?.taxes, line?.total);
  for (const charge of document.charges ?? []) add(charge?.taxes, charge?.amount);
  for (const discount of document.discounts ?? []) add(discount?.taxes, discount?.amount, -1n);
  return kinds;
}

function countsIn({ percent, country, ext }: Combo, rate: Rate): boolean {
  return percent === undefined && (country ?? '') === (rate.country ?? '') && extKey(ext) === extKey(rate.ext);
}

function extKey(ext: Combo['ext']): string {
  return ext === undefined ? '' : JSON.stringify(Object.entries(ext).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The decimals of amounts of rows. No amount has more. */
const SCALE = 18;

/** Returns an amount in units of the last decimal; zero if it is not an amount. */
function unitsOf(text: string | undefined): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text ?? '') ?? [];
  return BigInt(`${sign}${whole || '0'}${fraction.slice(0, SCALE).padEnd(SCALE, '0')}`);
}

/** Returns amounts with the decimals of their sum. The largest one absorbs the rounding difference. */
function exactly(sum: string, kinds: ReadonlyMap<string, bigint>): Map<string, string> {
  const decimals = (sum.split('.')[1] ?? '').length;
  const unit = 10n ** BigInt(SCALE - decimals);
  const rounded = Array.from(kinds, ([key, amount]) => ({ key, units: divided(amount, unit) }));
  const rest = rounded.reduce((left, { units }) => left - units, divided(unitsOf(sum), unit));
  const magnitude = ({ units }: { units: bigint }) => (units < 0n ? -units : units);
  const largest = rounded.reduce((most, each) => (magnitude(each) > magnitude(most) ? each : most));
  largest.units += rest;
  return new Map(rounded.map(({ key, units }) => [key, textOf(units, decimals)]));
}

/** Divides and rounds half away from zero. */
function divided(value: bigint, by: bigint): bigint {
  return (value + (value < 0n ? -by / 2n : by / 2n)) / by;
}

function textOf(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return `${units < 0n ? '-' : ''}${digits.slice(0, at)}${decimals > 0 ? `.${digits.slice(at)}` : ''}`;
}
