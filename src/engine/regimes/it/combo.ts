import { normaliser } from '../../normalise/normaliser.ts';
import { TaxCombo } from '../../tax/combo.ts';

/** Extension keys of older documents with their replacements. */
const RENAMED = [
  ['it-sdi-retained-tax', 'it-sdi-retained'],
  ['it-sdi-nature', 'it-sdi-exempt'],
] as const;

/** Moves codes under old extension keys to the current ones, with or without the addon that defines them. */
export const comboNormaliser = normaliser(TaxCombo, ({ ext }) => {
  for (const [old, current] of RENAMED) {
    const code = ext?.get(old);
    if (code === undefined) continue;
    ext?.delete(old);
    ext?.set(current, code);
  }
});
