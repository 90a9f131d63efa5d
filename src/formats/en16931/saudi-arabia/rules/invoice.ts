/** The parts of an invoice that ZATCA's rules use: its kind, parties, references and groups (chapter 17 §3). */

import { type Judged, normal } from '../../../rules/declare.ts';
import { everywhere } from '../../../rules/elements.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { isCharge } from '../../core/rules/vat.ts';
import { all, type From, text } from '../../shared/paths.ts';

/** Selects the elements that a rule is checked for. */
export type Select = (judged: Judged) => readonly XmlElement[];

const NONE: readonly XmlElement[] = [];

export const SELLER = 'AccountingSupplierParty/Party/';
export const BUYER = 'AccountingCustomerParty/Party/';
const NOTES = ['381', '383'];

/** Returns a selection that is made once for a document: many rules look at the same elements. */
const once =
  (select: Select): Select =>
  (judged) =>
    judged.once(select);

/** Returns the function that makes the selection of a path, the same one for all rules of that path. */
function selections(from: (judged: Judged) => From): (path: string) => Select {
  const known = new Map<string, Select>();
  return (path) => {
    let select = known.get(path);
    if (select === undefined) {
      select = once((judged) => all(from(judged), path));
      known.set(path, select);
    }
    return select;
  };
}

/** Selects the elements at a path from the root. */
export const at = selections(({ root }) => root);
export const root: Select = ({ root }) => [root];
const currency = ({ root }: Judged) => text(root, 'DocumentCurrencyCode');
/** Returns the currency of the document. */
export const currencyOf = (judged: Judged) => judged.once(currency);
export const lines: Select = at('InvoiceLine/|CreditNoteLine/');
/** Selects the elements at a path from the lines. */
export const inLines = selections((judged) => lines(judged));

/** Returns the elements only for some documents. */
export const when =
  (holds: (judged: Judged) => boolean, select: Select): Select =>
  (judged) =>
    holds(judged) ? select(judged) : NONE;

const types = at('InvoiceTypeCode|CreditNoteTypeCode');
const type = (judged: Judged) => types(judged)[0];
export const typeOf = (judged: Judged) => normal(type(judged)?.value);
/** The flags: standard or simplified, third-party, nominal, export, summary, self-billed and newer ones. */
export const flagsOf = (judged: Judged) => type(judged)?.attribute('name') ?? '';
export const isFlagged = (judged: Judged, position: number) => flagsOf(judged)[position - 1] === '1';
export const isStandard = (judged: Judged) => flagsOf(judged).startsWith('01');
export const isSimplified = (judged: Judged) => flagsOf(judged).startsWith('02');
/** Whether the document is a credit or debit note. */
export const isNote = (judged: Judged) => NOTES.includes(typeOf(judged));

/** Returns the references of a name: ICV, PIH or QR. */
export const reference =
  (name: string): Select =>
  ({ root }) =>
    all(root, 'AdditionalDocumentReference/').filter((each) => text(each, 'ID') === name);

export const contentOf = (reference: XmlElement) => all(reference, 'Attachment/EmbeddedDocumentBinaryObject');
export const isPlainText = (content: XmlElement) => content.attribute('mimeCode') === 'text/plain';

export const addressOf = (party: string): Select => at(`${party}PostalAddress/`);
export const isSaudi = (address: XmlElement | undefined) => text(address, 'Country/IdentificationCode') === 'SA';
export const buyerIsSaudi = ({ root }: Judged) => all(root, `${BUYER}PostalAddress/`).some(isSaudi);

/** Returns the VAT numbers of a party. */
export const vatNumbers =
  (party: string): Select =>
  ({ root }) =>
    all(
      all(root, `${party}PartyTaxScheme/`).filter((each) => text(each, 'TaxScheme/ID') === 'VAT'),
      'CompanyID',
    );

export const discounts: Select = (judged) =>
  all(judged.root, 'AllowanceCharge/').filter((each) => isCharge(each) === false);
export const charges: Select = (judged) =>
  all(judged.root, 'AllowanceCharge/').filter((each) => isCharge(each) === true);
const lineAdjustments = inLines('AllowanceCharge/');
export const lineDiscounts = once((judged) => lineAdjustments(judged).filter((each) => isCharge(each) === false));
export const lineCharges = once((judged) => lineAdjustments(judged).filter((each) => isCharge(each) === true));
/** All allowances and charges except those of prices. */
export const adjustments = once((judged) =>
  everywhere(judged, 'cac:AllowanceCharge').filter(({ parent }) => parent?.name !== 'cac:Price'),
);

/** The VAT breakdown of the document (BG-23). */
export const groups: Select = at('TaxTotal/TaxSubtotal/');
/** The breakdowns of lines, which state the VAT of prepayments. */
export const lineGroups: Select = inLines('TaxTotal/TaxSubtotal/');
export const categoryOf = (group: XmlElement) => text(group, 'TaxCategory/ID');
export const isOf = (category: string) => (group: XmlElement) => categoryOf(group) === category;

/** The totals of VAT with a breakdown, and those without. */
export const totalsWith: Select = ({ root }) =>
  all(root, 'TaxTotal/').filter((each) => all(each, 'TaxSubtotal/').length > 0);
export const totalsWithout: Select = ({ root }) =>
  all(root, 'TaxTotal/').filter((each) => all(each, 'TaxSubtotal/').length === 0);
