/** A view of a KSeF file for its checks. */

import { Amount } from '../../../engine/num/amount.ts';
import { collapsed } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { plus } from '../shared/amounts.ts';
import { ElementView } from '../shared/view.ts';
import { CORRECTIONS, RATES, TOTALS } from './codes.ts';

/** A figure with its element; without an amount if it is not a number. */
interface Figure {
  readonly element: XmlElement;
  readonly amount: Amount | undefined;
}

/** A row of an invoice, with the figures that several rules need. */
export interface Row {
  readonly element: XmlElement;
  /** The row number (NrWierszaFa). */
  readonly number: string;
  /** The quantity (P_8B). */
  readonly quantity: Amount | undefined;
  /** The net amount (P_11). */
  readonly net: Figure | undefined;
  /** The gross amount (P_11A). */
  readonly gross: Figure | undefined;
  /** The rate (P_12). */
  readonly rate: string | undefined;
  /** StanPrzed: it shows the state before a correction. */
  readonly isBefore: boolean;
}

export class View extends ElementView {
  readonly fa: XmlElement | undefined;
  /** The kind of invoice (RodzajFaktury). */
  readonly kind: string;
  readonly currency: string;
  readonly isCorrection: boolean;
  /** The rows of an order. */
  readonly ordered: readonly XmlElement[];

  constructor(root: XmlElement) {
    // `fa:`, or `fa2:` of FA(2).
    super(root, root.name.slice(0, root.name.indexOf(':') + 1));
    this.fa = this.in(root, 'Fa');
    this.kind = this.text(this.fa, 'RodzajFaktury') ?? '';
    this.currency = this.text(this.fa, 'KodWaluty') ?? '';
    this.isCorrection = CORRECTIONS.has(this.kind);
    this.ordered = this.all(this.in(this.fa, 'Zamowienie'), 'ZamowienieWiersz');
  }

  /** Returns a total of Fa by its number: `P_13`, `1`. */
  total(field: 'P_13' | 'P_14', number: string): Amount | undefined {
    return this.number(this.fa, `${field}_${number}`);
  }

  /** Returns the sum of all totals of a field. */
  sumOf(field: 'P_13' | 'P_14'): Amount {
    return TOTALS.reduce((sum, number) => plus(sum, this.total(field, number)), Amount.zero(2));
  }

  get hasTotals(): boolean {
    return TOTALS.some((number) => this.in(this.fa, `P_13_${number}`) !== undefined);
  }

  isSet(element: XmlElement | undefined, name: string, ...names: string[]): boolean {
    return this.text(element, name, ...names) === '1';
  }

  /** All parties, Podmiot1 first. */
  get parties(): readonly XmlElement[] {
    return ['Podmiot1', 'Podmiot2', 'Podmiot3', 'PodmiotUpowazniony'].flatMap((name) => this.all(this.root, name));
  }

  #rows: readonly Row[] | undefined;

  get rows(): readonly Row[] {
    this.#rows ??= this.all(this.fa, 'FaWiersz').map((element) => ({
      element,
      number: this.text(element, 'NrWierszaFa') ?? '',
      quantity: this.number(element, 'P_8B'),
      net: this.#figure(element, 'P_11'),
      gross: this.#figure(element, 'P_11A'),
      rate: this.text(element, 'P_12'),
      isBefore: this.isSet(element, 'StanPrzed'),
    }));
    return this.#rows;
  }

  #figure(row: XmlElement, name: string): Figure | undefined {
    const element = this.in(row, name);
    return element && { element, amount: Amount.parse(collapsed(element.text)) };
  }

  #rates: ReadonlySet<string> | undefined;

  /** The rates of all rows; empty for a row without one. */
  get rates(): ReadonlySet<string> {
    this.#rates ??= new Set([
      ...this.rows.map(({ rate }) => rate ?? ''),
      ...this.ordered.map((row) => this.text(row, 'P_12Z') ?? ''),
    ]);
    return this.#rates;
  }

  /** Returns the number of a row's total; undefined if its rate has none. */
  totalOf({ rate, element }: Row): string | undefined {
    if (rate !== undefined) return RATES.find(({ code }) => code === rate)?.total;
    return this.in(element, 'P_12_XII') ? '5' : undefined;
  }
}
