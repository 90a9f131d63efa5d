import { factsOf, speaks } from '../countries/countries.ts';
import { hasUnionVatNumbers } from '../countries/european-union.ts';
import { masked } from '../countries/masked.ts';
import { nameIn } from '../countries/names.ts';
import { unionNumber } from '../countries/union-number.ts';
import { said, type Writing } from './writing.ts';

interface TaxId {
  country?: string;
  code?: string;
}

/**
 * Returns a party's tax number as the paper prints it: by the country that issued it. Numbers of the European Union
 * begin with their country across borders, and have the name that such numbers have in the supplier's country.
 */
export function taxNumberOf(
  { country = '', code }: TaxId = {},
  writing: Pick<Writing, 'language' | 'beside' | 'labels' | 'country' | 'isAbroad'>,
): { name: string; text: string | undefined } {
  const { language, labels } = writing;
  const { taxNumber } = factsOf(country);
  const isForeign = country !== (writing.country ?? country);
  const isUnion = hasUnionVatNumbers(country);
  if (isUnion && (isForeign || writing.isAbroad || taxNumber?.prefix !== 'abroad')) {
    const here = isForeign ? (writing.country ?? '') : country;
    return {
      name: unionName(here, language) ?? labels.vatNumber,
      text: code && `${country}${unionNumber(country, code)}`,
    };
  }
  const text = taxNumber?.prefix === 'always' ? code && `${country}${code}` : code && inForm(code, country, language);
  const named = taxNumber?.names?.[code?.length ?? 0] ?? taxNumber?.name;
  return { name: named ? said(named, writing) : labels.taxId, text };
}

/** Returns the name that a country of the European Union gives VAT numbers, in its own languages. */
function unionName(country: string, language: string): string | undefined {
  const { taxNumber } = factsOf(country);
  if (!hasUnionVatNumbers(country) || !speaks(country, language)) return undefined;
  return nameIn(taxNumber?.abroad ?? taxNumber?.name, language);
}

/** Returns a number in the usual form of its country: `18069577000115` → `18.069.577/0001-15`. */
function inForm(code: string, country: string, language: string): string {
  const { masks = [], suffix } = factsOf(country).taxNumber ?? {};
  const formed = masked(code, masks);
  return suffix === undefined ? formed : `${formed} ${nameIn(suffix, language)}`;
}
