import { defineConfig } from 'vitest/config';

/** What `npm run test:more` runs beside the unit tests: long, or in need of bundlers, a browser and other engines. */
export default defineConfig({
  test: {
    include: ['scripts/**/*.more.ts'],
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    passWithNoTests: false,
  },
});
