import { defineConfig } from 'vitest/config';

/** What `npm run test:more` runs beside the unit tests: long, or in need of what a machine may lack (bundlers, a browser, other engines, Helm). */
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
