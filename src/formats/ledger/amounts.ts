/** Reads the amounts of an invoice: from its terms, its elements or its document, as the table says. */

import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { Amount } from '../../engine/num/amount.ts';
import { TAX_CATEGORY, taxCategoryOf } from '../../engine/tax/tax-category.ts';
import { ratesByKind } from '../../engine/tax/untaxed.ts';
import type { Format } from '../declare/format.ts';
import type { Group } from '../model/group.ts';
import { minus, plus } from '../national/shared/amounts.ts';
import { listIn, numberIn, textIn } from '../national/shared/members.ts';
import type { TermId } from '../terms/declare.ts';
import type { XmlElement } from '../xml/element.ts';
import { AMOUNTS, ELEMENTS, OTHERWISE, TERMS, TOTALS } from './table.ts';

/** An amount, with its name and place. */
export interface Stated {
  readonly name: string;
  readonly value: Amount;
  readonly term?: TermId | undefined;
  readonly element?: XmlElement | undefined;
  readonly property?: string | undefined;
  /** The elements of a sum. */
  readonly parts?: readonly XmlElement[] | undefined;
}

type Place = Omit<Stated, 'value' | 'parts'>;

/** The amounts of an invoice. What it does not state is not compared. */
export interface Ledger {
  /** By amount (`net`), by rate (`base`, `tax`; `base 0` without tax) and by kind of untaxed supply (`base 0 E`). */
  readonly amounts: Map<string, Stated>;
  /** The net amounts of lines as texts; undefined if lines are stated in another form. */
  readonly lines: readonly (string | undefined)[] | undefined;
  /** Returns the path of a line. */
  readonly lineAt: (at: number) => Place;
  /** Whether corrections have the opposite sign. */
  readonly turns: boolean;
  /** The element with the invoice, in a file of a national syntax. */
  readonly element?: XmlElement;
}

/** Untaxed kinds that mean the same in all formats of EN 16931. */
const KINDS: ReadonlySet<string> = new Set(['E', 'AE', 'K', 'G', 'O', 'Z']);

/** A group of the tax breakdown. */
interface Rate {
  readonly percent: string | undefined;
  readonly base: Amount | undefined;
  readonly tax: Amount | undefined;
  readonly ofBase: Place;
  readonly ofTax: Place;
  /** The category of UNTDID 5305; undefined if the syntax has others. */
  readonly category?: string | undefined;
}

function addRates(amounts: Map<string, Stated>, rates: Iterable<Rate>): void {
  const add = (key: string, value: Amount | undefined, place: Place) => {
    if (value === undefined) return;
    const known = amounts.get(key);
    const parts = place.element && [...(known?.parts ?? []), place.element];
    amounts.set(key, { ...place, ...known, parts, value: plus(value, known?.value) });
  };
  for (const { tax, base, percent, category, ofBase, ofTax } of rates) {
    if (tax === undefined || tax.isZero()) {
      add('base 0', base, ofBase);
      if (category !== undefined && KINDS.has(category)) add(`base 0 ${category}`, base, ofBase);
      continue;
    }
    const key = Amount.parse(percent ?? '')?.valueKey() ?? '';
    add(`base ${key}`, base, ofBase);
    add(`tax ${key}`, tax, ofTax);
  }
}

const parsed = (text: string | undefined) => (text === undefined ? undefined : Amount.parse(text.trim()));

