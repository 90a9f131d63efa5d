/**
 * What comes from others, here and in the folders of tools with a lockfile of their own: the licences of all packages, the
 * lockfiles, the scripts that run at installing, and what the registry knows against them. Prints what it saw, and exits 1 when something is not as policy.mjs has it.
 *
 *   node scripts/check-supply.mjs [--warn-network]
 *
 * With `--warn-network` what the registry says is only warned of, and it is asked for less. Where it does not answer
 * that is a warning either way. `REPORT` names a file for the figures.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { audit, judge, signatures } from './supply/advisories.mjs';
import { licenceFaults } from './supply/licences.mjs';
import { closure, lockfileFaults, scriptFaults } from './supply/lockfile.mjs';
import * as policy from './supply/policy.mjs';
import { embedded, shippedNames } from './supply/shipped.mjs';

/** @param {string} path @returns {any} */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Folders of tools that are installed when they are wanted; nothing of them is shipped in the packages or the image. */
const folders = ['site', 'scripts/openapi-tools', 'scripts/mutation'];

/** @param {string} folder '' for the repository itself, else with a slash at its end */
function project(folder) {
  const lockfile = read(`${folder}package-lock.json`);
  /** @type {import('./supply/lockfile.mjs').Packages} */
  const packages = lockfile.packages;
  const paths = Object.keys(packages).filter((path) => path !== '');
  /** @type {Map<string, import('./supply/lockfile.mjs').Installed>} */
  const installed = new Map(
    paths
      .filter((path) => existsSync(`${folder}${path}/package.json`))
      .map((path) => [path, read(`${folder}${path}/package.json`)]),
  );
  return { folder, manifest: read(`${folder}package.json`), lockfile, packages, paths, installed };
}

const main = project('');
const all = [main, ...folders.map((folder) => project(`${folder}/`))];
const { manifest, packages } = main;
const shipped = closure(packages, shippedNames('.', manifest));
/** Those of all folders, each by its path from here. */
const everything = Object.fromEntries(
  all.flatMap((each) => each.paths.map((path) => [`${each.folder}${path}`, each.packages[path] ?? {}])),
);
const everyInstalled = new Map(
  all.flatMap(({ folder, installed }) =>
    [...installed].map(([path, own]) => /** @type {const} */ ([`${folder}${path}`, own])),
  ),
);
const inDocs = embedded(read('node_modules/@scalar/api-reference/dist/browser/webpack-stats.json'));

let failed = 0;
let warnings = 0;

/** @param {string} title what holds where there is no fault @param {string[]} faults */
function report(title, faults) {
  if (faults.length === 0) console.log(`✓ ${title}`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  failed += faults.length;
}

/**
 * An advisory with the paths of its packages from here.
 * @param {string} folder @param {import('./supply/advisories.mjs').Advisory} advisory
 */
function placedIn(folder, advisory) {
  return { ...advisory, paths: advisory.paths.map((path) => `${folder}${path}`) };
}

/** @param {string} text */
function warn(text) {
  console.log(`⚠ ${text}`);
  warnings += 1;
}

report(
  `licences: ${Object.keys(everything).length} packages, of which ${shipped.size} are shipped`,
  licenceFaults(everything, shipped, policy.licences, everyInstalled),
);
report(
  `lockfiles: ${all.length} in order`,
  all.flatMap(({ folder, packages, manifest, installed }) =>
    folder === ''
      ? lockfileFaults(packages, manifest, installed, policy.withoutHash)
      : lockfileFaults(packages, manifest, installed, {}, main.packages).map((fault) => `${folder}: ${fault}`),
  ),
);
report(
  'install scripts: none but those decided on',
  all.flatMap(({ folder, packages, manifest, installed }) =>
    scriptFaults(packages, manifest, installed).map((fault) => `${folder}${folder && ': '}${fault}`),
  ),
);
const hashless = Object.keys(everything).filter((path) => everything[path]?.integrity === undefined).length;
if (hashless > 0) warn(`${hashless} packages for other platforms have no hash in the lockfile (policy.mjs says why)`);

const warnsOnly = process.argv.includes('--warn-network');
const audits = await Promise.all(
  all.map(async ({ folder, manifest, lockfile }) => ({
    folder,
    audited: await audit({ manifest, lockfile, embedded: folder === '' ? inDocs : [] }),
  })),
);
const unanswered = audits.flatMap(({ audited }) => (audited.isAnswered ? [] : audited.why));
if (unanswered.length === 0) {
  const today = new Date().toISOString().slice(0, 10);
  const advisories = audits.flatMap(({ folder, audited }) =>
    audited.isAnswered ? audited.advisories.map((each) => placedIn(folder, each)) : [],
  );
  const { failures, notes } = judge(advisories, { shipped, exceptions: policy.advisories, today });
  notes.forEach(warn);
  if (warnsOnly) failures.forEach(warn);
  else report('advisories: none that matters', failures);
} else warn(`advisories not checked: ${[...new Set(unanswered)].join('; ')}`);

if (!warnsOnly) {
  const signed = await signatures();
  if (signed.isAnswered) report('signatures of the registry: right', signed.failures);
  else warn(`signatures not checked: ${signed.why}`);
}

if (process.env.REPORT) writeFileSync(process.env.REPORT, JSON.stringify({ failed, warnings }));
process.exitCode = failed ? 1 : 0;
