/** A view of a CFDI for its checks: elements with their attributes, and the figures in them. */

import { Decimal } from '../../rules/decimal.ts';
import { collapsed } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { FOREIGN, PUBLIC } from './codes.ts';
import { decimalsOf } from './lists.ts';

/** An element whose values are attributes. */
export class Node {
  readonly element: XmlElement;

  constructor(element: XmlElement) {
    this.element = element;
  }

  /** Returns the value of an attribute; undefined if there is none. */
  get(name: string): string | undefined {
    const value = this.element.attribute(name);
    return value === undefined ? undefined : collapsed(value);
  }

  /** Returns the value of an attribute; empty if there is none. */
  text(name: string): string {
    return this.get(name) ?? '';
  }

  has(name: string): boolean {
    return this.element.attribute(name) !== undefined;
  }

  number(name: string): Decimal | undefined {
    return Decimal.parse(this.get(name));
  }

  /** Returns the number of an attribute; zero if there is none. */
  amount(name: string): Decimal {
    return this.number(name) ?? Decimal.ZERO;
  }

  /** Returns the children at a path of names. */
  all(name: string, ...inner: string[]): Node[] {
    let found = this.element.all(name);
    for (const each of inner) found = found.flatMap((outer) => outer.all(each));
    return found.map((each) => new Node(each));
  }

  child(name: string): Node | undefined {
    const found = this.element.child(name);
    return found && new Node(found);
  }
}

/** The ends of the names of a tax's attributes: none in invoices, DR and P in payments. */
export type TaxSuffix = '' | 'DR' | 'P';

/** A tax of a line, of the document, of a paid document or of a payment. */
export class TaxNode extends Node {
  readonly suffix: TaxSuffix;
  readonly isRetained: boolean;
  // Many rules look at these.
  readonly tax: string;
  readonly factor: string;
  readonly rate: Decimal | undefined;
  readonly base: Decimal | undefined;
  readonly importe: Decimal | undefined;
  #key: string | undefined;

  constructor(element: XmlElement, suffix: TaxSuffix, isRetained: boolean) {
    super(element);
    this.suffix = suffix;
    this.isRetained = isRetained;
    this.tax = this.text(this.name('Impuesto'));
    this.factor = this.text(this.name('TipoFactor'));
    this.rate = this.number(this.name('TasaOCuota'));
    this.base = this.number(this.name('Base'));
    this.importe = this.number(this.name('Importe'));
  }

  name(name: 'Base' | 'Impuesto' | 'TipoFactor' | 'TasaOCuota' | 'Importe'): string {
    return this.suffix === '' ? name : name + this.suffix;
  }

  get isExempt(): boolean {
    return this.factor === 'Exento';
  }

  /** The key that groups sums of taxes: tax, factor and rate. */
  get key(): string {
    this.#key ??= `${this.tax} ${this.factor} ${this.rate?.shortened().toString() ?? ''}`;
    return this.#key;
  }
}

/** The taxes of an element, the retained ones and the others. */
export interface Taxes {
  readonly element: XmlElement | undefined;
  readonly transferred: readonly TaxNode[];
  readonly retained: readonly TaxNode[];
}

function taxesIn(parent: XmlElement | undefined, prefix: string, suffix: TaxSuffix): Taxes {
  const element = parent?.child(`${prefix}Impuestos${suffix}`);
  const list = (group: string, name: string, isRetained: boolean) => {
    const found: TaxNode[] = [];
    for (const each of element?.all(`${prefix}${group}${suffix}`) ?? []) {
      for (const tax of each.all(`${prefix}${name}${suffix}`)) found.push(new TaxNode(tax, suffix, isRetained));
    }
    return found;
  };
  return {
    element,
    transferred: list('Traslados', 'Traslado', false),
    retained: list('Retenciones', 'Retencion', true),
  };
}

export const allTaxes = ({ transferred, retained }: Taxes): readonly TaxNode[] => [...transferred, ...retained];

export class Concept extends Node {
  readonly taxes: Taxes;

  constructor(element: XmlElement) {
    super(element);
    this.taxes = taxesIn(element, 'cfdi:', '');
  }

  get third(): Node | undefined {
    return this.child('cfdi:ACuentaTerceros');
  }
}

export class PaidDocument extends Node {
  readonly taxes: Taxes;
  readonly payment: Payment;

