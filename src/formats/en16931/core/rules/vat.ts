/** The VAT of an invoice: its categories by place, and taxable amounts by category (chapter 12 §6). */

import type { Group } from '../../../model/group.ts';
import { Decimal, Total } from '../../../rules/decimal.ts';
import { type Judged, normal } from '../../../rules/declare.ts';
import { everywhere } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import type { Scope } from './scope.ts';

type Syntax = Judged['syntax'];

/** A VAT category in a line, allowance, charge or breakdown. */
export class Category {
  readonly element: XmlElement;
  /** The code, in UBL without spaces around it; empty if missing. */
  readonly code: string;
  /** As written; undefined if missing. */
  readonly exact: string | undefined;
  /** Whether its tax type is VAT. */
  readonly isVat: boolean;
  readonly rate: string | undefined;

  constructor(element: XmlElement, syntax: Syntax) {
    const ubl = syntax === 'ubl';
    const exact = codeIn(element, syntax);
    this.element = element;
    this.code = ubl ? normal(exact) : (exact ?? '');
    this.exact = exact;
    this.isVat = isVat(element, syntax);
    this.rate = element.child(ubl ? 'cbc:Percent' : 'ram:RateApplicablePercent')?.value;
  }
}

function codeIn(element: XmlElement, syntax: Syntax): string | undefined {
  return element.child(syntax === 'ubl' ? 'cbc:ID' : 'ram:CategoryCode')?.value;
}

function isVat(element: XmlElement, syntax: Syntax): boolean {
  return syntax === 'ubl' ? isVatScheme(element) : element.child('ram:TypeCode')?.value.toUpperCase() === 'VAT';
}

/** Returns whether an element declares a VAT category: its code with the tax type VAT. */
export function isVatCategory(element: XmlElement, syntax: Syntax): boolean {
  return isVat(element, syntax) && codeIn(element, syntax) !== undefined;
}

/** Taxable amounts of a category, or of a category at a rate. */
export interface Taxable {
  readonly lines: Decimal;
  readonly charges: Decimal;
  readonly allowances: Decimal;
  readonly lineCount: number;
}

/** Categories by code. */
export type Categories = ReadonlyMap<string, readonly Category[]>;

export interface Vat {
  /** All codes, at any place. */
  readonly codes: ReadonlySet<string>;
  /** The categories of lines; in UBL also of nested lines. */
  readonly items: Categories;
  /** The categories of lines that are not nested. */
  readonly lines: Categories;
  /** The categories of allowances, at any place. */
  readonly allowances: Categories;
  readonly charges: Categories;
  /**
   * The categories of all allowances, charges and breakdowns, at any place; in CII only of allowances and charges,
   * including those of prices.
   */
  readonly others: Categories;
  /** The categories of the breakdown (BG-23). */
  readonly breakdown: Categories;
  /** Returns the taxable amounts of a category, at a rate if given. */
  taxable(code: string, rate?: string): Taxable;
  /** Returns whether an allowance or charge, at any place, has a category at a rate. Used by UBL rules only. */
  isAllowed?(code: string, rate: string): boolean;
}

const NOTHING: Taxable = {
  lines: Decimal.ZERO,
  charges: Decimal.ZERO,
  allowances: Decimal.ZERO,
  lineCount: 0,
};

/**
 * Returns a function for the VAT of an invoice, with the lines that count. Keep the function: it caches the VAT of each document.
 * @param known the codes whose amounts may be asked for
 */
export function vatIn({ syntax, counts }: Scope, known: ReadonlySet<string>): (judged: Judged) => Vat {
  const make = (judged: Judged) => {
    const vat = syntax === 'ubl' ? ublVat(judged, counts, known) : ciiVat(judged, counts, known);
    const codes = new Set([...vat.items.keys(), ...vat.others.keys(), ...vat.breakdown.keys()]);
    return { codes, ...vat };
  };
  return (judged) => judged.once(make);
}

/** Returns whether the tax scheme of a UBL party or category is VAT, in any letter case. */
export function isVatScheme(of: XmlElement): boolean {
  const scheme = of.child('cac:TaxScheme')?.child('cbc:ID')?.value;
  return scheme === 'VAT' || normal(scheme).toUpperCase() === 'VAT';
}

/** Reads a category: UBL's `TaxCategory` or `ClassifiedTaxCategory`, CII's `ApplicableTradeTax` or `CategoryTradeTax`. */
export function categoryOf(element: XmlElement, syntax: Syntax): Category {
  return new Category(element, syntax);
}

const NO_CATEGORIES: readonly Category[] = [];
const NO_ELEMENTS: readonly XmlElement[] = [];

