import { defineConfig, type Plugin } from 'vitest/config';

/**
 * Moves the preparation of a test file into its first test: Stryker counts a change that breaks a `beforeAll` as survived, because no test
 * has failed and none has run.
 */
const preparedByTests: Plugin = {
  name: 'prepared-by-tests',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.test.ts') || !/\bbeforeAll\b[^;]*\} from 'vitest'/.test(code)) return undefined;
    const own = `function beforeAll(prepare) { let done; beforeEachOfAll(() => (done ??= Promise.resolve(prepare())).then(() => undefined)); }`;
    // On the last line, because functions are available before their line.
    return `${code.replace(/\bbeforeAll\b/, 'beforeEach as beforeEachOfAll')}\n${own}`;
  },
};

/** Rooms of the formats do not depend on declarations of regimes and addons, whose loading would take most of the time. */
const OF_FORMATS = process.env.MUTATION_ROOM?.startsWith('formats/');

/** The tests that check the mutants of one room, selected by `run.mjs`. */
export default defineConfig({
  plugins: [preparedByTests],
  test: {
    include: JSON.parse(process.env.MUTATION_TESTS ?? '["src/engine/**/*.test.ts"]'),
    exclude: [
      'src/**/linear.test.ts',
      'src/engine/registry.test.ts',
      'src/engine/operations/gaps.test.ts',
      'src/engine/addons/mx/cfdi/complements/loading.test.ts',
      // Half a minute for each unnoticed change; it compares with another library, which tables next to the code do too.
      'src/engine/regimes/stdnum.test.ts',
    ],
    // All declarations of an engine room are loaded before the first test, which would otherwise count as the only one that depends on
    // them.
    setupFiles: ['vitest.setup.ts', ...(OF_FORMATS ? [] : ['src/library/every-module.ts'])],
    environment: 'node',
    // Properties use a few fixed documents: one in a hundred should not be found by luck.
    env: { FC_RUNS: '25', FC_SEED: '1', FUZZ_XML: '50' },
    isolate: false,
    restoreMocks: true,
  },
});
