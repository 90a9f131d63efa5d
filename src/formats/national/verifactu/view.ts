/** Views of records, messages and events for their checks. */

import { Amount } from '../../../engine/num/amount.ts';
import type { XmlElement } from '../../xml/element.ts';
import { plus } from '../shared/amounts.ts';
import { ElementView } from '../shared/view.ts';
import { isoDate, SIMPLIFIED, TAXES } from './codes.ts';
import type { HashedEvent, HashedRecord } from './hash.ts';

/** A tax group of a record (DetalleDesglose). */
export interface Detail {
  readonly element: XmlElement;
  /** `01` for VAT. */
  readonly tax: string;
  readonly regime: string | undefined;
  readonly operation: string | undefined;
  readonly exemption: string | undefined;
  readonly rate: Amount | undefined;
  readonly base: Amount | undefined;
  /** BaseImponibleACoste. */
  readonly cost: Amount | undefined;
  readonly amount: Amount | undefined;
  readonly surchargeRate: Amount | undefined;
  readonly surcharge: Amount | undefined;
}

/** A party, identified by a NIF or another number. */
export interface Person {
  readonly element: XmlElement;
  readonly role: 'recipient' | 'third' | 'generator' | 'maker';
  readonly nif: string | undefined;
  /** IDOtro. */
  readonly other: XmlElement | undefined;
  readonly country: string | undefined;
  readonly idType: string | undefined;
  readonly id: string | undefined;
}

/** Returns an amount, which may have a plus sign or no digits after its point. */
function amountIn(text: string | undefined): Amount | undefined {
  return text === undefined ? undefined : Amount.parse(text.trim().replace(/^\+/, '').replace(/\.$/, ''));
}

/** A record and its values. */
export class RecordView {
  readonly element: XmlElement;
  readonly kind: 'alta' | 'anulacion';
  readonly view: ElementView;
  #details: readonly Detail[] | undefined;
  #persons: readonly Person[] | undefined;

  constructor(element: XmlElement) {
    this.element = element;
    this.kind = element.localName === 'RegistroAnulacion' ? 'anulacion' : 'alta';
    this.view = new ElementView(element, 'sum1:');
  }

  get isAlta(): boolean {
    return this.kind === 'alta';
  }

  in(name: string, ...names: string[]): XmlElement | undefined {
    return this.view.in(this.element, name, ...names);
  }

  text(name: string, ...names: string[]): string | undefined {
    return this.view.text(this.element, name, ...names) || undefined;
  }

  isSet(name: string): boolean {
    return this.text(name) === 'S';
  }

  amount(name: string, ...names: string[]): Amount | undefined {
    return amountIn(this.text(name, ...names));
  }

  /** Returns the name of an element of IDFactura in this kind of record. */
  idName(name: 'IDEmisorFactura' | 'NumSerieFactura' | 'FechaExpedicionFactura'): string {
    return this.isAlta ? name : `${name}Anulada`;
  }

  /** Returns an element of IDFactura. */
  id(name: 'IDEmisorFactura' | 'NumSerieFactura' | 'FechaExpedicionFactura'): XmlElement | undefined {
    return this.in('IDFactura', this.idName(name));
  }

  get issuer(): string | undefined {
    return this.text('IDFactura', this.idName('IDEmisorFactura'));
  }

  get number(): string | undefined {
    return this.text('IDFactura', this.idName('NumSerieFactura'));
  }

  /** The date of issue, `DD-MM-YYYY`. */
  get date(): string | undefined {
    return this.text('IDFactura', this.idName('FechaExpedicionFactura'));
  }

  /** The date of the operation in ISO 8601, by default that of issue. */
  get day(): string | undefined {
    return isoDate(this.text('FechaOperacion')) ?? isoDate(this.date);
  }

  get type(): string {
    return this.text('TipoFactura') ?? '';
  }

  get isSimplified(): boolean {
    return SIMPLIFIED.has(this.type);
  }

  get time(): string | undefined {
    return this.text('FechaHoraHusoGenRegistro');
  }

  get hash(): string | undefined {
    return this.text('Huella');
  }

  /** The previous record, as named by this one. */
  get before(): XmlElement | undefined {
    return this.in('Encadenamiento', 'RegistroAnterior');
  }

  /** The values that the hash covers. */
  get hashed(): HashedRecord {
    const raw = (name: string, ...names: string[]) => this.in(name, ...names)?.text;
    return {
      kind: this.kind,
      issuer: raw('IDFactura', this.idName('IDEmisorFactura')),
      number: raw('IDFactura', this.idName('NumSerieFactura')),
      date: raw('IDFactura', this.idName('FechaExpedicionFactura')),
      type: raw('TipoFactura'),
      tax: raw('CuotaTotal'),
      total: raw('ImporteTotal'),
      previous: raw('Encadenamiento', 'RegistroAnterior', 'Huella'),
      time: raw('FechaHoraHusoGenRegistro'),
    };
  }

