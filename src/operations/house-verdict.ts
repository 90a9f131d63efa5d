import { type Environment, failure, type Outcome } from '../engine/faults.ts';
import * as engine from '../engine/index.ts';
import { isJsonObject, type JsonObject } from '../engine/model/json.ts';
import type { HouseRules, HouseVerdict } from '../house-rules/house-rules.ts';

/** What house rules add to the outcome of an operation on a document. Files are read in house.ts, which loads the formats. */

/** Applies rules to several documents, and returns all that they find. */
export function judged(
  rules: readonly HouseRules[],
  documents: readonly JsonObject[],
  { now, translation }: Environment,
): HouseVerdict {
  const verdicts = documents.flatMap((document, i) =>
    rules.map((each) =>
      each.judge(document, { now: now(), language: translation?.language, at: documents.length > 1 ? [i] : [] }),
    ),
  );
  return {
    faults: verdicts.flatMap(({ faults }) => faults),
    warnings: verdicts.flatMap(({ warnings }) => warnings),
  };
}

/** Returns the outcome of an operation on a document, with the findings of the rules in the completed document. */
export function ruledOutcome(
  rules: readonly HouseRules[],
  made: Outcome<unknown>,
  { data, answer }: { data: JsonObject; answer: string },
  environment: Environment,
): Outcome<unknown> {
  const document = documentOf(made, data, answer, environment);
  return document ? withVerdict(made, judged(rules, [document], environment)) : made;
}

/** Returns the document that the rules apply to, if the operation completed it. */
function documentOf(
  made: Outcome<unknown>,
  data: JsonObject,
  answer: string,
  environment: Environment,
): JsonObject | undefined {
  if (!made.ok && made.key !== 'validation') return undefined;
  if (answer === 'OkResponse') return data;
  if (answer === 'Document') {
    const document = made.ok ? made.result : made.document;
    return isJsonObject(document) ? document : undefined;
  }
  if (answer !== 'Conversion') return undefined;
  const { begins: _, ...quiet } = environment;
  const built = engine.build(data, {}, quiet);
  // The engine writes documents as JSON.
  return (built.ok ? built.result : built.document) as JsonObject | undefined;
}

/** Returns an outcome with what rules found. */
export function withVerdict(made: Outcome<unknown>, { faults, warnings }: HouseVerdict): Outcome<unknown> {
  if (faults.length === 0) return warnings.length > 0 ? { ...made, warnings: [...made.warnings, ...warnings] } : made;
  const failed = failure('validation', made.ok ? faults : [...made.faults, ...faults]);
  const all = [...made.warnings, ...warnings];
  if (!made.ok) return { ...made, ...failed, warnings: all };
  return { ...failed, ...factsOf(made.result), ...(made.explain && { explain: made.explain }), warnings: all };
}

/**
 * Returns the parts of a result that a failure also has: the document, or the format and the releases of the rules that a file was judged
 * by.
 */
function factsOf(result: unknown): object {
  if (!isJsonObject(result)) return {};
  if (result.$schema !== undefined) return { document: result };
  const { format, release } = result;
  return { ...(format !== undefined && { format }), ...(release !== undefined && { release }) };
}
