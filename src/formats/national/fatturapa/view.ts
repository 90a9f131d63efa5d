/** A view of a FatturaPA file for its checks. Elements are found with or without the root's namespace, because some files use it. */

import { Amount } from '../../../engine/num/amount.ts';
import { collapsed } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { minus, plus } from '../shared/amounts.ts';
import { ElementView } from '../shared/view.ts';

/** A VAT rate (AliquotaIVA). */
export interface Rate {
  readonly amount: Amount;
  /** The rate with two decimals, for comparison: 22.00, 0.00. */
  readonly key: string;
}

/** A line, contribution or summary with its tax. */
export interface Taxed {
  readonly element: XmlElement;
  readonly rate: Rate | undefined;
  readonly nature: string | undefined;
}

export class View extends ElementView {
  readonly isSimplified: boolean;
  readonly header: XmlElement | undefined;
  readonly bodies: readonly Body[];

  constructor(root: XmlElement) {
    // The elements in the root have no prefix, or by mistake the root's.
    super(root, root.first?.name.includes(':') ? root.first.name.slice(0, root.first.name.indexOf(':') + 1) : '');
    this.isSimplified = root.localName === 'FatturaElettronicaSemplificata';
    this.header = this.in(root, 'FatturaElettronicaHeader');
    this.bodies = this.all(root, 'FatturaElettronicaBody').map((body) => new Body(this, body));
  }

  /** The value of FormatoTrasmissione. */
  get format(): string {
    return this.text(this.header, 'DatiTrasmissione', 'FormatoTrasmissione') ?? '';
  }

  get seller(): XmlElement | undefined {
    return this.in(this.header, 'CedentePrestatore');
  }

  get buyer(): XmlElement | undefined {
    return this.in(this.header, 'CessionarioCommittente');
  }

  /** Returns the identifiers of a party: within DatiAnagrafici or IdentificativiFiscali, or directly. */
  identityOf(party: XmlElement | undefined): XmlElement | undefined {
    return this.in(party, 'DatiAnagrafici') ?? this.in(party, 'IdentificativiFiscali') ?? party;
  }

  /** Returns IdPaese and IdCodice of a party joined, for comparison. */
  vatOf(party: XmlElement | undefined): string | undefined {
    const id = this.in(this.identityOf(party), 'IdFiscaleIVA');
    return id && `${this.text(id, 'IdPaese') ?? ''}${this.text(id, 'IdCodice') ?? ''}`;
  }

  /** Returns lines, contributions or summaries with their tax. */
  taxed(elements: readonly XmlElement[]): readonly Taxed[] {
    return elements.map((element) => ({
      element,
      rate: this.rateOf(this.in(element, 'AliquotaIVA')),
      nature: this.text(element, 'Natura'),
    }));
  }

  readonly #rates = new Map<string, Rate | undefined>();

  /** Returns the rate in an element; undefined if it is not a number. */
  rateOf(element: XmlElement | undefined): Rate | undefined {
    if (element === undefined) return undefined;
    const text = collapsed(element.text);
    // A file has few rates, and many lines.
    if (!this.#rates.has(text)) {
      const amount = Amount.parse(text);
      this.#rates.set(text, amount && { amount, key: amount.rescale(2).toString() });
    }
    return this.#rates.get(text);
  }

  /** Returns the text at a path of names; undefined if it is missing or empty. */
  override text(element: XmlElement | undefined, name: string, ...names: string[]): string | undefined {
    return super.text(element, name, ...names) || undefined;
  }
}

/** An invoice of a file. */
export class Body {
  readonly element: XmlElement;
  readonly document: XmlElement | undefined;
  /** The value of TipoDocumento. */
  readonly type: string;
  readonly date: string;
  readonly lines: readonly XmlElement[];
  readonly funds: readonly XmlElement[];
  readonly summaries: readonly XmlElement[];
  readonly view: View;

  constructor(view: View, element: XmlElement) {
    this.view = view;
    this.element = element;
    this.document = view.in(element, 'DatiGenerali', 'DatiGeneraliDocumento');
    this.type = view.text(this.document, 'TipoDocumento') ?? '';
    this.date = view.text(this.document, 'Data')?.slice(0, 10) ?? '';
    this.lines = view.isSimplified
      ? view.all(element, 'DatiBeniServizi')
      : view.all(element, 'DatiBeniServizi', 'DettaglioLinee');
    this.funds = view.all(this.document, 'DatiCassaPrevidenziale');
    this.summaries = view.all(element, 'DatiBeniServizi', 'DatiRiepilogo');
  }

  #taxed: Readonly<Record<'lines' | 'funds' | 'summaries', readonly Taxed[]>> | undefined;

  /** The lines, contributions and summaries of an ordinary invoice with their tax. */
  get taxed() {
    this.#taxed ??= {
      lines: this.view.taxed(this.lines),
      funds: this.view.taxed(this.funds),
      summaries: this.view.taxed(this.summaries),
    };
    return this.#taxed;
  }

  /** Returns the sum of a figure over elements. */
  sum(elements: readonly XmlElement[], name: string): Amount {
    return elements.reduce((sum, each) => plus(sum, this.view.number(each, name)), Amount.zero(2));
  }

  /** The sum of the document's discounts and charges, for its total. */
  get adjustment(): Amount {
    const all = this.view.all(this.document, 'ScontoMaggiorazione');
    const of = (kind: string) => all.filter((each) => this.view.text(each, 'Tipo') === kind);
    return minus(this.sum(of('MG'), 'Importo'), this.sum(of('SC'), 'Importo'));
  }

  /** The sum of the summaries, with the document's discounts and charges. */
  get total(): Amount {
    return plus(
      plus(this.sum(this.summaries, 'ImponibileImporto'), this.sum(this.summaries, 'Imposta')),
      this.adjustment,
    );
  }
}
