/** A view of a FatturaPA file for its checks. Elements are found with or without the root's namespace, because some files use it. */

import { Amount } from '../../engine/num/amount.ts';
import { minus, plus } from '../national/amounts.ts';
import { ElementView } from '../national/view.ts';
import type { XmlElement } from '../xml/element.ts';

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

  /** FormatoTrasmissione. */
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

  readonly #rates = new Map<string, string | undefined>();

  /** Returns AliquotaIVA of a line, contribution or summary with two decimals: 22.00, 0.00. */
  rateOf(element: XmlElement): string | undefined {
    const text = this.text(element, 'AliquotaIVA');
    if (text === undefined) return undefined;
    // A file has few rates, and many lines.
    if (!this.#rates.has(text)) this.#rates.set(text, Amount.parse(text)?.rescale(2).toString());
    return this.#rates.get(text);
  }

  /** Returns the text that names lead to; undefined if it is missing or empty. */
  override text(element: XmlElement | undefined, ...names: string[]): string | undefined {
    return super.text(element, ...names) || undefined;
  }
}

/** An invoice of a file. */
export class Body {
  readonly element: XmlElement;
  readonly document: XmlElement | undefined;
  /** TipoDocumento. */
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
