/** Sets the FatturaPA codes that the document implies (chapter 07 §4.1). */
import { Invoice } from '../../../bill/invoice.ts';
import { inEuropeanUnionToday } from '../../../country/european-union.ts';
import { type NormaliseContext, type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { Percentage } from '../../../num/percentage.ts';
import { Address } from '../../../org/address.ts';
import { paymentMeansCodes } from '../../../pay/means-codes.ts';
import { alignWithKey, keyOfCode } from '../../../tax/codes-by-key.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { setExtension } from '../../../tax/extensions.ts';
import { isForeign, isVat } from '../common.ts';
import { EXEMPTIONS, PAYMENT_MEANS, TAXED_IN_UNION, TAXED_OUTSIDE_UNION } from './codes.ts';

const EXEMPT = 'it-sdi-exempt';
const FISCAL_REGIME = 'it-sdi-fiscal-regime';

/** FatturaPA only has room for the number, since the country is known. */
const ITALIAN_PREFIX = '+39';

/** Sets the ordinary regime (RF01) for a supplier without one, and removes +39 from Italian telephone numbers. */
function completeSupplier({ supplier }: Invoice): void {
  if (!supplier) return;
  if (!supplier.ext?.get(FISCAL_REGIME)) setExtension(supplier, FISCAL_REGIME, 'RF01');
  if (supplier.tax_id?.country !== 'IT') return;
  for (const telephone of supplier.telephones ?? []) {
    if (telephone.num?.startsWith(ITALIAN_PREFIX)) telephone.num = telephone.num.slice(ITALIAN_PREFIX.length);
  }
}

/** Restores leading zeros that a spreadsheet removed from an Italian postal code (CAP): 123 becomes 00123. */
function padPostalCode(address: Address): void {
  const { country, code = '' } = address;
  if (country !== 'IT' || code.length > 4 || !/^[+-]?[0-9]+$/.test(code)) return;
  const value = Number(code);
  address.code = value < 0 ? `-${String(-value).padStart(4, '0')}` : String(Math.abs(value)).padStart(5, '0');
}

function setVatCodes(combo: TaxCombo, { now }: NormaliseContext): void {
  if (!isVat(combo)) return;
  if (isForeign(combo)) {
    const abroad = inEuropeanUnionToday(combo.country ?? '', now) ? TAXED_IN_UNION : TAXED_OUTSIDE_UNION;
    setExtension(combo, EXEMPT, abroad);
    return;
  }
  if (!combo.key || combo.key === 'exempt') takeKeyFromCode(combo);
  alignWithKey(combo, EXEMPT, EXEMPTIONS);
}

/** Derives a missing key from the code. A code outside the list changes nothing. */
function takeKeyFromCode(combo: TaxCombo): void {
  const code = combo.ext?.get(EXEMPT);
  if (!code) {
    combo.key ||= 'standard';
    return;
  }
  const key = keyOfCode(EXEMPTIONS, code);
  if (!key) return;
  combo.key = key;
  if (key === 'zero') combo.percent = Percentage.ZERO;
}

export const normalisers: readonly Normaliser[] = [
  normaliser(Invoice, completeSupplier),
  normaliser(Address, padPostalCode),
  normaliser(TaxCombo, setVatCodes),
  ...paymentMeansCodes('it-sdi-payment-means', PAYMENT_MEANS),
];
