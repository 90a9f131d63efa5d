import { defineConfig, type Plugin } from 'vitest/config';

/**
 * What a test file does before all of its tests, it does before the first one: Stryker takes a change for survived that breaks a `beforeAll`, as no
 * test has failed then, and none has run.
 */
const preparedByTests: Plugin = {
  name: 'prepared-by-tests',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.test.ts') || !/\bbeforeAll\b[^;]*\} from 'vitest'/.test(code)) return undefined;
    const own = `function beforeAll(prepare) { let done; beforeEachOfAll(() => (done ??= Promise.resolve(prepare())).then(() => undefined)); }`;
    // As the last line: a function is there before its line is reached.
    return `${code.replace(/\bbeforeAll\b/, 'beforeEach as beforeEachOfAll')}\n${own}`;
  },
};

/** Rooms of the formats change nothing of what regimes and addons declare: to load all of those would take most of their time. */
const OF_FORMATS = process.env.MUTATION_ROOM?.startsWith('formats/');

/** The tests that judge the mutants of one room: `run.mjs` names them. */
export default defineConfig({
  plugins: [preparedByTests],
  test: {
    include: JSON.parse(process.env.MUTATION_TESTS ?? '["src/engine/**/*.test.ts"]'),
    exclude: [
      'src/**/linear.test.ts',
      'src/engine/registry.test.ts',
      'src/engine/operations/gaps.test.ts',
      'src/engine/addons/mx/cfdi/complements/loading.test.ts',
      // Half a minute for each change that it does not notice; what it holds against another library, tables beside the code state.
      'src/engine/regimes/stdnum.test.ts',
    ],
    // All that a room of the engine declares is loaded before the first test, which else is taken for the only one that depends on it.
    setupFiles: ['vitest.setup.ts', ...(OF_FORMATS ? [] : ['src/library/every-module.ts'])],
    environment: 'node',
    // Properties are tried on a few documents, the same each time: what differs for one in a hundred is not found by luck.
    env: { FC_RUNS: '25', FC_SEED: '1', FUZZ_XML: '50' },
    isolate: false,
    restoreMocks: true,
  },
});
