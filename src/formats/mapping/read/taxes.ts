/** Reads the taxes of lines, allowances and charges, with details from the VAT breakdown (chapter 14 §5.8). */

import type { InvoiceDraft } from '../../../engine/document-types.ts';
import { message } from '../../../engine/text/message.ts';
import { Decimal } from '../../rules/decimal.ts';
import type { TermId } from '../../terms/declare.ts';
import { extensions, type Reading, some, type Terms, unlessEmpty } from './reading.ts';

type Line = NonNullable<NonNullable<InvoiceDraft['lines']>[number]>;
type Combo = NonNullable<NonNullable<Line['taxes']>[number]>;
type TaxNote = NonNullable<NonNullable<NonNullable<InvoiceDraft['tax']>['notes']>[number]>;

/**
 * Returns the standard's tax category for a UNTDID 5305 category: VAT, except for the taxes of the Canary Islands,
 * Ceuta and Melilla.
 */
export function taxOf(scheme: string, category: string | undefined): string {
  if (scheme !== 'VAT') return scheme;
  if (category === 'L') return 'IGIC';
  return category === 'M' ? 'IPSI' : 'VAT';
}

/** A group of the VAT breakdown. */
interface Breakdown {
  scheme: string;
  category: string | undefined;
  rate: Decimal | undefined;
  exemption: string | undefined;
  group: Terms;
}

function exemptionKey(scheme: string, category: string | undefined, rate: Decimal | undefined): string {
  return JSON.stringify([scheme, category, category === 'S' ? rate?.shortened().toString() : undefined]);
}

/** Terms of extensions for the exemption code of a line, an allowance or a charge. */
const EXEMPTIONS = ['EXT-FR-FE-179', 'BT-X-97', 'BT-174', 'BT-176'] as const;

/** The term numbers of a tax: category, tax, rate. */
type TaxTerms = readonly [category: TermId, scheme: TermId, rate: TermId];

/** Rows with a tax: their group, the group of their tax, its terms. */
const ROWS: readonly (readonly [row: TermId, tax: TermId | undefined, scheme: TermId])[] = [
  ['BG-25', 'BG-30', 'BT-151-0'],
  ['BG-20', undefined, 'BT-95-0'],
  ['BG-21', undefined, 'BT-102-0'],
];

const schemeIn = (group: Terms | undefined, term: TermId) => group?.peek(term)?.toUpperCase() ?? 'VAT';

/** Returns the taxes of lines, allowances and charges. */
function schemesOf({ invoice }: Reading): ReadonlySet<string> {
  const known = new Set<string>();
  for (const [row, tax, scheme] of ROWS) {
    for (const each of invoice.all(row)) known.add(schemeIn(tax ? each.inner(tax) : each, scheme));
  }
  return known;
}

/** Returns the tax of a group of the breakdown: VAT if lines, allowances and charges have no such tax. */
export function schemeOf(group: Terms): string {
  const { reading } = group;
  reading.schemes ??= schemesOf(reading);
  const stated = schemeIn(group, 'BT-118-0');
  return reading.schemes.size === 0 || reading.schemes.has(stated) ? stated : 'VAT';
}

/** The VAT breakdown, for look-ups by taxes of lines. */
export class Breakdowns {
  readonly #groups: readonly Breakdown[];
  /** The first VATEX code of each category, and of each rate of category S. */
  readonly #exemptions = new Map<string, string>();

