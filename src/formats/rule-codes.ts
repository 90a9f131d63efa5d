/** The official identifier of a rule of e-invoices, such as `BR-01`; listed in the published types, as those in `engine/known-names.ts`. */
export type FormatRuleCode = string;
