import type { CalculationStep } from '../engine/calculation-step.ts';
import type { Fault } from '../engine/faults.ts';
import { errorBody, listed, type Refusal, statusOf } from './errors.ts';

/** What an operation on a document gives: its result, or a refusal; and what was noticed besides. */
export type Done =
  | {
      ok: true;
      result: unknown;
      warnings: readonly Fault[];
      wantsWarnings: boolean;
      /** How each figure came about, where that was asked for. */
      explain?: readonly CalculationStep[] | undefined;
    }
  | (Refusal & { warnings?: readonly Fault[] });

/** Status, body and further headers of what an operation gave. */
export interface Reply {
  status: number;
  body: unknown;
  headers: Readonly<Record<string, string>>;
}

export function replyOf(done: Done): Reply {
  const headers: Record<string, string> = {};
  if (!done.ok) Object.assign(headers, done.headers);
  if (done.warnings) headers['Billwright-Warnings'] = String(done.warnings.length);
  if (done.ok) return { status: 200, body: resultOf(done), headers };
  return { status: statusOf(done), body: errorBody(done), headers };
}

/** The result alone, or an object with it and what else was asked for (chapter 09 §3.6). */
function resultOf({ result, warnings, wantsWarnings, explain }: Done & { ok: true }): unknown {
  if (!wantsWarnings && !explain) return result;
  return { result, ...(wantsWarnings && { warnings: listed(warnings) }), ...(explain && { explain }) };
}
