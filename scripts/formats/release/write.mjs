/** Adds what a release needs to the project: rows, lists of changes, and the rules that are to be written by hand. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHANGES_FILE, changesText } from '../write-changes.mjs';
import { stepOf } from './compare.mjs';
import { FOLDER } from './owners.mjs';
import { shortened } from './report.mjs';
import { olderEntry, tableFor, withOlder, withRow, withVersion } from './rows.mjs';
import { casesFile, rulesModule } from './skeletons.mjs';

/** @typedef {import('./edits.mjs').Edits} Edits */
/** @typedef {import('./results.mjs').Result} Result */
/** @typedef {import('./options.mjs').Options} Options */

/**
 * Adds rows of dates, versions, and the entries of the releases before.
 * @param {Edits} edits @param {Result[]} results @param {Options} given @param {string | undefined} found The release of the core in the folder. @param {string[]} notes
 */
export function addRows(edits, results, { owner, from, core = undefined }, found, notes) {
  const file = `${FOLDER}/${owner}/releases.ts`;
  /** The first days of the releases before, by table. @type {Map<string, string>} */
  const days = new Map();
  for (const result of results) {
    const { artefact, known, release, differences } = result;
    const { set } = artefact;
    const text = edits.read(file);
    if (text === undefined) notes.push(`${owner} has no table of releases: its newest one holds for every day`);
    else {
      const table = tableFor(text, set);
      if (!days.has(table)) {
        const made = withRow(text, set, release, from, core ?? found);
        if (core === undefined && found === undefined && owner !== 'core' && made.core !== undefined)
          notes.push(`the row of ${release} stands on the core ${made.core}, as the one before: --core changes it`);
        days.set(table, made.day);
        edits.set(file, made.text);
      }
      result.day = days.get(table);
    }
    if (known.module !== undefined) {
      const module = edits.read(known.module) ?? '';
      const changed = withVersion(module, set, release, from);
      if (changed === module) notes.push(`set version and from of ${set} in ${known.module}`);
      edits.set(known.module, changed);
    } else notes.push(`set version and from of ${set} in its module`);
    if (text === undefined) continue;
    const entry = olderEntry(known.version, release, differences);
    const older = known.older && edits.read(known.older.file);
    const changed = older && known.older && withOlder(older, known.older.name, entry);
    if (changed && known.older) edits.set(known.older.file, changed);
    else notes.push(`add to the older releases of ${set}:\n\n${entry}`);
  }
}

/** Adds the steps between the releases to the list of changes. @param {Edits} edits @param {readonly Result[]} results @param {string} root */
export async function addChanges(edits, results, root) {
  if (!existsSync(join(root, CHANGES_FILE))) return;
  /** @type {{ CHANGES: Readonly<Record<string, readonly import('../../../src/formats/releases/changes.ts').ReleaseStep[]>> }} */
  const { CHANGES } = await import(pathToFileURL(join(root, CHANGES_FILE)).href);
  const sets = new Map(
    Object.entries(CHANGES).map(([set, steps]) => [
      set,
      steps.map(({ from, to, changes }) => ({
        from,
        to,
        changes: new Map(Object.entries(changes).map(([name, ids]) => [name, ids.split(' ')])),
      })),
    ]),
  );
  for (const { artefact, known, release, differences } of results) {
    const changes = stepOf(differences);
    if (changes.size === 0 || edits.read(`${FOLDER}/${ownerOf(known)}/releases.ts`) === undefined) continue;
    sets.set(artefact.set, [...(sets.get(artefact.set) ?? []), { from: known.version, to: release, changes }]);
  }
  edits.set(CHANGES_FILE, changesText(sets));
}

/** @param {Result['known']} known */
function ownerOf({ module = '' }) {
  return module.slice(FOLDER.length + 1).split('/')[0];
}

/** Adds the rules to write, and a case for each. @param {Edits} edits @param {readonly Result[]} results @param {Options} given */
export function addSkeletons(edits, results, { owner, release }) {
  const rules = results.flatMap(({ unwritten }) => unwritten);
  if (rules.length === 0) return;
  edits.set(`${FOLDER}/${owner}/rules/unwritten.ts`, rulesModule(`${owner} ${release}`, rules));
  edits.set(`${FOLDER}/${owner}/cases/unwritten.yaml`, casesFile(rules));
}

/** Returns what is left to do, in order. @param {string} owner @param {readonly Result[]} results @param {Edits} edits */
export function nextSteps(owner, results, edits) {
  /** @param {(difference: import('./compare.mjs').Difference) => boolean} isChosen */
  const ids = (isChosen) =>
    shortened([...new Set(results.flatMap(({ differences }) => differences.filter(isChosen).map(({ id }) => id)))]);
  const isOf =
    (/** @type {string} */ kind) =>
    (/** @type {{ kinds: readonly string[] }} */ { kinds }) =>
      kinds.includes(kind);
  const changed = ids((each) => isOf('test')(each) || isOf('context')(each) || isOf('count')(each));
  const [flags, gone, renamed, codes] = ['flag', 'gone', 'renamed', 'codes'].map((kind) => ids(isOf(kind)));
  const place = `${FOLDER}/${owner}`;
  return [
    ...(edits.read(`${place}/rules/unwritten.ts`) === undefined
      ? []
      : [
          `write the rules in ${place}/rules/unwritten.ts and the cases in ${place}/cases/unwritten.yaml, and delete both: npm test fails until then`,
        ]),
    ...(flags ? [`set the levels of ${flags}`] : []),
    ...(renamed ? [`rename ${renamed}`] : []),
    ...(codes ? [`change the codes of ${codes}, unless their list is generated`] : []),
    ...(gone ? [`move ${gone} to the older releases (rules)`] : []),
    ...(changed ? [`say in the older releases (changes) what ${changed} demanded before`] : []),
    'say in src/formats/releases/releases.test.ts what a file breaks on the day before and on the day',
    'npm run format; npm test; a line in changes/; chapters 12 and 26',
  ];
}
