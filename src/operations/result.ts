import type { CalculationStep } from '../engine/calculation-step.ts';
import { explained } from '../engine/explained.ts';
import type { Fault } from '../engine/faults.ts';
import type { JsonObject } from '../engine/model/json.ts';
import type { Translation } from '../engine/text/translation.ts';
import type { Content } from './content.ts';
import { type ErrorBody, errorBody, listed, type Refusal } from './errors.ts';

/** The outcome of an operation on a document: its result, or a refusal; and what was noticed besides. */
export type Result = Success | Refused;

export type Refused = Refusal & { warnings?: readonly Fault[] } & Shown & Pick<Success, 'explain'>;

interface Shown {
  /** Warnings are a part of the result, asked for or not: of files, whose rules tell warnings apart. */
  showsWarnings?: true;
}

interface Success extends Shown {
  ok: true;
  result: unknown;
  /** The result itself, where it is no JSON: an XML document, a PDF. */
  content?: Content;
  /** What a file of the result holds, where the result says more than that and it is JSON. */
  main?: JsonObject | JsonObject[];
  warnings: readonly Fault[];
  wantsWarnings: boolean;
  /** Content and JSON are two forms of the answer, of which the caller chooses one. */
  isChoice?: true;
  /** How each figure came about, where that was asked for. */
  explain?: readonly CalculationStep[] | undefined;
}

/** Returns what answers in JSON: the result alone, or with what else was asked for (chapter 09 §3.6), or the refusal. */
export function resultBody(result: Result, translation?: Translation): unknown {
  if (!result.ok) return refusalBody(result, translation);
  const { result: value, warnings, wantsWarnings, showsWarnings, explain } = result;
  if (showsWarnings) return { ...(value as object), warnings: listed(warnings, translation) };
  if (!isWithMore(result)) return value;
  return {
    result: value,
    ...(wantsWarnings && { warnings: listed(warnings, translation) }),
    ...(explain && { explain: explained(explain) }),
  };
}

/** Returns what answers in JSON with all that was noticed beside the result, asked for or not; or the refusal. */
export function reportBody(result: Result, translation?: Translation): unknown {
  if (!result.ok) return refusalBody(result, translation);
  const { result: value, warnings, explain } = result;
  return { result: value, warnings: listed(warnings, translation), ...(explain && { explain: explained(explain) }) };
}

/** Returns the body that says in words why there is no result, with the warnings about the input. */
export function refusalBody(refused: Refused, translation?: Translation): ErrorBody {
  // Hints are about a document that is ready.
  const warnings = refused.warnings?.filter(({ level }) => level !== 'information' || refused.showsWarnings) ?? [];
  const body = errorBody(refused, translation);
  return warnings.length > 0 ? { ...body, warnings: listed(warnings, translation) } : body;
}

/** Returns whether the JSON of a result has texts in the language of the reader: faults, warnings or losses. */
export function hasWords(result: Result): boolean {
  return !result.ok || result.wantsWarnings || result.showsWarnings === true;
}

/** Returns whether more than the result was asked for, which only JSON can hold together. */
export function isWithMore({ wantsWarnings, explain }: Success): boolean {
  return wantsWarnings || explain !== undefined;
}
