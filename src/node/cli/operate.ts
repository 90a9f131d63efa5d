import type { Fault } from '../../engine/faults.ts';
import { load } from '../../engine/loading.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import type { WordedConversion } from '../../formats/index.ts';
import type { HouseEnvironment } from '../../house-rules/environment.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import type { Operation } from '../../operations/operation.ts';
import { type Result, unjudgedIn } from '../../operations/result.ts';
import { EXIT, exitOf } from '../files/exit.ts';
import { type GivenDocument, type Parts, readGiven } from './document.ts';
import { type OriginOf, reportConversion, reportRefusal, reportUnbuilt, reportWarnings } from './report.ts';
import type { Session } from './session.ts';
import { type Unbuilt, unbuilt } from './unbuilt.ts';

const ENVELOPE = 'https://gobl.org/draft-0/envelope';

/**
 * Runs an operation on a document. Returns the result, or undefined after reporting a failure.
 * @param look receives the outcome before anything is reported
 */
export async function operate(
  session: Session,
  operation: Operation,
  parts: Parts,
  fields: JsonObject = {},
  look: (result: Result) => void = () => {},
): Promise<Extract<Result, { ok: true }> | undefined> {
  session.showLinesOf(parts.input);
  const takesXml = operation.takesXml || (operation.takesPage?.(parts.input.text) ?? false);
  const read = readGiven({ ...parts, takesXml });
  if (!read.ok) {
    const nowhere = () => ({ line: 1, column: 1 });
    reportRefusal(session, read.name, read.refused, nowhere);
    session.exitCode = exitOf(read.refused);
    return undefined;
  }
  const { given } = read;
  if (!(given.value instanceof Uint8Array)) await load(given.value);
  const request = { ...fields, data: given.value, strict: session.strict };
  const { house, translation } = session;
  const environment: HouseEnvironment = { ...systemEnvironment(), translation, house };
  const result = await operation.run(request, environment);
  const originOf = inDocument(given);
  look(result);
  const verdict = session.format === 'text' ? unjudgedIn(result) : undefined;
  const conversion = conversionIn(operation, result);
  const isSaid = ({ code }: Fault) => conversion?.faults.some((each) => each.code === code) ?? false;
  const warnings = result.warnings?.filter((each) => each !== verdict && !isSaid(each));
  const draft = session.format === 'text' ? await unbuiltIn(operation, given, result) : undefined;
  if (draft) reportUnbuilt(session, given.name, draft, originOf);
  if (warnings) reportWarnings(session, given.name, warnings, originOf);
  if (conversion) {
    reportConversion(session, given.name, conversion, originOf);
    if (isWrong(conversion)) session.exitCode = EXIT.faulty;
  }
  if (result.ok) return result;
  if (!draft) reportRefusal(session, given.name, result, originOf);
  // A modified envelope is invalid, and its signatures do not verify.
  session.exitCode = operation.name === 'verify' && result.key === 'validation' ? EXIT.signature : exitOf(result);
  return undefined;
}

/** Returns the faults of a document that is checked but was never built. */
async function unbuiltIn({ name }: Operation, { value }: GivenDocument, result: Result): Promise<Unbuilt | undefined> {
  if (name !== 'validate' || result.ok || typeof value === 'string' || value instanceof Uint8Array) return undefined;
  return unbuilt(value, result, systemEnvironment());
}

/** Returns whether amounts of a conversion differ from those of its source. */
export function isWrong({ losses = [] }: { losses?: readonly { severity: string }[] }): boolean {
  return losses.some(({ severity }) => severity === 'error');
}

/** Returns the conversion in the result of a converting operation. */
export function conversionIn({ answer }: Operation, result: Result): WordedConversion | undefined {
  return answer === 'Conversion' && result.ok ? (result.result as WordedConversion) : undefined;
}

/** Returns the origin of a document's faults. Faults of a bare document are below `$.doc` of its envelope, which the input lacks. */
export function inDocument({ value, originOf }: GivenDocument): OriginOf {
  if (
    typeof value === 'string' ||
    value instanceof Uint8Array ||
    value.$schema === ENVELOPE ||
    Object.hasOwn(value, 'doc')
  )
    return originOf;
  return (property) => originOf(property.replace(/^\$\.doc(?=$|[.[])/, '$'));
}