  constructor(reading: Reading) {
    const { invoice } = reading;
    this.#groups = invoice.all('BG-23').map((group) => {
      const scheme = schemeOf(group);
      reportScheme(group, scheme);
      const category = group.text('BT-118');
      const property = '$.totals.taxes';
      return {
        scheme,
        category,
        rate: group.decimal('BT-119', property),
        exemption: group.text('BT-121'),
        group,
      };
    });
    for (const { scheme, category, rate, exemption } of this.#groups) {
      const key = exemptionKey(scheme, category, rate);
      if (exemption !== undefined && !this.#exemptions.has(key)) this.#exemptions.set(key, exemption);
    }
    // In EXTENDED, lines have their own.
    const isByLine = invoice.all('BG-25').some((line) => EXEMPTIONS.some((term) => line.inner('BG-30')?.peek(term)));
    for (const { scheme, category, exemption, group } of isByLine ? [] : this.#groups) {
      const first = this.exemption(scheme, category, undefined);
      if (exemption === undefined || exemption === first || category === 'S') continue;
      invoice.reading.report.difference(
        'warning',
        { property: '$.totals.taxes', element: group.element, term: 'BT-121' },
        message(
          'The breakdown gives category {category} for {first} and for {exemption}; the first was used for all lines of the category.',
          { category: category ?? '', first: first ?? '', exemption },
        ),
      );
    }
  }

  /** Returns the VATEX code of a category: for S by rate, for others the first. */
  exemption(scheme: string, category: string | undefined, rate: Decimal | undefined): string | undefined {
    if (this.#exemptions.size === 0) return undefined;
    return this.#exemptions.get(exemptionKey(scheme, category, rate));
  }

  /** Returns whether a group of a category has a reason in words. */
  gives(category: string | undefined, reason: string): boolean {
    return this.#groups.some((each) => each.category === category && each.group.peek('BT-120') === reason);
  }

  /** Returns the reasons in words (BT-120). */
  notes(): TaxNote[] | undefined {
    const notes: TaxNote[] = [];
    const known = new Set<string>();
    for (const { scheme, category, group } of this.#groups) {
      const text = group.text('BT-120', `$.tax.notes[${notes.length}].text`);
      if (text === undefined) continue;
      if (category === 'S' || category === 'Z') {
        group.reading.report.dropped(
          'warning',
          { element: group.elementOf('BT-120'), term: 'BT-120' },
          message('Ignored the reason: a supply taxed at category {category} is not exempt.', { category }),
        );
        continue;
      }
      const cat = taxOf(scheme, category);
      const key = JSON.stringify([cat, category, text]);
      if (known.has(key)) continue;
      known.add(key);
      notes.push({ cat, text, ext: extensions({ 'untdid-tax-category': category }) });
    }
    return unlessEmpty(notes);
  }
}

/** Reports a group of the breakdown whose tax was read as another. */
function reportScheme(group: Terms, scheme: string): void {
  const stated = group.text('BT-118-0') ?? 'VAT';
  if (stated.toUpperCase() === scheme) return;
  group.reading.report.changed(
    'warning',
    { property: '$.totals.taxes', element: group.elementOf('BT-118-0'), term: 'BT-118-0' },
    message('The breakdown has the tax {stated}, which no line has; it was read as {scheme}.', { stated, scheme }),
  );
}

/** Terms of extensions for the reason in words. */
const REASONS = ['EXT-FR-FE-178', 'BT-X-96', 'BT-173', 'BT-175'] as const;

/** Returns a row's own exemption code. Its reason in words is not a loss if the breakdown has the same. */
function ownExemption(group: Terms, category: string | undefined, breakdowns: Breakdowns): string | undefined {
  for (const term of REASONS) {
    const reason = group.peek(term);
    if (reason !== undefined && breakdowns.gives(category, reason)) group.text(term);
  }
  const term = EXEMPTIONS.find((each) => group.peek(each) !== undefined);
  return term && group.text(term);
}

/** Returns whether a tax is not VAT in CII, and reports it. */
function isLeftOut(scheme: string, group: Terms, term: TermId, path: string): boolean {
  if (scheme === 'VAT' || !group.reading.isCii) return false;
  group.reading.report.dropped(
    'warning',
    { property: path, element: group.elementOf(term), term },
    message('Ignored the tax {scheme}; e-invoices have only VAT.', { scheme }),
  );
  return true;
}

/**
 * Returns the tax of a line, an allowance or a charge. A rate of 0 only counts for category Z; elsewhere it means no VAT.
 */
export function readTax(
  group: Terms | undefined,
  [categoryTerm, schemeTerm, rateTerm]: TaxTerms,
  breakdowns: Breakdowns,
  path: string,
): Combo | undefined {
  if (group === undefined) return undefined;
  const scheme = group.text(schemeTerm)?.toUpperCase() ?? 'VAT';
  const category = group.text(categoryTerm, `${path}.ext.untdid-tax-category`);
  const percent = group.percent(rateTerm, `${path}.percent`);
  const rate = Decimal.parse(percent?.slice(0, -1));
  if (category === undefined && percent === undefined) return undefined;
  if (isLeftOut(scheme, group, schemeTerm, path)) return undefined;
  const cat = taxOf(scheme, category);
  const isSpanish = cat === 'IGIC' || cat === 'IPSI';
  return some<Combo>({
    cat,
    country: isSpanish && group.reading.taxCountry !== 'ES' ? 'ES' : undefined,
    percent: rate?.isZero && category !== 'Z' ? undefined : percent,
    ext: extensions({
      'untdid-tax-category': category,
      'cef-vatex': ownExemption(group, category, breakdowns) ?? breakdowns.exemption(scheme, category, rate),
    }),
  });
}
