/** Finds out which figures of a document were not calculated, and what they lack, to tell the causes of faults from their consequences. */
import type { Obstacles, Source } from '../model/obstacles.ts';
import { pathText, type Step } from '../model/path.ts';
import { pathInInput } from '../model/positions.ts';
import { isMissing } from '../model/tracked.ts';
import type { Wrapped } from '../model/wrapper.ts';
import type { BillDocument } from './document.ts';
import { isContext } from './unknown-figures.ts';

const COUNTRY = ['supplier', 'tax_id', 'country'];
const ROWS = ['lines', 'discounts', 'charges'] as const;

/** Notes the figures of a document that were not calculated. */
export function noteUncalculated(document: object, root: readonly Step[], obstacles: Obstacles): void {
  new Uncalculated(document, root, obstacles).note();
  const { complements } = document as { complements?: readonly (Wrapped | null)[] };
  for (const [position, complement] of (complements ?? []).entries()) {
    const value = complement?.content?.value;
    if (value) noteUncalculated(value, [...root, ...pathInInput(document, ['complements', position])], obstacles);
  }
}

class Uncalculated {
  readonly #document: Partial<BillDocument>;
  readonly #root: readonly Step[];
  readonly #obstacles: Obstacles;

  constructor(document: Partial<BillDocument>, root: readonly Step[], obstacles: Obstacles) {
    this.#document = document;
    this.#root = root;
    this.#obstacles = obstacles;
  }

