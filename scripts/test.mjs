/**
 * `npm test`: the checks every change must pass, in under six minutes on two cores, without retries. Slower ones are in `npm run
 * test:more`. Own code for the reason in run-steps.mjs.
 */
import { playwright, runSteps, vitest } from './run-steps.mjs';

await runSteps([
  [
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    // With the build beside it, more threads would only cost a third more processor time.
    { name: 'types', command: ['tsc', '--project', '.', '--singleThreaded'] },
    { name: 'browser', command: ['node', 'scripts/find-browser.mjs'] },
    // Needs no build, and leaves a core to it.
    vitest({
      name: 'component tests',
      file: 'components.json',
      args: ['--mode', 'quick', '--experimental.fsModuleCache', '--project', 'components', '--maxWorkers', '1'],
    }),
    vitest({
      name: 'unit tests',
      file: 'unit.json',
      args: ['--mode', 'quick', '--experimental.fsModuleCache', '--project', 'shared', '--project', 'alone'],
      needs: 'build',
      // Tests start the programs just built.
      env: { PROGRAMS: 'dist/node' },
      // Systems other than Linux lack /dev/full and thread priorities.
      mayBeLeftOut: process.platform !== 'linux',
    }),
    { name: 'dead code', command: ['npm', 'run', '--silent', 'check:dead'] },
    { name: 'lint and format', command: ['biome', 'ci', '--colors=off', '.'] },
    { name: 'import directions', command: ['npm', 'run', '--silent', 'check:imports'] },
    { name: 'chapters', command: ['node', 'scripts/check-chapters.mjs'] },
    { name: 'translations', command: ['tsx', 'scripts/translations/texts.ts', '--check'] },
    { name: 'bundle size', command: ['npx', 'tsx', 'scripts/check-size.mjs'], needs: 'build' },
    // They mostly wait, and so leave the rest of the time to the unit tests.
    playwright({
      name: 'browser journeys',
      file: 'journeys.json',
      projects: ['journeys'],
      needs: ['build', 'browser'],
    }),
  ],
]);
