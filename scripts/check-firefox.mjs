/**
 * The browser tests that are tried in Firefox too, in projects of playwright.config.ts: `firefox`, which `npm test` runs, is the main
 * job, signing, copies and corrections, the form, printing, and the workbench without a network; `more-firefox`, of
 * `npm run test:more`, all others but those that take long. Not tried, and said so, where there is no Firefox; `FIREFOX_PATH` names one.
 *
 *   node scripts/check-firefox.mjs [PROJECT]
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ensureFirefox } from './find-browser.mjs';

const [project = 'firefox'] = process.argv.slice(2);
const path = ensureFirefox();
if (path) {
  const env = { ...process.env, FIREFOX_PATH: path };
  const shell = process.platform === 'win32';
  const tests = spawn('npx', ['playwright', 'test', `--project=${project}`], { env, shell, stdio: 'inherit' });
  tests.on('exit', (status) => {
    process.exitCode = status ?? 1;
  });
} else {
  const note = 'not tried: no Firefox is there; FIREFOX_PATH names one';
  console.log(note);
  if (process.env.REPORT) writeFileSync(process.env.REPORT, JSON.stringify({ passed: 0, failed: 0, note }));
}
