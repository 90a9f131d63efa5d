import { inEuropeanUnionToday } from '../../engine/country/european-union.ts';
import { type AddonSummary, addonSummaries } from '../../engine/index.ts';
import type { FormatSummary } from '../../formats/list/summaries.ts';

/** Selects the addons and formats for invoices of a country, so that a model reads a few lines instead of all. */

/** The first part of the keys of addons for all of the European Union. */
const UNION = 'EU';

/** Returns the addons of a country, with those they include and those of the European Union for its members. */
export function addonsFor(country: string, now: Date): AddonSummary[] {
  const codes = codesOf(country, now);
  const all = addonSummaries();
  const own = all.filter(({ key }) => codes.has(ownerOf(key)));
  const included = new Set(own.flatMap(({ requires }) => requires));
  return all.filter((each) => own.includes(each) || included.has(each.key));
}

/** Returns the formats of a country: the usual ones with others of their family, and those meant for its addons. */
export function formatsFor(country: string, formats: readonly FormatSummary[], now: Date): FormatSummary[] {
  const codes = codesOf(country, now);
  const addons = new Set(addonsFor(country, now).map(({ key }) => key));
  const national = new Set([...addons].filter((key) => ownerOf(key) !== UNION));
  const families = formats
    .filter(
      ({ usual_for: usual }) =>
        usual.countries.some((code) => codes.has(code)) || usual.addons.some((key) => addons.has(key)),
    )
    .map(({ key }) => key.replace(/-(?:ubl|cii|pdf)$/, ''));
  return formats.filter(
    ({ key, intended_for: intended }) =>
      intended.some((addon) => national.has(addon)) ||
      families.some((family) => key === family || key.startsWith(`${family}-`)),
  );
}

/** Returns the codes that stand for a country in keys: Greece has two, and members also have those of the Union. */
function codesOf(given: string, now: Date): ReadonlySet<string> {
  const country = given.toUpperCase();
  const codes = country === 'GR' || country === 'EL' ? ['GR', 'EL'] : [country];
  return new Set(codes.some((code) => inEuropeanUnionToday(code, now)) ? [...codes, UNION] : codes);
}

function ownerOf(addon: string): string {
  return addon.slice(0, addon.indexOf('-')).toUpperCase();
}
