/**
 * Names that programs write as literals. In this repository each is a plain string. The published types list the known names, so that
 * editors complete them (`scripts/known-names.mjs`), and accept any other string, because later versions know more names.
 */

/** A name that this version knows, for values that a program writes: any other name is an error. */
export type Known<Name extends string> = Name;

/** The path of a schema, such as `bill/invoice`. */
export type SchemaPath = string;
/** The country of a regime, such as `ES`. */
export type RegimeCode = string;
/** The key of an addon, such as `es-facturae-v3`. */
export type AddonKey = string;
/** A currency by its ISO 4217 code. */
export type CurrencyCode = string;
/** A country by its ISO 3166-1 code. */
export type CountryCode = string;
/** A country by the code of its tax office: `EL` for Greece. */
export type TaxCountryCode = string;
/** A tax, such as `VAT`. */
export type TaxCategoryCode = string;
/** A unit of measure, such as `h` or `kg`. */
export type UnitKey = string;
/** The name of a tax rate, such as `reduced`. */
export type TaxRateKey = string;
/** The treatment of a supply, such as `reverse-charge`. */
export type TaxKey = string;
/** The code of a fault: of the standard, or ours with `BW-`. */
export type FaultCode = string;
/** The key of a format, such as `xrechnung-ubl`, or `pdf`. */
export type FormatKey = string;
/** The key of a catalogue, such as `untdid`. */
export type CatalogueKey = string;
/** The name of an example document, such as `es-invoice`. */
export type ExampleName = string;
