/**
 * `npm run test:more`: what takes long, and what few changes touch. The packages in every bundler, browser, engine and
 * compiler that they are for. Exits 1 where something failed; an engine that cannot be had is only named.
 */
import { runSteps, vitest } from './run-steps.mjs';

runSteps([
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'packages', command: ['node', 'scripts/build-packages.mjs'], needs: 'build' },
  vitest({
    name: 'packages everywhere',
    file: 'packages.json',
    args: ['--config', 'vitest.more.config.ts'],
    needs: 'packages',
    mayBeLeftOut: true,
  }),
]);
