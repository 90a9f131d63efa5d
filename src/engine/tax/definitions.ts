/**
 * The types of the standard's tax data in our regimes and addons: texts, as printed. They are derived from the document
 * objects in `regime-def.ts`, `addon-def.ts` and similar files, which describe each member (chapter 03 §2.1, chapter 06
 * §1.2). Members appear in the output in the order written here.
 */
import type { Definition as DefinitionObject } from '../cbc/definition.ts';
import type { Source as SourceObject } from '../cbc/source.ts';
import type { Written } from '../model/object.ts';
import type { Texts } from '../model/value-type.ts';
import type { AddonDef } from './addon-def.ts';
import type { CatalogueDef } from './catalogue-def.ts';
import type { CategoryDef, KeyDef, RateDef, RateValueDef } from './category-def.ts';
import type { CorrectionDefinition as CorrectionObject } from './correction-definition.ts';
import type { TaxNote } from './note.ts';
import type { RegimeDef } from './regime-def.ts';
import type { Scenario as ScenarioObject, ScenarioSet as ScenarioSetObject } from './scenario.ts';
import type { TagSet as TagSetObject } from './tag-set.ts';

type Data<T> = T extends object ? { readonly [K in keyof T]: Data<T[K]> } : T;

/** A text in several languages: ISO 639-1 code → text. English is always present. */
export type I18n = Readonly<Texts>;

/**
 * A key or code with its meaning. For an extension it also has the codes or the pattern of its values, which editors
 * offer and explain. Only rules that ask for them (`extIn`, `extMatches`) reject other values.
 */
export interface Definition extends Data<Written<typeof DefinitionObject>> {}
export interface Source extends Data<Written<typeof SourceObject>> {}
export interface TagSet extends Data<Written<typeof TagSetObject>> {}
export interface TaxNoteDefinition extends Data<Written<typeof TaxNote>> {}
export interface Scenario extends Data<Written<typeof ScenarioObject>> {}
/**
 * Sets for invoices come first, because the search for the sets of a schema ends at the first set for another schema.
 */
export interface ScenarioSet extends Data<Written<typeof ScenarioSetObject>> {}
export interface CorrectionDefinition extends Data<Written<typeof CorrectionObject>> {}
export interface RateValue extends Data<Written<typeof RateValueDef>> {}
export interface RateDefinition extends Data<Written<typeof RateDef>> {}

/** In our data, key and name are always present. */
export interface CategoryKey extends Data<Written<typeof KeyDef>> {
  readonly key: string;
  readonly name: I18n;
}
export interface CategoryDefinition extends Data<Written<typeof CategoryDef>> {
  readonly keys?: readonly CategoryKey[];
}
export interface RegimeDefinition extends Data<Written<typeof RegimeDef>> {
  readonly categories: readonly CategoryDefinition[];
}

/** In our data, the description is always present and empty members may be missing; the output has null for them. */
export interface AddonDefinition extends Omit<Data<Written<typeof AddonDef>>, Absent> {
  readonly description: I18n;
  readonly extensions?: readonly Definition[] | null;
  readonly scenarios?: readonly ScenarioSet[] | null;
  readonly corrections?: readonly CorrectionDefinition[] | null;
}
type Absent = 'extensions' | 'scenarios' | 'corrections';

/** Extensions that are independent of countries and addons: code lists of international bodies (chapter 03 §12). */
export interface CatalogueDefinition extends Data<Written<typeof CatalogueDef>> {}
