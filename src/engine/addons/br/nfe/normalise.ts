/** Sets the NF-e codes derived from keys and tags, and the default ones (chapter 08 §14). */
import { Invoice } from '../../../bill/invoice.ts';
import { Tax } from '../../../bill/tax.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { paymentMeansCodes } from '../../../pay/means-codes.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { extension, setExtension, setExtensionIfAbsent } from '../../../tax/extensions.ts';
import { FOR_COMPANIES, FOR_CONSUMERS, MODEL, STATE_REGISTRATION } from './keys.ts';

const NORMAL_REGIME = '3';
const TAXED_IN_FULL = '00';
const NATIONAL = '0';
const BASIC_RATE = '01';
const TAXPAYER = '1';
const NO_TAXPAYER = '9';

const MEANS: ReadonlyMap<string, string> = new Map([
  ['cash', '01'],
  ['cheque', '02'],
  ['card', '03'],
  ['card+debit', '04'],
  ['debit-transfer+debit', '04'],
  ['credit-transfer', '18'],
  ['online', '18'],
  ['other', '99'],
]);

function setTaxCodes(combo: TaxCombo): void {
  if (combo.cat === 'ICMS') {
    if (!combo.ext?.has('br-nfe-icms-csosn')) setExtensionIfAbsent(combo, 'br-nfe-icms-cst', TAXED_IN_FULL);
    setExtensionIfAbsent(combo, 'br-nfe-icms-origin', NATIONAL);
  }
  if (combo.cat === 'PIS') setExtensionIfAbsent(combo, 'br-nfe-pis-cst', BASIC_RATE);
  if (combo.cat === 'COFINS') setExtensionIfAbsent(combo, 'br-nfe-cofins-cst', BASIC_RATE);
}

function setInvoiceCodes(invoice: Invoice): void {
  invoice.tax ??= Tax.create();
  const { $tags, tax, supplier, customer } = invoice;
  setExtension(tax, MODEL, $tags?.includes('simplified') ? FOR_CONSUMERS : FOR_COMPANIES);
  if (supplier) setExtensionIfAbsent(supplier, 'br-nfe-regime', NORMAL_REGIME);
  if (!customer) return;
  const isTaxpayer =
    extension(tax.ext, MODEL) !== FOR_CONSUMERS &&
    customer.identities?.some((identity) => identity?.key === STATE_REGISTRATION);
  setExtensionIfAbsent(customer, 'br-nfe-state-reg-ind', isTaxpayer ? TAXPAYER : NO_TAXPAYER);
}

export const normalisers: readonly Normaliser[] = [
  normaliser(TaxCombo, setTaxCodes),
  ...paymentMeansCodes('br-nfe-payment-means', MEANS, ['other']),
  normaliser(Invoice, setInvoiceCodes),
];
