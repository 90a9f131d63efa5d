/** Sets the VERI*FACTU codes that can be derived from the invoice (chapter 06 §7.4 and 11.1). */
import { Invoice } from '../../../bill/invoice.ts';
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
} from '../common.ts';

const EXEMPT = 'es-verifactu-exempt';
const OP_CLASS = 'es-verifactu-op-class';
const REGIME = 'es-verifactu-regime';
const ISSUER = 'es-verifactu-issuer-type';

const OP_CLASSES: CodesByKey = new Map([
  ['standard', ['S1']],
  ['zero', ['S1']],
  ['reverse-charge', ['S2']],
  ['outside-scope', ['N2', 'N1']],
  ['exempt', []],
  ['export', []],
  ['intra-community', []],
]);

const OP_CLASS_KEYS: ReadonlyMap<string, string> = new Map([
  ['S2', 'reverse-charge'],
  ['N1', 'outside-scope'],
  ['N2', 'outside-scope'],
]);

function prepareInvoice(invoice: Invoice): void {
  setCorrection(invoice, 'es-verifactu');
  if (invoice.ordering?.issuer) setExtension(taxOf(invoice), ISSUER, 'T');
  else if (invoice.$tags?.includes('self-billed')) setExtension(taxOf(invoice), ISSUER, 'D');
  setIdentityType(invoice, 'es-verifactu-identity-type');
}

function keyOf({ ext }: TaxCombo): string {
  return (
    OP_CLASS_KEYS.get(extension(ext, OP_CLASS)) ??
    (/^E[78]$/.test(extension(ext, EXEMPT)) ? 'exempt' : EXEMPTION_KEYS.get(extension(ext, EXEMPT))) ??
    'standard'
  );
}

/** Returns the regime code. Only an explicit surcharge counts, because the surcharge of a rate is not known yet. */
function regimeOf({ cat, key, surcharge, ext }: TaxCombo): string {
  if (cat === 'IPSI') return extension(ext, EXEMPT) === 'E1' ? '19' : '01';
  if (key === 'export') return '02';
  return surcharge ? '18' : '01';
}

/** Exemptions that only IGIC has are kept with other taxes too: a rule reports them. */
const KEPT_EXEMPTIONS: CodesByKey = new Map([...EXEMPTIONS, ['exempt', ['E1', 'E6', 'E7', 'E8']]]);

/** Sets the codes of IPSI, whose regime follows from its exemption, and a key that says how it is taxed. */
function setCodesOfIpsi(combo: TaxCombo): void {
  combo.key ||= combo.percent === undefined ? keyOf(combo) : combo.percent.isZero() ? 'zero' : keyOf(combo);
  alignWithKey(combo, OP_CLASS, OP_CLASSES);
  alignWithKey(combo, EXEMPT, KEPT_EXEMPTIONS);
  setExtensionIfAbsent(combo, REGIME, regimeOf(combo));
}

function setCodes(combo: TaxCombo): void {
  if (combo.cat === 'IPSI' && !isForeign(combo)) setCodesOfIpsi(combo);
  if (!isVatOrIgic(combo)) return;
  if (isForeign(combo)) {
    setExtension(combo, OP_CLASS, 'N2');
    keepOrSetExtension(combo, REGIME, '01', ['17']);
    removeExtension(combo, EXEMPT);
    return;
  }
  combo.key ||= keyOf(combo);
  setExtensionIfAbsent(combo, REGIME, regimeOf(combo));
  alignWithKey(combo, OP_CLASS, OP_CLASSES);
  alignWithKey(combo, EXEMPT, KEPT_EXEMPTIONS);
}

export const normalisers: readonly Normaliser[] = [normaliser(Invoice, prepareInvoice), normaliser(TaxCombo, setCodes)];
