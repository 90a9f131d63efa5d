/** Sets the TicketBAI codes that can be derived from the invoice (chapter 06 §9.1 to 9.3). */
import { Invoice } from '../../../bill/invoice.ts';
import { Line } from '../../../bill/line.ts';
import { inEuropeanUnionToday } from '../../../country/european-union.ts';
import { type NormaliseContext, type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { alignWithKey, type CodesByKey } from '../../../tax/codes-by-key.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { extension, keepOrSetExtension, setExtension, setExtensionIfAbsent } from '../../../tax/extensions.ts';
import { keyHas } from '../../../text/patterns.ts';
import { EXEMPTION_KEYS, EXEMPTIONS, isForeign, setIdentityType, taxOf, vatOf } from '../common.ts';

const EXEMPTION = 'es-tbai-exemption';
const REGIME = 'es-tbai-regime';
const REGION = 'es-tbai-region';
const PRODUCT = 'es-tbai-product';

/** Provinces by their names in both languages and by their letters, in lower case. */
const REGIONS: ReadonlyMap<string, string> = new Map([
  ['alava', 'VI'],
  ['álava', 'VI'],
  ['araba', 'VI'],
  ['vi', 'VI'],
  ['bizkaia', 'BI'],
  ['vizcaya', 'BI'],
  ['bi', 'BI'],
  ['gipuzkoa', 'SS'],
  ['guipuzcoa', 'SS'],
  ['guipúzcoa', 'SS'],
  ['ss', 'SS'],
]);

/** TicketBAI has codes for reverse charge and supplies outside the scope, besides those for exemptions. */
const EXEMPTION_CODES: CodesByKey = new Map([
  ...EXEMPTIONS,
  ['reverse-charge', ['S2']],
  ['outside-scope', ['RL', 'IE', 'OT', 'VT']],
]);

const KEYS: ReadonlyMap<string, string> = new Map([
  ...EXEMPTION_KEYS,
  ['S2', 'reverse-charge'],
  ['OT', 'outside-scope'],
  ['RL', 'outside-scope'],
  ['VT', 'outside-scope'],
  ['IE', 'outside-scope'],
]);

function prepareInvoice(invoice: Invoice): void {
  if (!invoice.tax?.ext?.has(REGION)) {
    const region = REGIONS.get(invoice.supplier?.addresses?.[0]?.region?.toLowerCase() ?? '');
    if (region) setExtension(taxOf(invoice), REGION, region);
  }
  if (invoice.$tags?.includes('simplified')) setExtension(taxOf(invoice), 'es-tbai-simplified', 'S');
  setIdentityType(invoice, 'es-tbai-identity-type');
}

/** Marks items as services unless they are marked otherwise. */
function setProduct(line: Line): void {
  const vat = vatOf(line);
  if (!line.item || !vat) return;
  const product = line.item.key || 'services';
  if (product === 'goods') keepOrSetExtension(vat, PRODUCT, 'goods', ['resale']);
  else if (product === 'services') setExtension(vat, PRODUCT, 'services');
}

function regimeOf({ key, rate, surcharge }: TaxCombo): string {
  if (key === 'export') return '02';
  return surcharge || keyHas(rate ?? '', 'eqs') ? '51' : '01';
}

function setCodes(combo: TaxCombo, { now }: NormaliseContext): void {
  if (combo.cat === 'IGIC') {
    setExtension(combo, EXEMPTION, 'IE');
    setExtensionIfAbsent(combo, REGIME, '08');
  } else if (combo.cat === 'VAT' && isForeign(combo)) {
    setExtension(combo, EXEMPTION, inEuropeanUnionToday(combo.country ?? '', now) ? 'IE' : 'RL');
    setExtensionIfAbsent(combo, REGIME, '01');
  } else if (combo.cat === 'VAT') {
    combo.key ||= KEYS.get(extension(combo.ext, EXEMPTION)) ?? 'standard';
    setExtensionIfAbsent(combo, REGIME, regimeOf(combo));
    alignWithKey(combo, EXEMPTION, EXEMPTION_CODES);
  }
}

export const normalisers: readonly Normaliser[] = [
  normaliser(Invoice, prepareInvoice),
  normaliser(Line, setProduct),
  normaliser(TaxCombo, setCodes),
];
