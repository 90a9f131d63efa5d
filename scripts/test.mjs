/**
 * `npm test`: every check, in order, also when an earlier one has failed. At the end a table of the steps, and as
 * the last line `N passed, N failed`: each test counts, and each check without tests counts as one. Exits 1 on a failure.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Counts `failures`: the names of tests that failed, or did at first.
 * @typedef {{
 *   name: string,
 *   command: string[],
 *   needs?: string,
 *   report?: { file: string, read: (results: any) => Counts },
 * }} Step `needs` names an earlier step without which this one makes no sense; `report` tells how to count its tests.
 */

const reports = 'reports';
const colours = process.stdout.isTTY ? 'force' : 'off';

/** @type {Step[]} */
const steps = [
  { name: 'lint and format', command: ['biome', 'ci', `--colors=${colours}`, '.'] },
  { name: 'types', command: ['tsc', '--project', '.'] },
  { name: 'import directions', command: ['node', 'scripts/check-imports.mjs'] },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`],
    report: {
      file: `${reports}/unit.json`,
      read: ({ numPassedTests, numTotalTests, testResults }) => ({
        passed: numPassedTests,
        failed: numTotalTests - numPassedTests,
        failures: testResults.flatMap(unitFailures),
      }),
    },
  },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'bundle size', command: ['node', 'scripts/check-size.mjs'], needs: 'build' },
  { name: 'examples', command: ['node', 'scripts/check-examples.mjs'], needs: 'build' },
  { name: 'package', command: ['node', 'scripts/check-package.mjs'], needs: 'build' },
  { name: 'container', command: ['node', 'scripts/check-container.mjs'] },
  { name: 'browser', command: ['node', 'scripts/find-browser.mjs'] },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    needs: 'browser',
    report: {
      file: `${reports}/browser.json`,
      read: ({ stats, suites }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + stats.skipped,
        failures: suites.flatMap(browserFailures),
      }),
    },
  },
];

/** @param {Step} step @returns {Counts} */
function run({ command: [name = '', ...args], report }) {
  const env = { ...process.env, ...(report ? { REPORT: report.file } : {}) };
  // npm puts node_modules/.bin on the path; on Windows only a shell finds the .cmd files there.
  const shell = process.platform === 'win32' && name !== 'node';
  const { status, error } = spawnSync(name, args, { env, shell, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) console.error(error.message);
  const counts = report ? counted(report) : { passed: status === 0 ? 1 : 0, failed: 0 };
  // A step that ends badly without a failed test (it crashed, or found nothing to run) has failed all the same.
  if ((status !== 0 || counts.passed === 0) && counts.failed === 0) counts.failed = 1;
  return counts;
}

/**
 * Tests of one file that did not pass; the file itself where it could not be loaded.
 * @param {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string }[] }} file
 */
function unitFailures({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status !== 'passed');
  if (failed.length === 0 && status !== 'passed') return [`${name}: ${message}`];
  return failed.map((test) => `${name}: ${test.fullName} (${test.status})`);
}

/**
 * Tests of one suite, its suites included, that did not pass at once.
 * @typedef {{ title: string, suites?: Suite[], specs: { title: string, file: string, line: number, tests: { status: string }[] }[] }} Suite
 * @param {Suite} suite @returns {string[]}
 */
function browserFailures({ suites = [], specs }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.filter((test) => test.status !== 'expected').map((test) => `${file}:${line}: ${title} (${test.status})`),
  );
  return [...own, ...suites.flatMap(browserFailures)];
}

/** @param {NonNullable<Step['report']>} report @returns {Counts} */
function counted({ file, read }) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {(Counts & { name: string, seconds: number, note: string })[]} */
const rows = [];
for (const step of steps) {
  console.log(`\n── ${step.name} ${'─'.repeat(76 - step.name.length)}`);
  const needed = rows.find((row) => row.name === step.needs && row.failed > 0);
  const start = performance.now();
  const counts = needed ? { passed: 0, failed: 1 } : run(step);
  if (needed) console.log(`not run: ${needed.name} failed`);
  const note = needed ? `not run: ${needed.name} failed` : '';
  rows.push({ name: step.name, ...counts, seconds: (performance.now() - start) / 1000, note });
}

const sum = rows.reduce(
  (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
  { passed: 0, failed: 0 },
);

console.log(`\n── summary ${'─'.repeat(69)}`);
for (const { name, passed, failed, seconds, note } of rows) {
  const figures = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`;
  console.log(`${failed ? '✗' : '✓'} ${name.padEnd(20)}${figures}  ${note}`.trimEnd());
}
for (const { name, failures = [] } of rows) for (const failure of failures) console.log(`  ${name}: ${failure}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed ? 1 : 0;
