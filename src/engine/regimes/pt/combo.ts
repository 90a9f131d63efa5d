import { isoEquivalent } from '../../country/iso-equivalent.ts';
import { normaliser } from '../../normalise/normaliser.ts';
import { categoryIn } from '../../rules/conditions.ts';
import { at, check, rules, when } from '../../rules/declare.ts';
import { TaxCombo } from '../../tax/combo.ts';
import { extRequire } from '../../tax/extension-conditions.ts';
import { setExtension, setExtensionIfAbsent } from '../../tax/extensions.ts';

/** The part of Portugal, or the other country, whose VAT applies (TaxCountryRegion of SAF-T (PT)). */
const REGION = 'pt-region';

const MAINLAND = 'PT';

/** Sets the region of each VAT: the other country if the tax has one, otherwise the mainland by default. */
export const comboNormaliser = normaliser(TaxCombo, (combo) => {
  if (combo.cat !== 'VAT') return;
  setExtensionIfAbsent(combo, REGION, MAINLAND);
  if (combo.country && combo.country !== MAINLAND) setExtension(combo, REGION, isoEquivalent(combo.country) ?? '');
});

export const comboRules = rules(TaxCombo, 'GOBL-PT-TAX-COMBO', [
  when(categoryIn('VAT'), [
    at('ext', [
      check(
        '01',
        'Portuguese VAT needs its region in ext under pt-region: PT, PT-AC (Azores), PT-MA (Madeira) or another country; building the document sets PT.',
        extRequire(REGION),
      ),
    ]),
  ]),
]);
