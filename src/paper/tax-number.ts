import { factsOf, speaks } from '../countries/countries.ts';
import { hasUnionVatNumbers } from '../countries/european-union.ts';
import { nameIn } from '../countries/names.ts';
import { isUnionNumber, printedTaxNumber } from '../countries/tax-number.ts';
import { bareNumber } from '../countries/union-number.ts';
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
  const home = writing.country ?? country;
  const number = code && printedTaxNumber(country, code, home, writing.isAbroad);
  if (isUnionNumber(country, home, writing.isAbroad))
    return { name: unionName(home, language) ?? labels.vatNumber, text: number };
  const text = number && taxNumber?.suffix ? `${number} ${nameIn(taxNumber.suffix, language)}` : number;
  const named = taxNumber?.names?.[bareNumber(country, code ?? '').length] ?? taxNumber?.name;
  return { name: named ? said(named, writing) : labels.taxId, text };
}

/** Returns the name that a country of the European Union gives VAT numbers, in its own languages. */
function unionName(country: string, language: string): string | undefined {
  const { taxNumber } = factsOf(country);
  if (!hasUnionVatNumbers(country) || !speaks(country, language)) return undefined;
  return nameIn(taxNumber?.abroad ?? taxNumber?.name, language);
}
