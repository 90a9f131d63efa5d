/**
 * `npm test`: every check. Exits 1 where something failed. What takes long, and what few changes touch, is in
 * `npm run test:more`.
 */
import { firefox, playwright, reports, runSteps, vitest } from './run-steps.mjs';

const colours = process.stdout.isTTY ? 'force' : 'off';

/** @type {(import('./run-steps.mjs').Step | import('./run-steps.mjs').Step[])[]} */
const steps = [
  [
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
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
    { name: 'lint and format', command: ['biome', 'ci', `--colors=${colours}`, '.'] },
    { name: 'types', command: ['tsc', '--project', '.'] },
    { name: 'import directions', command: ['node', 'scripts/check-imports.mjs'] },
    { name: 'chapters', command: ['node', 'scripts/check-chapters.mjs'] },
  ],
  { name: 'bundle size', command: ['node', 'scripts/check-size.mjs'], needs: 'build' },
  vitest({
    name: 'unit tests',
    file: 'unit.json',
    args: ['--mode', 'quick'],
    // Other systems have no /dev/full, and threads cannot be told there to give way.
    mayBeLeftOut: process.platform !== 'linux',
  }),
  { name: 'browser', command: ['node', 'scripts/find-browser.mjs'] },
  playwright({ name: 'browser tests', file: 'browser.json', projects: ['chromium'], needs: 'browser' }),
  firefox({ name: 'Firefox', file: 'firefox.json', project: 'firefox', needs: 'build' }),
];

await runSteps(steps);
