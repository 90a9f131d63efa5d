import { defineConfig } from 'vitest/config';

/** The tests that judge the mutants of one room: `run.mjs` names them. */
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? 'src/engine/**/*.test.ts').split(','),
    exclude: ['src/**/linear.test.ts', 'src/engine/registry.test.ts'],
    setupFiles: ['vitest.setup.ts'],
    environment: 'node',
    // Properties are tried on a few documents alone: what differs for one in a hundred is not found by luck.
    env: { FC_RUNS: '25', FUZZ_XML: '50' },
    isolate: false,
    restoreMocks: true,
  },
});
