/**
 * `npm run test:more`: what takes long, and what few changes touch. The patterns of the code; the unit tests that
 * take long; the examples of the
 * documentation, and its site with every link in it; clients made of the description; the packages in every bundler, browser, engine and compiler that they are for; the container; the browser
 * tests that take long, and those of the workbench with the service switched off; all others
 * in Firefox. Exits 1 where something failed; an
 * engine or tool that cannot be had is only named.
 */
import { firefox, playwright, runSteps, vitest } from './run-steps.mjs';

await runSteps([
  { name: 'patterns', command: ['tsx', 'scripts/check-patterns.mjs'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  vitest({ name: 'slow unit tests', file: 'unit-slow.json', args: ['--mode', 'slow'] }),
  { name: 'packages', command: ['node', 'scripts/build-packages.mjs'], needs: 'build' },
  { name: 'examples', command: ['node', 'scripts/check-examples.mjs'], needs: 'packages' },
  { name: 'installed', command: ['node', 'scripts/check-package.mjs'], needs: 'packages' },
  vitest({
    name: 'packages and patterns',
    file: 'packages-patterns.json',
    args: ['--config', 'vitest.more.config.ts'],
    needs: 'packages',
    mayBeLeftOut: true,
  }),
  { name: 'clients made of OpenAPI', command: ['node', 'scripts/check-clients.mjs'], needs: 'build' },
  { name: 'clients in other languages', command: ['tsx', 'scripts/check-other-clients.mjs'], needs: 'build' },
  { name: 'documentation', command: ['node', 'site/build.mjs'], needs: 'build' },
  { name: 'container', command: ['node', 'scripts/check-container.mjs'] },
  { name: 'browser', command: ['node', 'scripts/find-browser.mjs'], needs: 'build' },
  playwright({
    name: 'more browser tests',
    file: 'browser-more.json',
    projects: ['long', 'switched-off'],
    needs: 'browser',
  }),
  firefox({ name: 'more in Firefox', file: 'firefox-more.json', project: 'more-firefox', needs: 'build' }),
]);
