/**
 * How a country writes the number of an invoice, if it is not series, hyphen and code. Separate from the pages of countries, so that lists
 * load only this.
 */
export interface NumberWriting {
  /** Stands between the series and the code. Default: a hyphen. */
  separator?: string;
  /** The minimum number of digits of each. */
  digits?: { readonly series: number; readonly code: number };
}

export const numberWritings: Readonly<Record<string, NumberWriting>> = {
  // Resolución General AFIP 1415/2003, annex II: the point of sale and the number.
  AR: { digits: { series: 5, code: 8 } },
  CO: { separator: '' },
  // Resolución DGT-R-033-2019, article 5: branch, terminal and type, ten digits, then the ten digits of the number.
  CR: { separator: '' },
  PT: { separator: '/' },
};
