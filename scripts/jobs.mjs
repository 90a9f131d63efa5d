/** The jobs of `npm run test:more` (test-more.mjs): everything that `npm test` omits. CI runs each on a machine of its own. */
import { firefox, playwright, vitest } from './run-steps.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */

/** @type {Step} */
const build = { name: 'build', command: ['npm', 'run', '--silent', 'build'] };
/** @type {Step} */
const file = { name: 'one file', command: ['tsx', 'scripts/build-file.mjs'], needs: 'build' };
/** @type {Step} */
const packages = { name: 'packages', command: ['node', 'scripts/build-packages.mjs'], needs: 'build' };
/** @type {Step} */
const browser = { name: 'browser', command: ['node', 'scripts/find-browser.mjs'] };

/** The steps that `--built` omits. */
export const BUILT = [build.name, file.name];

/**
 * Returns the jobs by name.
 * @param {string[]} args of the browser tests @param {string[]} [engineArgs] @returns {Record<string, Step[]>}
 */
export const jobsWith = (args, engineArgs = []) => ({
  // The main journeys in Firefox, and both packages installed into an empty folder.
  smoke: [
    build,
    packages,
    { name: 'installed packages', command: ['node', 'scripts/check-package.mjs'], needs: 'packages' },
    firefox({ name: 'Firefox', file: 'firefox.json', project: 'firefox', needs: 'build' }),
  ],
  // Properties of all declarations, and every regular expression against hostile texts.
  slow: [
    { name: 'patterns', command: ['tsx', 'scripts/check-patterns.mjs'] },
    vitest({ name: 'slow unit tests', file: 'unit-slow.json', args: ['--mode', 'slow'] }),
  ],
  // The recipes of docs/contributing, followed in a copy.
  recipes: [{ name: 'recipes', command: ['node', 'scripts/recipes.mjs', '--all-steps'] }],
  // The packages in bundlers, browsers, engines and compilers; the examples of the documentation; deployment.
  packages: [
    build,
    packages,
    { name: 'examples', command: ['node', 'scripts/check-examples.mjs'], needs: 'packages' },
    vitest({
      name: 'packages everywhere',
      file: 'packages.json',
      args: ['--config', 'vitest.more.config.ts'],
      needs: 'packages',
      mayBeLeftOut: true,
    }),
  ],
  // The examples for PostgreSQL and others with their servers, while workers are killed.
  engines: [
    build,
    packages,
    { name: 'engines', command: ['tsx', 'scripts/check-engines.mjs', ...engineArgs], needs: 'packages' },
  ],
  // Clients generated from the OpenAPI description, in several languages.
  clients: [build, { name: 'generated clients', command: ['tsx', 'scripts/check-clients.mjs'], needs: 'build' }],
  // PDFs with an e-invoice, judged by veraPDF and Mustang.
  pdf: [build, { name: 'PDFs', command: ['tsx', 'scripts/judge-pdf.mjs'], needs: 'build' }],
  // Reports of 10,000 documents, judged by the official schema and rules.
  reports: [{ name: 'reports', command: ['tsx', 'scripts/judge-reports.mjs'] }],
  // Invoices of PINT, judged by the official rules.
  pint: [{ name: 'PINT', command: ['tsx', 'scripts/judge-pint.mjs'] }],
  // The tests of the standards themselves, if RULE_SUITES names them.
  suites: [{ name: 'suites of the standards', command: ['tsx', 'scripts/rule-suites.mjs'] }],
  docs: [build, { name: 'documentation site', command: ['node', 'site/build.mjs'], needs: 'build' }],
  // All browser tests except the journeys of `npm test`. Tests that work without the service then run a second time
  // without it.
  browser: [
    build,
    file,
    browser,
    playwright({
      name: 'browser tests',
      file: 'browser.json',
      projects: ['more', 'long', 'switched-off'],
      args,
      needs: 'browser',
    }),
  ],
  firefox: [
    build,
    file,
    firefox({ name: 'more in Firefox', file: 'firefox-more.json', project: 'more-firefox', args, needs: 'build' }),
  ],
});
