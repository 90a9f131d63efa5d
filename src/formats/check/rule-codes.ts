/**
 * The official identifier of an e-invoice rule, such as `BR-01`. The published types list the identifiers, like the
 * names in `engine/known-names.ts`.
 */
export type FormatRuleCode = string;
