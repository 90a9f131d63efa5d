/** What a correction of a document may and must state, by its regime and addons (chapter 03 §8, chapter 02 §14.2). */

import type { CorrectionDefinition } from './definitions.ts';
import type { Plan } from './registry.ts';

/** The demands of a regime and of all addons together. */
export interface CorrectionTerms {
  /** The types that a correction may have; every type where none is listed. */
  readonly types: readonly string[];
  /** The extension keys that options should state. */
  readonly extensions: readonly string[];
  /** The providers whose stamps of the corrected document are needed. */
  readonly stamps: readonly string[];
  readonly reasonRequired: boolean;
  /** The taxes of the corrected document should go along. */
  readonly copyTax: boolean;
}

/** The definitions of the regime and of each addon, in this order, as one. */
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
