/**
 * Compares the pages of a hybrid with its XML. A value differs only if it is nowhere on the pages, and they have another value of its kind
 * that nothing in the XML explains. A value missing from the pages is not a difference.
 */

import { groupBy } from '../../engine/model/group-by.ts';
import type { Cell } from '../../pdf/pages/read.ts';
import type { Facts } from '../facts.ts';
import type { ComparedField, Flag } from '../row.ts';
import { amountsIn, amountText, centsOf } from './amounts.ts';
import { compactDates, datesIn, type FoundDate } from './dates.ts';
import { coreOf, folded, hasForm, searchable, squeezed } from './fold.ts';
import { hasAccount, ibansIn, ibansOn, misprintOf } from './ibans.ts';
import { AMOUNT_ROLES, DATE_ROLES, NUMBER_LABEL, NUMBER_WORD, roleIn, VAT_LABEL } from './labels.ts';
import {
  aboveOf,
  inReadingOrder,
  isAligned,
  labelInFile,
  labelsOf,
  type Place,
  textAfter,
  textBefore,
} from './layout.ts';

type Difference = Extract<Flag, { kind: 'difference' }>;

/** Returns the differences between pages and XML. @param values all values of the XML, which explain others on the pages */
export function differencesOf(cells: readonly Cell[], facts: Facts, values: readonly string[]): Difference[] {
  const pages = new Pages(cells, values);
  const found: [ComparedField, string | null, string | undefined][] = [
    ['number', facts.number, numberOn(pages, facts)],
    ['date', facts.date, dateOn(pages, facts)],
    ['supplier_name', facts.names[0] ?? null, nameOn(pages, facts)],
    ['vat_number', facts.vat, vatOn(pages, facts)],
    ['iban', facts.accounts[0] ?? null, accountOn(pages, facts)],
    ...amountsOn(pages, facts),
  ];
  return found.flatMap(([field, xml, page]) =>
    xml === null || page === undefined ? [] : [{ kind: 'difference', field, page, xml }],
  );
}

/** The characters of a cell or value in which amounts and labels are searched: pages have no lines longer than that. */
const LONGEST = 2000;

/** Longer numbers are not searched, because each becomes a pattern. */
const LONGEST_VALUE = 200;

/** The texts of pages, in the orders in which values may be read. */
class Pages {
  readonly cells: readonly Cell[];
  /** The cells as the file shows them, and line by line. */
  readonly texts: readonly string[];
  /** The letters and digits of all values of the XML. */
  readonly #explained: string;
  readonly #byPage: ReadonlyMap<number, readonly Cell[]>;
  readonly explainedAmounts: ReadonlySet<number>;
  readonly explainedDates: ReadonlySet<string>;

  constructor(cells: readonly Cell[], values: readonly string[]) {
    this.cells = cells.map((cell) =>
      cell.text.length > LONGEST ? { ...cell, text: cell.text.slice(0, LONGEST) } : cell,
    );
    this.texts = [this.cells, inReadingOrder(this.cells)].map((each) => each.map(({ text }) => text).join('\n'));
    this.#byPage = groupBy(this.cells, ({ page }) => page);
    this.#explained = values.map(squeezed).join('\n');
    const short = values.map((value) => value.slice(0, LONGEST));
    this.explainedAmounts = new Set(
      short.flatMap((value) => centsOf(value) ?? amountsIn(value).map(({ cents }) => cents)),
    );
    this.explainedDates = new Set(
      short.flatMap((value) => [...datesIn(value).flatMap(({ readings }) => readings), ...compactDates(value)]),
    );
  }

  /** Returns whether the XML contains a text anywhere. */
  explains(text: string): boolean {
    return this.#explained.includes(squeezed(text));
  }

  has(pattern: RegExp): boolean {
    return this.texts.some((text) => pattern.test(text.replace(/[ºª]/g, '°').normalize('NFKD')));
  }

