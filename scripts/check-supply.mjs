/**
 * What comes from others: the licences of all packages, the lockfile, the scripts that run at installing, and what the
 * registry knows against them. Prints what it saw, and exits 1 when something is not as policy.mjs has it.
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

const manifest = read('package.json');
const lockfile = read('package-lock.json');
/** @type {import('./supply/lockfile.mjs').Packages} */
const packages = lockfile.packages;
const paths = Object.keys(packages).filter((path) => path !== '');
/** @type {Map<string, import('./supply/lockfile.mjs').Installed>} */
const installed = new Map(
  paths.filter((path) => existsSync(`${path}/package.json`)).map((path) => [path, read(`${path}/package.json`)]),
);
const shipped = closure(packages, shippedNames('.', manifest));
const inDocs = embedded(read('node_modules/@scalar/api-reference/dist/browser/webpack-stats.json'));

let failed = 0;
let warnings = 0;

/** @param {string} title what holds where there is no fault @param {string[]} faults */
function report(title, faults) {
  if (faults.length === 0) console.log(`✓ ${title}`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  failed += faults.length;
}

/** @param {string} text */
function warn(text) {
  console.log(`⚠ ${text}`);
  warnings += 1;
}

report(
  `licences: ${paths.length} packages, of which ${shipped.size} are shipped`,
  licenceFaults(packages, shipped, policy.licences, installed),
);
report('lockfile: in order', lockfileFaults(packages, manifest, installed, policy.withoutHash));
report('install scripts: none but those decided on', scriptFaults(packages, manifest, installed));
const hashless = paths.filter((path) => packages[path]?.integrity === undefined).length;
if (hashless > 0) warn(`${hashless} packages for other platforms have no hash in the lockfile (policy.mjs says why)`);

const warnsOnly = process.argv.includes('--warn-network');
const audited = await audit({ manifest, lockfile, embedded: inDocs });
if (audited.isAnswered) {
  const today = new Date().toISOString().slice(0, 10);
  const { failures, notes } = judge(audited.advisories, { shipped, exceptions: policy.advisories, today });
  notes.forEach(warn);
  if (warnsOnly) failures.forEach(warn);
  else report('advisories: none that matters', failures);
} else warn(`advisories not checked: ${audited.why}`);

if (!warnsOnly) {
  const signed = await signatures();
  if (signed.isAnswered) report('signatures of the registry: right', signed.failures);
  else warn(`signatures not checked: ${signed.why}`);
}

if (process.env.REPORT) writeFileSync(process.env.REPORT, JSON.stringify({ failed, warnings }));
process.exitCode = failed ? 1 : 0;
