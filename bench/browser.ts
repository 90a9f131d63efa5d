/**
 * What the workbench costs in Chromium, built and served as it is: `npm run bench:browser` builds it and prints each
 * figure beside its aim; `-- --only transfer,checks,typing,lighthouse` measures a part. `npx tsx bench/browser.ts
 * --site FOLDER` takes one that is built already.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/find-browser.mjs';
import { measureChecks } from './browser/checks.ts';
import { measureLighthouse } from './browser/lighthouse.ts';
import { measureTransfer } from './browser/transfer.ts';
import { measureTyping } from './browser/typing.ts';

const { values } = parseArgs({
  options: { site: { type: 'string', default: 'dist' }, only: { type: 'string' } },
});

const parts: Record<string, (browser: Browser, origin: string) => Promise<void>> = {
  transfer: measureTransfer,
  checks: measureChecks,
  typing: measureTyping,
  lighthouse: measureLighthouse,
};

const service = spawn(process.execPath, [join(values.site, 'node/serve.js'), '--port', '0'], {
  stdio: ['ignore', 'pipe', 'ignore'],
});
const origin = await new Promise<string>((resolve, reject) => {
  let said = '';
  service.on('exit', (code) => reject(new Error(`the service ended with ${code}; was it built?`)));
  service.stdout.on('data', (text) => {
    said += text;
    const found = /http:\S+/.exec(said)?.[0];
    if (found) resolve(found);
  });
});

const executablePath = ensureChromium();
// Lighthouse's own browser is the same one.
process.env.CHROME_PATH = executablePath ?? '';
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const name of values.only?.split(',') ?? Object.keys(parts)) {
    const measure = parts[name];
    if (!measure) throw new Error(`there is no part ${name}, only ${Object.keys(parts).join(', ')}`);
    await measure(browser, origin);
  }
} finally {
  await browser.close();
  service.kill();
}
