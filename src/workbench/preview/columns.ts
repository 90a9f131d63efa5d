import type { Adjustment, Line, TaxCombo } from './documents.ts';
import type { Format } from './format.ts';
import { joined, type Writing } from './paper.tsx';

/** What is in the cells of a line beside its item. */

export function quantityText({ quantity, item }: Line, format: Format): string {
  return joined(' ', quantity && format.number(quantity), item?.unit);
}

export function priceText({ item }: Line, format: Format): string {
  if (!item?.price) return '';
  return item.currency ? format.money(item.price, item.currency) : format.number(item.price);
}

/** Returns a tax as `21 %`, or why there is none; with the name of the tax where it is not alone. */
export function taxText(
  { cat = '', key, percent, surcharge }: TaxCombo,
  isAlone: boolean,
  { labels, format }: Writing,
): string {
  return joined(
    ' ',
    isAlone ? undefined : (labels.taxes[cat] ?? cat),
    percent ? format.percent(percent) : (labels.taxKeys[key ?? ''] ?? key),
    surcharge && `+ ${format.percent(surcharge)}`,
  );
}

/**
 * Returns the columns, as a value of `grid-template-columns`, of a table whose rows are laid out each by itself: wide
 * enough for their headings and their longest texts, the rest for the item.
 */
export function gridColumns(
  { lines, others, taxed }: { lines: readonly Line[]; others: readonly Adjustment[]; taxed: boolean },
  writing: Writing,
): string {
  const { labels, format } = writing;
  const quantity = longest(lines, (line) => joined(' ', line.quantity, line.item?.unit));
  const price = longest(lines, ({ item }) => joined(' ', item?.price, item?.currency));
  const amount = longest(lines, (line) => line.total ?? '')?.total ?? '';
  const other = longest(others, (each) => each.amount ?? '')?.amount ?? '';
  const taxes = new Map([...lines, ...others].flatMap((each) => (each.taxes ?? []).map((tax) => [rawTax(tax), tax])));
  const several = lines.some((line) => (line.taxes?.length ?? 0) > 1);
  const columns = [
    { heading: labels.quantity, texts: [quantity ? quantityText(quantity, format) : ''] },
    { heading: labels.price, texts: [price ? priceText(price, format) : ''] },
    ...(taxed
      ? [{ heading: labels.tax, texts: [...taxes.values()].map((tax) => taxText(tax, !several, writing)) }]
      : []),
    { heading: labels.amount, texts: [format.number(amount), `-${format.number(other)}`] },
  ];
  const widths = columns.map(({ heading, texts }) =>
    Math.ceil(Math.max(HEADING * width(heading.toUpperCase()), ...texts.map(width))),
  );
  return `minmax(6em, 1fr) ${widths.map((each) => `calc(var(--gap) + ${each}ch)`).join(' ')}`;
}

/** The size of headings beside that of what is below. */
const HEADING = 0.9;

function rawTax({ cat, key, percent, surcharge }: TaxCombo): string {
  return joined(' ', cat, key, percent, surcharge);
}

function longest<T>(entries: readonly T[], text: (entry: T) => string): T | undefined {
  let found: T | undefined;
  let length = 0;
  for (const entry of entries) {
    const { length: own } = text(entry);
    if (own <= length) continue;
    found = entry;
    length = own;
  }
  return found;
}

/** The most that a sign takes in widths of a figure (`ch`), in the paper's font. */
const WIDTHS: readonly [signs: RegExp, width: number][] = [
  [/[\s.,'’:|]/, 0.5],
  [/[\d+-]/, 1.05], // figures of one width are a little wider than others
  [/[MWmw%€]/, 1.5],
  [/\p{Lu}/u, 1.2],
  [/\p{Ll}/u, 1],
];
const OTHER_WIDTH = 1.7;

function width(text: string): number {
  let sum = 0;
  for (const sign of text) sum += WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? OTHER_WIDTH;
  return sum;
}
