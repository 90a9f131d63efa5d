/**
 * The part of a translation that contains a text, by its uses. A text used in several parts is in each. The page has two parts: for the
 * first view, and for what opens later.
 */
export const PARTS = /** @type {const} */ (['page', 'later', 'api', 'faults', 'formats', 'names', 'rules', 'program']);

/** The part that only Node loads: texts of the service and command line. */
export const PROGRAM = 'program';

/** @typedef {(typeof PARTS)[number]} Part */

/** Features of the workbench that load when opened. */
const LATER =
  /^workbench\/(?:inbox|reference|developer|how-it-works(?=\.)|how-it-works\/show|documents\/reporting|shell\/(?:embedding|opening)|ui\/documentation|write\/(?:calculation|envelope|sending|signing|what-changed|form\/sheet\/(?:help|vatex)))[./]/;

/** @type {readonly [RegExp, Part][]} */
const PLACES = [
  // Texts of the worker describe faults, too.
  [/^workbench\/engine\/worker\./, 'faults'],
  // Texts of the service's description.
  [/^workbench\/developer\/api\/operations\//, 'api'],
  [LATER, 'later'],
  [/^workbench\//, 'page'],
  // In the browser too, the service reports unknown rules and reads requests.
  [/^(?:operations\/|house-rules\/|service\/(?:lookups|routes\/reference|http\/(?:request|not-found))\.)/, 'faults'],
  [/^service\/rules\//, 'rules'],
  [/^(?:service|node)[/.]/, PROGRAM],
  [/^(?:formats|pdf)\/|^inbox[./]/, 'formats'],
  [/^(?:engine|intake)/, 'faults'],
  [/^names\//, 'names'],
];

/** Returns whether a text is in a part. @param {{ references: readonly string[] }} text @param {string} part */
export function isInPart({ references }, part) {
  return references.some((reference) => partOf(reference) === part);
}

/** Returns the part of a reference. @param {string} reference @returns {Part} */
export function partOf(reference) {
  const found = PLACES.find(([pattern]) => pattern.test(reference));
  if (!found) throw new Error(`scripts/translations/parts.mjs names no part for ${reference}`);
  return found[1];
}
