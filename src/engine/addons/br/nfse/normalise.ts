import { Invoice } from '../../../bill/invoice.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { setExtensionIfAbsent } from '../../../tax/extensions.ts';

const ISS_DUE = '1';
const NO_INCENTIVE = '2';

/** Sets the default codes (chapter 08 §9). */
export const normalisers: readonly Normaliser[] = [
  normaliser(TaxCombo, (combo) => {
    if (combo.cat === 'ISS') setExtensionIfAbsent(combo, 'br-nfse-iss-liability', ISS_DUE);
  }),
  normaliser(Invoice, ({ supplier }) => {
    if (supplier) setExtensionIfAbsent(supplier, 'br-nfse-fiscal-incentive', NO_INCENTIVE);
  }),
];
