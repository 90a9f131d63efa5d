import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { exampleDocuments } from './scripts/example-documents.mjs';
import { translations } from './scripts/translations/plugin.mjs';

/** Tests that replace a module, or of behaviour before or while one loads. Each needs modules that no other file has loaded. */
const alone = [
  'src/workbench/{engine/worker/requests,write/signing/keys,write/problems/fixes-of,state/memory/memory}.test.ts',
  'src/node/{content,cli/language,cli/work/thread-pool,serving/threads-defect}.test.ts',
  'src/library/{language,core}.test.ts',
  'src/translations/load.test.ts',
  'src/engine/registry.test.ts',
  'src/engine/addons/mx/cfdi/complements/loading.test.ts',
  'src/service/{language,http/route}.test.ts',
  'src/**/{,quick-}linear.test.ts',
];

/** Folders whose tests replace no module. They share one load of the code, which takes most of the time. */
const sharing = [
  'src/{library,node}/**/*.test.ts',
  '{scripts,deploy}/**/*.test.ts',
  'src/{engine,countries,paper,formats,pdf,house-rules,intake,inbox,operations,service,client,workbench}/**/*.test.ts',
];

/** Tests that render components of the workbench in a simulated page. They share one load of the code too. */
const components = 'src/workbench/**/*.test.tsx';

/** Stands for a module that needs a real browser. */
const instead = (find: RegExp, name: string) => ({
  find,
  replacement: resolve(import.meta.dirname, 'src/workbench/shell/testing', name),
});

/**
 * Slow tests whose results rarely change, because they check one property against all declarations. `npm run test:more` runs only these (mode
 * `slow`), `npm test` all others (mode `quick`), `npx vitest` both.
 */
const slow = [
  'src/**/linear.test.ts',
  'src/formats/{leaves,all-figures,testing/bases,mapping/settable}.test.ts',
  'src/pdf/hostile.test.ts',
  'deploy/deploy.test.ts',
  'src/engine/{operations/gaps,regimes/stdnum}.test.ts',
  'src/library/json-schema.test.ts',
  'src/node/{cli/{killed,large},files/oversized}.test.ts',
  'src/node/serving/http/{abandoned,drain-connections,fuzz,hostile,pipelining}.test.ts',
  'src/node/serving/limits/{hang,shapes}.test.ts',
  'src/service/{fetch-handler-built,inherited}.test.ts',
  'scripts/{published-checks,release-version,formats/take-release}.test.ts',
  'src/workbench/write/preview/gaps.test.tsx',
];

/** Tests that send smaller requests, or fewer, in the mode `quick` than in `slow`. */
const scaled = ['src/formats/{fuzz,signing/xades}.test.ts'];

/** Returns the tests of properties, which `quick` tries with the same values each time, and `slow` with others. */
const ofProperties = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes("from 'fast-check'"));

/** Unit tests are next to the code they test, including those of scripts and deployment. */
export default defineConfig(({ mode }) => {
  const deep = mode === 'deep';
  const shared = {
    setupFiles: ['vitest.setup.ts'],
    environment: 'node' as const,
    env: {
      // On a later day, other official rules would apply.
      BILLWRIGHT_TODAY: '2026-11-28',
      ...(mode === 'quick' && {
        FUZZ_XML: '60',
        SIGNATURE_MUTATIONS: '50',
        FC_RUNS: '50',
        // A change must not fail for a case that it has nothing to do with: `slow` tries others every night.
        FC_SEED: process.env.FC_SEED ?? '1',
      }),
      ...(deep && {
        FC_RUNS: '10000',
        FUZZ_REQUESTS: '20000',
        FUZZ_XML: '20000',
        SIGNATURE_MUTATIONS: '5000',
        SHAPE_REQUESTS: '2000',
        HOSTILE_BYTES: '1000000',
        LINEAR: 'deep',
      }),
    },
    // A busy machine is slow, which is not the fault of a test. Tests state only longer limits.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: deep ? 900_000 : 120_000,
    hookTimeout: deep ? 900_000 : 120_000,
    restoreMocks: true,
    // Half as many collections of young objects, which took a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
  };
  const isolated = {
    ...shared,
    globalSetup: ['vitest.programs.ts'],
    setupFiles: [...shared.setupFiles, 'src/node/testing/built-threads.ts'],
  };
  // Packages under `scripts` have their own tests.
  const plugins = [translations(), exampleDocuments()];
  // What a build derives from the cases of rules (scripts/rule-examples.mjs).
  if (process.env.RULE_EXAMPLES) {
    const test = { ...shared, name: 'examples', include: ['src/formats/testing/examples.write.ts'], isolate: false };
    return { plugins, test: { projects: [{ plugins, test }] } };
  }
  const left = ['**/node_modules/**', ...(mode === 'quick' ? slow : [])];
  return {
    plugins,
    test: {
      passWithNoTests: false,
      // `npm run test:coverage` measures the engine's own tests. Most uncovered branches are fallbacks for types, such as `?? ''`.
      coverage: {
        provider: 'v8',
        include: ['src/engine/**/*.ts'],
        exclude: ['**/*.test.ts', '**/{testing,arbitraries}.ts', 'src/engine/testing/**'],
        reporter: [['text', { skipFull: true }], 'text-summary', 'json', 'html'],
        reportsDirectory: 'reports/coverage',
        reportOnFailure: true,
        thresholds: { branches: 95 },
      },
      maxWorkers: availableParallelism(),
      projects:
        mode === 'slow'
          ? [{ plugins, test: { ...isolated, name: 'slow', include: [...slow, ...scaled, ...ofProperties()] } }]
          : [
              {
                plugins,
                test: {
                  ...isolated,
                  name: 'shared',
                  include: sharing,
                  exclude: [...alone, ...left],
                  isolate: false,
                },
              },
              {
                plugins,
                // React as in the built page: its development build is slower and needs `act`.
                oxc: { jsx: { development: false } },
                resolve: {
                  alias: [
                    instead(/^.*\/worker\/worker\.ts\?worker$/, 'worker.ts'),
                    instead(/^.*\/monaco\/monaco\.ts$/, 'monaco.ts'),
                  ],
                },
                test: {
                  ...shared,
                  name: 'components',
                  include: [components],
                  exclude: left,
                  environment: 'happy-dom' as const,
                  env: { ...shared.env, NODE_ENV: 'production' },
                  setupFiles: [...shared.setupFiles, 'src/workbench/shell/testing/setup.ts'],
                  isolate: false,
                },
              },
              {
                plugins,
                test: {
                  ...isolated,
                  name: 'alone',
                  include: alone,
                  exclude: left,
                },
              },
            ],
    },
  };
});
