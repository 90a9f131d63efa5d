/**
 * How a regime and an addon are declared: the default export of their folder's index.ts, with the definition as data
 * and functions where data cannot say it. `../modules.ts` lists them all.
 */
import type { ObjectType } from '../model/object.ts';
import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import type { AddonDefinition, RegimeDefinition, Scenario } from './definitions.ts';
import type { Extensions } from './extensions.ts';
import type { TaxIdentity } from './identity.ts';

/**
 * How tax identities of a country are brought into form and checked, whatever the document's regime. A regime without one
 * leaves them as they are written.
 */
interface IdentityModule {
  /** Country codes whose identities are normalised here; the regime's own where left out. */
  readonly countries?: readonly string[];
  /** Brings an identity into form; where left out, its code as `normaliseTaxCode` does. */
  readonly normalise?: (identity: TaxIdentity) => void;
  /** Rules on tax identities whose country is the regime's own. */
  readonly rules?: RuleSet;
}

export interface RegimeModule {
  readonly definition: RegimeDefinition;
  readonly identity?: IdentityModule;
  /** Run in documents of this regime. */
  readonly normalisers?: readonly Normaliser[];
  readonly rules?: readonly RuleSet[];
  /** Rules that hold in documents of every regime. */
  readonly everywhere?: readonly RuleSet[];
}

/** What a correction hands to an addon's hook. */
export interface CorrectionHook {
  /** The extensions given with the correction's options. */
  readonly options: Extensions;
  /** The reference to the corrected invoice, as it will stand in `preceding`. */
  readonly reference: { ext?: Extensions };
  readonly invoice: { tax?: { ext?: Extensions } };
}

export interface AddonModule {
  readonly definition: AddonDefinition;
  readonly normalisers?: readonly Normaliser[];
  readonly rules?: readonly RuleSet[];
  /** Further conditions of scenarios, beside the filters that the data state. */
  readonly conditions?: ReadonlyMap<Scenario, (invoice: object) => boolean>;
  readonly correct?: (hook: CorrectionHook) => void;
  /** Kinds of complements that the addon brings along; its line in the list of modules names their schemas too. */
  // biome-ignore lint/suspicious/noExplicitAny: complements of all types stand in one list.
  readonly complements?: readonly Complement<any>[];
}

/** A kind of object for the `complements` of documents, also a document of its own (chapter 08 §2.7). */
export interface Complement<T extends object> {
  readonly type: ObjectType<T>;
  /** Fills in what follows from the rest; complements are not normalised. */
  readonly calculate: (value: T) => void;
}

/** Declares a complement. */
export function complement<T extends object>(type: ObjectType<T>, calculate: (value: T) => void): Complement<T> {
  return { type, calculate };
}

/** Declares a country; the identity function gives editors and the compiler the shape. */
export function regime(module: RegimeModule): RegimeModule {
  return module;
}

/** Declares an addon. */
export function addon(module: AddonModule): AddonModule {
  return module;
}
