import { inSentence, startInSentence, words } from '../../engine/document/names.ts';
import { memberAt } from '../../engine/document/values.ts';
import { percentage } from '../../ui/texts/percentage.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Returns a path within the document: `$.doc.lines[0].sum` → `lines[0].sum`. */
export function pathIn(path: string): string {
  return path.replace(/^\$(\.doc)?\.?/, '');
}

/** The section of a figure, and the path prefix it shares with its group. */
const rows: readonly [pattern: RegExp, section: string][] = [
  [/^lines\[\d+\]/, texts.lines],
  [/^(discounts|charges)\[\d+\]/, texts.adjustments],
  [/^totals\.taxes\.categories\[\d+\]\.rates\[\d+\]/, texts.taxes],
  [/^totals\.taxes\.categories\[\d+\]/, texts.taxes],
  [/^totals\.taxes/, texts.taxes],
  [/^totals/, texts.totals],
  [/^payment/, texts.payment],
];

export function rowOf(path: string): { section: string; key: string } {
  for (const [pattern, section] of rows) {
    const key = pattern.exec(path)?.[0];
    if (key !== undefined) return { section, key };
  }
  return { section: texts.others, key: '' };
}

/** Returns the title of a group of figures: `2 · Carriage`, `VAT 21%, standard`. Empty for the totals. */
export function titleOf(key: string, contents: unknown): string {
  const text = (member: string) => textAt(contents, `${key}.${member}`);
  const number = numberIn(key);
  if (key.startsWith('lines')) return titled(String(number), text('item.name'));
  if (/^(discounts|charges)/.test(key))
    return titled(say(key.startsWith('d') ? texts.discountNumber : texts.chargeNumber, { number }), text('reason'));
  if (key.includes('.rates[')) return rateName(key, contents);
  if (key.includes('categories[')) return say(texts.allRates, { tax: say(text('code')) });
  return '';
}

/** The labels of figures, by the end of their path. */
const labels: readonly [end: RegExp, label: string][] = [
  [/item\.price$/, texts.price],
  [/(sum|amount)~product$/, texts.product],
  [/^totals\.sum$/, texts.linesSum],
  [/^totals\.discount$/, texts.discounts],
  [/^totals\.charge$/, texts.charges],
  [/^totals\.tax_included$/, texts.taxIncluded],
  [/^totals\.total$/, texts.totalWithoutTax],
  [/^totals\.tax$/, texts.tax],
  [/^totals\.total_with_tax$/, texts.totalWithTax],
  [/^totals\.retained_tax$/, texts.retainedTax],
  [/^totals\.payable~exact$/, texts.payableExact],
  [/^totals\.payable~rounded$/, texts.payableRounded],
  [/^totals\.payable$/, texts.payable],
  [/^totals\.rounding$/, texts.adjustment],
  [/^totals\.advance$/, texts.paid],
  [/^totals\.due$/, texts.amountDue],
  [/^totals\.taxes\.sum$/, texts.taxesSum],
  [/^totals\.taxes\.retained$/, texts.retainedSum],
  [/categories\[\d+\]\.amount$/, texts.tax],
  [/surcharge(\.amount)?$/, texts.surcharge],
  [/\.(rates|taxes)\[\d+\]\.amount$/, texts.tax],
  [/\.base$/, texts.base],
  [/total~(net|own)$/, texts.net],
  [/(total|base)~gross$/, texts.gross],
  [/(total|base)~exact$/, texts.netExact],
  [/(amount|tax)~exact$/, texts.taxExact],
  [/total~tax$/, texts.taxSoFar],
  [/total~entering$/, texts.taxIncluded],
  [/total~percent$/, texts.percentage],
  [/\.sum$/, texts.sum],
  [/\.total$/, texts.total],
  [/\.percent$/, texts.percentage],
  [/exchange_rates\[\d+\]\.amount$/, texts.exchangeRate],
  [/alt_prices\[\d+\]\.value$/, texts.ownPrice],
];

/** Returns the label of a figure within its group. */
export function labelOf(path: string, contents: unknown): string {
  const part = /^lines\[\d+\]\.(breakdown|substituted)\[(\d+)\]\./.exec(path);
  const label = labelWithin(path, contents);
  if (!part) return label;
  return say(part[1] === 'breakdown' ? texts.part : texts.replaced, {
    number: Number(part[2]) + 1,
    figure: inSentence(label),
  });
}

function labelWithin(path: string, contents: unknown): string {
  const owner = path.slice(0, path.lastIndexOf('.'));
  if (/^(discounts|charges)\[\d+\]\.amount$/.test(path)) return say(texts.amount);
  const adjustment = /\b(discounts|charges)\[\d+\]$/.exec(owner);
  if (adjustment && path.endsWith('.amount')) {
    const kind = adjustment[1] === 'discounts' ? say(texts.discount) : say(texts.charge);
    return titled(kind, textAt(contents, `${owner}.reason`));
  }
  if (/^payment\.advances/.test(path))
    return titled(say(texts.advance, { number: numberIn(owner) }), textAt(contents, `${owner}.description`));
  if (/due_dates/.test(path)) {
    const day = textAt(contents, `${owner}.date`);
    return day ? say(texts.dueOn, { day }) : say(texts.due);
  }
  const [, label] = labels.find(([end]) => end.test(path)) ?? [];
  return label ? say(label) : words(path.split('.').at(-1)?.replaceAll('_', ' ') ?? path);
}

/** Returns the label of an operand of a figure, without the group's name in the same group. Percentages need no label. */
export function operandLabel(path: string, figure: string, contents: unknown): string {
  if (/percent$/.test(path)) return '';
  const { key } = rowOf(path);
  const own = key !== '' && key === rowOf(figure).key;
  if (/^lines\[\d+\]/.test(key) && !own) return say(texts.lineOf, { number: numberIn(key) });
  if (/^(discounts|charges)\[\d+\]/.test(key) && !own)
    return say(key.startsWith('d') ? texts.discountOf : texts.chargeOf, { number: numberIn(key) });
  if (key.includes('.rates[') && !own)
    return /surcharge/.test(path) ? say(texts.surchargeOn, { rate: rateName(key, contents) }) : rateName(key, contents);
  if (key.includes('categories[') && !own) {
    const code = say(textAt(contents, `${key}.code`));
    return path.endsWith('.surcharge') ? say(texts.surchargeOf, { tax: code }) : code;
  }
  return startInSentence(labelOf(path, contents));
}

/** Returns the name of a rate: `VAT 21%, standard`. */
function rateName(key: string, contents: unknown): string {
  const code = textAt(contents, `${key.slice(0, key.indexOf('.rates'))}.code`);
  const textOf = (member: string) => textAt(contents, `${key}.${member}`);
  const surcharge = textOf('surcharge.percent');
  return joined(
    ', ',
    joined(' ', say(code), textOf('country'), percentage(textOf('percent'))),
    inSentence(words(textOf('key'))),
    surcharge && say(texts.withSurcharge),
  );
}

function textAt(contents: unknown, path: string): string {
  const found = memberAt(contents, path);
  return typeof found === 'string' ? found : '';
}

/** Returns the last index of a path, counted from 1. */
function numberIn(path: string): number {
  return Number(/\[(\d+)\]$/.exec(path)?.[1] ?? 0) + 1;
}

function joined(separator: string, ...parts: string[]): string {
  return parts.filter(Boolean).join(separator);
}

/** Returns a title such as `Discount 1 · Loyalty`, or the name alone. */
function titled(name: string, about: string): string {
  return about ? say(texts.titled, { name, about }) : name;
}
