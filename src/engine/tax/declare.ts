/**
 * The shape of regimes and addons: the default export of a folder's index.ts, with a definition as data, and functions
 * for everything that data cannot express. `../modules.ts` lists all of them.
 */
import type { JsonObject } from '../model/json.ts';
import type { ObjectType } from '../model/object.ts';
import type { Step } from '../model/path.ts';
import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import type { Message } from '../text/message.ts';
import type { AddonDefinition, RegimeDefinition, Scenario } from './definitions.ts';
import type { Extensions } from './extensions.ts';
import type { TaxIdentity } from './identity.ts';

/** Normalises and checks the tax identities of a country, for any regime of the document. Without this, a regime leaves them unchanged. */
interface IdentityModule {
  /** Country codes whose identities are normalised here. Default: the regime's own. */
  readonly countries?: readonly string[];
  /** Normalises an identity. Default: `normaliseTaxCode` on its code. */
  readonly normalise?: (identity: TaxIdentity) => void;
  /** Rules on tax identities of the regime's own country. */
  readonly rules?: RuleSet;
}

/** A percentage that the standard's definition lacks, with the period of its law. */
interface OtherRate {
  readonly percent: string;
  readonly since?: string;
  readonly until?: string;
}

/** Rates of a tax that its definition lacks, for warnings about percentages. */
export interface OtherRates {
  /** The day since which the definition has all rates. Default: the day from which each of them has a value. */
  readonly completeSince?: string;
  /** Percentages of regions, single goods, schemes for farmers, or limited periods; `any` if too many to list. */
  readonly percents?: readonly (string | OtherRate)[] | 'any';
}

/** A value of a rate before the first one of its definition. */
export interface FormerValue {
  readonly since: string;
  readonly percent: string;
}

/** A warning about a row of a document. */
export interface RowNotice {
  readonly code: string;
  readonly path: readonly Step[];
  readonly text: Message;
}

export interface RegimeModule {
  readonly definition: RegimeDefinition;
  /** By category. Default: the definition has all rates. */
  readonly otherRates?: { readonly [category: string]: OtherRates };
  /**
   * Values of rates by law before those of the standard's definition, by category and rate, the latest first. They are only mentioned in
   * messages, because the standard rejects such dates.
   */
  readonly formerRates?: { readonly [category: string]: { readonly [rate: string]: readonly FormerValue[] } };
  /**
   * Taxes that count in the base of another tax on the same row: the code of the tax, and of the one whose base it
   * enters. The standard puts every tax on the same base. The base of a tax that enters another one contains no such tax itself.
   */
  readonly enters?: ReadonlyMap<string, string>;
  /**
   * Returns warnings about rows of a calculated document that the country's law treats differently.
   * @param given the document before building; undefined if it was only validated
   */
  readonly notices?: (document: object, given?: JsonObject) => readonly RowNotice[];
  readonly identity?: IdentityModule;
  /** Normalisers that run on documents of this regime. */
  readonly normalisers?: readonly Normaliser[];
  readonly rules?: readonly RuleSet[];
  /** Rules for documents of every regime. */
  readonly everywhere?: readonly RuleSet[];
}

/** The input of an addon's correction hook. */
export interface CorrectionHook {
  /** The extensions among the correction's options. */
  readonly options: Extensions;
  /** The reference to the corrected invoice, as it will appear in `preceding`. */
  readonly reference: { ext?: Extensions };
  readonly invoice: { tax?: { ext?: Extensions } };
}

/** The members of a document that determine its regime. */
interface RegimeSource {
  readonly $tags?: readonly string[] | undefined;
  readonly customer?: { readonly tax_id?: { readonly country?: string | undefined } | undefined } | undefined;
}

export interface AddonModule {
  readonly definition: AddonDefinition;
  /** Returns the country whose regime applies to a document without one; undefined for the supplier's. */
  readonly regimeOf?: (document: RegimeSource) => string | undefined;
  readonly normalisers?: readonly Normaliser[];
  readonly rules?: readonly RuleSet[];
  /** Conditions of scenarios besides the filters in the data. */
  readonly conditions?: ReadonlyMap<Scenario, (invoice: object) => boolean>;
  readonly correct?: (hook: CorrectionHook) => void;
  /** Types of complements that the addon provides. Its line in the list of modules also names their schemas. */
  // biome-ignore lint/suspicious/noExplicitAny: one list contains complements of all types.
  readonly complements?: readonly Complement<any>[];
}

/** A type of object for the `complements` of documents, which can also be a separate document (chapter 08 §2.7). */
export interface Complement<T extends object> {
  readonly type: ObjectType<T>;
  /** Fills in derived values. Complements are not normalised. */
  readonly calculate: (value: T) => void;
}

export function complement<T extends object>(type: ObjectType<T>, calculate: (value: T) => void): Complement<T> {
  return { type, calculate };
}

/** Declares a regime. The identity function gives editors and the compiler the type. */
export function regime(module: RegimeModule): RegimeModule {
  return module;
}

export function addon(module: AddonModule): AddonModule {
  return module;
}
