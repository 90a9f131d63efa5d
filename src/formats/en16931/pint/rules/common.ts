/** Data of an invoice that the rules of several countries need. */

import type { Judged } from '../../../rules/declare.ts';
import { normal } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isCharge } from '../../core/rules/vat.ts';
import { all, has, text, texts } from '../../shared/paths.ts';
import { check, type Holds, type PatternRule, worded, wordedMissing } from './pattern.ts';

export const INVOICE = 'ubl:Invoice cn:CreditNote';
export const LINES = 'cac:InvoiceLine cac:CreditNoteLine';
export const SELLER = 'AccountingSupplierParty/Party';
export const BUYER = 'AccountingCustomerParty/Party';
const LINE_PATHS = 'InvoiceLine/|CreditNoteLine/';

export const isIn = (names: string) => {
  const wanted = names.split(' ');
  return ({ parent }: XmlElement) => parent !== undefined && wanted.includes(parent.name);
};
const roleOf = (element: XmlElement) => element.parent?.parent?.name;
export const ofSeller = (element: XmlElement) => roleOf(element) === 'cac:AccountingSupplierParty';
export const ofBuyer = (element: XmlElement) => roleOf(element) === 'cac:AccountingCustomerParty';
export const isOfDocument = (element: XmlElement, { root }: Judged) => element.parent === root;
export const isDiscount = (element: XmlElement) => isCharge(element) === false;
export const isCharged = (element: XmlElement) => isCharge(element) === true;

/** Returns a function that examines a document once, however many of its lines need the result. */
export function asked<T>(ask: (judged: Judged) => T): (judged: Judged) => T {
  const make = (judged: Judged) => ({ answer: ask(judged) });
  return (judged) => judged.once(make).answer;
}

export const typeOf = asked(({ root }) => text(root, 'InvoiceTypeCode|CreditNoteTypeCode'));
export const currencyOf = asked(({ root }) => text(root, 'DocumentCurrencyCode'));
export const accountingCurrencyOf = asked(({ root }) => text(root, 'TaxCurrencyCode'));
/** As written: most rules compare currencies with their blanks. */
export const writtenCurrencyOf = asked(({ root }) => all(root, 'DocumentCurrencyCode')[0]?.value ?? '');
export const writtenAccountingCurrencyOf = asked(({ root }) => all(root, 'TaxCurrencyCode')[0]?.value ?? '');

export const linesOf = (root: XmlElement) => all(root, LINE_PATHS);

/** Returns whether a party has a number of a tax. */
export function hasTaxNumber(party: XmlElement | readonly XmlElement[] | undefined, scheme: string): boolean {
  return schemesOf(party, scheme).some((each) => has(each, 'CompanyID'));
}

/** Returns the registrations of a party for a tax. */
export function schemesOf(
  party: XmlElement | readonly XmlElement[] | undefined,
  scheme: string,
): readonly XmlElement[] {
  return all(party, 'PartyTaxScheme/').filter((each) => text(each, 'TaxScheme/ID').toUpperCase() === scheme);
}

/** Returns the total of tax in a currency. */
export function totalsIn(root: XmlElement, currency: string): readonly XmlElement[] {
  return all(root, 'TaxTotal/').filter((each) =>
    all(each, 'TaxAmount').some((tax) => tax.attribute('currencyID') === currency),
  );
}

/** Returns the references of a type. */
export function references(root: XmlElement, type: string): readonly XmlElement[] {
  return all(root, 'AdditionalDocumentReference/').filter((each) => texts(each, 'DocumentTypeCode').includes(type));
}

const NEEDED = '{path} is missing; add it.';
export const CODE = '{found} is not one of {expected}; use one of these.';

/** A rule that demands something of the document or its parts, with what is missing. */
export function needs(id: string, path: string, terms: string, holds: Holds): PatternRule {
  return check(id, wordedMissing(NEEDED, terms, { path }), holds);
}

/** A rule on the code of an element. */
export function coded(id: string, codes: string, terms: string): PatternRule {
  const allowed = codes.split(' ');
  return check(
    id,
    worded(CODE, terms, { expected: allowed }),
    ({ value }) => allowed.includes(normal(value)) || { values: { found: value } },
  );
}

/** The identifier of the specification, BT-24, and of the process, BT-23. */
export function identified(
  ids: readonly [string, string],
  specification: readonly string[],
  process: readonly string[],
  how: 'begins' | 'contains' | 'is' = 'begins',
): PatternRule[] {
  const fits = (found: string, wanted: readonly string[], way: typeof how) =>
    wanted.some((each) =>
      way === 'is' ? found === each : way === 'begins' ? found.startsWith(each) : found.includes(each),
    );
  const rule = (id: string, name: string, term: string, wanted: readonly string[], way: typeof how) =>
    check(
      id,
      worded('{term} must be {expected}, not {found}; correct it.', term, { term, expected: wanted[0] ?? '' }),
      (root) => {
        const found = text(root, name);
        return fits(found, wanted, way) || { element: all(root, name)[0] ?? root, values: { found } };
      },
    );
  return [
    rule(ids[0], 'CustomizationID', 'BT-24', specification, 'begins'),
    rule(ids[1], 'ProfileID', 'BT-23', process, how),
  ];
}
