/** Sets the SII codes that can be derived from the invoice (chapter 06 §8.1 and 8.2). */
import { Invoice } from '../../../bill/invoice.ts';
import { Line } from '../../../bill/line.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { alignWithKey, type CodesByKey } from '../../../tax/codes-by-key.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import {
  extension,
  keepOrSetExtension,
  removeExtension,
  setExtension,
  setExtensionIfAbsent,
} from '../../../tax/extensions.ts';
import {
  EXEMPTION_KEYS,
  EXEMPTIONS,
  isForeign,
  isVatOrIgic,
  setCorrection,
  setIdentityType,
  taxOf,
  vatOf,
} from '../common.ts';

const EXEMPT = 'es-sii-exempt';
const OUTSIDE_SCOPE = 'es-sii-outside-scope';
const REGIME = 'es-sii-regime';

/** Keys that are not listed, such as taxed supplies, keep their code. */
const OUTSIDE_SCOPE_CODES: CodesByKey = new Map([
  ['outside-scope', ['location', 'other']],
  ['exempt', []],
  ['export', []],
  ['intra-community', []],
]);

function prepareInvoice(invoice: Invoice): void {
  setCorrection(invoice, 'es-sii');
  if (invoice.$tags?.includes('self-billed') || invoice.ordering?.issuer) {
    setExtension(taxOf(invoice), 'es-sii-third-party-issuer', 'S');
  }
  setIdentityType(invoice, 'es-sii-identity-type');
}

function setProduct(line: Line): void {
  const product = line.item?.key;
  const vat = vatOf(line);
  if (vat && (product === 'goods' || product === 'services')) setExtension(vat, 'es-sii-product', product);
}

function keyOf(combo: TaxCombo): string {
  if (combo.ext?.has(OUTSIDE_SCOPE)) return 'outside-scope';
  return EXEMPTION_KEYS.get(extension(combo.ext, EXEMPT)) ?? 'standard';
}

function setCodes(combo: TaxCombo): void {
  if (!isVatOrIgic(combo)) return;
  if (isForeign(combo)) {
    setExtension(combo, OUTSIDE_SCOPE, 'location');
    keepOrSetExtension(combo, REGIME, '01', ['17']);
    removeExtension(combo, EXEMPT);
    return;
  }
  combo.key ||= keyOf(combo);
  setExtensionIfAbsent(combo, REGIME, combo.key === 'export' ? '02' : '01');
  alignWithKey(combo, EXEMPT, EXEMPTIONS);
  alignWithKey(combo, OUTSIDE_SCOPE, OUTSIDE_SCOPE_CODES);
}

export const normalisers: readonly Normaliser[] = [
  normaliser(Invoice, prepareInvoice),
  normaliser(Line, setProduct),
  normaliser(TaxCombo, setCodes),
];
