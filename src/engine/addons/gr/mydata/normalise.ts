/** Sets the myDATA codes that keys of the standard imply (chapter 07 §3.1). */
import { Charge } from '../../../bill/charge.ts';
import { inEuropeanUnionToday } from '../../../country/european-union.ts';
import { type NormaliseContext, type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { paymentMeansCodes } from '../../../pay/means-codes.ts';
import { alignWithKey, keyOfCode } from '../../../tax/codes-by-key.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { setExtension } from '../../../tax/extensions.ts';
import {
  EXEMPTIONS,
  PAYMENT_MEANS,
  TAX_TYPES_BY_EXTENSION,
  TAX_TYPES_BY_KEY,
  TAXED_IN_UNION,
  TAXED_OUTSIDE_UNION,
  VAT_RATES,
  WITHOUT_VAT,
} from './codes.ts';

const EXEMPTION = 'gr-mydata-exemption';
const VAT_RATE = 'gr-mydata-vat-rate';
const TAX_TYPE = 'gr-mydata-tax-type';

function setVatCodes(combo: TaxCombo, { now }: NormaliseContext): void {
  if (combo.cat !== 'VAT') return;
  if (combo.country && combo.country !== 'EL') {
    setExtension(combo, EXEMPTION, inEuropeanUnionToday(combo.country, now) ? TAXED_IN_UNION : TAXED_OUTSIDE_UNION);
    setExtension(combo, VAT_RATE, WITHOUT_VAT);
    combo.key = 'outside-scope';
    return;
  }
  combo.key ||= keyOfCode(EXEMPTIONS, combo.ext?.get(EXEMPTION) ?? '') ?? 'standard';
  if (!EXEMPTIONS.has(combo.key)) return;
  alignWithKey(combo, EXEMPTION, EXEMPTIONS);
  const taxed = combo.key === 'standard' || combo.key === 'zero';
  const rate = taxed ? VAT_RATES.get(combo.rate ?? '') : WITHOUT_VAT;
  if (rate) setExtension(combo, VAT_RATE, rate);
}

/** Sets the kind of tax of a charge, by its key or by the list of its code. */
function setTaxType(charge: Charge): void {
  const byKey = TAX_TYPES_BY_KEY.get(charge.key ?? '');
  if (byKey) setExtension(charge, TAX_TYPE, byKey);
  if (charge.ext?.has(TAX_TYPE)) return;
  for (const [extension, taxType] of TAX_TYPES_BY_EXTENSION) {
    if (charge.ext?.has(extension)) {
      setExtension(charge, TAX_TYPE, taxType);
      return;
    }
  }
}

export const normalisers: readonly Normaliser[] = [
  normaliser(TaxCombo, setVatCodes),
  ...paymentMeansCodes('gr-mydata-payment-means', PAYMENT_MEANS),
  normaliser(Charge, setTaxType),
];
