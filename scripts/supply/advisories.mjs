/** What the registry knows against the packages: asked with `npm audit`, judged by whether they are shipped. */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {import('./lockfile.mjs').Packages} Packages
 * @typedef {{ id: string, name: string, title: string, url: string, severity: string, range: string, paths: string[] }} Advisory `paths` of the lockfile
 * @typedef {{ id: string, until: string, reason: string }} Exception `until`: the last day, as 2027-01-31
 * @typedef {{ isAnswered: true, advisories: Advisory[] } | { isAnswered: false, why: string }} Audit
 */

/**
 * A version that every registry with advisories knows one of (GHSA-vh95-rmgr-6w4m, GHSA-xvch-5gv4-984h). Registries that
 * have none are known to answer that all is well, and npm says the same when it is set to work offline: only an answer
 * with this package in it is one.
 */
const control = { name: 'minimist', version: '0.0.8' };
const controlPath = `node_modules/@billwright/control/node_modules/${control.name}`;

/** Under this path stand packages that the lockfile does not have. @param {number} index */
const placeOf = (index) => `node_modules/@billwright/embedded-${index}/node_modules`;

/**
 * Returns the packages of a lockfile with the control among them, and those that others have inside.
 * @param {Packages} packages @param {{ name: string, version: string }[]} embedded @returns {Packages}
 */
function asked(packages, embedded) {
  const inside = embedded.map(({ name, version }, index) => [`${placeOf(index)}/${name}`, { version }]);
  return { ...packages, ...Object.fromEntries(inside), [controlPath]: { version: control.version } };
}

/** Tells whether a path of the lockfile asked about is of a package inside another. @param {string} path */
const isEmbedded = (path) => path.startsWith('node_modules/@billwright/embedded-');

/**
 * Reads what `npm audit --json` printed. What it says of packages that only depend on others is left out, as those are in it too.
 * @param {string} printed @returns {Audit}
 */
export function readAudit(printed) {
  const report = parsed(printed);
  if (report?.auditReportVersion !== 2 || typeof report.vulnerabilities !== 'object')
    return { isAnswered: false, why: reason(report) };
  /** @type {Advisory[]} */
  const advisories = Object.values(report.vulnerabilities).flatMap((/** @type {any} */ { name, via, nodes }) =>
    via
      .filter((/** @type {any} */ each) => typeof each === 'object')
      .map((/** @type {any} */ { title, url, severity, range, source }) => ({
        id: /GHSA(-\w{4}){3}/.exec(url)?.[0] ?? String(source),
        ...{ name, title, url, severity, range, paths: nodes },
      })),
  );
  if (!advisories.some(({ paths }) => paths.includes(controlPath)))
    return {
      isAnswered: false,
      why: `the registry has no advisory on ${control.name} ${control.version}, so it serves none`,
    };
  const others = advisories.map((each) => ({ ...each, paths: each.paths.filter((path) => path !== controlPath) }));
  return { isAnswered: true, advisories: others.filter(({ paths }) => paths.length > 0) };
}

/** Advisories on tools of these severities need an exception; on what is shipped all do. */
const grave = ['high', 'critical'];

/**
 * Returns what of the advisories fails, what is worth a word, and which exceptions are for nothing or past their day.
 * @param {Advisory[]} advisories
 * @param {{ shipped: Set<string>, exceptions: readonly Exception[], today: string }} about paths of what is shipped; the day as 2026-01-31
 * @returns {{ failures: string[], notes: string[] }}
 */
export function judge(advisories, { shipped, exceptions, today }) {
  const failures = [];
  const notes = [];
  for (const { id, name, title, url, severity, range, paths } of advisories) {
    const isShipped = paths.some((path) => shipped.has(path) || isEmbedded(path));
    const text = `${name} ${range}, ${isShipped ? 'shipped' : 'a tool'}: ${severity}, ${title} (${url || id})`;
    const exception = exceptions.find((each) => each.id === id);
    if (exception && exception.until >= today)
      notes.push(`${text}; let through until ${exception.until}: ${exception.reason}`);
    else if (exception) failures.push(`${text}; let through until ${exception.until}, which is past`);
    else if (isShipped || grave.includes(severity)) failures.push(text);
    else notes.push(text);
  }
  for (const { id } of exceptions)
    if (!advisories.some((each) => each.id === id))
      failures.push(`the exception for ${id} is needed no longer: remove it`);
  return { failures, notes };
}

/** How npm is to ask: once, and not for long. */
const once = ['--fetch-retries=0', '--fetch-timeout=15000', '--loglevel=silent'];

/**
 * Asks the registry what it knows against the packages of a lockfile, and against others inside those.
 * @param {{ manifest: object, lockfile: { packages: Packages }, embedded: { name: string, version: string }[] }} about
 * @param {string[]} [options] more options of npm
 */
export async function audit({ manifest, lockfile, embedded }, options = []) {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-audit-'));
  try {
    const packages = asked(lockfile.packages, embedded);
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lockfile, packages }));
    if (existsSync('.npmrc')) copyFileSync('.npmrc', join(folder, '.npmrc'));
    return readAudit(
      await npm(['audit', '--json', '--package-lock-only', ...options], { cwd: folder, timeout: 60_000 }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks the registry whether the installed packages are signed by it. */
export async function signatures() {
  return readSignatures(await npm(['audit', 'signatures', '--json'], { cwd: '.', timeout: 120_000 }));
}

/**
 * Reads what `npm audit signatures --json` printed.
 * @param {string} printed @returns {{ isAnswered: true, failures: string[] } | { isAnswered: false, why: string }}
 */
export function readSignatures(printed) {
  const report = parsed(printed);
  if (!Array.isArray(report?.invalid) || !Array.isArray(report.missing))
    return { isAnswered: false, why: reason(report) };
  /** @param {string} what @returns {(found: { name: string, version: string }) => string} */
  const tell =
    (what) =>
    ({ name, version }) =>
      `${name}@${version} ${what}`;
  return {
    isAnswered: true,
    failures: [
      ...report.invalid.map(tell('is not what the registry signed')),
      ...report.missing.map(tell('has no signature, though the registry signs packages')),
    ],
  };
}

/** @param {string} printed @returns {any} */
function parsed(printed) {
  try {
    return JSON.parse(printed);
  } catch {
    return undefined;
  }
}

/** Why there is no report, as far as npm says. @param {any} report */
const reason = (report) =>
  String(report?.message || report?.error?.summary || 'npm printed no report, or took too long');

/** What npm prints, however it ends. @param {string[]} args @param {{ cwd: string, timeout: number }} options @returns {Promise<string>} */
function npm(args, options) {
  // On Windows only a shell finds npm.cmd.
  const how = { ...options, shell: process.platform === 'win32', maxBuffer: 2 ** 26 };
  return new Promise((resolve) => execFile('npm', [...args, ...once], how, (_error, stdout) => resolve(stdout)));
}
