/** Files of cases: changes to e-invoices and documents with their expected results. Tests run them; some break rules. */

import type { Json } from '../../engine/model/json.ts';
import type { Format } from '../declare/format.ts';
import { isPlan } from '../declare/meanings.ts';
import { syntaxOf } from '../list/syntaxes.ts';
import type { Plan } from '../model/plan.ts';
import type { XmlElement } from '../xml/element.ts';
import { type Patch, patchedXml } from './patch.ts';
import { parsed } from './tree.ts';

/** One case: a change and its expected results. */
export interface Row extends Patch {
  /** The expected behaviour, for the title: `refuses a proforma`. */
  readonly what?: string;
  /** The base if it differs from the base of the file. */
  readonly base?: string;
  /** Parts of the indented text with their replacements, after all other changes. The result may not be XML. */
  readonly text?: Readonly<Record<string, string>>;
  /** Whether the format of a check is recognised from the XML. */
  readonly recognised?: true;
  /** Another change of the base, which passes. Examples show it in place of the base. */
  readonly passes?: Patch;
  /** The location where the rule fires: the end of an XPath, `cac:Contact or ram:DefinedTradeContact`. */
  readonly at?: string;
  /** All other rules that fire, in `ubl` and `cii` those of that syntax only: `BR-DE-2`, `BR-DE-21 warning`. */
  readonly also?: string | readonly string[];
  /** The formats to write or read, if they differ from the formats of the file. */
  readonly in?: string | readonly string[];
  /** The peculiarities of a syntax. A case with only one of them is not run for the other. */
  readonly ubl?: Partial<Row>;
  readonly cii?: Partial<Row>;
  /** The written business terms, `null` for an absent one: `BT-33: Bonn, 7`. */
  readonly terms?: Readonly<Record<string, Json>>;
  /** The properties that terms are written from: `BT-33: $.supplier.registration`. */
  readonly from?: Readonly<Record<string, string | readonly string[]>>;
  /** The texts of written elements, `null` for an absent one: `Fa/P_2: R-26-017`. */
  readonly elements?: Readonly<Record<string, Json>>;
  /** The values read, `null` for an absent one: `$.supplier.name: Werk`. */
  readonly gives?: Readonly<Record<string, Json>>;
  /**
   * All losses that the base does not have, possibly with the values in their texts:
   * `dropped warning $.supplier.registration`, `difference error BT-109 $.totals.total (10.00,11.00)`.
   */
  readonly losses?: string | readonly string[];
  /** The rules of a national format that warn of the written XML, which otherwise has no findings: `KSEF-SUM-03`. */
  readonly warnings?: string | readonly string[];
  /**
   * All faults that the base does not have: `BR-56 $.supplier`. Nothing else is checked if a document cannot be
   * written.
   */
  readonly faults?: string | readonly string[];
}

/**
 * The cases in which a rule fires, and those in which it holds. The key includes a level unless that is fatal:
 * `BR-DE-21 warning`.
 */
export interface RuleCases {
  readonly fires?: Row | readonly Row[];
  readonly holds?: Row | readonly Row[];
}

/** A file of cases: one of `rules`, `check`, `write` and `read`, with the keys of rule sets or formats. */
export interface CaseFile {
  readonly rules?: readonly string[];
  readonly check?: readonly string[];
  readonly write?: readonly string[];
  readonly read?: readonly string[];
  /** The format whose rules to apply if it is not the first with the rule set. */
  readonly format?: string;
  /** Whether to write documents without applying the rules of the format. */
  readonly unjudged?: boolean;
  /**
   * The base: `small` is `small-ubl.xml` or `small-cii.xml`, depending on the syntax; `NAME.xml` is that file; for
   * `write`, `NAME` is `NAME.yaml`.
   */
  readonly base: string;
  /** The changes that all cases share. */
  readonly given?: Row;
  /** The cases by rule; for `write` and `read` a list. */
  readonly cases?: Readonly<Record<string, RuleCases>> | readonly Row[];
  /**
   * One row per rule, which alone fires if an element is added, set or removed: `UBL-CR-002: cbc:UBLVersionID`,
   * `CII-SR-014: //ram:Name = A`.
   */
  readonly added?: Readonly<Record<string, string>>;
  readonly changed?: Readonly<Record<string, string>>;
  readonly removed?: Readonly<Record<string, string>>;
  /** The level of the rules in these rows. */
  readonly level?: 'warning' | 'information';
}

/** Merges two patches. All locations refer to the base. */
export function joined(patch: Patch, other: Patch | undefined): Patch {
  if (!other) return patch;
  return {
    set: { ...patch.set, ...other.set },
    remove: [patch.remove ?? [], other.remove ?? []].flat(),
    add: { ...patch.add, ...other.add },
    before: { ...patch.before, ...other.before },
    after: { ...patch.after, ...other.after },
    rename: { ...patch.rename, ...other.rename },
  };
}

/** Returns the identifiers of a format and its process, for a base without its own format. */
export function identifiersOf({ specification, process, signs, syntax }: Format): Patch {
  if (syntax !== 'ubl' && syntax !== 'cii') return {};
  const own = process ?? signs?.processes[0];
  return { set: { 'BT-24': specification, ...(own === undefined ? {} : { 'BT-23': own }) } };
}

/** Returns XML after the changes, in which business terms may be locations. */
export async function patched(xml: string, format: Format, patch: Patch): Promise<string> {
  const document = parsed(xml);
  return patchedXml(document, patch, await planOf(document.element, format), await format.schema.load());
}

/** Returns the plan of a document; undefined in a syntax without business terms. @internal */
export async function planOf(root: XmlElement, format: Format): Promise<Plan | undefined> {
  const meanings = await (await syntaxOf(format.syntax).load()).meaningsOf(root, format);
  return isPlan(meanings) ? meanings : undefined;
}

/** Splits `cbc:ID = 7` into a location and a value. */
function pair(text: string): readonly [string, string] {
  const [location = '', value = ''] = text.split(/ = (.*)/s);
  return [location, value];
}

/** Returns the changes with a row per rule, each with its rule. */
export function rowsOf({ added = {}, changed = {}, removed = {} }: CaseFile): (readonly [string, Row])[] {
  return [
    ...Object.entries(added).map(([rule, text]) => [rule, { add: Object.fromEntries([pair(text)]) }] as const),
    ...Object.entries(changed).map(([rule, text]) => [rule, { set: Object.fromEntries([pair(text)]) }] as const),
    ...Object.entries(removed).map(([rule, path]) => [rule, { remove: path }] as const),
  ];
}
