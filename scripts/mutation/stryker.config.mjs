import { join } from 'node:path';

const { MUTATION_ROOM: room = 'num', MUTATION_MUTATE: mutate = '[]', MUTATION_ONCE: once = '' } = process.env;

export default {
  testRunner: 'vitest',
  plugins: [
    join(import.meta.dirname, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'),
    join(import.meta.dirname, 'sentences.mjs'),
  ],
  ignorers: ['sentences'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  mutate: JSON.parse(mutate),
  ignorePatterns: ['dist', 'reports', 'e2e', 'docs', 'public', 'scripts/mutation/node_modules'],
  coverageAnalysis: 'perTest',
  // Declarations are evaluated once, when a module is loaded: testing one would need all tests of a room.
  ignoreStatic: once === '',
  incremental: true,
  incrementalFile: `reports/mutation/${room}/incremental.json`,
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutation/${room}/index.html` },
  jsonReporter: { fileName: `reports/mutation/${room}/mutation.json` },
  thresholds: { high: 90, low: 85, break: 85 },
  tempDirName: 'reports/mutation/tmp',
  // The machine usually has other work too.
  concurrency: 1,
  timeoutMS: 15_000,
  allowConsoleColors: false,
  disableTypeChecks: false,
  // Without this, Stryker would rewrite the project's configuration for its sandbox with another compiler.
  tsconfigFile: 'scripts/mutation/none.json',
};