/** Returns the amounts of an invoice in UBL or CII. */
export function amountsOfTerms(invoice: Group, { mapping }: Pick<Format, 'mapping'>): Ledger {
  // PINT has categories of its own in each country.
  const hasKinds = mapping?.key !== 'pint';
  const amounts = new Map<string, Stated>();
  const totals = invoice.group('BG-22');
  for (const key of AMOUNTS) {
    const term = TERMS[key];
    const found = term && totals?.first(term);
    const value = parsed(found?.text);
    if (term && found && value) amounts.set(key, { name: term, term, element: found.element, value });
  }
  const paid = amounts.get('paid');
  const others = invoice.groups('BG-DEX-09');
  if (others.length > 0) {
    const sum = others.reduce((all, each) => plus(all, parsed(each.text('BT-DEX-002'))), Amount.ZERO);
    amounts.set('paid', { name: 'BT-113', term: 'BT-113', ...paid, value: minus(paid?.value ?? Amount.ZERO, sum) });
  }
  const placeIn = (group: Group, term: TermId): Place => ({
    ...{ name: term, term, element: group.first(term)?.element ?? group.element },
  });
  const rates = invoice.groups('BG-23').map(
    (group): Rate => ({
      ...{ ofBase: placeIn(group, 'BT-116'), ofTax: placeIn(group, 'BT-117') },
      percent: group.text('BT-119')?.trim(),
      base: parsed(group.text('BT-116')),
      tax: parsed(group.text('BT-117')),
      category: hasKinds ? group.text('BT-118')?.trim() : undefined,
    }),
  );
  addRates(amounts, rates);
  const lines = invoice.groups('BG-25').filter((line) => isCounted(line));
  return {
    amounts,
    lines: lines.map((line) => line.text('BT-131')?.trim()),
    lineAt: (at) => ({ name: 'BT-131', term: 'BT-131', element: lines[at]?.first('BT-131')?.element }),
    turns: false,
  };
}

/** Returns whether a line counts in the sums: lines that only inform or group others do not. */
function isCounted(line: Group): boolean {
  const kind = (line.text('BT-X-8') ?? line.text('EXT-FR-FE-163'))?.trim();
  return kind === undefined || kind === 'DETAIL';
}

/**
 * Returns the amounts of a file of a national syntax; undefined in another syntax.
 * @param index the index of its invoice. Default: the only one
 */
export function amountsOfElements(root: XmlElement, syntax: string, index?: number): Ledger | undefined {
  const column = ELEMENTS[syntax];
  if (column === undefined) return undefined;
  const invoices = at(root, column.invoice);
  const invoice = invoices[index ?? 0];
  if (invoice === undefined || (index === undefined && invoices.length > 1)) return undefined;
  const amounts = new Map<string, Stated>();
  for (const key of AMOUNTS) {
    const paths = column.amounts[key]?.split(' ') ?? [];
    const isAlone = (path: string) => !path.startsWith('?');
    const [first] = paths.filter(isAlone).flatMap((path) => figuresAt(invoice, path));
    if (first) {
      const found = paths.flatMap((path) => figuresAt(invoice, isAlone(path) ? path : path.slice(1)));
      const parts = found.flatMap(({ element: part }) => part ?? []);
      amounts.set(key, { ...first, parts, value: found.reduce((sum, { value }) => plus(sum, value), Amount.zero(2)) });
    }
  }
  const [element = '', percent = '', base = '', tax = ''] = column.rates ?? [];
  const rates = column.rates ? at(invoice, element) : [];
  addRates(
    amounts,
    rates.map((rate): Rate => {
      const figure = (path: string) => figuresAt(rate, path)[0];
      const [ofBase, ofTax] = [figure(base), figure(tax)];
      const place = { name: ofBase?.name ?? '', element: ofBase?.element ?? rate };
      return {
        ...{ ofBase: place, ofTax: ofTax ? { name: ofTax.name, element: ofTax.element } : place },
        percent: figure(percent)?.value.toString(),
        base: ofBase?.value,
        tax: ofTax?.value ?? Amount.ZERO,
      };
    }),
  );
  for (const { value, ...place } of column.untaxed ? figuresAt(invoice, column.untaxed) : []) {
    addRates(amounts, [{ percent: undefined, base: value, tax: undefined, ofBase: place, ofTax: place }]);
  }
  const lines = column.lines === undefined ? undefined : at(invoice, column.lines);
  return {
    amounts,
    lines: lines?.map(({ text }) => text.trim()),
    lineAt: (index) => ({ name: lines?.[index]?.localName ?? '', element: lines?.[index] }),
    turns: column.turns === true,
    element: invoice,
  };
}

