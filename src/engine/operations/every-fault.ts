/** Goes on with a document that cannot be read or calculated, to find all its other faults too (chapter 09 §2.4). */
import type { Calculation } from '../bill/calculation.ts';
import { noteUncalculated } from '../bill/uncalculated.ts';
import { type UnknownFigures, unknownFigures } from '../bill/unknown-figures.ts';
import { type Environment, type Failure, type Fault, failure } from '../faults.ts';
import type { Finding } from '../model/consequences.ts';
import type { JsonObject } from '../model/json.ts';
import { Obstacles } from '../model/obstacles.ts';
import { pathText, type Step } from '../model/path.ts';
import type { Before } from '../model/validation.ts';
import { observed } from '../normalise/observed.ts';
import { type Calculated, calculateDocument, calculateEnvelope } from './calculate.ts';
import type { PartlyRead, Root, Unread } from './root.ts';
import { validateRoot } from './validate-root.ts';
import { warningsOf } from './warnings.ts';
import { writeRoot } from './write.ts';

/**
 * Returns the failure of a document that cannot be read, with the faults of its readable part.
 * @param data the document that was read
 * @param calculates Calculate the readable part. Otherwise it is only checked.
 */
export function everyFault(
  { failure: failed, rest }: Unread,
  data: JsonObject,
  environment: Environment,
  calculates: boolean,
): Failure {
  if (!rest) return failed;
  const { root, warnings } = rest;
  const obstacles = new Obstacles();
  for (const each of rest.unreadable) obstacles.unreadable(each);
  const calculated = calculates ? calculateRest(rest, obstacles, environment) : {};
  noteObstacles(root, calculated.calculation, obstacles);
  const faults = faultsOf(root, environment, obstacles, failed.faults, calculated);
  for (const { owner, name } of rest.blanks) owner[name] = undefined;
  const found = calculates ? [...warnings, ...warningsOf(data, root.doc)] : warnings;
  return {
    ...failure(failed.key, faults, faults.length === 1 ? failed.message : undefined),
    warnings: readable(found, obstacles),
    ...(calculates && root.doc && { document: withoutBlanks(writeRoot(root), rest.unreadable) }),
  };
}

/** The values that the writer puts in place of missing required values. */
const BLANKS: ReadonlySet<unknown> = new Set(['', '0', '0%', '0000-00-00']);

/** Removes what was written in place of unreadable values. */
function withoutBlanks(document: JsonObject, unreadable: readonly (readonly Step[])[]): JsonObject {
  for (const path of unreadable) {
    const owner = path.slice(0, -1).reduce<unknown>((value, step) => Object(value)[step], document);
    const name = path.at(-1);
    const isBlank =
      typeof owner === 'object' && owner !== null && name !== undefined && BLANKS.has(Object(owner)[name]);
    if (isBlank && !Array.isArray(owner)) delete (owner as JsonObject)[name as string];
  }
  return document;
}

/** Returns the failure of a document that cannot be calculated, with all its other faults. */
export function withOtherFaults(
  failed: Failure,
  root: Root,
  calculated: Calculated,
  environment: Environment,
): Failure {
  if (!calculated.calculation?.failed) return failed;
  const obstacles = noteObstacles(root, calculated.calculation);
  const faults = faultsOf(root, environment, obstacles, [], calculated);
  return { ...failed, message: faults.length === 1 ? failed.message : undefined, faults };
}

/** Returns what preceded the rules on a document that was calculated. */
export function beforeRules(root: Root, calculation: Calculation | undefined): Before {
  return { obstacles: () => noteObstacles(root, calculation), findings: [] };
}

/** Notes what was not calculated. */
function noteObstacles(
  { doc, path }: Root,
  calculation: Calculation | undefined,
  obstacles = new Obstacles(),
): Obstacles {
  calculation?.noteFailures(obstacles);
  if (calculation && doc?.content) noteUncalculated(doc.content.value, path, obstacles);
  return obstacles;
}

function faultsOf(
  root: Root,
  environment: Environment,
  obstacles: Obstacles,
  unread: readonly Fault[],
  { calculation, unsealed }: Calculated,
): Fault[] {
  const findingsOf = (step: Finding['step'], faults: readonly Fault[]): Finding[] =>
    faults.flatMap((fault) =>
      fault.properties.map((place) => ({ fault: { ...fault, properties: [place] }, place, reads: [], step })),
    );
  const isReadable = ({ fault }: Finding) => !fault.properties.some((each) => obstacles.hasUnreadableAround(each));
  const calculated = calculation?.findings(obstacles).filter(isReadable) ?? [];
  const findings = [...findingsOf('read', unread), ...calculated, ...findingsOf('calculate', unsealed?.faults ?? [])];
  return validateRoot(root, environment.now(), { obstacles: () => obstacles, findings });
}

function calculateRest(
  { root, unreadable }: PartlyRead,
  obstacles: Obstacles,
  environment: Environment,
): Partial<Calculated> {
  const unknown = unknownIn(root, unreadable, obstacles);
  if (root.envelope && !root.doc) {
    for (const each of ['$.head', '$.head.dig']) obstacles.uncalculated(each, [['$.doc']]);
    return {};
  }
  if (root.envelope) return calculateEnvelope(root.envelope, environment, undefined, unknown);
  return calculateDocument(root.doc, environment, [], false, undefined, unknown);
}

function unknownIn(
  { doc, path }: Root,
  unreadable: readonly (readonly Step[])[],
  obstacles: Obstacles,
): UnknownFigures | undefined {
  if (!doc?.content) return undefined;
  const { type, value } = doc.content;
  const inDocument = unreadable
    .filter((steps) => path.every((step, index) => steps[index] === step))
    .map((steps) => steps.slice(path.length));
  return {
    ...unknownFigures(value, type, inDocument),
    observed: (plan) => observed(plan, value, pathText(path), obstacles),
  };
}

/** Returns the warnings without those about unreadable values and figures that were not calculated. */
function readable(warnings: readonly Fault[], obstacles: Obstacles): Fault[] {
  return warnings.flatMap((warning) => {
    const properties = warning.properties.filter(
      (each) => !obstacles.blocks(each) && !obstacles.hasUnreadableAround(each),
    );
    return properties.length > 0 ? [{ ...warning, properties }] : [];
  });
}
