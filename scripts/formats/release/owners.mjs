/** The sets of each owner in the project: their rules as they apply now, and where their code is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesIn } from '../sets.mjs';

const { ruleSetKeys, ruleSetNamed } = await import('../../../src/formats/list/rule-sets.ts');

export const FOLDER = 'src/formats/en16931';

/** The sets of an owner, by its folder. @type {Readonly<Record<string, RegExp>>} */
export const OWNERS = {
  core: /^en16931-/,
  peppol: /^peppol-(?:ubl|cii|sb-ubl)$/,
  xrechnung: /^xrechnung-/,
  france: /^fr-(?:flux2|extended)-/,
  facturx: /^facturx-/,
  netherlands: /^nlcius-/,
  romania: /^cius-ro-/,
  croatia: /^hr-/,
  portugal: /^cius-pt-/,
  pint: /^pint-/,
  'saudi-arabia': /^zatca-/,
};

/** @typedef {{ id: string, flag: string, digests?: import('../schematron.mjs').Digests }} Known A rule as the project has it. */
/**
 * @typedef {{
 *   key: string,
 *   version: string,
 *   rules: Known[],
 *   module?: string,
 *   older?: { file: string, name: string },
 * }} OwnSet A set with the file of its rules, and the file and constant with its older releases.
 */

/** Returns the keys of the sets of an owner. @param {string} owner @returns {string[]} */
export function setsOf(owner) {
  const form = OWNERS[owner];
  return form === undefined ? [] : ruleSetKeys.filter((key) => form.test(key));
}

/** Returns the sets of all owners. @param {string} root @returns {Promise<OwnSet[]>} */
export function everySet(root) {
  return Promise.all(Object.keys(OWNERS).flatMap((owner) => setsOf(owner).map((key) => ownSet(owner, key, root))));
}

/** Returns a set of the project in a folder. @param {string} owner @param {string} key @param {string} root @returns {Promise<OwnSet>} */
async function ownSet(owner, key, root) {
  const places = placesOf(owner, key, root);
  const list = join(root, FOLDER, owner, 'rules/generated', `${key}.txt`);
  const set = await ruleSetNamed(key).load();
  if (existsSync(list)) {
    const stated = places.module && versionIn(readFileSync(join(root, places.module), 'utf8'), key);
    return { key, version: stated ?? set.version, rules: linesIn(readFileSync(list, 'utf8')), ...places };
  }
  const scanned = (set.scans ?? []).flatMap((scan) => [...scan.rules()]);
  const rules = [...set.rules, ...scanned].map(({ id, flag }) => ({ id, flag }));
  return { key, version: set.version, rules: [...new Map(rules.map((each) => [each.id, each])).values()], ...places };
}

/** Returns the version that a module states for a set. @param {string} text @param {string} key */
function versionIn(text, key) {
  return new RegExp(`key: '${key}',[\\s\\S]{0,200}?version: '([^']*)'`).exec(text)?.[1];
}

/** Returns the files that an owner names for a set. @param {string} owner @param {string} key @param {string} root @returns {Pick<OwnSet, 'module' | 'older'>} */
function placesOf(owner, key, root) {
  const folder = join(root, FOLDER, owner);
  if (!existsSync(folder)) return {};
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.ts'))) {
    const found = new RegExp(
      `ruleSet\\(\\s*'${key}',\\s*\\(\\) => import\\('\\./([^']+)'\\),?\\s*(?:async \\(\\) => \\(await import\\('\\./([^']+)'\\)\\)\\.(\\w+))?`,
    ).exec(readFileSync(join(folder, name), 'utf8'));
    if (found === null) continue;
    const [, module = '', file, constant] = found;
    const at = (/** @type {string} */ path) => `${FOLDER}/${owner}/${path}`;
    return { module: at(module), ...(file && constant && { older: { file: at(file), name: constant } }) };
  }
  return {};
}
