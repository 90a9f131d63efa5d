/** What the law of a country asks of invoices, as far as papers and dialogs show it. */
export interface CountryFacts {
  /** The titles of invoices by type, by language of the paper. */
  titles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Returns the series of a correction, by its type and the series of the invoice, if it must be another one. */
  correctionSeries?(type: string, series: string): string;
}
