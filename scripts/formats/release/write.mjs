/** Adds what a release needs to the project: rows, lists of changes, and the rules that must be written by hand. */
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
 * Adds rows of dates, versions, and the entries of the previous releases.
 * @param {Edits} edits @param {Result[]} results @param {Options} given @param {string | undefined} found The release of the core in the folder. @param {string[]} notes
 */
export function addRows(edits, results, given, found, notes) {
  const file = `${FOLDER}/${given.owner}/releases.ts`;
  const hasTable = edits.read(file) !== undefined;
  if (!hasTable) notes.push(`${given.owner} has no table of releases: its newest one holds for every day`);
  /** The first days of the previous releases, by table. @type {Map<string, string | undefined>} */
  const days = new Map();
  for (const result of results) {
    if (hasTable) addRow(edits, file, result, given, found, days, notes);
    addVersion(edits, result, given.from, notes);
    if (hasTable) addOlder(edits, result, notes);
  }
}

/** @param {Edits} edits @param {string} file @param {Result} result @param {Options} given @param {string | undefined} found @param {Map<string, string | undefined>} days @param {string[]} notes */
function addRow(edits, file, result, { owner, from, core = undefined }, found, days, notes) {
  const { artefact, release } = result;
  const text = edits.read(file) ?? '';
  const table = tableFor(text, artefact.set);
  if (!days.has(table)) {
    const made = withRow(text, artefact.set, release, from, core ?? found);
    days.set(table, made.day);
    edits.set(file, made.text);
    if (made.day === undefined)
      notes.push(`the rows in ${file} have no days: add { release: '${release}', from: '${from}' }`);
    if (core === undefined && found === undefined && owner !== 'core' && made.core !== undefined)
      notes.push(`the row of ${release} stands on the core ${made.core}, as the one before: --core changes it`);
  }
  const day = days.get(table);
  if (day !== undefined) result.day = day;
}

/** @param {Edits} edits @param {Result} result @param {string} from @param {string[]} notes */
function addVersion(edits, { artefact: { set }, known: { module }, release }, from, notes) {
  const text = module === undefined ? undefined : edits.read(module);
  const changed = text === undefined ? undefined : withVersion(text, set, release, from);
  if (module === undefined || changed === undefined || changed === text)
    notes.push(`set version and from of ${set} in ${module ?? 'its module'}`);
  else edits.set(module, changed);
}

/** @param {Edits} edits @param {Result} result @param {string[]} notes */
function addOlder(edits, { artefact: { set }, known: { version, older }, release, differences }, notes) {
  const entry = olderEntry(version, release, differences);
  const text = older && edits.read(older.file);
  const changed = older && text && withOlder(text, older.name, entry);
  if (older && changed) edits.set(older.file, changed);
  else notes.push(`add to the older releases of ${set}:\n\n${entry}`);
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
