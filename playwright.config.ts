import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/find-browser.mjs';

/** The built service, on a port of its own so that one already running is left alone. */
const port = Number(process.env.E2E_PORT ?? 8093);
const origin = `http://127.0.0.1:${port}`;

// Looked for once: the workers, which read this file again, inherit the environment.
process.env.CHROME_PATH = findChromium() ?? '';

/** What the pages keep when a test begins: no tour, as it is for the first visit, and who answers the buttons. */
const kept = (service: 'server' | 'browser') => ({
  cookies: [],
  origins: [origin, `http://workbench.lan:${port}`].map((origin) => ({
    origin,
    localStorage: [
      { name: 'billwright.tour', value: 'done' },
      { name: 'billwright.service', value: service },
    ],
  })),
});

/** What is told of the workbench holds without the service too: the engine in the browser answers. */
const withoutService = [
  'calculation',
  'catalogue',
  'commands',
  'correct',
  'drafts',
  'editor',
  'envelope',
  'every-step-is-undone',
  'examples',
  'form',
  'help',
  'history',
  'keyboard',
  'main-job',
  'preview',
  'problems',
  'regimes',
  'replicate',
  'rules',
  'schemas',
  'signing',
  'validate',
  'while-typing',
];

/** Browser tests: a real Chromium against the real service, and with it switched off. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'reports/browser',
  fullyParallel: true,
  workers: 2,
  // Once more where the machine is somebody else's: a test that needs it is named at the end of the run.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.REPORT ? [['list'], ['json', { outputFile: process.env.REPORT }]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    // Tests that are not about it see every request.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A name that is not this machine's own: pages from there have no secure context over plain http.
        '--host-resolver-rules=MAP workbench.lan 127.0.0.1',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'chromium', use: { storageState: kept('server') } },
    {
      name: 'service switched off',
      testMatch: withoutService.map((name) => `${name}.spec.ts`),
      grepInvert: /@service/,
      use: { storageState: kept('browser') },
    },
  ],
  webServer: {
    command: `node dist/node/serve.js --host 127.0.0.1 --port ${port}`,
    url: `${origin}/v0/`,
    reuseExistingServer: false,
    timeout: 30_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
