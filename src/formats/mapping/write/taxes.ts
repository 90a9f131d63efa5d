/** Writes VAT of an e-invoice: the tax of a row, the breakdown, the totals (chapter 14 §3.12). */

import type { Invoice } from '../../../engine/document-types.ts';
import { addTo } from '../../../engine/model/group-by.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { Group, Origin } from '../../model/group.ts';
import type { TermId } from '../../terms/declare.ts';
import { copy } from '../copied.ts';
import { taxInWords } from './in-words.ts';
import { bare, extensionOf, type Mapping, peekExtension } from './mapping.ts';
import type { Source } from './source.ts';

type Totals = Invoice['totals'];
type Combo = NonNullable<NonNullable<Invoice['lines']>[number]['taxes']>[number];
type Category = NonNullable<NonNullable<Totals['taxes']>['categories']>[number];
type Rate = Category['rates'][number];
type Charge = NonNullable<Invoice['charges']>[number];

/**
 * Tax categories that are VAT in EN 16931. The taxes of the Canary Islands, Ceuta and Melilla are L and M of the same
 * scheme.
 */
const VAT = new Set(['VAT', 'IGIC', 'IPSI']);
const CATEGORY = 'untdid-tax-category';
/** Untaxed categories, which have one group per document, and categories that need a reason. */
const UNTAXED = new Set(['E', 'AE', 'K', 'G', 'O', 'Z']);
const EXPLAINED = new Set(['E', 'AE', 'K', 'G', 'O']);
const OUTLAY = 'VATEX-EU-79-C';

/** The VAT of a row: BT-151 and BT-152, or the corresponding terms of discounts and charges. */
export interface RowTax {
  readonly category: string;
  readonly percent: string | undefined;
  /** Why no VAT is charged, as a VATEX code and in words. EXTENDED has both for each row. */
  readonly exemption: string | undefined;
  readonly reason: string | undefined;
}

/** The number of entries to cache, which limits the search if all rows differ. */
const MOST_KNOWN = 16;

/** The combo of a row apart from its category, and the resulting VAT. */
interface KnownTax {
  readonly exemption: string | undefined;
  readonly percent: string | undefined;
  readonly tax: RowTax;
}

/** The taxes of a document by category. */
export class Taxes {
  readonly #mapping: Mapping;
  /** Taxes that the buyer withholds, or that are informative. */
  readonly #omitted = new Set<string>();
  readonly #outlays: { amount: Amount; property: string }[] = [];
  #notes: ReadonlyMap<string, string[]> | undefined;
  /** The VAT of earlier rows. A thousand lines have few different ones. */
  readonly #known: KnownTax[] = [];
  /** Whether the document has VAT category O. */
  readonly isOutside: boolean;

  constructor(mapping: Mapping) {
    this.#mapping = mapping;
    let isOutside = false;
    for (const category of categoriesOf(mapping)) {
      const code = category.peek('code') ?? '';
      if (category.value.retained || category.value.informative) this.#omitted.add(code);
      if (!VAT.has(code)) continue;
      for (const rate of category.list('rates', 'rate')) if (peekExtension(rate, CATEGORY) === 'O') isOutside = true;
    }
    this.isOutside = isOutside;
  }

  /**
   * Returns the combo of a row that is its VAT. Reports a fault if it has another tax, several or none; `missing` is
   * the text for the last case.
   */
  comboOf(owner: Source<{ taxes?: Combo[] }>, missing: Message): Source<Combo> | undefined {
    const combos = owner.list('taxes', 'combo');
    let found: Source<Combo> | undefined;
    for (const combo of combos) {
      const cat = combo.text('cat') ?? '';
      combo.take('key', 'rate', 'country');
      if (this.#omitted.has(cat)) combo.settle();
      else if (!VAT.has(cat)) {
        this.#mapping.fault(
          'BW-XML-TAX',
          combo.at('cat'),
          message('EN 16931 has only VAT; this document has {cat}.', { cat }),
        );
        return undefined;
      } else if (found !== undefined) {
        this.#mapping.fault(
          'BW-XML-TAX',
          combo.path,
          message('EN 16931 allows only one VAT entry for each line, discount or charge; remove the others.'),
        );
      } else found = combo;
    }
    if (found === undefined && !this.#isNeedless()) this.#mapping.fault('BW-XML-TAX', owner.at('taxes'), missing);
    return found;
  }