  get details(): readonly Detail[] {
    this.#details ??= this.view.all(this.element, 'Desglose', 'DetalleDesglose').map((each) => this.#detail(each));
    return this.#details;
  }

  #detail(element: XmlElement): Detail {
    const text = (name: string) => this.view.text(element, name) || undefined;
    const amount = (name: string) => amountIn(text(name));
    return {
      element,
      tax: text('Impuesto') ?? TAXES.VAT,
      regime: text('ClaveRegimen'),
      operation: text('CalificacionOperacion'),
      exemption: text('OperacionExenta'),
      rate: amount('TipoImpositivo'),
      base: amount('BaseImponibleOimporteNoSujeto'),
      cost: amount('BaseImponibleACoste'),
      amount: amount('CuotaRepercutida'),
      surchargeRate: amount('TipoRecargoEquivalencia'),
      surcharge: amount('CuotaRecargoEquivalencia'),
    };
  }

  /** All parties except the issuer. */
  get persons(): readonly Person[] {
    this.#persons ??= [
      ...this.recipients,
      ...this.#person(this.in('Tercero'), 'third'),
      ...this.#person(this.in('Generador'), 'generator'),
      ...this.#person(this.in('SistemaInformatico'), 'maker'),
    ];
    return this.#persons;
  }

  #recipients: readonly Person[] | undefined;

  get recipients(): readonly Person[] {
    const found = () => this.view.all(this.element, 'Destinatarios', 'IDDestinatario');
    this.#recipients ??= found().flatMap((each) => this.#person(each, 'recipient'));
    return this.#recipients;
  }

  #person(element: XmlElement | undefined, role: Person['role']): Person[] {
    if (element === undefined) return [];
    const other = this.view.in(element, 'IDOtro');
    const text = (name: string) => this.view.text(other, name) || undefined;
    const nif = this.view.text(element, 'NIF') || undefined;
    return [{ element, role, nif, other, country: text('CodigoPais'), idType: text('IDType'), id: text('ID') }];
  }

  /** The sum of all bases, taxes and surcharges, or only of taxes and surcharges. */
  sum(withBases: boolean): Amount {
    return this.details.reduce((sum, { base, amount, surcharge }) => {
      const taxes = plus(plus(sum, amount), surcharge);
      return withBases ? plus(taxes, base) : taxes;
    }, Amount.zero(2));
  }
}

/** The values that the hash of an event covers. */
export function hashedEvent(event: XmlElement): HashedEvent {
  const view = new ElementView(event, 'sif:');
  const inner = view.in(event, 'Evento');
  const text = (name: string, ...names: string[]) => view.in(inner, name, ...names)?.text;
  return {
    makerNif: text('SistemaInformatico', 'NIF'),
    makerId: text('SistemaInformatico', 'IDOtro', 'ID'),
    system: text('SistemaInformatico', 'IdSistemaInformatico'),
    version: text('SistemaInformatico', 'Version'),
    installation: text('SistemaInformatico', 'NumeroInstalacion'),
    taxpayer: text('ObligadoEmision', 'NIF'),
    type: text('TipoEvento'),
    previous: text('Encadenamiento', 'EventoAnterior', 'HuellaEvento'),
    time: text('FechaHoraHusoGenEvento'),
  };
}

/** A file: a record, a message with records, an answer or an event. */
export class FileView {
  readonly root: XmlElement;
  readonly records: readonly RecordView[];
  readonly #byElement: ElementView;

  constructor(root: XmlElement) {
    this.root = root;
    this.#byElement = new ElementView(root, 'sum:');
    this.records = recordsIn(root).map((each) => new RecordView(each));
  }

  /** The header of a message. */
  get header(): XmlElement | undefined {
    return this.#byElement.in(this.root, 'Cabecera');
  }

  /** Returns an element of the header. */
  inHeader(name: string, ...names: string[]): XmlElement | undefined {
    return this.header && new ElementView(this.header, 'sum1:').in(this.header, name, ...names);
  }

  get event(): XmlElement | undefined {
    return this.root.name === 'sif:RegistroEvento' ? this.root : undefined;
  }
}

/** Returns the records of a file in order. */
export function recordsIn(root: XmlElement): XmlElement[] {
  if (isRecord(root)) return [root];
  return root
    .all('sum:RegistroFactura')
    .flatMap((each) => each.children)
    .filter(isRecord);
}

function isRecord({ name }: XmlElement): boolean {
  return name === 'sum1:RegistroAlta' || name === 'sum1:RegistroAnulacion';
}
