import type { CalculationStep } from '../engine/calculation-step.ts';
import { explained } from '../engine/explained.ts';
import type { Fault, SignatureVerdict } from '../engine/faults.ts';
import type { JsonObject } from '../engine/model/json.ts';
import type { Translation } from '../engine/text/translation.ts';
import { UNJUDGED } from '../formats/declare/unjudged.ts';
import type { Content } from './content.ts';
import { type ErrorBody, errorBody, listed, type Refusal } from './errors.ts';

/** The outcome of an operation on a document: its result or a refusal, with warnings. */
export type Result = Success | Refused;

export type Refused = Refusal & { warnings?: readonly Fault[] } & Shown & Pick<Success, 'explain'>;

interface Shown {
  /** Always include warnings in the result: for files, whose rules distinguish them. */
  showsWarnings?: true;
}

interface Success extends Shown {
  ok: true;
  result: unknown;
  /** The result itself if it is not JSON: an XML document or a PDF. */
  content?: Content;
  /** The part for a file, if the JSON result contains more. */
  main?: JsonObject | JsonObject[];
  warnings: readonly Fault[];
  wantsWarnings: boolean;
  /** Content and JSON are two forms of the answer; the caller chooses one. */
  isChoice?: true;
  /** How each figure was calculated, if requested. */
  explain?: readonly CalculationStep[] | undefined;
}

/** Returns the warning that an e-invoice was not judged, if it is the verdict of a check. */
export function unjudgedIn(result: Result): Fault | undefined {
  const isVerdict = result.ok && (result.result as { judged?: boolean } | null)?.judged === false;
  return isVerdict ? result.warnings.find(({ code }) => code === UNJUDGED) : undefined;
}

/** Returns the verdict on the signature of a valid file, if it is signed. */
export function signatureOf(result: Result): SignatureVerdict | undefined {
  return result.ok ? (result.result as { signature?: SignatureVerdict } | null)?.signature : undefined;
}

/** Returns the JSON body of an answer: the result alone, with requested details (chapter 09 §3.6), or the refusal. */
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

/** Returns the JSON body with the result and all warnings, requested or not; or the refusal. */
export function reportBody(result: Result, translation?: Translation): unknown {
  if (!result.ok) return refusalBody(result, translation);
  const { result: value, warnings, explain } = result;
  return { result: value, warnings: listed(warnings, translation), ...(explain && { explain: explained(explain) }) };
}

/** Returns the error body of a refusal with the warnings about the input. */
export function refusalBody(refused: Refused, translation?: Translation): ErrorBody {
  // Hints concern a finished document.
  const warnings = refused.warnings?.filter(({ level }) => level !== 'information' || refused.showsWarnings) ?? [];
  const body = errorBody(refused, translation);
  return warnings.length > 0 ? { ...body, warnings: listed(warnings, translation) } : body;
}

/** Returns whether the JSON of a result contains texts in the reader's language: faults, warnings or losses. */
export function hasWords(result: Result): boolean {
  return !result.ok || result.wantsWarnings || result.showsWarnings === true;
}

/** Returns whether details were requested, which only JSON can combine with the result. */
export function isWithMore({ wantsWarnings, explain }: Success): boolean {
  return wantsWarnings || explain !== undefined;
}
