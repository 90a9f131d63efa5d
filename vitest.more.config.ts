import { defineConfig } from 'vitest/config';

/**
 * The tests that `npm run test:more` runs in addition to the unit tests. They are slow, or need tools that a machine may lack (bundlers, a
 * browser, other engines, Helm).
 */
export default defineConfig({
  test: {
    include: ['{scripts,deploy,src/node}/**/*.more.ts'],
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    passWithNoTests: false,
  },
});
