import type { FaultCode } from '../known-names.ts';
import { type CoreNamespace, type Rank, rankOfCore } from './namespaces.ts';

/** A rule as a catalogue lists it. */
export interface RuleSummary {
  code: FaultCode;
  description: string;
  /** The standard's name of the type that it is on: `bill.Invoice`. */
  object: string;
  /** The property it blames, from the object: `lines[].item.price`; empty for the object itself. */
  field: string;
}

/** The same with what it depends on, and what it tests, in words. */
export interface RuleDetail extends RuleSummary {
  /** All must hold for the rule to count. */
  guards: readonly string[];
  /** All must pass. */
  tests: readonly string[];
  /** Keys of the extensions that the tests ask for. */
  extensions: readonly string[];
}

/** A rule on a type of values rather than on an object: it holds wherever such a value stands. */
export interface GeneralRule extends RuleSummary {
  /** The place of its faults among all. */
  readonly rank: Rank;
}

/** Declares a rule on a type of values, beside the type; `object` is the type's name, its namespace first. */
export function generalRule(
  code: string,
  object: `${CoreNamespace}.${string}`,
  description: string,
  field = '',
): GeneralRule {
  return { code, object, description, field, rank: rankOfCore(object) };
}
