/** Writes the rules of a release that must be written by hand, each as a skeleton with its case. */
import { formsOf, placesOf } from '../rule-forms.mjs';

/** @typedef {import('../schematron.mjs').Assert} Assert */
/** @typedef {{ set: string, id: string, flag: string, isNew: boolean, asserts: readonly Assert[] }} Unwritten */

const STEP = /^\w+:\w+$/;
/** Code lists are in the official file. */
const LONGEST = 200;

/** Returns the module of the rules that are not written yet. @param {string} title @param {readonly Unwritten[]} rules @returns {string} */
export function rulesModule(title, rules) {
  const sets = [...new Set(rules.map(({ set }) => set))];
  const bodies = sets.map((set) => {
    const own = rules
      .filter((each) => each.set === set)
      .flatMap((each) => each.asserts.map((assert) => skeleton(each, assert)));
    return `/** ${set} */\nexport const ${constant(set)}: readonly Rule[] = [\n${own.join('')}];\n`;
  });
  const body = bodies.join('\n');
  const helpers = ['everywhere', 'has', 'hasText', 'reach', 'ruleAt'].filter((name) =>
    new RegExp(`\\b${name}\\(`).test(body),
  );
  return `/**
 * Rules of ${title} that are not written yet. Move each into its module, with a text of your own, and delete this file.
 * The expressions are those of the official file, and stay out of what you commit.
 */

import type { Rule } from '../../../rules/declare.ts';
import { ${helpers.join(', ')} } from '../../../rules/elements.ts';

function unwritten(official: { context: string; test: string; variables?: Readonly<Record<string, string>> }) {
  return (): boolean => {
    throw new Error(\`not written: \${official.test}\`);
  };
}

${body}`;
}

/** @param {Unwritten} rule @param {Assert} assert */
function skeleton({ id, flag }, assert) {
  const term = /\b(?:BT|BG|EXT-FR-FE)-[\w-]*\d/.exec(assert.text)?.[0] ?? 'BG-0';
  const known = formOf(assert);
  const variables = Object.keys(assert.lets).length > 0 ? `, variables: ${literal(assert.lets)}` : '';
  const holds =
    known?.holds ?? `unwritten({ context: ${quoted(assert.context)}, test: ${quoted(assert.test)}${variables} })`;
  const options = flag === 'fatal' ? '' : `    { flag: '${flag}' },\n`;
  return `  ruleAt(
    '${id}',
    '${term}',
    ${known?.places ?? placesIn(assert.context) ?? '({ root }) => [root]'},
    ${holds},
    'Say what is wrong, what is expected, and how to fix it.',
${options}  ),
`;
}

/** Returns a rule of a known form as code. @param {Assert} assert */
function formOf({ context, test }) {
  const places = placesIn(context, true);
  if (places === undefined) return undefined;
  const filled = /^normalize-space\(([^()]+)\) ?!= ?''$/.exec(test)?.[1];
  if (filled && isPath(filled)) return { places, holds: `(element) => hasText(element, ${names(filled)})` };
  const [{ form, path = '' } = { form: 'code' }, ...others] = formsOf(test, context);
  if (others.length > 0 || !isPath(path)) return undefined;
  const at = names(path);
  const holds = {
    absent: `(element) => !has(element, ${at})`,
    'at-least-1': `(element) => has(element, ${at})`,
    'at-most-1': `(element) => reach(element, ${at}).length <= 1`,
    'exactly-1': `(element) => reach(element, ${at}).length === 1`,
  }[form];
  return holds === undefined ? undefined : { places, holds, form, path };
}

/** @param {string} path */
function isPath(path) {
  return path.split('/').every((step) => STEP.test(step));
}

/** @param {string} path */
function names(path) {
  return path
    .split('/')
    .map((step) => `'${step}'`)
    .join(', ');
}

/** Returns code for the places of a context; undefined for a form that has conditions, or is not known. @param {string} context @param {boolean} [isWhole] without conditions only */
function placesIn(context, isWhole = false) {
  let places;
  try {
    places = placesOf(context);
  } catch {
    return undefined;
  }
  if (isWhole && (places.isNarrowed || places.excluded.length > 0)) return undefined;
  const parts = [...new Set(places.at.split(' or ').map(placeIn))];
  if (parts.some((part) => part === undefined)) return undefined;
  const isByRoot = (/** @type {string | undefined} */ part) => part?.includes('root') === true;
  const given = parts.every(isByRoot) ? '{ root }' : parts.some(isByRoot) ? undefined : 'judged';
  if (given === undefined) return undefined;
  return `(${given}) => ${parts.length === 1 ? parts[0] : `[${parts.map((part) => `...${part}`).join(', ')}]`}`;
}

/** @param {string} path */
function placeIn(path) {
  const isAnywhere = path.startsWith('//');
  const [first = '', ...others] = path.replace(/^\/+/, '').split('/');
  if (!STEP.test(first) || !others.every((step) => STEP.test(step))) return undefined;
  const rest = others.map((step) => `, '${step}'`).join('');
  if (isAnywhere)
    return rest === '' ? `everywhere(judged, '${first}')` : `reach(everywhere(judged, '${first}')${rest})`;
  return rest === '' ? '[root]' : `reach(root${rest})`;
}

/** Returns the cases of the rules that are not written yet. @param {readonly Unwritten[]} rules @returns {string} */
export function casesFile(rules) {
  const sets = [...new Set(rules.map(({ set }) => set))];
  /** @type {Map<string, Unwritten[]>} */
  const byRule = new Map();
  for (const each of rules) {
    const name = each.flag === 'fatal' ? each.id : `${each.id} ${each.flag}`;
    byRule.set(name, [...(byRule.get(name) ?? []), each]);
  }
  const cases = [...byRule].map(([name, own]) => {
    const bySyntax = new Map(own.map((each) => [/-cii$|^facturx-/.test(each.set) ? 'cii' : 'ubl', patchOf(each)]));
    const patches = [...bySyntax].map(([syntax, patch]) => `${syntax}: {${patch}}`);
    return `  ${name}:\n    fires: {${patches.join(', ')}}\n`;
  });
  return `# Cases of rules that are not written yet (rules/unwritten.ts). Move each into the file of its rule, and add one in which it holds.
rules: [${sets.join(', ')}]
base: small
cases:
${cases.join('')}`;
}

/** Returns a change that breaks a rule, or one that fails until it is written. @param {Unwritten} rule */
function patchOf({ asserts }) {
  const [assert] = asserts;
  const known = assert && formOf(assert);
  const [, place = ''] = /^(?:\/\/)?(\w+:\w+)$/.exec(assert?.context ?? '') ?? [];
  const isLess = known?.form === 'at-least-1' || known?.form === 'exactly-1';
  return isLess && place !== '' ? `remove: //${place}/${known.path}` : "set: {write-this-case: ''}";
}

/** @param {string} set */
function constant(set) {
  return set.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** @param {string} text */
function quoted(text) {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** @param {Readonly<Record<string, string>>} lets */
function literal(lets) {
  return `{ ${Object.entries(lets)
    .map(
      ([name, value]) => `${quoted(name)}: ${quoted(value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value)}`,
    )
    .join(', ')} }`;
}
