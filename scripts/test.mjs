/**
 * `npm test`: the checks every change has to pass, in under five minutes on two cores. Nothing is retried. What takes
 * longer is in `npm run test:more`.
 */
import { playwright, runSteps, vitest } from './run-steps.mjs';

await runSteps([
  [
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    { name: 'dead code', command: ['npm', 'run', '--silent', 'check:dead'] },
    { name: 'lint and format', command: ['biome', 'ci', '--colors=off', '.'] },
    { name: 'types', command: ['tsc', '--project', '.'] },
    { name: 'import directions', command: ['npm', 'run', '--silent', 'check:imports'] },
    { name: 'chapters', command: ['node', 'scripts/check-chapters.mjs'] },
    { name: 'translations', command: ['tsx', 'scripts/translations/texts.ts', '--check'] },
    { name: 'browser', command: ['node', 'scripts/find-browser.mjs'] },
  ],
  { name: 'bundle size', command: ['node', 'scripts/check-size.mjs'], needs: 'build' },
  vitest({
    name: 'unit tests',
    file: 'unit.json',
    args: ['--mode', 'quick'],
    needs: 'build',
    // The programs that tests start are those just built.
    env: { PROGRAMS: 'dist/node' },
    // Other systems than Linux have no /dev/full, nor can threads there be told to give way.
    mayBeLeftOut: process.platform !== 'linux',
  }),
  playwright({ name: 'browser journeys', file: 'journeys.json', projects: ['journeys'], needs: 'browser' }),
]);