/** Returns the elements at a path; `**Name` is at any depth. */
function at(from: XmlElement, path: string): XmlElement[] {
  if (path === '') return [from];
  if (path.startsWith('**')) return [...from.within()].filter(({ localName }) => localName === path.slice(2));
  let found = [from];
  for (const step of path.split('/')) {
    const matches = step.endsWith('*')
      ? ({ localName }: XmlElement) => localName.startsWith(step.slice(0, -1))
      : ({ localName }: XmlElement) => localName === step;
    found = found.flatMap((each) => each.children.filter(matches));
  }
  return found;
}

function figuresAt(from: XmlElement, path: string): Stated[] {
  const isNegative = path.startsWith('-');
  const bare = isNegative ? path.slice(1) : path;
  const cut = bare.lastIndexOf('@');
  const [owners, attribute] = cut < 0 ? [bare, undefined] : [bare.slice(0, Math.max(cut - 1, 0)), bare.slice(cut + 1)];
  return at(from, owners).flatMap((element) => {
    const value = parsed(attribute === undefined ? element.text : element.attribute(attribute));
    if (value === undefined) return [];
    return [{ name: attribute ?? element.localName, element, value: isNegative ? value.negate() : value }];
  });
}

/**
 * Returns the amounts of a built document.
 * @param totals its totals, if the document was changed for a format
 * @param mapping the mapping of the format, if it has one of its own
 */
export function amountsOfDocument(
  document: JsonObject,
  totals: Json | undefined = document.totals,
  mapping?: string,
): Ledger | undefined {
  if (!isJsonObject(totals)) return undefined;
  const amounts = new Map<string, Stated>();
  for (const key of AMOUNTS) {
    const [first = '', ...others] = (mapping && OTHERWISE[mapping]?.[key]) ?? TOTALS[key];
    const name = first.split(' ?? ').find((each) => totals[each] !== undefined) ?? first;
    const sum = others.reduce(
      (all, other) => plus(all, numberIn(totals, other)),
      numberIn(totals, name) ?? Amount.zero(2),
    );
    amounts.set(key, { name: `$.totals.${name}`, property: `$.totals.${name}`, value: sum });
  }
  addRates(amounts, ratesOf(document));
  const includes = isJsonObject(document.tax) && document.tax.prices_include !== undefined;
  return {
    amounts,
    lines: includes ? undefined : listIn(document, 'lines').map((line) => textIn(line, 'total')),
    lineAt: (index) => ({ name: `$.lines[${index}].total`, property: `$.lines[${index}].total` }),
    turns: false,
  };
}

function* ratesOf(document: JsonObject): Generator<Rate> {
  const place = { name: '$.totals.taxes', property: '$.totals.taxes' };
  const taxes = isJsonObject(document.totals) && isJsonObject(document.totals.taxes) ? document.totals.taxes : {};
  for (const category of listIn(taxes, 'categories')) {
    if (category.retained === true || category.informative === true) continue;
    const code = textIn(category, 'code');
    for (const rate of ratesByKind(code, listIn(category, 'rates'), document)) {
      yield {
        ...{ ofBase: place, ofTax: place },
        percent: textIn(rate, 'percent')?.replace('%', ''),
        base: numberIn(rate, 'base'),
        tax: numberIn(rate, 'amount'),
        category:
          code === 'VAT' ? (textIn(rate.ext, TAX_CATEGORY) ?? taxCategoryOf(textIn(rate, 'key') ?? '')) : undefined,
      };
    }
  }
  // Outlays have no tax of their own: formats have them among exempt sales.
  for (const charge of listIn(document, 'charges')) {
    if (charge.key !== 'outlay' || charge.taxes !== undefined) continue;
    yield {
      ...{ ofBase: place, ofTax: place },
      percent: undefined,
      base: numberIn(charge, 'amount'),
      tax: undefined,
      category: 'E',
    };
  }
}
