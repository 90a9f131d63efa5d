import type { Line, TaxCombo } from './documents.ts';
import type { Format } from './format.ts';
import { joined } from './texts.ts';
import type { Writing } from './writing.ts';

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
