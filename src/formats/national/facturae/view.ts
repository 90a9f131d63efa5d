/** A view of a Facturae file for its checks. Elements are found with or without the root's namespace, because some files use it. */

import { Amount } from '../../../engine/num/amount.ts';
import type { XmlElement } from '../../xml/element.ts';
import { amountOf, minus, plus } from '../shared/amounts.ts';
import { ElementView } from '../shared/view.ts';

/** Returns the prefix of the elements in a root, with its colon. They should have none. */
export function prefixOf(root: XmlElement): string {
  const name = root.first?.name ?? '';
  return name.startsWith('ds:') ? '' : name.slice(0, Math.max(name.lastIndexOf(':'), name.lastIndexOf('}')) + 1);
}

/** Returns a number, which may have an exponent. */
export function numberOf(text: string | undefined): Amount | undefined {
  if (text === undefined || !/[e+]/i.test(text)) return amountOf(text);
  const plain = /e/i.test(text) ? String(Number(text)) : text;
  return amountOf(plain.replace(/^\+/, ''));
}

/** A tax with its figures. */
export interface Tax {
  readonly element: XmlElement;
  readonly code: string;
  readonly rate: Amount | undefined;
  readonly base: Amount | undefined;
  readonly amount: Amount | undefined;
  readonly surcharge: Amount | undefined;
  readonly surchargeAmount: Amount | undefined;
}

export class View extends ElementView {
  readonly batch: XmlElement | undefined;
  readonly seller: XmlElement | undefined;
  readonly buyer: XmlElement | undefined;
  readonly thirdParty: XmlElement | undefined;
  readonly assignee: XmlElement | undefined;
  readonly invoices: readonly Invoice[];
  /** Taxes that were read, by their owner. */
  readonly #taxes = { TaxesOutputs: new Map<XmlElement, Tax[]>(), TaxesWithheld: new Map<XmlElement, Tax[]>() };

  constructor(root: XmlElement) {
    super(root, prefixOf(root));
    const header = this.in(root, 'FileHeader');
    const parties = this.in(root, 'Parties');
    this.batch = this.in(header, 'Batch');
    this.thirdParty = this.in(header, 'ThirdParty');
    this.assignee = this.in(header, 'FactoringAssignmentData', 'Assignee');
    this.seller = this.in(parties, 'SellerParty');
    this.buyer = this.in(parties, 'BuyerParty');
    this.invoices = this.all(this.in(root, 'Invoices'), 'Invoice').map((each) => new Invoice(this, each));
  }

  get currency(): string | undefined {
    return this.text(this.batch, 'InvoiceCurrencyCode');
  }

  get signature(): XmlElement | undefined {
    return this.root.child('ds:Signature');
  }

  /** Returns the tax number of a party without blanks; empty if it has none. */
  numberOfParty(party: XmlElement | undefined): string {
    return (this.text(party, 'TaxIdentification', 'TaxIdentificationNumber') ?? '').replace(/\s/g, '');
  }

  override number(element: XmlElement | undefined, name: string, ...names: string[]): Amount | undefined {
    return numberOf(this.text(element, name, ...names));
  }

  /** Returns an amount of money. */
  amount(element: XmlElement | undefined, name: string): Amount | undefined {
    return this.number(element, name, 'TotalAmount');
  }

  /** Returns the sum of figures; missing ones count as zero. */
  sum(elements: readonly XmlElement[], name: string, ...names: string[]): Amount {
    return elements.reduce((sum, each) => plus(sum, this.number(each, name, ...names)), Amount.zero(2));
  }

  taxes(element: XmlElement | undefined, name: 'TaxesOutputs' | 'TaxesWithheld'): readonly Tax[] {
    if (element === undefined) return [];
    const known = this.#taxes[name].get(element);
    if (known) return known;
    const taxes = this.all(element, name, 'Tax').map((tax) => ({
      element: tax,
      code: this.text(tax, 'TaxTypeCode') ?? '',
      rate: this.number(tax, 'TaxRate'),
      base: this.amount(tax, 'TaxableBase'),
      amount: this.amount(tax, 'TaxAmount'),
      surcharge: this.number(tax, 'EquivalenceSurcharge'),
      surchargeAmount: this.amount(tax, 'EquivalenceSurchargeAmount'),
    }));
    this.#taxes[name].set(element, taxes);
    return taxes;
  }
}

/** An invoice of a file. */
export class Invoice {
  readonly element: XmlElement;
  readonly header: XmlElement | undefined;
  readonly issue: XmlElement | undefined;
  readonly totals: XmlElement | undefined;
  readonly corrective: XmlElement | undefined;
  readonly lines: readonly XmlElement[];
  readonly class: string;
  readonly currency: string | undefined;
  readonly #view: View;

  constructor(view: View, element: XmlElement) {
    this.#view = view;
    this.element = element;
    this.header = view.in(element, 'InvoiceHeader');
    this.issue = view.in(element, 'InvoiceIssueData');
    this.totals = view.in(element, 'InvoiceTotals');
    this.corrective = view.in(this.header, 'Corrective');
    this.lines = view.all(element, 'Items', 'InvoiceLine');
    this.class = view.text(this.header, 'InvoiceClass') ?? '';
    this.currency = view.text(this.issue, 'InvoiceCurrencyCode');
  }

  get isInEuros(): boolean {
    return this.currency === 'EUR';
  }

  get isCorrective(): boolean {
    return this.class === 'OR' || this.class === 'CR';
  }

  #taxes: Record<'outputs' | 'withheld', readonly Tax[]> | undefined;

  get taxes(): Readonly<Record<'outputs' | 'withheld', readonly Tax[]>> {
    this.#taxes ??= {
      outputs: this.#view.taxes(this.element, 'TaxesOutputs'),
      withheld: this.#view.taxes(this.element, 'TaxesWithheld'),
    };
    return this.#taxes;
  }

  /** Returns a figure among the totals, zero if it is missing. */
  total(name: string): Amount {
    return this.#view.number(this.totals, name) ?? Amount.zero(2);
  }

  /** The discounts and surcharges on the whole invoice. */
  get adjustments(): readonly XmlElement[] {
    return [
      ...this.#view.all(this.totals, 'GeneralDiscounts', 'Discount'),
      ...this.#view.all(this.totals, 'GeneralSurcharges', 'Charge'),
    ];
  }

  get totalWithTax(): Amount {
    const taxed = plus(this.total('TotalGrossAmountBeforeTaxes'), this.total('TotalTaxOutputs'));
    return minus(taxed, this.total('TotalTaxesWithheld'));
  }
}
