/** What a release changes in a set, and which of its rules must be written by hand. */
import { formsOf, placesOf } from '../rule-forms.mjs';
import { SETS } from '../sets.mjs';
import { differencesOf } from './compare.mjs';
import { shortened } from './report.mjs';

/** @typedef {import('./artefacts.mjs').Artefact} Artefact */
/** @typedef {import('./compare.mjs').Difference} Difference */
/** @typedef {import('./owners.mjs').OwnSet} OwnSet */
/** @typedef {import('../schematron.mjs').Assert} Assert */
/**
 * @typedef {{
 *   artefact: Artefact,
 *   known: OwnSet,
 *   release: string,
 *   differences: Difference[],
 *   comparedWith: string,
 *   unwritten: import('./skeletons.mjs').Unwritten[],
 *   day?: string,
 * }} Result `day` is a day on which we judge by the previous release.
 */

/** The prefix of rules on elements, which become tables. */
const ON_ELEMENTS = /^(?:UBL|CII)-/;
/** Rules of Factur-X that are made from its profiles. */
const GENERATED = /^FX-/;

/**
 * @param {Artefact} artefact @param {OwnSet} known @param {readonly Assert[] | undefined} official of the previous release
 * @param {import('./options.mjs').Options} given @param {readonly OwnSet[]} core @param {string[]} notes @returns {Result}
 */
export function resultOf(artefact, known, official, given, core, notes) {
  const { set, asserts } = artefact;
  // Names of profile rules are the project's own.
  const isCompared = (/** @type {{ id: string }} */ { id }) => !GENERATED.test(id);
  const differences = differencesOf(
    known.rules.filter(isCompared),
    asserts.filter(isCompared),
    official?.filter(isCompared),
  );
  if (official !== undefined) {
    const other = differencesOf(known.rules.filter(isCompared), official.filter(isCompared)).filter(({ kinds }) =>
      kinds.some((kind) => kind !== 'text'),
    );
    if (other.length > 0)
      notes.push(
        `the files before are not quite ${set} ${known.version}, the release here: ${shortened(other.map(({ id }) => id))}`,
      );
  }
  const base = core.find(({ key }) => key === SETS[set]?.base);
  const shared = new Set(base?.rules.map((rule) => printOf(rule)));
  return {
    artefact,
    known,
    release: given.releaseOf(set),
    differences,
    comparedWith: comparedWith(known, official !== undefined, given),
    unwritten: differences
      .filter(({ kinds }) => ['added', 'test', 'context', 'count'].some((kind) => kinds.includes(kind)))
      .filter(({ after }) => !after.every((assert) => isInTable(set, assert) || shared.has(printOf(assert))))
      .map(({ id, flag, kinds, after }) => ({ set, id, flag, isNew: kinds.includes('added'), asserts: after })),
  };
}

/** @param {OwnSet} known @param {boolean} isOfficial @param {{ before: string | undefined }} given */
function comparedWith({ version, rules }, isOfficial, { before }) {
  if (isOfficial) return `the official files of ${version} in ${before}`;
  if (rules.some(({ digests }) => digests !== undefined)) return `the digests of ${version}`;
  return `our rules of ${version}: identifiers and levels alone, as no digests of it are kept (--before FOLDER shows changed tests)`;
}

/** @param {import('./owners.mjs').Known} rule */
function printOf({ id, flag, digests }) {
  return `${id} ${flag} ${digests?.context} ${digests?.test}`;
}

/** Returns whether the rule is added to the table of its set automatically. @param {string} set @param {Assert} assert */
function isInTable(set, { id, context, test }) {
  if (SETS[set]?.module === undefined || !ON_ELEMENTS.test(id)) return false;
  let places;
  try {
    places = placesOf(context);
  } catch {
    return false;
  }
  const { at, isNarrowed } = places;
  return !isNarrowed && formsOf(test, at).every(({ form }) => form !== 'code');
}

/** Returns the release of the core among files of an owner, if it is the one here. @param {readonly Artefact[]} artefacts @param {readonly OwnSet[]} core */
export function coreIn(artefacts, core) {
  return core.find((known) => artefacts.some(({ set, asserts }) => set === known.key && isSame(known.rules, asserts)))
    ?.version;
}

/** @param {readonly import('./owners.mjs').Known[]} a @param {readonly import('./owners.mjs').Known[]} b */
function isSame(a, b) {
  const list = (/** @type {readonly import('./owners.mjs').Known[]} */ rules) => rules.map(printOf).sort().join();
  return list(a) === list(b);
}

/** Returns a note on the rules of another owner. @param {Artefact} artefact @param {readonly OwnSet[]} core */
export function otherNote({ set, files, asserts, version }, core) {
  const known = core.find(({ key }) => key === set);
  const name = `${files.join(', ')} is ${set}${version && ` ${version}`}`;
  if (known === undefined) return `${name}, of another owner`;
  if (isSame(known.rules, asserts)) return `${name}: as we judge by (${known.version})`;
  const differing = differencesOf(known.rules, asserts).map(({ id }) => id);
  return `${name}, which differs from ${known.version}, the release here, in ${differing.length} rules: ${shortened(differing)}. Take it first with --owner core`;
}
