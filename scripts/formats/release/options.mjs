/** The options of `npm run take:release`. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseError } from './artefacts.mjs';
import { OWNERS, setsOf } from './owners.mjs';

const PROJECT = resolve(import.meta.dirname, '../../..');

/** @typedef {ReturnType<typeof options>} Options */

export function options() {
  const usage =
    'give a folder, --owner, --release and --from: npm run take:release -- FOLDER --owner xrechnung --release 2.7.0 --from 2027-01-31';
  let parsed;
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: {
        owner: { type: 'string' },
        release: { type: 'string', multiple: true },
        from: { type: 'string' },
        before: { type: 'string' },
        core: { type: 'string' },
        set: { type: 'string', multiple: true },
        vectors: { type: 'string' },
        'no-verdicts': { type: 'boolean' },
        root: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new ReleaseError(`${error instanceof Error ? error.message : error}; ${usage}`);
  }
  const { values, positionals } = parsed;
  const [folder, ...more] = positionals;
  const { owner, from, before, core, vectors } = values;
  const names = new Map((values.release ?? []).map((each) => pair(each)));
  const release = names.get('');
  if (folder === undefined || more.length > 0 || owner === undefined || from === undefined || release === undefined)
    throw new ReleaseError(usage);
  if (!Object.hasOwn(OWNERS, owner))
    throw new ReleaseError(`${owner} is no owner of rules: ${Object.keys(OWNERS).join(', ')}`);
  if (!/^\d{4}-\d\d-\d\d$/.test(from) || !isDay(from)) throw new ReleaseError(`${from} is no day, such as 2027-02-24`);
  if (vectors !== undefined && !existsSync(vectors)) throw new ReleaseError(`there is no ${vectors}`);
  const sets = new Map((values.set ?? []).map((each) => pair(each)));
  for (const name of [...names.keys(), ...sets.keys()].filter((each) => each !== '')) {
    if (!setsOf(owner).includes(name))
      throw new ReleaseError(`${name} is no set of ${owner}: ${setsOf(owner).join(', ')}`);
  }
  return {
    folder,
    owner,
    from,
    release,
    before,
    core,
    vectors,
    sets,
    releaseOf: (/** @type {string} */ set) => names.get(set) ?? release,
    root: values.root === undefined ? PROJECT : resolve(values.root),
    isDry: values['dry-run'] === true,
    hasVerdicts: values['no-verdicts'] !== true,
  };
}

/** @param {string} text */
function isDay(text) {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** @param {string} text @returns {[string, string]} */
function pair(text) {
  const at = text.indexOf('=');
  return at < 0 ? ['', text] : [text.slice(0, at), text.slice(at + 1)];
}
