/**
 * `npm test`: every check. Exits 1 where something failed. What takes long, and what few changes touch, is in
 * `npm run test:more`.
 */
import { reports, runSteps, vitest } from './run-steps.mjs';

const colours = process.stdout.isTTY ? 'force' : 'off';

/** @type {import('./run-steps.mjs').Step[]} */
const steps = [
  { name: 'lint and format', command: ['biome', 'ci', `--colors=${colours}`, '.'] },
  { name: 'types', command: ['tsc', '--project', '.'] },
  { name: 'import directions', command: ['node', 'scripts/check-imports.mjs'] },
  { name: 'chapters', command: ['node', 'scripts/check-chapters.mjs'] },
  { name: 'patterns', command: ['tsx', 'scripts/check-patterns.mjs'] },
  { name: 'dead code', command: ['npm', 'run', '--silent', 'check:dead'] },
  {
    name: 'supply',
    command: ['node', 'scripts/check-supply.mjs', '--warn-network'],
    report: {
      file: `${reports}/supply.json`,
      read: ({ failed, warnings }) => ({
        passed: failed ? 0 : 1,
        failed,
        ...(warnings > 0 && { note: `${warnings} warnings, see above; npm run check:supply asks for more` }),
      }),
    },
  },
  vitest({ name: 'unit tests', file: 'unit.json' }),
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'packages', command: ['node', 'scripts/build-packages.mjs'], needs: 'build' },
  { name: 'bundle size', command: ['node', 'scripts/check-size.mjs'], needs: 'build' },
  { name: 'examples', command: ['node', 'scripts/check-examples.mjs'], needs: 'packages' },
  { name: 'installed', command: ['node', 'scripts/check-package.mjs'], needs: 'packages' },
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

runSteps(steps);
