/** Prepares receipts: prices include VAT, items are services unless they say otherwise (chapter 07 §5.1). */
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

/** Why no VAT is charged (Natura), for the keys of a combo; the first is the one to assume. */
const EXEMPTIONS: CodesByKey = new Map([
  ['standard', []],
  ['zero', []],
  ['outside-scope', ['N1', 'N2']],
  ['export', ['N3']],
  ['intra-community', ['N3']],
  ['exempt', ['N4', 'N5']],
  ['reverse-charge', ['N6']],
]);

/** The code of a supply that another country taxes. */
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

/** Takes the key from the code where only that was given; a code that is none of the list decides nothing. */
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
