/**
 * The options that the regime and the addons of a document allow and require for a correction (chapter 03 §8, chapter
 * 02 §14.2).
 */

import type { CorrectionDefinition } from './definitions.ts';
import type { Plan } from './registry.ts';

/** The combined requirements of a regime and addons for a correction. */
export interface CorrectionTerms {
  /** The allowed types of a correction; any type if the list is empty. */
  readonly types: readonly string[];
  /** The extension keys that the options should contain. */
  readonly extensions: readonly string[];
  /** The providers whose stamps the corrected document must have. */
  readonly stamps: readonly string[];
  readonly reasonRequired: boolean;
  /** Copy the taxes of the corrected document. */
  readonly copyTax: boolean;
}

/** Merges the definitions of the regime and of each addon, in this order. */
export function correctionTerms(schema: string, plan: Plan): CorrectionTerms {
  const own = (list: readonly CorrectionDefinition[] | null | undefined) =>
    list?.find((each) => schema.endsWith(each.schema));
  const owners = [plan.regime, ...plan.addons].flatMap((owner) => own(owner?.definition.corrections) ?? []);
  const union = (list: (definition: CorrectionDefinition) => readonly string[] | undefined) => [
    ...new Set(owners.flatMap((definition) => list(definition) ?? [])),
  ];
  return {
    types: union(({ types }) => types),
    extensions: union(({ extensions }) => extensions),
    stamps: union(({ stamps }) => stamps),
    reasonRequired: owners.some((definition) => definition.reason_required),
    copyTax: owners.some((definition) => definition.copy_tax),
  };
}