  note(): void {
    const { $tags, currency, payment, totals } = this.#document;
    if (this.#isCountryMissing) {
      this.#lacks(['$regime'], [this.#source(...COUNTRY)]);
      // Regimes fill in some of its codes.
      for (const path of [['tax'], ['tax', 'ext']]) this.#lacks(path, [this.#source('$regime')]);
    }
    if (this.#isCountryMissing && 'currency' in this.#document && !currency)
      this.#lacks(['currency'], [this.#source('$regime')]);
    if (this.#isBypassed($tags)) return;
    const sources = [...this.#context(), ...ROWS.flatMap((list) => this.#rows(list))];
    this.#payments();
    if (!('totals' in this.#document)) return;
    if (!totals) this.#lacks(['totals'], [...sources, ...Array.from(this.#obstacles.failed, (place) => [place])]);
    this.#shares(['payment', 'advances'], payment?.advances);
    this.#shares(['payment', 'terms', 'due_dates'], payment?.terms?.due_dates);
  }

  /** A document also has no regime if its country has none: then nothing is missing. */
  get #isCountryMissing(): boolean {
    return !this.#document.$regime && isMissing(this.#at(COUNTRY));
  }

  /** Returns whether a tag says that nothing is calculated. An unknown tag says nothing. */
  #isBypassed(tags: readonly unknown[] = []): boolean {
    return tags.some((tag, index) => tag === 'bypass' && !this.#obstacles.blocks(this.#place(['$tags', index])));
  }

  /** Notes the missing amounts of payments. */
  #shares(path: Step[], records: readonly (object | null)[] | undefined): void {
    for (const index of (records ?? []).keys()) {
      const unreadable = this.#unreadable(...path, index);
      const from = unreadable.length > 0 || this.#document.totals ? unreadable : [this.#source('totals')];
      this.#lacks([...path, index, 'amount'], from);
    }
  }

  /** Notes the missing figures of documents that are paid. */
  #payments(): void {
    if (!('methods' in this.#document)) return;
    for (const index of (this.#document.lines ?? []).keys())
      for (const name of ['payable', 'due', 'tax'])
        this.#lacks(['lines', index, name], this.#unreadable('lines', index));
  }

  /** Returns the unreadable values that all figures depend on. */
  #context(): Source[] {
    const names = Object.keys(this.#document).filter((name) => isContext([name]));
    return names.flatMap((name) => this.#unreadable(name));
  }

  /** Notes the missing figures of rows. Returns what the totals lack. */
  #rows(list: (typeof ROWS)[number]): Source[] {
    const rows = this.#document[list];
    if (!rows?.length) return list === 'lines' ? [this.#source(list)] : this.#unreadable(list);
    const lacked: Source[] = [];
    for (const [position, row] of (rows as readonly ((typeof rows)[number] | null)[]).entries()) {
      if (!row) continue;
      const total = 'total' in row ? row.total : (row as { amount?: unknown }).amount;
      const taxes = (row.taxes ?? []).flatMap((_, index) => this.#taxes([list, position, 'taxes', index], !total));
      for (const each of taxes) lacked.push(each);
      if (list === 'lines') for (const each of this.#parts(position)) lacked.push(each);
      if (total) continue;
      const from = this.#ofRow(list, position);
      for (const name of list === 'lines' ? ['i', 'sum', 'total'] : ['i', 'amount'])
        this.#lacks([list, position, name], from);
      for (const each of from) lacked.push(each);
    }
    return lacked;
  }

  /** Notes the missing figures of the parts of a line. Returns what its price lacks because of them. */
  #parts(position: number): Source[] {
    const { breakdown, substituted } = this.#document.lines?.[position] ?? {};
    const lacked: Source[] = [];
    for (const [name, parts] of Object.entries({ breakdown, substituted })) {
      for (const [index, part] of (parts ?? []).entries()) {
        if (!part || part.total) continue;
        const path = ['lines', position, name, index];
        const from = this.#ofPrice(path);
        for (const figure of ['i', 'sum', 'total']) this.#lacks([...path, figure], from);
        if (name === 'breakdown') lacked.push(...from);
      }
    }
    this.#lacks(['lines', position, 'item', 'price'], lacked);
    return lacked;
  }

  #ofRow(list: string, position: number): Source[] {
    if (list === 'lines') return this.#ofPrice([list, position]);
    return this.#document.currency ? this.#unreadable(list, position) : [this.#source('currency')];
  }

  /** Returns what is missing for the figures of a line or of a part of it. */
  #ofPrice(path: readonly Step[]): Source[] {
    if (!this.#document.currency) return [this.#source('currency')];
    const unreadable = this.#unreadable(...path);
    if (unreadable.length > 0) return unreadable;
    const price = [...path, 'item', 'price'];
    if (isMissing(this.#at(price))) return [this.#source(...price)];
    const foreign = [...path, 'item', 'currency'];
    // Notes only the first step that failed, because every step for each row would be too many.
    const [stop] = isMissing(this.#at(foreign)) ? this.#obstacles.failed : [];
    return [stop === undefined ? this.#source(...foreign) : [stop]];
  }

  /** Notes the missing figures of a tax. Returns what the totals lack because of it. */
  #taxes(path: Step[], isUncounted: boolean): Source[] {
    const failed = ['cat', 'rate']
      .map((name) => this.#source(...path, name))
      .filter(([place = '']) => this.#obstacles.blocks(place));
    const faulty = [...failed, ...this.#unreadable(...path)];
    const row = path.slice(0, -2);
    const from = [...faulty];
    if (this.#isCountryMissing) from.push(this.#source('$regime'));
    if (faulty.length === 0 && isUncounted) from.push(this.#source(...row, row[0] === 'lines' ? 'total' : 'amount'));
    for (const name of ['key', 'percent', 'surcharge', 'ext']) this.#lacks([...path, name], from);
    return faulty;
  }

  #unreadable(...path: Step[]): Source[] {
    const place =
      this.#obstacles.unreadableAround(this.#inInput(path)) ?? this.#obstacles.unreadableBelow(this.#place(path));
    return place === undefined ? [] : [[place]];
  }

  /** Returns the places on the way to a value, from the first that is missing. */
  #source(...path: Step[]): Source {
    const first = path.findIndex((_, index) => isMissing(this.#at(path.slice(0, index + 1))));
    const around =
      first < 0 ? [] : path.slice(first, -1).map((_, index) => this.#place(path.slice(0, first + index + 1)));
    return [...around, this.#place(path)];
  }

  #lacks(path: Step[], from: readonly Source[]): void {
    if (from.length > 0) this.#obstacles.uncalculated(this.#place(path), from);
  }

  #at(path: readonly Step[]): unknown {
    return path.reduce<unknown>((value, step) => (value as Record<Step, unknown> | undefined)?.[step], this.#document);
  }

  #inInput(path: readonly Step[]): Step[] {
    return [...this.#root, ...pathInInput(this.#document, path)];
  }

  #place(path: readonly Step[]): string {
    return pathText(this.#inInput(path));
  }
}
