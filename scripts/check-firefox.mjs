/**
 * Runs a project of playwright.config.ts in Firefox: `firefox` (the main tests) or `more-firefox` (all others except the long ones).
 * Without Firefox, the tests are skipped with a note; `FIREFOX_PATH` sets its path. Own code, because Playwright fails without the
 * browser of a project.
 *
 *   node scripts/check-firefox.mjs [PROJECT] [ARGUMENT OF PLAYWRIGHT …]
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ensureFirefox } from './find-browser.mjs';

const [project = 'firefox', ...args] = process.argv.slice(2);
const path = ensureFirefox();
if (path) {
  const env = { ...process.env, FIREFOX_PATH: path };
  const shell = process.platform === 'win32';
  const tests = spawn('npx', ['playwright', 'test', `--project=${project}`, ...args], { env, shell, stdio: 'inherit' });
  tests.on('exit', (status) => {
    process.exitCode = status ?? 1;
  });
} else {
  const note = 'skipped: there is no Firefox; FIREFOX_PATH names one';
  console.log(note);
  if (process.env.REPORT) writeFileSync(process.env.REPORT, JSON.stringify({ passed: 0, failed: 0, note }));
}
