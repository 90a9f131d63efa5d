import { words } from '../document/names.ts';
import { memberAt } from '../document/values.ts';

/** Returns a path within the document: `$.doc.lines[0].sum` → `lines[0].sum`. */
export function pathIn(path: string): string {
  return path.replace(/^\$(\.doc)?\.?/, '');
}

/** Which section a figure is in, and with which others: the path they begin with. */
const rows: readonly [pattern: RegExp, section: string][] = [
  [/^lines\[\d+\]/, 'Lines'],
  [/^(discounts|charges)\[\d+\]/, 'Discounts and charges'],
  [/^totals\.taxes\.categories\[\d+\]\.rates\[\d+\]/, 'Taxes'],
  [/^totals\.taxes\.categories\[\d+\]/, 'Taxes'],
  [/^totals\.taxes/, 'Taxes'],
  [/^totals/, 'Totals'],
  [/^payment/, 'Payment'],
];

export function rowOf(path: string): { section: string; key: string } {
  for (const [pattern, section] of rows) {
    const key = pattern.exec(path)?.[0];
    if (key !== undefined) return { section, key };
  }
  return { section: 'Other figures', key: '' };
}

/** Returns what a group of figures is about: `2 · Carriage`, `VAT 21%, standard`. Empty for the totals. */
export function titleOf(key: string, contents: unknown): string {
  const text = (member: string) => textAt(contents, `${key}.${member}`);
  const number = numberIn(key);
  if (key.startsWith('lines')) return joined(' · ', String(number), text('item.name'));
  if (/^(discounts|charges)/.test(key))
    return joined(' · ', `${key.startsWith('d') ? 'Discount' : 'Charge'} ${number}`, text('reason'));
  if (key.includes('.rates[')) return rateName(key, contents);
  if (key.includes('categories[')) return `${text('code')}, all rates`;
  return '';
}

/** By what its path ends with. */
const labels: readonly [end: RegExp, label: string][] = [
  [/item\.price$/, 'Price'],
  [/sum~product$/, 'Product'],
  [/^totals\.sum$/, 'Sum of the lines'],
  [/^totals\.discount$/, 'Discounts'],
  [/^totals\.charge$/, 'Charges'],
  [/^totals\.tax_included$/, 'Tax contained in the prices'],
  [/^totals\.total$/, 'Total without tax'],
  [/^totals\.tax$/, 'Tax'],
  [/^totals\.total_with_tax$/, 'Total with tax'],
  [/^totals\.retained_tax$/, 'Retained tax'],
  [/^totals\.payable~exact$/, 'Payable, unrounded'],
  [/^totals\.payable~rounded$/, 'Payable, rounded'],
  [/^totals\.payable$/, 'Payable'],
  [/^totals\.rounding$/, 'Adjustment'],
  [/^totals\.advance$/, 'Paid in advance'],
  [/^totals\.due$/, 'Due'],
  [/^totals\.taxes\.sum$/, 'Sum of the taxes'],
  [/^totals\.taxes\.retained$/, 'Sum of the retained taxes'],
  [/categories\[\d+\]\.amount$/, 'Tax'],
  [/surcharge(\.amount)?$/, 'Surcharge'],
  [/\.rates\[\d+\]\.amount$/, 'Tax'],
  [/\.base$/, 'Base'],
  [/total~net$/, 'Without the tax in the price'],
  [/total~counted$/, 'Counted in the base'],
  [/\.sum$/, 'Sum'],
  [/\.total$/, 'Total'],
  [/\.percent$/, 'Percentage'],
  [/exchange_rates\[\d+\]\.amount$/, 'Exchange rate'],
  [/alt_prices\[\d+\]\.value$/, 'Price in its own currency'],
];

/** Returns what a figure is called among those of its group. */
export function labelOf(path: string, contents: unknown): string {
  const part = /^lines\[\d+\]\.(breakdown|substituted)\[(\d+)\]\./.exec(path);
  const label = labelWithin(path, contents);
  if (!part) return label;
  return `${part[1] === 'breakdown' ? 'Part' : 'Replaced'} ${Number(part[2]) + 1}: ${label.toLowerCase()}`;
}

function labelWithin(path: string, contents: unknown): string {
  const owner = path.slice(0, path.lastIndexOf('.'));
  if (/^(discounts|charges)\[\d+\]\.amount$/.test(path)) return 'Amount';
  const adjustment = /\b(discounts|charges)\[\d+\]$/.exec(owner);
  if (adjustment && path.endsWith('.amount')) {
    const kind = adjustment[1] === 'discounts' ? 'Discount' : 'Charge';
    return joined(' · ', kind, textAt(contents, `${owner}.reason`));
  }
  if (/^payment\.advances/.test(path))
    return joined(' · ', `Advance ${numberIn(owner)}`, textAt(contents, `${owner}.description`));
  if (/due_dates/.test(path)) return joined(' ', 'Due', textAt(contents, `${owner}.date`));
  return labels.find(([end]) => end.test(path))?.[1] ?? words(path.split('.').at(-1)?.replaceAll('_', ' ') ?? path);
}

/**
 * Returns what an operand is called in the calculation of another figure; of the same group without the group's name.
 * Percentages speak for themselves.
 */
export function operandLabel(path: string, figure: string, contents: unknown): string {
  if (/percent$/.test(path)) return '';
  const { key } = rowOf(path);
  const own = key !== '' && key === rowOf(figure).key;
  if (/^lines\[\d+\]/.test(key) && !own) return `line ${numberIn(key)}`;
  if (/^(discounts|charges)\[\d+\]/.test(key) && !own)
    return `${key.startsWith('d') ? 'discount' : 'charge'} ${numberIn(key)}`;
  if (key.includes('.rates[') && !own)
    return /surcharge/.test(path) ? `surcharge on ${rateName(key, contents)}` : rateName(key, contents);
  if (key.includes('categories[') && !own) {
    const code = textAt(contents, `${key}.code`);
    return path.endsWith('.surcharge') ? `surcharge of ${code}` : code;
  }
  const label = labelOf(path, contents);
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** `VAT 21%, standard`. */
function rateName(key: string, contents: unknown): string {
  const code = textAt(contents, `${key.slice(0, key.indexOf('.rates'))}.code`);
  const said = (member: string) => textAt(contents, `${key}.${member}`);
  const surcharge = said('surcharge.percent');
  return joined(
    ', ',
    joined(' ', code, said('country'), said('percent').replace(/\.0+%$/, '%')),
    said('key'),
    surcharge && `with surcharge`,
  );
}

function textAt(contents: unknown, path: string): string {
  const found = memberAt(contents, path);
  return typeof found === 'string' ? found : '';
}

/** The last number in a path, counted as people do. */
function numberIn(path: string): number {
  return Number(/\[(\d+)\]$/.exec(path)?.[1] ?? 0) + 1;
}

function joined(separator: string, ...texts: string[]): string {
  return texts.filter(Boolean).join(separator);
}