/** Returns the categories of an allowance or charge. */
export function categoriesOf(element: XmlElement | undefined, syntax: Syntax): readonly Category[] {
  const name = syntax === 'ubl' ? 'cac:TaxCategory' : 'ram:CategoryTradeTax';
  const elements = element?.all(name) ?? NO_ELEMENTS;
  return elements.length === 0 ? NO_CATEGORIES : elements.map((each) => categoryOf(each, syntax));
}

const isOfVat = ({ isVat }: Category) => isVat;

/** Returns the categories of a code with the tax type VAT. */
export function vatOnly(categories: Categories, code: string): readonly Category[] {
  const all = categories.get(code) ?? NO_CATEGORIES;
  return all.every(isOfVat) ? all : all.filter(isOfVat);
}

function ublVat(judged: Judged, counts: Scope['counts'], known: ReadonlySet<string>): Omit<Vat, 'codes'> {
  const read = (element: XmlElement) => categoryOf(element, 'ubl');
  const items = everywhere(judged, 'cac:ClassifiedTaxCategory').map(read);
  const itemsByCode = byCode(items);
  const others = everywhere(judged, 'cac:TaxCategory').map(read);
  const tally = new Tally(judged, { syntax: 'ubl', counts }, known, items);
  let allowed: ReadonlySet<string> | undefined;
  return {
    items: itemsByCode,
    lines: items.every(isInLine) ? itemsByCode : byCode(items.filter(isInLine)),
    allowances: byCode(others.filter(({ element }) => isCharge(element.parent) === false)),
    charges: byCode(others.filter(({ element }) => isCharge(element.parent) === true)),
    others: byCode(others),
    breakdown: byCode(breakdowns(judged, ({ element }) => element?.child('cac:TaxCategory')).map(read)),
    taxable: (code, rate) => tally.of(code, rate),
    isAllowed: (code, rate) => {
      allowed ??= tally.keysOf(everywhere(judged, 'cac:AllowanceCharge').map((each) => categoriesOf(each, 'ubl')));
      return allowed.has(tally.key(code, rate));
    },
  };
}

function ciiVat(judged: Judged, counts: Scope['counts'], known: ReadonlySet<string>): Omit<Vat, 'codes'> {
  const items = everywhere(judged, 'ram:ApplicableTradeTax')
    .filter(({ parent }) => parent?.name === 'ram:SpecifiedLineTradeSettlement')
    .map(ciiCategory);
  const lines = byCode(items);
  const others = everywhere(judged, 'ram:CategoryTradeTax').map(ciiCategory);
  const tally = new Tally(judged, { syntax: 'cii', counts }, known, items);
  return {
    items: lines,
    lines,
    allowances: byCode(others.filter(({ element }) => isCharge(element.parent) === false)),
    charges: byCode(others.filter(({ element }) => isCharge(element.parent) === true)),
    others: byCode(others),
    breakdown: byCode(breakdowns(judged, ({ element }) => element).map(ciiCategory)),
    taxable: (code, rate) => tally.of(code, rate),
  };
}

function ciiCategory(element: XmlElement): Category {
  return categoryOf(element, 'cii');
}

function breakdowns(judged: Judged, element: (group: Group) => XmlElement | undefined): XmlElement[] {
  return judged.groups('BG-23').flatMap((group) => element(group) ?? []);
}

function byCode(categories: readonly Category[]): Categories {
  const found = new Map<string, Category[]>();
  for (const category of categories) {
    const known = found.get(category.code);
    if (known) known.push(category);
    else found.set(category.code, [category]);
  }
  return found;
}

/** Returns whether the category of an item belongs to a line, not to a nested one. */
function isInLine({ element }: Category): boolean {
  const line = element.parent?.parent?.name;
  return line === 'cac:InvoiceLine' || line === 'cac:CreditNoteLine';
}

/** Returns whether an element is a charge; undefined if it is neither a charge nor an allowance. */
export function isCharge(element: XmlElement | undefined): boolean | undefined {
  const value = indicatorOf(element)?.value.trim();
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : undefined;
}

/** Looks only for the element of the own syntax: a search for the other one passes all children. */
function indicatorOf(element: XmlElement | undefined): XmlElement | undefined {
  if (element?.name === 'cac:AllowanceCharge') return element.child('cbc:ChargeIndicator');
  if (element?.name !== 'ram:SpecifiedTradeAllowanceCharge') return undefined;
  return element.child('ram:ChargeIndicator')?.child('udt:Indicator');
}

/** The counted amounts of a category, or of a category at a rate. */
class Sum {
  readonly lines = new Total();
  readonly charges = new Total();
  readonly allowances = new Total();
  lineCount = 0;
}

