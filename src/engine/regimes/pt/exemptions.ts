import { Invoice } from '../../bill/invoice.ts';
import { normaliser } from '../../normalise/normaliser.ts';
import type { TaxCombo } from '../../tax/combo.ts';
import { removeExtension, setExtension } from '../../tax/extensions.ts';
import { keyHasPrefix } from '../../text/patterns.ts';

/** The reason for an exemption, in older documents and in SAF-T (PT). */
const OLD_CODE = 'pt-exemption-code';
const CODE = 'pt-saft-exemption';

/** Old rates, after `exempt+`, with the code of the exemption. */
const EXEMPTIONS: ReadonlyMap<string, string> = new Map([
  ['outlay', 'M01'],
  ['intrastate-export', 'M02'],
  ['imports', 'M04'],
  ['exports', 'M05'],
  ['suspension-scheme', 'M06'],
  ['internal-operations', 'M07'],
  ['small-retail-scheme', 'M09'],
  ['exempt-scheme', 'M10'],
  ['tobacco-scheme', 'M11'],
  ['margin-scheme+travel', 'M12'],
  ['margin-scheme+second-hand', 'M13'],
  ['margin-scheme+art', 'M14'],
  ['margin-scheme+antiques', 'M15'],
  ['goods-transmission', 'M16'],
  ['other', 'M19'],
  ['flat-rate-scheme', 'M20'],
  ['non-deductible', 'M21'],
  ['consignment-goods', 'M25'],
  ['reverse-charge+waste', 'M30'],
  ['reverse-charge+civil-eng', 'M31'],
  ['reverse-charge+greenhouse', 'M32'],
  ['reverse-charge+woods', 'M33'],
  ['reverse-charge+b2b', 'M40'],
  ['reverse-charge+intraeu', 'M41'],
  ['reverse-charge+real-estate', 'M42'],
  ['reverse-charge+gold', 'M43'],
  ['non-taxable', 'M99'],
]);

/** Exemptions that older documents also mark with a code of the tax. */
const MARKED = new Set(['M09', 'M12']);

/**
 * Turns old exempt rates into the key `exempt` with the code of the reason (chapter 05 §3.9). Other extensions are
 * removed.
 */
function takeRate(combo: TaxCombo): void {
  const { rate = '' } = combo;
  if (!keyHasPrefix(rate, 'exempt') || combo.key === 'exempt') return;
  const code = EXEMPTIONS.get(rate.slice('exempt+'.length));
  if (code === undefined) return;
  combo.key = 'exempt';
  combo.rate = undefined;
  combo.ext = new Map([[OLD_CODE, code]]);
  if (MARKED.has(code)) combo.ext.set('at-tax-code', 'exempt');
}

function renameCode(combo: TaxCombo): void {
  const code = combo.ext?.get(OLD_CODE);
  if (code === undefined) return;
  removeExtension(combo, OLD_CODE);
  setExtension(combo, CODE, code);
}

export const exemptionNormaliser = normaliser(Invoice, ({ lines, discounts, charges }) => {
  for (const rows of [lines, discounts, charges]) {
    for (const row of rows ?? []) {
      for (const combo of row.taxes ?? []) {
        takeRate(combo);
        renameCode(combo);
      }
    }
  }
});
