/** Sets the FA(3) codes that keys or tags of the standard imply (chapter 07 §6.2). */
import { Invoice } from '../../../bill/invoice.ts';
import { Tax } from '../../../bill/tax.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { paymentMeansCodes } from '../../../pay/means-codes.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { setExtension } from '../../../tax/extensions.ts';

/** Codes of FormaPlatnosci. */
const PAYMENT_MEANS: ReadonlyMap<string, string> = new Map([
  ['cash', '1'],
  ['card', '2'],
  ['other+voucher', '3'],
  ['cheque', '4'],
  ['other+credit', '5'],
  ['credit-transfer', '6'],
  ['online', '7'],
]);

/** Tax category by the name of a standard rate. */
const CATEGORIES_BY_RATE: ReadonlyMap<string, string> = new Map([
  ['general', '1'],
  ['reduced', '2'],
  ['super-reduced', '3'],
]);

/** Tax category by the key of a combo, for all keys except standard. */
const CATEGORIES_BY_KEY: ReadonlyMap<string, string> = new Map([
  ['zero', '6.1'],
  ['intra-community', '6.2'],
  ['export', '6.3'],
  ['exempt', '7'],
  ['outside-scope', '8'],
  ['reverse-charge', '9'],
]);

/** The category of supplies taxed in another country. */
const TAXED_ABROAD = '8';

/** Flags of the invoice by tag. */
const FLAGS_BY_TAG: ReadonlyMap<string, string> = new Map([
  ['self-billed', 'pl-favat-self-billing'],
  ['reverse-charge', 'pl-favat-reverse-charge'],
]);

function setFlags(invoice: Invoice): void {
  for (const [tag, flag] of FLAGS_BY_TAG) {
    if (!invoice.$tags?.includes(tag)) continue;
    invoice.tax ??= Tax.create();
    setExtension(invoice.tax, flag, '1');
  }
}

/** Returns the category of any tax; undefined if neither country nor key determine it. */
function categoryOf({ country, key = '', rate = '' }: TaxCombo): string | undefined {
  if (country && country !== 'PL') return TAXED_ABROAD;
  return key === 'standard' ? CATEGORIES_BY_RATE.get(rate) : CATEGORIES_BY_KEY.get(key);
}

export const normalisers: readonly Normaliser[] = [
  normaliser(Invoice, setFlags),
  normaliser(TaxCombo, (combo) => {
    const category = categoryOf(combo);
    if (category) setExtension(combo, 'pl-favat-tax-category', category);
  }),
  ...paymentMeansCodes('pl-favat-payment-means', PAYMENT_MEANS),
];