  constructor(element: XmlElement, payment: Payment) {
    super(element);
    this.taxes = taxesIn(element, 'pago20:', 'DR');
    this.payment = payment;
  }

  get isSameCurrency(): boolean {
    return this.text('MonedaDR') === this.payment.text('MonedaP');
  }

  /** Units of its currency for one of the payment's. */
  get equivalence(): Decimal {
    const given = this.number('EquivalenciaDR');
    return given === undefined || given.isZero ? ONE : given;
  }
}

export class Payment extends Node {
  readonly documents: readonly PaidDocument[];
  readonly taxes: Taxes;
  readonly isInOneCurrency: boolean;

  constructor(element: XmlElement) {
    super(element);
    this.documents = element.all('pago20:DoctoRelacionado').map((each) => new PaidDocument(each, this));
    this.taxes = taxesIn(element, 'pago20:', 'P');
    this.isInOneCurrency = this.documents.every(({ isSameCurrency }) => isSameCurrency);
  }

  get exchange(): Decimal {
    return this.number('TipoCambioP') ?? ONE;
  }
}

const ONE = new Decimal(1, 0);

/** The namespaces of the complement of foreign trade. */
const FOREIGN_TRADE = /^\{http:\/\/www\.sat\.gob\.mx\/ComercioExterior\d*\}ComercioExterior$/;

export class CfdiView {
  readonly root: Node;
  readonly emisor: Node | undefined;
  readonly receptor: Node | undefined;
  readonly concepts: readonly Concept[];
  readonly taxes: Taxes;
  readonly global: Node | undefined;
  readonly relations: readonly Node[];
  readonly complements: readonly XmlElement[];
  readonly #complementsByName: ReadonlyMap<string, XmlElement>;
  readonly hasForeignTrade: boolean;
  readonly totals: Node | undefined;
  readonly payments: readonly Payment[];
  readonly local: Node | undefined;
  readonly type: string;
  readonly currency: string;
  /** The decimals of the currency; undefined if it is not known. */
  readonly decimals: number | undefined;
  /** The taxes of all lines. */
  readonly transferred: readonly TaxNode[];
  readonly retained: readonly TaxNode[];
  readonly parts: readonly Node[];
  readonly customs: readonly Node[];

  constructor(root: XmlElement) {
    this.root = new Node(root);
    this.emisor = this.root.child('cfdi:Emisor');
    this.receptor = this.root.child('cfdi:Receptor');
    this.concepts = root
      .all('cfdi:Conceptos')
      .flatMap((each) => each.all('cfdi:Concepto'))
      .map((each) => new Concept(each));
    this.taxes = taxesIn(root, 'cfdi:', '');
    this.global = this.root.child('cfdi:InformacionGlobal');
    this.relations = this.root.all('cfdi:CfdiRelacionados');
    this.complements = root.all('cfdi:Complemento').flatMap((each) => each.children);
    // The first of a name counts.
    this.#complementsByName = new Map(this.complements.toReversed().map((each) => [each.name, each]));
    this.hasForeignTrade = this.complements.some(({ name }) => FOREIGN_TRADE.test(name));
    const pagos = this.complement('pago20:Pagos');
    this.totals = pagos?.child('pago20:Totales');
    this.payments = (pagos?.element.all('pago20:Pago') ?? []).map((each) => new Payment(each));
    this.local = this.complement('implocal:ImpuestosLocales');
    this.type = this.root.text('TipoDeComprobante');
    this.currency = this.root.text('Moneda');
    this.decimals = decimalsOf(this.currency);
    this.transferred = this.concepts.flatMap(({ taxes }) => taxes.transferred);
    this.retained = this.concepts.flatMap(({ taxes }) => taxes.retained);
    this.parts = this.concepts.flatMap((line) => line.all('cfdi:Parte'));
    this.customs = this.concepts.flatMap((line) => line.all('cfdi:InformacionAduanera'));
  }

  complement(name: string): Node | undefined {
    const found = this.#complementsByName.get(name);
    return found && new Node(found);
  }

  get isPayment(): boolean {
    return this.type === 'P';
  }

  /** Whether its amounts are zero: payments and transfers of goods. */
  get isWithoutAmounts(): boolean {
    return this.type === 'P' || this.type === 'T';
  }

  get rfc(): string {
    return this.receptor?.text('Rfc') ?? '';
  }

  get isGeneric(): boolean {
    return this.rfc === PUBLIC || this.rfc === FOREIGN;
  }
}
