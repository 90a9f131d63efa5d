import { defineConfig } from 'vitest/config';

/** Unit tests lie beside the code they test; those of scripts and deployment beside these. */
export default defineConfig(({ mode }) => {
  const deep = mode === 'deep';
  return {
    test: {
      include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'deploy/**/*.test.ts'],
      setupFiles: ['vitest.setup.ts'],
      environment: 'node',
      env: deep ? { FC_RUNS: '10000', FUZZ_REQUESTS: '20000', HOSTILE_BYTES: '1000000' } : {},
      testTimeout: deep ? 900_000 : 20_000,
      passWithNoTests: false,
      // Once more where the machine is somebody else's, and may be busy.
      retry: process.env.CI ? 1 : 0,
      restoreMocks: true,
    },
  };
});
