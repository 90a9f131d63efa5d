/** Writes the invoices with companies abroad, one by one (chapter 24 §7.2). */

import type { Environment } from '../../../../engine/faults.ts';
import { isJsonObject, type JsonObject } from '../../../../engine/model/json.ts';
import type { Amount } from '../../../../engine/num/amount.ts';
import { removeIncludedTaxes } from '../../../../engine/operations/transform.ts';
import { unitCodeOf } from '../../../../engine/org/unit.ts';
import { message } from '../../../../engine/text/message.ts';
import { memberAt, text } from '../../../../paper/values.ts';
import type { Elements, Written } from '../../shared/writing.ts';
import { PROFILE } from '../codes.ts';
import { compact, element } from './elements.ts';
import { amountIn, cents, inEuros, percentOf, shortened, vatRates } from './figures.ts';
import { dueCodeOf } from './groups.ts';
import { legalIdentityOf, reportedCountry, reportedCountryOf, sellerOf, vatNumberOf } from './parties.ts';
import { type Kept, numberOf, type Prepared } from './prepare.ts';

const SUBJECT = 'untdid-text-subject';
const TAX_CATEGORY = 'untdid-tax-category';

function listIn(value: unknown, path: string): readonly unknown[] {
  const list = memberAt(value, path);
  return Array.isArray(list) ? list : [];
}

/** Returns the text of an extension, whose key may have any characters. */
const ext = (value: unknown, key: string) => text(memberAt(memberAt(value, 'ext'), key));

/** Writes the invoices of a report. */
export class InvoiceWriter {
  readonly #prepared: Prepared;
  readonly #isFull: boolean;
  readonly #environment: Environment;

  constructor(prepared: Prepared, isFull: boolean, environment: Environment) {
    this.#prepared = prepared;
    this.#isFull = isFull;
    this.#environment = environment;
  }

  element({ document, number, index }: Kept): Written | undefined {
    const tax = document.tax;
    const period = this.#period(document, index);
    const delivered = text(memberAt(document, 'delivery.date')) ?? text(document.op_date) ?? period.day;
    const dues = listIn(document, 'payment.terms.due_dates').flatMap((each) => text(memberAt(each, 'date')) ?? []);
    return element(
      'Invoice',
      [
        element('ID', number, '$.code'),
        element('IssueDate', compact(text(document.issue_date)), '$.issue_date'),
        element('TypeCode', ext(tax, 'untdid-document-type'), '$.type'),
        element('CurrencyCode', text(document.currency), '$.currency'),
        element('DueDate', compact(dues.sort()[0]), '$.payment.terms.due_dates'),
        element('TaxDueDateTypeCode', dueCodeOf(tax), '$.tax.point'),
        listIn(document, 'notes').map((note) =>
          element('IncludedNote', [
            element('Subject', ext(note, SUBJECT)),
            element('Content', text(memberAt(note, 'text'))),
          ]),
        ),
        element('BusinessProcess', [
          element('ID', ext(tax, 'fr-ctc-billing-mode'), '$.tax.ext'),
          element('TypeID', PROFILE),
        ]),
        listIn(document, 'preceding').map((each, at) =>
          element(
            'ReferencedDocument',
            [
              element('ID', numberOf(each), `$.preceding[${at}].code`),
              element('IssueDate', compact(text(memberAt(each, 'issue_date'))), `$.preceding[${at}].issue_date`),
            ],
            `$.preceding[${at}]`,
          ),
        ),
        partyElement('Seller', sellerOf(document), '$.supplier'),
        partyElement('Buyer', document.customer, '$.customer'),
        memberAt(document, 'ordering.seller') === undefined
          ? undefined
          : element('SellerTaxRepresentative', [
              element('TaxRegistrationId', vatNumberOf(document.supplier), '$.supplier.tax_id', { schemeId: 'VAT' }),
            ]),
        element('Delivery', [element('Date', compact(delivered), '$.delivery.date'), locationElement(document)]),
        period.element,
        this.#isFull ? [...allowances(document, 'discounts', false), ...allowances(document, 'charges', true)] : [],
        totalElement(document),
        vatRates(memberAt(document, 'totals.taxes')).map((rate) => subTotalElement(rate, tax)),
        this.#isFull ? this.#lines(document) : [],
      ],
      '$',
    );
  }

