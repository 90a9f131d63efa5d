/**
 * The shapes of the standard's data about taxes: what a regime or an addon declares before any function is needed.
 * Member names, and their order in what `/v0/regimes` and `/v0/addons` answer, are the standard's (chapter 03 §2.1,
 * chapter 06 §1.2). Percentages and dates are texts, kept as they are printed. The same data as documents that anyone
 * may send are declared in `regime-def.ts`, `category-def.ts`, `addon-def.ts` and their like; a test holds our own
 * definitions to the rules there.
 */

/** A text in several languages: ISO 639-1 code → text. English is always there. */
export type I18n = { readonly [language: string]: string };

export interface Source {
  readonly title?: I18n;
  readonly url: string;
  readonly content_type?: string;
  readonly at?: string;
}

/**
 * A key or code with its meaning; for an extension also the codes or the pattern that its values follow. They are
 * offered and explained, and refused only by a rule that asks for them (`extIn`, `extMatches`).
 */
export interface Definition {
  readonly key?: string;
  readonly code?: string;
  readonly name: I18n;
  readonly desc?: I18n;
  readonly meta?: { readonly [key: string]: string };
  readonly sources?: readonly Source[];
  readonly values?: readonly Definition[];
  readonly pattern?: string;
  readonly map?: { readonly [key: string]: string };
}

export interface TagSet {
  readonly schema: string;
  readonly list: readonly Definition[];
}

export interface TaxNoteDefinition {
  readonly cat?: string;
  readonly key?: string;
  readonly text: string;
  readonly ext?: { readonly [key: string]: string };
}

/** What an invoice gets when all filters hold (chapter 03 §7). */
export interface Scenario {
  readonly name?: I18n;
  readonly desc?: I18n;
  readonly type?: readonly string[];
  readonly tags?: readonly string[];
  readonly cat?: readonly string[];
  readonly ext_key?: string;
  readonly ext_code?: string;
  readonly note?: TaxNoteDefinition;
  readonly codes?: { readonly [key: string]: string };
  readonly ext?: { readonly [key: string]: string };
}

/** Looking for the sets of a schema ends at the first one for another: that of invoices stands first. */
export interface ScenarioSet {
  readonly schema: string;
  readonly list: readonly Scenario[];
}

/** What a correction may and must state (chapter 03 §8). */
export interface CorrectionDefinition {
  readonly schema: string;
  readonly types?: readonly string[];
  readonly extensions?: readonly string[];
  readonly reason_required?: boolean;
  readonly stamps?: readonly string[];
  readonly copy_tax?: boolean;
}

export interface CategoryKey {
  readonly key: string;
  readonly name: I18n;
  readonly desc?: I18n;
  /** Combos with this key carry no percentage. */
  readonly no_percent?: boolean;
}

export interface RateValue {
  readonly ext?: { readonly [key: string]: string };
  /** The first day on which the value holds; without it, it always did. */
  readonly since?: string;
  readonly percent: string;
  readonly surcharge?: string;
  readonly disabled?: boolean;
}

export interface RateDefinition {
  readonly rate: string;
  /** The category's keys with which the rate can stand; without, only combos without key. */
  readonly keys?: readonly string[];
  readonly name: I18n;
  readonly desc?: I18n;
  /** Newest first. */
  readonly values?: readonly RateValue[];
  readonly meta?: { readonly [key: string]: string };
}

export interface CategoryDefinition {
  readonly code: string;
  readonly name: I18n;
  readonly title?: I18n;
  readonly desc?: I18n;
  /** Withheld by the customer: lowers what is payable. */
  readonly retained?: boolean;
  /** Shown, without effect on any total. */
  readonly informative?: boolean;
  readonly keys?: readonly CategoryKey[];
  readonly rates?: readonly RateDefinition[];
  readonly extensions?: readonly string[];
  readonly ext?: { readonly [key: string]: string };
  readonly map?: { readonly [key: string]: string };
  readonly meta?: { readonly [key: string]: string };
  readonly sources?: readonly Source[];
}

export interface RegimeDefinition {
  readonly name: I18n;
  readonly description?: I18n;
  readonly sources?: readonly Source[];
  readonly time_zone: string;
  readonly country: string;
  readonly alt_country_codes?: readonly string[];
  readonly zone?: string;
  readonly currency: string;
  readonly tax_scheme?: string;
  readonly calculator_rounding_rule?: string;
  readonly tags?: readonly TagSet[];
  readonly extensions?: readonly Definition[];
  readonly identities?: readonly Definition[];
  readonly payment_means_keys?: readonly Definition[];
  readonly inbox_keys?: readonly Definition[];
  readonly scenarios?: readonly ScenarioSet[];
  readonly corrections?: readonly CorrectionDefinition[];
  readonly categories: readonly CategoryDefinition[];
}

export interface AddonDefinition {
  readonly key: string;
  readonly requires?: readonly string[];
  readonly name: I18n;
  readonly description: I18n;
  readonly sources?: readonly Source[];
  readonly extensions?: readonly Definition[];
  readonly tags?: readonly TagSet[];
  readonly scenarios?: readonly ScenarioSet[];
  readonly identities?: readonly Definition[];
  readonly inboxes?: readonly Definition[];
  readonly corrections?: readonly CorrectionDefinition[];
}
