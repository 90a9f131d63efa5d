/** Prepares receipts: prices include VAT, and items are services by default (chapter 07 §5.1). */
import { Invoice } from '../../../bill/invoice.ts';
import { Tax } from '../../../bill/tax.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { Item } from '../../../org/item.ts';
import { alignWithKey, type CodesByKey, keyOfCode } from '../../../tax/codes-by-key.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { setExtension, setExtensionIfAbsent } from '../../../tax/extensions.ts';
import { upperSimple } from '../../../text/clean.ts';
import { isForeign, isVat } from '../common.ts';

const EXEMPT = 'it-ticket-exempt';
const LOTTERY = 'it-ticket-lottery';

/** Reasons why no VAT is charged (Natura), for the keys of a combo. The first is the default. */
const EXEMPTIONS: CodesByKey = new Map([
  ['standard', []],
  ['zero', []],
  ['outside-scope', ['N1', 'N2']],
  ['export', ['N3']],
  ['intra-community', ['N3']],
  ['exempt', ['N4', 'N5']],
  ['reverse-charge', ['N6']],
]);

/** The code of a supply taxed in another country. */
const TAXED_ABROAD = 'N2';

function prepareTax(invoice: Invoice): void {
  invoice.tax ??= Tax.create();
  const { tax } = invoice;
  tax.prices_include ||= 'VAT';
  const lottery = tax.ext?.get(LOTTERY);
  if (lottery !== undefined) setExtension(tax, LOTTERY, upperSimple(lottery).replace(/[^A-Z0-9]/g, ''));
}

function setExemption(combo: TaxCombo): void {
  if (!isVat(combo)) return;
  if (isForeign(combo)) {
    setExtension(combo, EXEMPT, TAXED_ABROAD);
    return;
  }
  if (!combo.key) takeKeyFromCode(combo);
  alignWithKey(combo, EXEMPT, EXEMPTIONS);
}

/** Derives a missing key from the code. A code outside the list changes nothing. */
function takeKeyFromCode(combo: TaxCombo): void {
  const code = combo.ext?.get(EXEMPT);
  if (!code) {
    combo.key = 'standard';
    return;
  }
  const key = keyOfCode(EXEMPTIONS, code);
  if (!key) return;
  combo.key = key;
  combo.rate = undefined;
}

export const normalisers: readonly Normaliser[] = [
  normaliser(Invoice, prepareTax),
  normaliser(Item, (item) => setExtensionIfAbsent(item, 'it-ticket-product', 'services')),
  normaliser(TaxCombo, setExemption),
];