  above(cell: Cell): Cell | undefined {
    return aboveOf(cell, this.#byPage.get(cell.page) ?? []);
  }

  /** Yields the parts of cells that match a pattern. */
  *parts(pattern: RegExp): Generator<Place & { match: RegExpExecArray }> {
    for (const cell of this.cells) {
      for (const match of cell.text.matchAll(pattern)) {
        yield { cell, from: match.index, to: match.index + match[0].length, match };
      }
    }
  }

  labels(place: Place): string[] {
    return [...this.labelsAround(place), ...labelInFile(place, this.#byPage.get(place.cell.page) ?? [])];
  }

  labelsAround(place: Place): string[] {
    return labelsOf(place, this.#byPage.get(place.cell.page) ?? []);
  }
}

const APART = String.raw`[\s.\-/·]?`;

/** Returns a pattern for characters with or without separators between them. */
function spaced(characters: string, of: (character: string) => string): string {
  return Array.from(characters, of).join(APART);
}

function exactly(text: string): RegExp {
  const pattern = spaced(squeezed(text), (each) => each);
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu');
}

/** Returns a pattern for texts of the same form: a letter for a letter, a digit for a digit. */
function alike(text: string): RegExp {
  const pattern = Array.from(text, (each) => {
    if (/\p{L}/u.test(each)) return '\\p{L}';
    return /\d/.test(each) ? '\\d' : each.replace(/[$()*+./?[\\\]^{|}]/, '\\$&').replace(/\s/, '\\s');
  }).join('');
  return new RegExp(`(?<![\\p{L}\\p{N}/.-])${pattern}(?![\\p{L}\\p{N}]|[/.-]\\p{N})`, 'gu');
}

function numberOn(pages: Pages, { number }: Facts): string | undefined {
  if (number === null || number.length > LONGEST_VALUE || squeezed(number) === '' || pages.has(exactly(number)))
    return undefined;
  const isOther = (text: string) =>
    /\d/.test(text) && !/^(?:19|20)\d{2}$/.test(text) && !pages.explains(text) && datesIn(text).length === 0;
  const places = [...pages.parts(alike(number))].filter(({ match: [text] }) => isOther(text));
  const labelled = places.find((place) => pages.labels(place).some((label) => NUMBER_LABEL.test(folded(label))));
  // Figures alone have the form of many other values.
  const byForm = labelled ?? (/\p{L}|[/-]/u.test(number) ? places[0] : undefined);
  if (byForm) return byForm.match[0];
  for (const place of pages.parts(/[\p{L}\p{N}][\p{L}\p{N}/._-]{2,29}/gu)) {
    const [text] = place.match;
    const [nearest = ''] = pages.labels(place);
    if (isOther(text) && amountsIn(text).length === 0 && STRICT_NUMBER.test(folded(nearest))) return text;
  }
  return undefined;
}

/** A label of the number that ends right before it. */
const STRICT_NUMBER = new RegExp(`(?:${NUMBER_WORD.source})[^\\p{L}\\p{N}]*$`, 'u');

/** The words between the number of an invoice and its date, in one line: `Nr. RE-7 vom 16.09.2026`. */
const UNTIL_DATE =
  /^[^\S\n]{0,3}(?:[,;/(–-]|(?:,[^\S\n])?(?:vom|von|of|dated|du|en date du|del|di|de|de fecha|da|em|van|dd|d\.d\.|z dnia|ze dne|dne|fra|fran|av|af|from))[^\S\n]{0,3}(?:den |le |the )?$/u;

/** Returns the dates right after the number of the invoice. */
function datesAtNumber(pages: Pages, { number }: Facts): FoundDate[] {
  if (number === null || number.length > LONGEST_VALUE || squeezed(number) === '') return [];
  const pattern = new RegExp(exactly(number).source, 'giu');
  return pages.texts.flatMap((text) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: { length }, index }) => {
      const after = text.slice(index + length, index + length + LONGEST_DATE);
      const first = datesIn(after).reduce<FoundDate | undefined>(
        (earliest, each) => (earliest && earliest.from < each.from ? earliest : each),
        undefined,
      );
      return first && UNTIL_DATE.test(folded(after.slice(0, first.from))) ? [first] : [];
    }),
  );
}

/** The characters after a number in which its date is searched. */
const LONGEST_DATE = 60;

function dateOn(pages: Pages, facts: Facts): string | undefined {
  const { date } = facts;
  if (date === null) return undefined;
  const found = pages.cells.flatMap((cell) => [
    ...datesIn(cell.text).map((each) => ({ ...each, cell, isCompact: false })),
    ...compactDatesIn(cell),
  ]);
  // One day after the twelfth tells in which order the figures of all others are.
  const orders = new Set(found.map(({ order }) => order));
  const isDayFirst = orders.has('day-first') && !orders.has('month-first');
  const likely = ({ readings }: Pick<FoundDate, 'readings'>) => (isDayFirst ? readings.slice(0, 1) : readings);
  const places = found
    .map((place) => ({ ...place, readings: likely(place), role: roleIn(pages.labels(place), DATE_ROLES) }))
    .filter(({ isCompact, role }) => !isCompact || role === 'issue' || role === 'plain');
  const isOwn = ({ readings }: { readings: readonly string[] }) => readings.includes(date);
  const atNumber = datesAtNumber(pages, facts).map((each) => likely(each));
  if (atNumber.length > 0) {
    return atNumber.some((readings) => readings.includes(date)) ? undefined : atNumber[0]?.[0];
  }
  // A line may end within a date.
  const inTexts = pages.texts.flatMap(datesIn).map((each) => ({ readings: likely(each) }));
  const own = places.filter(isOwn);
  if (own.some(({ role }) => role !== 'other') || (own.length === 0 && inTexts.some(isOwn))) return undefined;
  const others = places.filter((each) => !isOwn(each) && each.role !== 'other');
  const isUnexplained = ({ readings }: { readings: readonly string[] }) =>
    !readings.some((each) => pages.explainedDates.has(each));
  // A date that another date of the XML explains counts if the pages also have it in that other role.
  const isElsewhere = ({ readings }: { readings: readonly string[] }) =>
    places.some((each) => each.role === 'other' && each.readings[0] === readings[0]);
  const other =
    others.find(({ role }) => role === 'issue') ??
    others.find((each) => each.role === 'plain' && (isUnexplained(each) || isElsewhere(each))) ??
    others.find((each) => isUnexplained(each) || isElsewhere(each)) ??
    (places.length === 0 ? inTexts.find(isUnexplained) : undefined);
  return other?.readings[0];
}

/** Returns the dates without separators in a cell, such as `20260331`, which may be numbers. */
function compactDatesIn(cell: Cell): (FoundDate & Place & { isCompact: true })[] {
  return Array.from(cell.text.matchAll(/(?<![\p{L}\p{N}])20\d{6}(?![\p{L}\p{N}])/gu), ({ 0: text, index: from }) => ({
    ...{ cell, from, to: from + text.length, isCompact: true as const },
    readings: compactDates(text),
  })).filter(({ readings }) => readings.length > 0);
}

function nameOn(pages: Pages, { names, street }: Facts): string | undefined {
  const cores = names.map(coreOf).filter((core) => core.length > 1);
  const texts = pages.texts.map(searchable);
  if (cores.length === 0 || texts.some((text) => cores.some((core) => text.includes(core)))) return undefined;
  if (cores.some((core) => isPrintedInPart(core, pages.texts))) return undefined;
  const isOther = (text: string) => coreOf(text).length > 1 && !pages.explains(text) && !/\d{4}/.test(text);
  return [...namesAtStreet(pages, street), ...namesWithForm(pages)].find(isOther);
}

/** Whether a name is on the pages with question marks or boxes for letters that their font lacks. */
function isPrintedInPart(core: string, texts: readonly string[]): boolean {
  const pattern = new RegExp(Array.from(core, (each) => `(?:${each}|\\?)`).join(''), 'u');
  const isMostlyThere = (found: string) => found.replaceAll('?', '').length >= 0.6 * found.length;
  return texts.some((text) => {
    const [found] =
      pattern.exec(folded(text.replace(/[\ufffd\u25a0\u25a1]/g, '?')).replace(/[^\p{L}\p{N}?]/gu, '')) ?? [];
    return found !== undefined && isMostlyThere(found);
  });
}

/** Returns the texts before the street of the supplier: in its line, or in the line above. */
function namesAtStreet(pages: Pages, street: string | null): string[] {
  const wanted = searchable(street ?? '');
  if (wanted.length < 4) return [];
  return pages.cells.flatMap((cell) => {
    const parts = partsOf(cell.text);
    const at = parts.findIndex((part) => searchable(part).includes(wanted));
    if (at > 0) {
      const before = parts.slice(0, at);
      return [...before.filter(hasForm), ...before.filter(isWords).slice(0, 1)];
    }
    return at === 0 ? linesAbove(pages, cell) : [];
  });
}

/** Returns the nearest line above a cell that may be a name. */
function linesAbove(pages: Pages, cell: Cell): string[] {
  const lines: string[] = [];
  let above = pages.above(cell);
  for (let count = 0; above && count < MOST_ABOVE; count++) {
    if (isWords(above.text)) lines.push(above.text);
    above = pages.above(above);
  }
  return lines.slice(0, 1);
}

/** Whether a text may be a name: words without figures. */
function isWords(text: string): boolean {
  return !/[\d@:]/.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) > 3;
}

const MOST_ABOVE = 3;

function namesWithForm(pages: Pages): string[] {
  return pages.cells
    .flatMap((cell) => partsOf(cell.text))
    .filter((part) => part.length < LONGEST_NAME && hasForm(part) && !BANK.test(folded(part)));
}

const LONGEST_NAME = 80;

const BANK = /bank|sparkasse|kasse|banque|banca|banco|credit|caisse|cassa|caixa/;

/** Returns the parts of a line of letterhead: `Name · Street · Town`. */
function partsOf(text: string): string[] {
  return text
    .split(/(?<!\s)\s+[·•|–—-]\s+|[·•|;]|,\s|:\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** VAT numbers of Europe, as countries and characters after them. */
const VAT =
  /(?<![\p{L}\p{N}])(?:AT|BE|BG|CH|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK|XI)(?:[\s.-]?[A-Z0-9]){8,12}(?![\p{L}\p{N}])/gu;

function vatOn(pages: Pages, { vat }: Facts): string | undefined {
  if (vat === null || vat.length > LONGEST_VALUE) return undefined;
  const whole = squeezed(vat);
  const own = whole.replace(/^[A-Z]{2}/, '');
  if (own === '' || pages.has(exactly(whole)) || pages.has(exactly(own))) return undefined;
  const country = whole.slice(0, whole.length - own.length);
  const form = (text: string, before = '') =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])${before && `${before}${APART}`}${spaced(text, (each) => (/\d/.test(each) ? '\\d' : '[A-Z]'))}(?![\\p{L}\\p{N}]|[ ]\\d{2})`,
      'gu',
    );
  const isNamedAfter = (place: Place) => new RegExp(`^\\W*${VAT_LABEL.source}`, 'u').test(folded(textAfter(place)));
  const isOther = ({ match: [text], ...place }: Place & { match: RegExpExecArray }) =>
    !pages.explains(text) &&
    // A line may end within an account.
    (!/iban\W*$/i.test(textBefore(place)) || isNamedAfter(place)) &&
    !ibansIn(place.cell.text).some((iban) => iban.startsWith(squeezed(text).slice(0, 8)));
  const isLabelled = (place: Place) => pages.labels(place).some((label) => VAT_LABEL.test(folded(label)));
  const found =
    [...pages.parts(form(own, country))].find(isOther) ??
    [...pages.parts(form(own))].filter(isOther).find(isLabelled) ??
    [...pages.parts(VAT)].filter(isOther).find(isLabelled);
  return found ? squeezed(found.match[0]) : vatAfterLabel(pages, form(own));
}

/** Returns a VAT number whose label is on the previous line. */
function vatAfterLabel(pages: Pages, form: RegExp): string | undefined {
  const found = pages.texts
    .flatMap((text) =>
      [...text.matchAll(form)].map((match) => ({ text: match[0], before: textUntil(text, match.index) })),
    )
    .find(({ text, before }) => !pages.explains(text) && VAT_BEFORE.test(folded(before)));
  return found && squeezed(found.text);
}

function textUntil(text: string, end: number): string {
  return text.slice(Math.max(0, end - 40), end);
}

const VAT_BEFORE = new RegExp(`${VAT_LABEL.source}\\W{0,3}(?:[a-z]{2})?\\W*\\n$`, 'u');

function accountOn(pages: Pages, { accounts }: Facts): string | undefined {
  const isIban = accounts.some((account) => /^[A-Z]{2}\d{2}/.test(account));
  if (!isIban || accounts.some((account) => hasAccount(account, pages.cells))) return undefined;
  return (
    ibansOn(pages.cells).find((iban) => !pages.explains(iban)) ??
    accounts.flatMap((account) => misprintOf(account, pages.cells) ?? [])[0]
  );
}

type Sum = 'net' | 'tax' | 'total';

function amountsOn(pages: Pages, facts: Facts): [Sum, string | null, string | undefined][] {
  const places = pages.cells.flatMap((cell) =>
    amountsIn(cell.text).map(({ from, to, cents }) => ({ cell, from, to, cents })),
  );
  const onPages = new Set([...places, ...pages.texts.flatMap(amountsIn)].map(({ cents }) => cents));
  const isOnPages = (amount: number) =>
    onPages.has(amount) || (amount % 100 === 0 && pages.has(wholePattern(amount / 100)));
  const sums: readonly Sum[] = ['net', 'tax', 'total'];
  const cents = { net: centsOf(facts.net), tax: centsOf(facts.tax), total: centsOf(facts.total) };
  const isMissing = (sum: Sum) => cents[sum] !== undefined && cents[sum] !== 0 && !isOnPages(cents[sum]);
  // Pages of an invoice with several rates may state the tax of each instead of their sum.
  const isPerRate = facts.taxes.length > 1 && facts.taxes.some((each) => onPages.has(centsOf(each) ?? 0));
  const missing = sums.filter((sum) => isMissing(sum) && !(sum === 'tax' && isPerRate));
  const present = places.filter((place) => sums.some((sum) => cents[sum] === place.cents && place.cents !== 0));
  const others = places
    .filter((place) => !pages.explainedAmounts.has(place.cents) && place.cents !== 0)
    .map((place) => ({
      cents: place.cents,
      role: amountRole(pages, place),
      isAmongSums: present.some(({ cell }) => isAligned(cell, place.cell)),
    }));
  const found: Partial<Record<Sum, number>> =
    missing.length === 0 ? {} : (consistent(missing, others, cents) ?? byLabel(missing, others, cents));
  if (isSwapped(pages, places, cents)) Object.assign(found, { net: cents.total, total: cents.net });
  if (missing.includes('tax') && facts.taxes.length > 1) {
    const tax = taxOfRates(found, others, cents);
    if (tax !== undefined) found.tax = tax;
  }
  return sums.map((sum) => {
    const other = found[sum];
    return [sum, facts[sum], other === undefined ? undefined : amountText(other)];
  });
}

/** Whether the pages call the net amount the total, and the total the net amount. */
function isSwapped(pages: Pages, places: readonly (Place & { cents: number })[], { net, total }: Cents): boolean {
  if (net === total) return false;
  const rolesOf = (amount: number | undefined) =>
    places.filter(({ cents }) => cents === amount).map((place) => amountRole(pages, place));
  const [nets, totals] = [rolesOf(net), rolesOf(total)];
  const isNet = (role: OtherAmount['role']) => role === 'net';
  return totals.length > 0 && totals.every(isNet) && nets.includes('total') && !nets.some(isNet);
}

/** Returns a pattern for an amount without decimals: `1.000`. */
function wholePattern(amount: number): RegExp {
  const grouped = String(amount).replace(/\B(?=(?:\d{3})+$)/g, "[.,'’\\s]?");
  return new RegExp(`(?<![\\d.,])${grouped}(?!\\d|[.,]\\d)`, 'u');
}

/** Returns what an amount is: by the words before it or, in sentences like `100,00 € hors taxes`, by those after it. */
function amountRole(pages: Pages, place: Place): OtherAmount['role'] {
  const [first] = amountsIn(place.cell.text);
  const start = first && { ...place, from: first.from, to: first.to };
  const isAfter = start && !roleIn([textBefore(start)], AMOUNT_ROLES) && roleIn([textAfter(start)], AMOUNT_ROLES);
  return roleIn(isAfter ? [textAfter(place)] : pages.labelsAround(place), AMOUNT_ROLES);
}

interface OtherAmount {
  cents: number;
  /** Whether it stands in line with a sum of the XML. */
  isAmongSums: boolean;
  role: keyof typeof AMOUNT_ROLES | undefined;
}

type Cents = Readonly<Record<Sum, number | undefined>>;

/** Returns the amounts on the pages that add up as net, tax and total do, with those that are as in the XML. */
function consistent(
  missing: readonly Sum[],
  others: readonly OtherAmount[],
  cents: Cents,
): Partial<Record<Sum, number>> | undefined {
  const known = [...new Set(others.map((each) => each.cents))].slice(0, MOST_AMOUNTS);
  const among = (sum: Sum) => (missing.includes(sum) ? known : [cents[sum] ?? 0]);
  const totals = new Set(among('total'));
  let best: { net: number; tax: number; total: number; far: number } | undefined;
  for (const net of among('net')) {
    for (const tax of among('tax')) {
      const total = net + tax;
      if (!totals.has(total) || tax > MOST_TAX * net) continue;
      // The rate of the XML distinguishes sums from other amounts that add up.
      const far = Math.abs(tax / net - (cents.tax ?? 0) / (cents.net || 1));
      if (best === undefined || far < best.far) best = { net, tax, total, far };
    }
  }
  return missing.length < 2 || best === undefined ? undefined : pick(missing, best);
}

function pick(missing: readonly Sum[], sums: Record<Sum, number>): Partial<Record<Sum, number>> {
  return Object.fromEntries(missing.map((sum) => [sum, sums[sum]]));
}

const MOST_AMOUNTS = 500;

/** The highest rate of VAT in Europe is 27 %. */
const MOST_TAX = 0.3;

/** Returns for each missing sum the amount with its label or, without one, an amount of its size. */
function byLabel(missing: readonly Sum[], others: readonly OtherAmount[], cents: Cents): Partial<Record<Sum, number>> {
  const taken = new Set<number>();
  const found: Partial<Record<Sum, number>> = {};
  const take = (sum: Sum, fits: (each: OtherAmount) => boolean) => {
    if (found[sum] !== undefined) return;
    const near = others
      .filter((each) => !taken.has(each.cents) && fits(each) && isNear(each, cents[sum] ?? 0))
      .sort((a, b) => Math.abs(a.cents - (cents[sum] ?? 0)) - Math.abs(b.cents - (cents[sum] ?? 0)));
    const [first] = near;
    if (first === undefined) return;
    taken.add(first.cents);
    found[sum] = first.cents;
  };
  for (const sum of missing) take(sum, ({ role }) => role === sum);
  for (const sum of missing) {
    if (sum !== 'tax') take(sum, ({ role, isAmongSums }) => role === undefined && isAmongSums);
  }
  return found;
}

/** Returns the tax of pages that state only the tax of each rate: two amounts that together are what is missing from net to total. */
function taxOfRates(
  found: Partial<Record<Sum, number>>,
  others: readonly OtherAmount[],
  cents: Cents,
): number | undefined {
  const tax = (found.total ?? cents.total ?? 0) - (found.net ?? cents.net ?? 0);
  const parts = new Set(others.filter(({ role }) => role === 'tax').map((each) => each.cents));
  return tax !== cents.tax && Array.from(parts).some((each) => each !== tax - each && parts.has(tax - each))
    ? tax
    : undefined;
}

/** Whether an amount is about as large as another one. Without a label, the tolerance is smaller. */
function isNear({ cents, role }: OtherAmount, other: number): boolean {
  const factor = role === undefined ? 2.5 : 20;
  return cents * factor > other && cents < other * factor;
}
