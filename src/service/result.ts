import type { CalculationStep } from '../engine/calculation-step.ts';
import type { Fault } from '../engine/faults.ts';
import type { Content } from './content.ts';
import { errorBody, listed, type Refusal } from './errors.ts';

/** The outcome of an operation on a document: its result, or a refusal; and what was noticed besides. */
export type Result = Success | (Refusal & { warnings?: readonly Fault[] });

interface Success {
  ok: true;
  /** As JSON. */
  result: unknown;
  /** The result itself, where it is no JSON: an XML document, a PDF. */
  content?: Content;
  warnings: readonly Fault[];
  wantsWarnings: boolean;
  /** How each figure came about, where that was asked for. */
  explain?: readonly CalculationStep[] | undefined;
}

/** Returns what answers in JSON: the result alone, or with what else was asked for (chapter 09 §3.6), or the refusal. */
export function resultBody(result: Result): unknown {
  if (!result.ok) return errorBody(result);
  const { result: value, warnings, wantsWarnings, explain } = result;
  if (!isWithMore(result)) return value;
  return { result: value, ...(wantsWarnings && { warnings: listed(warnings) }), ...(explain && { explain }) };
}

/** Returns whether more than the result was asked for, which only JSON can hold together. */
export function isWithMore({ wantsWarnings, explain }: Success): boolean {
  return wantsWarnings || explain !== undefined;
}
