import { defineConfig } from 'vitest/config';

/** Unit tests lie beside the code they test; those of the scripts beside the scripts. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    passWithNoTests: false,
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
