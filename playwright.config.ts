import { join } from 'node:path';
import { chromium, defineConfig, devices } from '@playwright/test';
import type { Options } from './e2e/test.ts';
import { findChromium } from './scripts/find-browser.mjs';

/** The built service, on its own port so that a running one is not disturbed. */
const port = Number(process.env.E2E_PORT ?? 8093);
const origin = `http://127.0.0.1:${port}`;

// Found once: the workers read this file again, but inherit the environment.
const found = findChromium();
// Left empty for Playwright's own Chromium, because Playwright also has a build without windows.
process.env.CHROME_PATH = found === undefined || found === chromium.executablePath() ? '' : found;

/** The stored state of a page when a test begins: the view JSON, and the service that answers the buttons. */
const kept = (service: 'server' | 'browser', origins = [origin, `http://workbench.lan:${port}`]) => ({
  cookies: [],
  origins: origins.map((origin) => ({
    origin,
    localStorage: [
      { name: 'billwright.view', value: 'JSON' },
      { name: 'billwright.service', value: service },
      // Asked once, at the first save.
      { name: 'billwright.memory', value: 'off' },
    ],
  })),
});

/** Test files that use the service. They also pass without it, because the engine in the browser answers. */
const withoutService = [
  'catalogue',
  'correct',
  'envelope',
  'examples',
  'main-job',
  'replicate',
  'rules',
  'schemas',
  'signing',
  'validate',
  'xml',
];

/** Firefox, with none of Chromium's options in `use`. */
const inFirefox = {
  ...devices['Desktop Firefox'],
  browserName: 'firefox',
  channel: 'moz-firefox',
  // In Firefox, each origin costs every test a page.
  storageState: kept('server', [origin]),
  // The driver can neither move the pointer out of a page nor clear the storage of other origins.
  ownPage: true,
  launchOptions: {
    executablePath: join(import.meta.dirname, 'scripts/firefox-driver.mjs'),
    firefoxUserPrefs: {
      // Windows get focus events even if none is in front.
      'focusmanager.testmode': true,
      // Its panel of downloads would take the focus from the next test's page.
      'browser.download.alwaysOpenPanel': false,
      'intl.accept_languages': 'en-GB',
      'network.dns.localDomains': 'workbench.lan',
    },
  },
} as const;

/**
 * Browser tests: a real Chromium against the real service. A test that needs no layout, editor, network or other region is a
 * test of a component instead (docs/contributing/testing.md). The modes, and why each test runs in them:
 *
 * | project        | tests                                | run by                    | why                                  |
 * |----------------|--------------------------------------|---------------------------|--------------------------------------|
 * | `journeys`     | tagged `@journey`                    | `npm test`                | what README promises, once each      |
 * | `more`         | all others but `@long`               | `npm run test:more`       | everything else users rely on        |
 * | `long`         | tagged `@long`                       | `npm run test:more`       | as `more`, but too slow for Firefox  |
 * | `switched-off` | the files of `withoutService`        | `npm run test:more`       | the engine in the browser answers    |
 * | `firefox`      | tagged `@firefox`                    | `.ci/run`, `test:more`    | what depends on the browser          |
 * | `more-firefox` | all others but `@long`               | `npm run test:more`       | Firefox before a release             |
 *
 * In Chromium the tests of a worker share one page, which keeps the scripts of the workbench in memory (`e2e/test.ts`). Tests with
 * `testOnOwnPage` have their own context:
 *
 * | files                                            | why                                                            |
 * |--------------------------------------------------|----------------------------------------------------------------|
 * | `offline`, `upgrade`                             | service workers                                                |
 * | `lists`, `ways-of-seeing`                        | another language, zoom or forced colours, fixed in a context   |
 * | one test of `component`                          | a stopped clock                                                |
 * | `awkward`, one test of `signing`                 | the origin without secure context                              |
 * | `memory`, one test of `drafts`                   | the page's memory is measured; the page crashes                |
 */
export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: 'reports/browser',
  fullyParallel: true,
  workers: 2,
  // Nothing is retried: fix or remove flaky tests.
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.REPORT ? [['list'], ['json', { outputFile: process.env.REPORT }]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    // Without a service worker, tests see every request.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Without windows Chromium rounds the widths of letters, so measurements in the text would be wrong.
        '--font-render-hinting=none',
        // A host name other than this machine's: its pages have no secure context over plain HTTP.
        '--host-resolver-rules=MAP workbench.lan 127.0.0.1',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'journeys', grep: /@journey/, use: { storageState: kept('server') } },
    { name: 'more', grepInvert: /@journey|@long/, use: { storageState: kept('server') } },
    { name: 'long', grep: /@long/, use: { storageState: kept('server') } },
    {
      name: 'switched-off',
      testMatch: withoutService.map((name) => `${name}.spec.ts`),
      grepInvert: /@service/,
      use: { storageState: kept('browser') },
    },
    { name: 'firefox', grep: /@firefox/, use: inFirefox },
    // Tests that need a missing feature of the driver state it (`notInFirefox`).
    { name: 'more-firefox', grepInvert: /@firefox|@long/, use: inFirefox },
  ],
  webServer: {
    command: `node dist/node/serve.js --host 127.0.0.1 --port ${port}`,
    url: `${origin}/v0/`,
    reuseExistingServer: false,
    timeout: 30_000,
    stdout: 'ignore',
    // One log line per request would hide the results of the tests.
    stderr: process.env.SERVICE_LOG ? 'pipe' : 'ignore',
  },
});