  /** Returns whether VAT may be missing: a received invoice with totals only, as in MINIMUM. */
  #isNeedless(): boolean {
    return this.#mapping.isReceived && this.#mapping.refuses('BG-23');
  }

  /** Returns the VAT of a combo. */
  of(combo: Source<Combo>): RowTax {
    if (combo.text('surcharge') !== undefined) {
      this.#mapping.fault('BW-XML-SURCHARGE', combo.path, message('EN 16931 has no equivalence surcharge.'));
    }
    const category = extensionOf(combo, CATEGORY) ?? '';
    const exemption = extensionOf(combo, 'cef-vatex');
    const percent = combo.text('percent');
    for (const known of this.#known) {
      const { tax } = known;
      if (tax.category === category && known.percent === percent && known.exemption === exemption) return tax;
    }
    const tax = this.#rowTax(category, category === 'O' ? undefined : (bare(percent) ?? '0'), exemption);
    if (this.#known.length < MOST_KNOWN) this.#known.push({ exemption, percent, tax });
    return tax;
  }

  /** Records an outlay, money spent on behalf of the buyer, which is not part of the supply. */
  addOutlay(amount: string | undefined, origin: Origin): RowTax {
    const property = origin.path;
    this.#outlays.push({ amount: Amount.parse(amount ?? '') ?? Amount.ZERO, property });
    this.#mapping.report.supplied(
      'warning',
      { property, term: 'BT-102' },
      message("The outlay has no tax; it was written as exempt, as money spent in the buyer's name ({code}).", {
        code: OUTLAY,
      }),
    );
    return this.#rowTax('E', '0', OUTLAY);
  }

  #rowTax(category: string, percent: string | undefined, exemption: string | undefined): RowTax {
    if (!EXPLAINED.has(category)) return { category, percent, exemption: undefined, reason: undefined };
    return { category, percent, exemption, reason: this.#notesByCategory().get(category)?.join('; ') };
  }

  /** Writes the breakdown, one group for each category and rate. */
  writeBreakdown(names: ReadonlyMap<string, string>): void {
    const { invoice, document } = this.#mapping;
    const groups = this.#grouped();
    const notes = this.#notesByCategory();
    for (const group of groups.values()) {
      const { category, percent, base, amount, property, codes } = group;
      const written = this.#mapping.open(invoice, 'BG-23', property);
      const at = (name: string) => `${property}.${name}`;
      written.add('BT-116', base.toString(), at('base'));
      written.add('BT-117', amount.toString(), at('amount'));
      written.add('BT-118', category, at(`ext.${CATEGORY}`));
      written.add('BT-119', percent ?? (this.#mapping.writing.rateOutside && '0'), at('percent'));
      if (!this.#isExplained(category)) continue;
      if (this.#mapping.writing.eachReason) {
        this.#writeReason(written, group, names);
        continue;
      }
      const distinct = [...new Set(codes)];
      const [code] = distinct;
      const texts = notes.get(category) ?? [];
      if (distinct.length === 1) written.add('BT-121', code, at('ext.cef-vatex'));
      const reasons =
        texts.length > 0
          ? texts
          : distinct.length > 1
            ? distinct.filter(Boolean).map((each) => names.get(each) ?? each)
            : [];
      written.add('BT-120', [...new Set(reasons)].join('; '), document.at('tax.notes'));
      if (distinct.length > 1) {
        this.#mapping.report.changed(
          'info',
          { property, term: 'BT-121' },
          message('The exemption reasons {codes} share one group of the VAT breakdown, which lists them as text.', {
            codes: distinct.filter(Boolean),
          }),
        );
      }
    }
  }

  #isExplained(category: string): boolean {
    return EXPLAINED.has(category) || (category === 'Z' && this.#mapping.writing.eachReason === true);
  }

  /** Writes the only reason of a group: its code, and the next note of the category or the name of the code. */
  #writeReason(written: Group, { category, codes: [code = ''], property }: Broken, names: ReadonlyMap<string, string>) {
    const { document } = this.#mapping;
    written.add('BT-121', code, `${property}.ext.cef-vatex`);
    const notes = this.#notesByCategory().get(category) ?? [];
    const earlier = this.#mapping.invoice.groups('BG-23').filter((each) => each.text('BT-118') === category).length - 1;
    written.add('BT-120', notes[earlier] ?? (earlier > 0 ? names.get(code) : undefined), document.at('tax.notes'));
  }

  /**
   * Returns the groups of the breakdown, merging groups that are one in EN 16931. EXTENDED has a group for each reason.
   */
  #grouped(): ReadonlyMap<string, Broken> {
    const groups = new Map<string, Broken>();
    const isByReason = this.#mapping.writing.eachReason || this.#mapping.extra('BT-X-97') !== undefined;
    const add = (category: string, percent: string | undefined, more: Omit<Broken, 'category' | 'percent'>) => {
      const rate = UNTAXED.has(category) ? '' : (Amount.parse(percent ?? '0')?.valueKey() ?? '');
      const key = `${category} ${rate} ${isByReason ? more.codes.join() : ''}`;
      const known = groups.get(key);
      if (known === undefined) {
        groups.set(key, { category, percent, ...more });
        return;
      }
      known.base = known.base.match(more.base).add(more.base);
      known.amount = known.amount.match(more.amount).add(more.amount);
      known.codes.push(...more.codes);
    };
    for (const rate of this.#rates()) {
      const category = extensionOf(rate, CATEGORY) ?? '';
      const percent = bare(rate.text('percent'));
      add(category, category === 'O' ? undefined : (percent ?? '0'), {
        base: amountOf(rate, 'base'),
        amount: amountOf(rate, 'amount'),
        codes: [extensionOf(rate, 'cef-vatex') ?? ''],
        property: rate.path,
      });
      rate.settle();
    }
    for (const { amount, property } of this.#outlays) {
      add('E', '0', { base: amount, amount: Amount.zero(this.#mapping.subunits), codes: [OUTLAY], property });
    }
    return groups;
  }

  /** Yields the rates of VAT. Other taxes become notes. */
  *#rates(): Generator<Source<Rate>> {
    for (const category of categoriesOf(this.#mapping)) {
      const code = category.text('code') ?? '';
      category.take('amount', 'surcharge', 'retained', 'informative');
      for (const rate of category.list('rates', 'rate')) {
        rate.take('key', 'country', 'surcharge');
        if (VAT.has(code)) yield rate;
        else if (this.#omitted.has(code)) this.#reportOmitted(code, category.value.retained === true, rate);
      }
    }
  }

  /** Adds a note for a tax that is withheld or informative (chapter 14 §3.12). */
  #reportOmitted(tax: string, isRetained: boolean, rate: Source<Rate>): void {
    const { currency, country, notes, report } = this.#mapping;
    const [base = '', amount = ''] = [rate.text('base'), rate.text('amount')];
    const text = taxInWords(country, { tax, percent: rate.text('percent'), base, amount, currency, isRetained });
    notes.push({ text, property: rate.path });
    report.changed(
      'warning',
      { property: rate.path, term: isRetained ? 'BT-113' : 'BT-22' },
      isRetained
        ? message('The retained tax {tax} was written as paid, with a note; EN 16931 has only VAT.', { tax })
        : message('The tax {tax} was written in a note; EN 16931 has only VAT.', { tax }),
    );
    rate.settle();
  }

  /** Returns the exemption reasons by category. */
  #notesByCategory(): ReadonlyMap<string, string[]> {
    this.#notes ??= this.#gatherNotes();
    return this.#notes;
  }

  #gatherNotes(): ReadonlyMap<string, string[]> {
    const { eachReason } = this.#mapping.writing;
    const byCategory = new Map<string, string[]>();
    const there = new Set<string>();
    for (const rate of this.#rateSources()) there.add(peekExtension(rate, CATEGORY) ?? '');
    if (this.#mapping.document.list('charges', 'charge').some(isOutlay)) there.add('E');
    for (const note of this.#mapping.document.object('tax')?.list('notes', 'tax-note') ?? []) {
      const category = extensionOf(note, CATEGORY) ?? '';
      const cat = note.text('cat') ?? 'VAT';
      note.take('key');
      const text = note.text('text');
      if (
        !VAT.has(cat) ||
        !there.has(category) ||
        !this.#isExplained(category) ||
        (byCategory.has(category) && !eachReason)
      ) {
        this.#mapping.drop(note, 'warning', byCategory.has(category) ? SECOND_NOTE : UNFIT_NOTE);
      } else if (text !== undefined) addTo(byCategory, category, text);
    }
    return byCategory;
  }

  #rateSources(): Source<Rate>[] {
    return categoriesOf(this.#mapping)
      .filter((category) => VAT.has(category.peek('code') ?? ''))
      .flatMap((category) => category.list('rates', 'rate'));
  }
}

/** Returns whether a charge is an outlay: money spent on behalf of the buyer, without tax. */
export function isOutlay(charge: Source<Charge>): boolean {
  return !charge.has('taxes') && charge.peek('key') === 'outlay';
}

const UNFIT_NOTE = message('The tax note was not written: the document has no untaxed VAT category for it.');
const SECOND_NOTE = message('The tax note was not written: another one explains the same VAT category.');

/** A group of the breakdown being assembled. */
interface Broken {
  category: string;
  percent: string | undefined;
  base: Amount;
  amount: Amount;
  /** VATEX codes; empty if there are none. */
  codes: string[];
  property: string;
}

function amountOf(rate: Source<Rate>, name: 'base' | 'amount'): Amount {
  return Amount.parse(rate.text(name) ?? '') ?? Amount.ZERO;
}

function categoriesOf({ document }: Mapping): readonly Source<Category>[] {
  return document.object('totals', 'totals')?.object('taxes', 'tax-totals')?.list('categories', 'category') ?? [];
}

/** Writes the totals (BG-22). Withheld taxes count as paid. */
export function writeTotals(mapping: Mapping): void {
  const { document, invoice } = mapping;
  const totals = document.object('totals', 'totals');
  if (totals === undefined) return;
  const group = mapping.group(invoice, 'BG-22', totals.path);
  copy(group, totals, 'BT-106', 'BT-107', 'BT-108', 'BT-109', 'BT-110', 'BT-112', 'BT-114');
  sumUp(mapping, group, 'BT-107', 'BG-20', 'BT-92');
  sumUp(mapping, group, 'BT-108', 'BG-21', 'BT-99');
  totals.object('taxes', 'tax-totals')?.take('sum', 'retained');
  const advance = totals.text('advance');
  const retained = totals.text('retained_tax');
  group.add('BT-113', sumOf(advance, retained), totals.at(advance === undefined ? 'retained_tax' : 'advance'));
  const due = totals.text('due');
  const payable = totals.text('payable');
  group.add('BT-115', due ?? payable, totals.at(due === undefined ? 'payable' : 'due'));
  totals.take('tax_included');
}

/** Sums up the written allowances or charges, if negative ones of the document were written as the opposite. */
function sumUp({ invoice, document }: Mapping, totals: Group, total: TermId, id: TermId, term: TermId): void {
  const kind = id === 'BG-20' ? 'discounts' : 'charges';
  const groups = invoice.groups(id);
  const isOwn = groups.every(({ property }) => property?.startsWith(`${document.at(kind)}[`));
  if (isOwn && groups.length === document.list(kind, kind === 'charges' ? 'charge' : 'discount').length) return;
  totals.remove(total);
  const sum = groups.reduce<string | undefined>((before, group) => sumOf(before, group.text(term)), undefined);
  totals.add(total, sum, document.at(`totals.${kind === 'charges' ? 'charge' : 'discount'}`));
}

function sumOf(one: string | undefined, other: string | undefined): string | undefined {
  const [a, b] = [Amount.parse(one ?? ''), Amount.parse(other ?? '')];
  return a && b ? a.match(b).add(b).toString() : (one ?? other);
}
