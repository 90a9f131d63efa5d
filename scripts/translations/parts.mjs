/**
 * In which part of a translation a text is fetched, by where it is used. A text that is used in several is in each.
 * The page is in two parts: what it shows at first, and what is opened later.
 */
export const PARTS = /** @type {const} */ ([
  'page',
  'later',
  'assistance',
  'faults',
  'formats',
  'names',
  'rules',
  'program',
]);

/** The part that only Node loads: what the service and the command line say by themselves. */
export const PROGRAM = 'program';

/** @typedef {(typeof PARTS)[number]} Part */

/** Features of the workbench that are fetched when they are opened. */
const LATER =
  /^workbench\/(?:api|batch|calculation|catalogue|documentation|embedding|envelope|inspect|opening|show|signing|form\/sheet\/vatex)[./]/;

/** @type {readonly [RegExp, Part][]} */
const PLACES = [
  [/^workbench\/worker\./, 'assistance'],
  [LATER, 'later'],
  [/^workbench\//, 'page'],
  // In the browser, too, the service finds no such rule and reads requests.
  [/^(?:operations\/|service\/(?:lookups|routes\/reference|http\/(?:request|not-found))\.)/, 'faults'],
  [/^service\/rules\//, 'rules'],
  [/^(?:service|node)[/.]/, PROGRAM],
  [/^(?:formats|pdf)\//, 'formats'],
  [/^(?:engine|intake)/, 'faults'],
  [/^names\//, 'names'],
];

/** Returns whether a text is in a part. @param {{ references: readonly string[] }} text @param {string} part */
export function isInPart({ references }, part) {
  return references.some((reference) => partOf(reference) === part);
}

/** Returns the part of a place where a text is used. @param {string} reference @returns {Part} */
export function partOf(reference) {
  const found = PLACES.find(([pattern]) => pattern.test(reference));
  if (!found) throw new Error(`scripts/translations/parts.mjs names no part for ${reference}`);
  return found[1];
}
