import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests of what happens before a module is loaded, or while it is: each needs modules that no other file has touched. */
const alone = [
  'src/engine/registry.test.ts',
  'src/engine/addons/mx/cfdi/complements/loading.test.ts',
  'src/**/linear.test.ts',
];

/** Rooms whose tests start no process and replace no module: they share one load of the code, which is most of the time. */
const pure = 'src/{engine,paper,formats,pdf,service,client,workbench}/**/*.test.{ts,tsx}';

/** Unit tests lie beside the code they test; those of scripts and deployment beside these. */
export default defineConfig(({ mode }) => {
  const deep = mode === 'deep';
  const shared = {
    setupFiles: ['vitest.setup.ts'],
    environment: 'node' as const,
    env: deep
      ? { FC_RUNS: '10000', FUZZ_REQUESTS: '20000', FUZZ_XML: '20000', HOSTILE_BYTES: '1000000', LINEAR: 'deep' }
      : {},
    testTimeout: deep ? 900_000 : 20_000,
    // Once more where the machine is somebody else's, and may be busy.
    retry: process.env.CI ? 1 : 0,
    restoreMocks: true,
  };
  return {
    test: {
      passWithNoTests: false,
      // Much of what tests of processes take is waiting.
      maxWorkers: Math.max(2, availableParallelism()),
      projects: [
        { test: { ...shared, name: 'pure', include: [pure], exclude: alone, isolate: false } },
        {
          test: {
            ...shared,
            name: 'alone',
            globalSetup: ['vitest.programs.ts'],
            setupFiles: [...shared.setupFiles, 'src/node/testing/built-threads.ts'],
            include: [...alone, 'src/{library,node}/**/*.test.ts', 'scripts/**/*.test.ts', 'deploy/**/*.test.ts'],
          },
        },
      ],
    },
  };
});
