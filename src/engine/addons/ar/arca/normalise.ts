/** Sets the ARCA codes that can be derived from the invoice (chapter 06 §2.2 and 2.3). */
import { Invoice } from '../../../bill/invoice.ts';
import { Tax } from '../../../bill/tax.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import type { Party } from '../../../org/party.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { keepOrSetExtension, setExtension } from '../../../tax/extensions.ts';
import { DOC_TYPE, docTypeOf, FINAL_CONSUMER, STATUSES_OF_A, VAT_STATUS, vatStatusOf } from './doc-types.ts';

/** Statuses of Argentinian customers without VAT registration. */
const NOT_REGISTERED = ['4', '7', '10', '15'];

/** Returns the usual VAT status of a customer, and the other possible ones. */
function statuses({ tax_id }: Party): [usual: string, possible: readonly string[]] {
  if (!tax_id) return [FINAL_CONSUMER, NOT_REGISTERED];
  if (tax_id.country !== 'AR') return ['9', ['8']];
  return ['1', [...STATUSES_OF_A, ...NOT_REGISTERED]];
}

/** Document types by class and type of the invoice. */
const DOC_TYPES: Readonly<Record<'A' | 'B' | 'C', ReadonlyMap<string, string>>> = {
  A: new Map([
    ['standard', '1'],
    ['debit-note', '2'],
    ['credit-note', '3'],
  ]),
  B: new Map([
    ['standard', '6'],
    ['debit-note', '7'],
    ['credit-note', '8'],
  ]),
  C: new Map([
    ['standard', '11'],
    ['debit-note', '12'],
    ['credit-note', '13'],
  ]),
};

function classOf(invoice: Invoice): 'A' | 'B' | 'C' {
  if (invoice.$tags?.includes('monotax')) return 'C';
  return STATUSES_OF_A.includes(vatStatusOf(invoice)) ? 'A' : 'B';
}

/** Returns 1 for goods, 2 for services, 3 for both. Items not marked as goods count as services. */
function conceptOf({ lines }: Invoice): string | undefined {
  if (!lines?.length) return undefined;
  const goods = lines.filter((line) => line.item?.key === 'goods').length;
  if (goods === 0) return '2';
  return goods === lines.length ? '1' : '3';
}

function prepareInvoice(invoice: Invoice): void {
  if (invoice.customer) keepOrSetExtension(invoice.customer, VAT_STATUS, ...statuses(invoice.customer));
  invoice.tax ??= Tax.create();
  const docType = docTypeOf(invoice) || DOC_TYPES[classOf(invoice)].get(invoice.type ?? '');
  if (docType) setExtension(invoice.tax, DOC_TYPE, docType);
  const concept = conceptOf(invoice);
  if (concept) setExtension(invoice.tax, 'ar-arca-concept', concept);
}

const VAT_RATES: ReadonlyMap<string, string> = new Map([
  ['reduced', '4'],
  ['general', '5'],
  ['increased', '6'],
]);

function setVatRate(combo: TaxCombo): void {
  const code = combo.key === 'zero' ? '3' : VAT_RATES.get(combo.rate ?? '');
  if (code) setExtension(combo, 'ar-arca-vat-rate', code);
}

export const normalisers: readonly Normaliser[] = [
  normaliser(Invoice, prepareInvoice),
  normaliser(TaxCombo, setVatRate),
];
