/** The last steps of every operation that returns a document: calculate, validate, write. */
import { Explanation } from '../bill/explanation.ts';
import { type Environment, type Failure, type Fault, failure, fault, type Outcome } from '../faults.ts';
import { isSameJson, type JsonObject } from '../model/json.ts';
import { calculateDocument, calculateEnvelope } from './calculate.ts';
import { beforeRules, withOtherFaults } from './every-fault.ts';
import type { Options } from './options.ts';
import type { Root } from './root.ts';
import { unwritable } from './unwritable.ts';
import { validateRoot } from './validate-root.ts';
import { writeRoot } from './write.ts';

/** Whether to explain a calculation, and how much of it. */
export interface ExplainOptions extends Pick<Options, 'explain'> {
  /**
   * The largest number of figures and operands to explain. Larger explanations are rejected with `BW-EXPLAIN-LENGTH`.
   */
  mostFigures?: number;
}

export interface ConcludeOptions extends ExplainOptions {
  /** Assign a missing UUID. In an envelope this always happens. */
  assignUuid?: boolean;
  /** The input of a document that is built until nothing changes. A build that changes it applies no rules. */
  settles?: JsonObject | undefined;
}

/** Calculates and validates a document after reading. A failure includes the document as far as it was completed. */
export function conclude(
  { root, warnings }: { root: Root; warnings: Fault[] },
  options: ConcludeOptions,
  environment: Environment,
): Outcome<JsonObject> {
  const { mostFigures } = options;
  const explanation = options.explain ? new Explanation(root.path, mostFigures) : undefined;
  environment.begins?.('calculate');
  const calculated = root.envelope
    ? calculateEnvelope(root.envelope, environment, explanation)
    : calculateDocument(root.doc, environment, [], options.assignUuid ?? false, explanation);
  const { failed, calculation } = calculated;
  if (failed) {
    const document = failed.key === 'no-document' ? undefined : writeRoot(root);
    return { document, ...withOtherFaults(failed, root, calculated, environment), warnings };
  }
  if (explanation && mostFigures !== undefined && explanation.figures > mostFigures) {
    return { ...failure('input', [tooLong(explanation.figures, mostFigures)]), warnings };
  }
  const { settles } = options;
  if (settles) {
    const result = writeRoot(root);
    if (!isSameJson(result, settles)) return { ok: true, result, warnings };
  }
  environment.begins?.('validate');
  const faults = validateRoot(root, environment.now(), beforeRules(root, calculation));
  environment.begins?.('write');
  const explained = explanation && { explain: explanation.finish(writeRoot(root)) };
  const written = () => settles ?? writeRoot(root);
  if (faults.length > 0) return { document: written(), ...failure('validation', faults), warnings, ...explained };
  const unwritten = root.envelope ? undefined : unwritable(root.doc, []);
  return unwritten ?? { ok: true, result: written(), warnings, ...explained };
}

/**
 * Calculates and validates a bare document before it is used for something else. Returns the failure, if any, with the
 * document as far as it was completed. Tolerated faults are added to the given list.
 */
export function refusal(
  root: Root & { envelope?: undefined },
  environment: Environment,
  tolerated: Fault[],
  isTolerated: (fault: Fault) => boolean,
): Failure | undefined {
  environment.begins?.('calculate');
  const calculated = calculateDocument(root.doc, environment, [], false);
  const { failed, calculation } = calculated;
  if (failed) return { ...withOtherFaults(failed, root, calculated, environment), document: writeRoot(root) };
  environment.begins?.('validate');
  const faults: Fault[] = [];
  const found = validateRoot(root, environment.now(), beforeRules(root, calculation));
  for (const each of found) (isTolerated(each) ? tolerated : faults).push(each);
  environment.begins?.('write');
  if (faults.length > 0) return { ...failure('validation', faults), document: writeRoot(root) };
  return unwritable(root.doc, []);
}

function tooLong(figures: number, most: number): Fault {
  return fault(
    'BW-EXPLAIN-LENGTH',
    'request.explain',
    'the explanation of the calculation has {figures} figures with their operands, but the limit is {most}; leave out explain, or split the document',
    { figures, most },
  );
}