  /** Returns the period of an invoice. One of a single day cannot be written: its day is that of the delivery. */
  #period(document: JsonObject, index: number): { element?: Written | undefined; day?: string | undefined } {
    const name = memberAt(document, 'ordering.period') === undefined ? 'delivery' : 'ordering';
    const period = memberAt(document, `${name}.period`);
    const [start, end] = [text(memberAt(period, 'start')), text(memberAt(period, 'end'))];
    if (start === undefined || end === undefined) return {};
    if (end > start) return { element: periodElement(start, end, `$.${name}.period`) };
    this.#changed(index, `$.${name}.period`);
    return start === end ? { day: start } : {};
  }

  #changed(document: number, property: string): void {
    const what = 'A period must end after its start; this one was left out.';
    this.#prepared.losses.push({
      document,
      kind: 'changed',
      severity: 'info',
      properties: [property],
      text: message(what),
    });
  }

  #lines(document: JsonObject): Elements {
    return listIn(this.#withoutIncludedTaxes(document), 'lines').map((line) => {
      const price = amountIn(line, 'item.price');
      const quantity = amountIn(line, 'quantity');
      const sign = price.isNegative() ? (amount: Amount) => amount.negate() : (amount: Amount) => amount;
      const [start, end] = [text(memberAt(line, 'period.start')), text(memberAt(line, 'period.end'))];
      const item = memberAt(line, 'item');
      const unit = unitCodeOf(isJsonObject(item as JsonObject) ? (item as object) : {});
      return element('Line', [
        listIn(line, 'notes').map((note) =>
          element('Note', [element('Code', ext(note, SUBJECT)), element('Comment', text(memberAt(note, 'text')))]),
        ),
        element(
          'BilledQuantity',
          shortened(sign(quantity), 4),
          '$.lines',
          unit === '' ? undefined : { UnitCode: unit },
        ),
        start !== undefined && end !== undefined && end > start ? periodElement(start, end, '$.lines') : undefined,
        lineAllowances(line, 'discounts', false),
        lineAllowances(line, 'charges', true),
        element('Price', [element('PriceAmount', shortened(sign(price), 6), '$.lines')]),
        element('Product', [element('Name', text(memberAt(item, 'name')), '$.lines')]),
      ]);
    });
  }

  #withoutIncludedTaxes(document: JsonObject): JsonObject {
    if (memberAt(document, 'tax.prices_include') === undefined) return document;
    const removed = removeIncludedTaxes(document, {}, this.#environment);
    return removed.ok ? removed.result : document;
  }
}

function periodElement(start: string, end: string, place: string): Written | undefined {
  return element('InvoicePeriod', [element('StartDate', compact(start)), element('EndDate', compact(end))], place);
}

function partyElement(name: string, party: unknown, place: string): Written | undefined {
  const identity = legalIdentityOf(party);
  return element(
    name,
    [
      identity && element('CompanyId', identity.code, `${place}.identities`, { schemeId: identity.scheme }),
      element('TaxRegistrationId', vatNumberOf(party), `${place}.tax_id`, { qualifyingId: 'VAT' }),
      element('PostalAddress', [element('CountryId', reportedCountryOf(party), `${place}.addresses`)]),
    ],
    place,
  );
}

function locationElement(document: JsonObject): Written | undefined {
  const address = memberAt(document, 'delivery.receiver.addresses[0]');
  const part = (name: string) => text(memberAt(address, name));
  const street = [part('num'), part('street')].filter(Boolean).join(' ');
  return element(
    'Location',
    [
      element('LineOne', street),
      element('LineTwo', part('street_extra')),
      element('CityName', part('locality')),
      element('PostalZone', part('code')),
      element('CountrySubentity', part('region')),
      element('CountryId', reportedCountry(part('country'))),
    ],
    '$.delivery.receiver.addresses[0]',
  );
}

function allowances(document: JsonObject, name: string, isCharge: boolean): (Written | undefined)[] {
  return listIn(document, name).map((each, at) => {
    const vat = listIn(each, 'taxes').find((combo) => memberAt(combo, 'cat') === 'VAT');
    return element(
      'AllowanceCharge',
      [
        element('Amount', cents(amountIn(each, 'amount'))),
        element('TaxCategoryCode', ext(vat, TAX_CATEGORY)),
        vat === undefined ? undefined : element('TaxPercent', percentOf(vat)),
      ],
      `$.${name}[${at}]`,
      { ChargeIndicator: String(isCharge) },
    );
  });
}

function lineAllowances(line: unknown, name: string, isCharge: boolean): (Written | undefined)[] {
  return listIn(line, name).map((each) =>
    element('AllowanceCharge', [element('Amount', cents(amountIn(each, 'amount')))], '$.lines', {
      ChargeIndicator: String(isCharge),
    }),
  );
}

function totalElement(document: JsonObject): Written | undefined {
  const euros = inEuros(document);
  return element(
    'MonetaryTotal',
    [
      element('TaxExclusiveAmount', cents(amountIn(document, 'totals.total')), '$.totals.total'),
      element('TaxAmount', cents(euros(amountIn(document, 'totals.tax'))), '$.totals.tax', { CurrencyCode: 'EUR' }),
    ],
    '$.totals',
  );
}

function subTotalElement(rate: unknown, tax: unknown): Written | undefined {
  const key = memberAt(rate, 'key');
  const note = key === undefined ? undefined : listIn(tax, 'notes').find((each) => memberAt(each, 'key') === key);
  return element(
    'TaxSubTotal',
    [
      element('TaxableAmount', cents(amountIn(rate, 'base'))),
      element('TaxAmount', cents(amountIn(rate, 'amount'))),
      element('TaxCategory', [
        element('Code', ext(rate, TAX_CATEGORY)),
        element('Percent', percentOf(rate)),
        element('TaxExemptionReason', text(memberAt(note, 'text'))),
        element('TaxExemptionReasonCode', ext(rate, 'cef-vatex')),
      ]),
    ],
    '$.totals.taxes',
  );
}
