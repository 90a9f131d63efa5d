import { factsOf } from '../countries/countries.ts';
import { entryOf } from '../engine/model/json.ts';
import { codeOfUnit, UNIT_CODE, unitOfCode } from '../engine/org/units.ts';
import { pluralOf } from '../engine/text/message.ts';
import { isOfSyntax } from '../formats/list/facts.ts';
import type { Line, TaxCombo } from './documents.ts';
import { isOnMargin } from './exemptions.ts';
import type { Format } from './format.ts';
import { joined } from './texts.ts';
import type { Writing } from './writing.ts';

/** Describes the cells of a line besides its item. */

/** Symbols of units that differ from their keys. */
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...['mm', 'cm', 'dm', 'm'].flatMap((length) => [
    [`${length}2`, `${length}²`] as const,
    [`${length}3`, `${length}³`] as const,
  ]),
  ['w', 'W'],
  ['kw', 'kW'],
  ['kwh', 'kWh'],
  ['kj', 'kJ'],
]);

/** The property of `meta` that holds a unit without a code, as in FA(3). */
const UNIT_LABEL = 'unit-label';

export function quantityText({ quantity, item }: Line, writing: Writing): string {
  const label = item?.meta?.[UNIT_LABEL];
  return measureText(quantity, label ? { unit: label } : item, writing);
}

/**
 * Returns the properties of an item's `meta` to print, without the ones that a column shows or only a national format
 * uses.
 */
export function shownMeta(
  meta: Readonly<Record<string, string | undefined>> = {},
): [name: string, value: string | undefined][] {
  return Object.entries(meta).filter(([name]) => name !== UNIT_LABEL && !isOfSyntax(name));
}

/** A quantity's unit, or a UN/ECE code in its extensions. */
interface Measured {
  unit?: string;
  ext?: { readonly [key: string]: string | undefined };
}

/** The unit that addons of e-invoices count everything in that has no unit. Papers drawn without them do not show it, so no paper does. */
const UNIT = 'one';

/** Returns an amount with its unit: `2 Stunden`, `1,5 m²`, `3 XZZ`. */
export function measureText(amount: string | undefined, measured: Measured | undefined, writing: Writing): string {
  const { labels, format } = writing;
  const code = measured?.ext?.['untdid-unit'] ?? '';
  const unit = measured?.unit || (unitOfCode(code) ?? code);
  const name = entryOf(labels.units, unit);
  if (!amount) return name === undefined ? unit : unitName(name, '1', writing);
  const figure = format.number(amount);
  if (unit === UNIT) return figure;
  return (
    format.duration(amount, unit) ??
    joined(' ', figure, name === undefined ? (SYMBOLS.get(unit) ?? unit) : unitName(name, amount, writing))
  );
}

/** Returns the UN/ECE code of a unit; undefined without one. */
export function unitCode({ unit = '', ext }: Measured): string | undefined {
  return codeOfUnit(unit) ?? ext?.['untdid-unit'] ?? UNIT_CODE.exec(unit)?.[0];
}

/** Returns the name of a unit in the form that its amount needs: `Portion|Portionen` → `Portionen`. */
function unitName(name: string, amount: string, { language, beside }: Pick<Writing, 'language' | 'beside'>): string {
  // Names in two languages are singular.
  if (beside) return name.replace(/\|.*?(?= \/ |\u2069|$)/g, '');
  const forms = name.split('|');
  const category = pluralOf(Number(amount), language);
  const [one, few = one, many = few, fraction = many, two = few] = forms;
  // Arabic has the plural from three to ten only.
  if (language === 'ar') return (category === 'few' ? few : one) ?? name;
  if (category === 'one') return one ?? name;
  if (!Number.isInteger(Number(amount))) return fraction ?? name;
  return (category === 'two' ? two : category === 'few' ? few : many) ?? name;
}

export function priceText({ item }: Line, format: Format): string {
  if (!item?.price) return '';
  return item.currency ? format.money(item.price, item.currency) : format.amount(item.price);
}

/** Returns a rate as `21 %`, or in words. A country that has a name for its zero rate shows this name: `GST-free`. */
export function rateText(key = '', percent: string | undefined, writing: Writing): string | undefined {
  const { labels, format, language, country } = writing;
  const own = percent && Number.parseFloat(percent) === 0 && entryOf(factsOf(country).taxKeys?.[language] ?? {}, key);
  return own || (percent ? format.percent(percent) : entryOf(labels.taxKeys, key));
}

/** Returns a tax as `21 %`, or the reason for having no tax; with the name of the tax, `IVA 21 %`, if the document has several taxes. */
export function taxText(
  { cat = '', key, percent, surcharge, ext }: TaxCombo,
  isNamed: boolean,
  writing: Writing,
): string {
  const { labels, format } = writing;
  const isMargin = cat === 'VAT' && isOnMargin(ext, writing);
  // The usual tax has no percentage before it is calculated.
  const rate = isMargin
    ? labels.taxKeys.margin
    : (rateText(key, percent, writing) ?? (key === 'standard' ? undefined : key));
  return joined(' ', isNamed ? withTax(cat, rate, writing) : rate, surcharge && `+ ${format.percent(surcharge)}`);
}

/** Returns a rate after the name of its tax, unless its words begin with it: `GST 5%`, `GST-free`. */
export function withTax(code: string, rate: string | undefined, { labels }: Pick<Writing, 'labels'>): string {
  const tax = entryOf(labels.taxes, code) ?? code;
  return joined(' ', rate?.startsWith(`${tax}-`) ? undefined : tax, rate);
}
