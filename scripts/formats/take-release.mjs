/**
 * Takes a new release of official rules: compares it with the rules that the project has now, and writes what the release needs.
 *
 *     npm run take:release -- FOLDER --owner xrechnung --release 2.7.0 --from 2027-01-31
 *
 * FOLDER has the official files of one owner at any depth, as they are published: Schematron with its includes (.sch, .sch.gz) or compiled (.xslt).
 *
 *     --release SET=NAME  if a set has another name of its release: --release 3.0.23 --release peppol-sb-ubl=3.0.4
 *     --core NAME         the release of EN 16931 below it, if it is not the previous one and not in FOLDER
 *     --before FOLDER     the files of the previous release: shows the former tests, and which codes are added and removed
 *     --set SET=FILE      which file is that of a set, if the command cannot determine it
 *     --vectors FOLDER    further XML files that are judged by the new rules, next to samples of the project
 *     --no-verdicts       judges no files. Otherwise Java and Maven run the official rules
 *     --root DIR          another copy of the project
 *     --dry-run           prints the report and writes nothing
 *
 * docs/contributing/official-rules.md says what to do with the result. Own code, because what a release needs is ours.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { artefactsIn, ReleaseError } from './release/artefacts.mjs';
import { Edits } from './release/edits.mjs';
import { takeFiles } from './release/generated.mjs';
import { options } from './release/options.mjs';
import { everySet, setsOf } from './release/owners.mjs';
import { countsOf, reportOf, shortened } from './release/report.mjs';
import { coreIn, otherNote, resultOf } from './release/results.mjs';
import { addChanges, addRows, addSkeletons, nextSteps } from './release/write.mjs';

/** @typedef {import('./release/owners.mjs').OwnSet} OwnSet */

try {
  await take();
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function take() {
  const given = options();
  const { owner, root } = given;
  const keys = setsOf(owner);
  // Files of other owners may lie in the same folder.
  const all = await everySet(root);
  const own = all.filter(({ key }) => keys.includes(key));
  const core = owner === 'core' ? [] : all.filter(({ key }) => setsOf('core').includes(key));
  const { artefacts, notes } = artefactsIn(given.folder, all, given.sets);
  const before = given.before === undefined ? [] : artefactsIn(given.before, all).artefacts;
  const taken = artefacts.filter(({ set }) => keys.includes(set));
  if (taken.length === 0) {
    const others = artefacts.map(({ set, files }) => `${files.join(', ')} is ${set}`).join('; ');
    throw new ReleaseError(`no rules of ${owner} are in ${given.folder}: ${others || notes.join('; ')}`);
  }
  for (const each of artefacts.filter(({ set }) => !keys.includes(set))) notes.push(otherNote(each, core));
  for (const key of keys) {
    if (!taken.some(({ set }) => set === key)) notes.push(`no file of ${key} is in the folder: it stays as it is`);
  }

  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const edits = new Edits(root);
  const results = [];
  for (const artefact of taken) {
    const known = /** @type {OwnSet} */ (own.find(({ key }) => key === artefact.set));
    const official = before.find(({ set }) => set === artefact.set)?.asserts;
    results.push(resultOf(artefact, known, official, given, core, notes));
  }
  addRows(edits, results, given, coreIn(artefacts, core), notes);
  const codeLists = takeFiles(taken, folder, root, edits, notes);
  await addChanges(edits, results, root);
  addSkeletons(edits, results, given);

  const reports = [];
  for (const { artefact, known, differences, release, comparedWith, unwritten, day } of results) {
    const byHand = [...new Set(unwritten.map(({ id }) => id))];
    const ids = new Set([...known.rules, ...artefact.asserts].map(({ id }) => id));
    const differing = differences.filter(({ kinds }) => kinds.join() !== 'text').map(({ id }) => id);
    const judged = given.hasVerdicts
      ? await (await import('./release/verdicts.mjs')).changedVerdicts(artefact, {
          ids,
          differing,
          day,
          vectors: given.vectors,
          folder,
        })
      : undefined;
    reports.push({
      set: artefact.set,
      files: artefact.files,
      before: known.version,
      release,
      comparedWith,
      differences,
      byHand,
      verdicts: judged,
    });
  }
  const name = `${owner}-${given.release}`;
  const page = `reports/releases/${name}.md`;
  const next = nextSteps(owner, results, edits);
  const title = `${owner} ${given.release}, from ${given.from}`;
  const written = given.isDry ? [] : edits.write();
  const text = reportOf(title, reports, { notes, written, next, codeLists });
  if (given.isDry) return console.log(text);
  mkdirSync(dirname(join(root, page)), { recursive: true });
  writeFileSync(join(root, page), text);
  for (const note of notes) console.log(`note: ${note}`);
  for (const each of reports) {
    console.log(`${each.set} ${each.before} → ${each.release}: ${countsOf(each.differences)}`);
    if (each.byHand.length > 0) console.log(`  to write by hand: ${shortened(each.byHand)}`);
    if (each.verdicts)
      console.log(`  files judged otherwise: ${each.verdicts.changed.length} of ${each.verdicts.count}`);
    else if (given.hasVerdicts)
      console.log('  skipped: files judged otherwise, because the official rules need Java and Maven');
  }
  for (const line of codeLists) console.log(`codes: ${line}`);
  for (const file of [...written, page]) console.log(file);
  console.log(`Next:\n${next.map((step, at) => `  ${at + 1}. ${step}`).join('\n')}`);
}
