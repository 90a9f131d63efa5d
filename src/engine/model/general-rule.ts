import type { FaultCode } from '../known-names.ts';
import { type CoreNamespace, type Rank, rankOfCore } from './namespaces.ts';

/** A rule as listed in a catalogue. */
export interface RuleSummary {
  code: FaultCode;
  description: string;
  /** The standard's name of the type that the rule applies to: `bill.Invoice`. */
  object: string;
  /** The property that the rule reports, from the object: `lines[].item.price`; empty for the object itself. */
  field: string;
}

/** A rule with its conditions and tests in words. */
export interface RuleDetail extends RuleSummary {
  /** Conditions that must all hold for the rule to apply. */
  guards: readonly string[];
  /** Tests that must all pass. */
  tests: readonly string[];
  /** Keys of the extensions that the tests require. */
  extensions: readonly string[];
  /** The code that replaced it, for a code of an older release. */
  successor?: FaultCode;
}

/** A rule on a type of values rather than on an object. It applies wherever such a value appears. */
export interface GeneralRule extends RuleSummary {
  /** Position of its faults in a sorted result. */
  readonly rank: Rank;
}

/** Declares a rule on a type of values. `object` is the type's name with its namespace. */
export function generalRule(
  code: string,
  object: `${CoreNamespace}.${string}`,
  description: string,
  field = '',
): GeneralRule {
  return { code, object, description, field, rank: rankOfCore(object) };
}