/** Sums lines, allowances and charges by category, and by category and rate. */
class Tally {
  readonly #syntax: Syntax;
  readonly #known: ReadonlySet<string>;
  /** The categories of lines in document order, and the number already used. */
  readonly #read: readonly Category[];
  #taken = 0;
  readonly #sums = new Map<string, Sum>();
  /** The sums of items with a single category, by code and rate. */
  readonly #alone = new Map<string, Map<string | undefined, readonly Sum[]>>();
  /** Normalised rates, without trailing zeros, by their written form. */
  readonly #rates = new Map<string, string>();

  constructor(
    { invoice }: Judged,
    { syntax, counts }: Pick<Scope, 'syntax' | 'counts'>,
    known: ReadonlySet<string>,
    read: readonly Category[],
  ) {
    this.#syntax = syntax;
    this.#known = known;
    this.#read = read;
    for (const line of invoice.groups('BG-25')) {
      if (counts(line)) this.#add('lines', line.text('BT-131'), this.#sumsOfLine(line));
    }
    for (const charge of invoice.groups('BG-21')) this.#addGroup('charges', charge, 'BT-99');
    for (const allowance of invoice.groups('BG-20')) this.#addGroup('allowances', allowance, 'BT-92');
  }

  of(code: string, rate?: string): Taxable {
    const sum = this.#sums.get(this.key(code, rate));
    if (sum === undefined) return NOTHING;
    const { lines, charges, allowances, lineCount } = sum;
    return { lines: lines.sum, charges: charges.sum, allowances: allowances.sum, lineCount };
  }

  /** Returns the distinct keys of lines, allowances or charges: each known code, alone and with each rate of the same thing. */
  keysOf(things: readonly (readonly Category[])[]): ReadonlySet<string> {
    const keys = new Set<string>();
    for (const categories of things) {
      const rates = new Set(categories.map(({ rate }) => rate));
      for (const code of new Set(categories.map(({ code }) => code))) {
        if (!this.#known.has(code)) continue;
        keys.add(code);
        for (const rate of rates) if (rate !== undefined) keys.add(this.key(code, rate));
      }
    }
    return keys;
  }

  /** Returns the key of a category, at a rate if given. */
  key(code: string, rate?: string): string {
    if (rate === undefined) return code;
    let number = this.#rates.get(rate);
    if (number === undefined) {
      number = Decimal.parse(rate)?.shortened().toString() ?? rate;
      this.#rates.set(rate, number);
    }
    return `${code} ${number}`;
  }

  #addGroup(part: 'charges' | 'allowances', group: Group, amount: 'BT-92' | 'BT-99'): void {
    this.#add(part, group.text(amount), this.#sumsOf(categoriesOf(group.element, this.#syntax)));
  }

  #add(part: 'lines' | 'charges' | 'allowances', amount: string | undefined, sums: readonly Sum[]): void {
    for (const sum of sums) {
      sum[part].add(amount);
      if (part === 'lines') sum.lineCount++;
    }
  }

  /** Returns the sums of a line. Nearly all lines have one category, for which no list is created. */
  #sumsOfLine(line: Group): readonly Sum[] {
    const vat = line.group('BG-30');
    if (vat?.element !== undefined && vat.list === undefined) return this.#sumsOfOne(this.#categoryAt(vat.element));
    return this.#sumsOf(line.groups('BG-30').flatMap(({ element }) => (element ? this.#categoryAt(element) : [])));
  }

  /** Returns the category of a line: usually the next one read, because they come in line order. */
  #categoryAt(element: XmlElement): Category {
    const next = this.#read[this.#taken];
    if (next?.element !== element) return categoryOf(element, this.#syntax);
    this.#taken++;
    return next;
  }

  /** Returns the sums of an item with some categories. */
  #sumsOf(categories: readonly Category[]): readonly Sum[] {
    const [category, ...others] = categories;
    return category === undefined || others.length > 0
      ? Array.from(this.keysOf([categories]), (key) => this.#sumAt(key))
      : this.#sumsOfOne(category);
  }

  #sumsOfOne({ code, rate }: Category): readonly Sum[] {
    let byRate = this.#alone.get(code);
    if (byRate === undefined) {
      byRate = new Map();
      this.#alone.set(code, byRate);
    }
    let sums = byRate.get(rate);
    if (sums === undefined) {
      sums = rate === undefined ? [this.#sumAt(code)] : [this.#sumAt(code), this.#sumAt(this.key(code, rate))];
      byRate.set(rate, sums);
    }
    return sums;
  }

  #sumAt(key: string): Sum {
    const sum = this.#sums.get(key) ?? new Sum();
    this.#sums.set(key, sum);
    return sum;
  }
}
