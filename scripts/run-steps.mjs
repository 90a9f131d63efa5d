/**
 * Runs the steps of a test command in order, even after a failure. Steps of a nested list run in parallel. The output of a step goes to
 * `reports/<step>.log`, and its end is shown if the step fails. At the end it prints a table, the failed tests by name, and `N passed, N
 * failed`: each test counts, and each check without tests counts as one.
 *
 * Own code, because script runners (npm-run-all2, concurrently) neither add up the tests of Vitest and Playwright nor continue after a
 * failure with independent steps.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { limitFunction } from 'p-limit';

/**
 * @typedef {{ passed: number, failed: number, failures?: string[], note?: string }} Counts `failures`: the names of tests that failed,
 * perhaps only at first.
 * @typedef {{
 *   name: string,
 *   command: string[],
 *   needs?: string | string[],
 *   env?: Record<string, string>,
 *   report?: { file: string, read: (results: any) => Counts },
 * }} Step `needs` names earlier steps that this one depends on; `report` says how to count its tests.
 */

/** The folder of reports. */
export const reports = 'reports';

/** Log lines shown of a failed step. */
const LOG_LINES = 60;

/** Runs a step with its output in a log file. @param {Step} step @returns {Promise<Counts>} */
async function run({ name: title, command: [name = '', ...args], env: own, report }) {
  const log = createWriteStream(logOf(title));
  // The service under test takes a free port, so a running one is not affected.
  const env = {
    E2E_PORT: await freePort(),
    NO_COLOR: '1',
    ...process.env,
    ...own,
    ...(report && { REPORT: report.file }),
  };
  // npm puts node_modules/.bin on the path; on Windows only a shell finds the .cmd files there.
  const shell = process.platform === 'win32' && name !== 'node';
  const started = spawn(name, args, { env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [started.stdout, started.stderr]) stream?.pipe(log, { end: false });
  const status = await new Promise((resolve) => {
    started.on('close', resolve).on('error', (error) => {
      log.write(`${error.message}\n`);
      resolve(undefined);
    });
  });
  log.end();
  await once(log, 'finish');
  const counts = report ? counted(report) : { passed: status === 0 ? 1 : 0, failed: 0, ...noteOf(title) };
  // A step that exits with an error but without failed tests has crashed, or found no tests.
  if ((status !== 0 || (counts.passed === 0 && !counts.note)) && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** The log file of a step. @param {string} name */
const logOf = (name) => `${reports}/${name.replaceAll(' ', '-')}.log`;

/**
 * Returns what a check without tests skipped, and its seeds, from lines of its log that start with `skipped: ` or `seed: `.
 * @param {string} name
 */
function noteOf(name) {
  const log = readFileSync(logOf(name), 'utf8');
  const notes = ['skipped', 'seed'].flatMap((what) => {
    const said = new Set(log.match(new RegExp(`(?<=^${what}: ).*`, 'gm')));
    return said.size > 0 ? `${what}: ${[...said].join('; ')}` : [];
  });
  return notes.length > 0 ? { note: notes.join('; ') } : {};
}

/** @returns {Promise<string>} a free port */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return String(port);
}

/**
 * Returns the tests of a file that did not pass, each with the start of its message, or the file itself if it could not be loaded.
 * @typedef {{ ancestorTitles: string[], fullName: string, status: string, failureMessages?: string[] }} UnitTest
 * @param {{ name: string, status: string, message: string, assertionResults: UnitTest[] }} file
 */
function unitFailures({ name, status, message, assertionResults }, accepted = ['passed']) {
  const failed = assertionResults.filter((test) => !accepted.includes(test.status));
  if (failed.length === 0 && status !== 'passed') return [`${name}: ${beginning(message)}`];
  return failed.map(
    (test) => `${name}: ${test.fullName} (${test.status})${beginning(test.failureMessages?.[0] ?? '')}`,
  );
}

/** Returns the groups of skipped tests, each with its number. @param {UnitTest[]} tests */
function groupsOfSkipped(tests) {
  /** @type {Map<string, number>} */
  const groups = new Map();
  for (const { ancestorTitles, fullName, status } of tests) {
    if (status === 'passed' || status === 'failed') continue;
    const group = ancestorTitles.at(-1) ?? fullName;
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  return [...groups].map(([group, count]) => `${group} (${count})`).join(', ');
}

/** Lines of a message repeated at the end. */
const TOLD = 12;

/** Returns the indented start of a message, without colours and foreign stack lines. @param {string} message */
function beginning(message) {
  const lines = stripVTControlCharacters(message).split('\n', TOLD);
  const ours = lines.filter((line) => line.trim() !== '' && !/^\s+at .*(?:node_modules|<anonymous>)/.test(line));
  return ours.map((line) => `\n      ${line.trimEnd()}`).join('');
}

/**
 * Returns a step of Vitest. Skipped tests count as failures, or as notes if `mayBeLeftOut` allows for missing tools.
 * @param {{ name: string, file: string, args?: string[], needs?: string | string[], env?: Record<string, string>, mayBeLeftOut?: boolean }} options
 * @returns {Step}
 */
export function vitest({ name, file, args = [], needs, env, mayBeLeftOut = false }) {
  const path = `${reports}/${file}`;
  return {
    name,
    command: [
      ...['vitest', 'run', ...args, '--silent=passed-only'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
    ],
    ...(needs && { needs }),
    ...(env && { env }),
    report: {
      file: path,
      read({ numPassedTests, numFailedTests, numTotalTests, testResults }) {
        const leftOut = mayBeLeftOut ? numTotalTests - numPassedTests - numFailedTests : 0;
        const accepted = mayBeLeftOut ? ['passed', 'skipped', 'pending'] : ['passed'];
        /** @type {Parameters<typeof unitFailures>[0][]} */
        const files = testResults;
        const tests = files.flatMap(({ assertionResults }) => assertionResults);
        return {
          passed: numPassedTests,
          failed: numTotalTests - numPassedTests - leftOut,
          failures: files.flatMap((file) => unitFailures(file, accepted)),
          ...(leftOut > 0 && { note: `skipped: ${groupsOfSkipped(tests)}` }),
        };
      },
    },
  };
}

/**
 * Returns a step of Playwright for some projects; it needs a browser. Skipped tests count as failures.
 * @param {{ name: string, file: string, projects: string[], args?: string[], needs?: string | string[] }} options @returns {Step}
 */
export function playwright({ name, file, projects, args = [], needs }) {
  return {
    name,
    command: ['playwright', 'test', ...projects.map((project) => `--project=${project}`), ...args],
    ...(needs && { needs }),
    report: {
      file: `${reports}/${file}`,
      read: ({ stats, suites }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + stats.skipped,
        failures: suites.flatMap(browserFailures),
      }),
    },
  };
}

/**
 * Returns a step of Firefox tests for a project; only a note without Firefox. Tests that its driver does not support are skipped and
 * listed.
 * @param {{ name: string, file: string, project: string, args?: string[], needs?: string | string[] }} options @returns {Step}
 */
export function firefox({ name, file, project, args = [], needs }) {
  const step = playwright({ name, file, projects: [], ...(needs && { needs }) });
  const { report } = step;
  return {
    ...step,
    command: ['node', 'scripts/check-firefox.mjs', project, ...args],
    ...(report && {
      report: {
        ...report,
        read(results) {
          if (results.note !== undefined) return results;
          const counts = report.read(results);
          const leftOut = results.suites.flatMap(testsIn).filter(isLeftOut).length;
          const note = leftOut > 0 ? { note: `${leftOut} skipped: not supported by the Firefox driver` } : {};
          return { ...counts, failed: counts.failed - leftOut, ...note };
        },
      },
    }),
  };
}

/**
 * Returns the tests of a suite and its inner suites, with their names.
 * @typedef {{ status: string, annotations: { type: string, description?: string }[], results: { error?: { message?: string } }[] }}
 * BrowserTest
 * @typedef {{ title: string, suites?: Suite[], specs: { title: string, file: string, line: number, tests: BrowserTest[] }[] }} Suite
 * @param {Suite} suite @returns {(BrowserTest & { name: string })[]}
 */
function testsIn({ suites = [], specs }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map((test) => ({ ...test, name: `${file}:${line}: ${title}` })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

/** Returns whether a test was skipped with a reason. @param {BrowserTest} test */
function isLeftOut({ status, annotations }) {
  return status === 'skipped' && annotations.some(({ type, description }) => type === 'skip' && description);
}

/** Returns the tests of a suite that did not pass at once, each with the start of every attempt's message. @param {Suite} suite */
function browserFailures(suite) {
  const others = testsIn(suite).filter(({ status }) => status !== 'expected');
  return others.map(({ name, status, results }) => {
    const messages = results.map(({ error }) => beginning(error?.message ?? ''));
    return `${name} (${status})${messages.join('')}`;
  });
}

/** @param {NonNullable<Step['report']>} report @returns {Counts} */
function counted({ file, read }) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @typedef {Counts & { name: string, seconds: number, note: string }} Row A row of the table. */

/** Runs a step unless a step that it needs has failed. @param {Step} step @param {readonly Row[]} before @returns {Promise<Row>} */
async function runUnlessNeedsFailed(step, before) {
  const needed = before.find((row) => [step.needs].flat().includes(row.name) && row.failed > 0);
  const start = performance.now();
  const counts = needed ? { passed: 0, failed: 1, note: `not run: ${needed.name} failed` } : await run(step);
  const row = { name: step.name, note: '', ...counts, seconds: (performance.now() - start) / 1000 };
  console.log(lineOf(row));
  if (row.failed > 0 && !needed) showLog(step.name);
  return row;
}

/** @param {Row} row */
function lineOf({ name, passed, failed, seconds, note }) {
  const figures = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`;
  return `${failed ? '✗' : '✓'} ${name.padEnd(28)}${figures}  ${note}`.trimEnd();
}

/** Shows the end of a step's log. @param {string} name */
function showLog(name) {
  const lines = stripVTControlCharacters(readFileSync(logOf(name), 'utf8'))
    .trimEnd()
    .split('\n');
  console.log(`\n── ${logOf(name)}\n${lines.slice(-LOG_LINES).join('\n')}\n`);
}

/** Steps of a list that run at once. The tests of programs and of the browser mostly wait, so one more than there are cores. */
const AT_ONCE = availableParallelism() + 1;

/**
 * Runs steps in parallel, each after the step of the list that it needs.
 * @param {Step[]} steps @param {readonly Row[]} before @returns {Promise<Row[]>}
 */
async function runTogether(steps, before) {
  const limited = limitFunction(runUnlessNeedsFailed, { concurrency: AT_ONCE });
  /** @type {Map<string, Promise<Row>>} */
  const started = new Map();
  for (const step of steps) {
    const needed = Promise.all([step.needs ?? []].flat().flatMap((name) => started.get(name) ?? []));
    started.set(
      step.name,
      needed.then((rows) => limited(step, [...before, ...rows])),
    );
  }
  return await Promise.all(started.values());
}

/**
 * Runs the steps and sets the exit code: 1 if any failed.
 * @param {(Step | Step[])[]} steps the steps of a nested list run in parallel, each after the step that it needs
 */
export async function runSteps(steps) {
  for (const { report } of steps.flat()) if (report) rmSync(report.file, { force: true });
  mkdirSync(reports, { recursive: true });
  /** @type {Row[]} */
  const rows = [];
  for (const entry of steps) rows.push(...(await runTogether([entry].flat(), rows)));

  const sum = rows.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );

  console.log(`\n── summary ${'─'.repeat(69)}`);
  for (const row of rows) console.log(lineOf(row));
  for (const { name, failures = [] } of rows) for (const failure of failures) console.log(`  ${name}: ${failure}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed ? 1 : 0;
}
