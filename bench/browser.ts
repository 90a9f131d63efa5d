/**
 * Measures the built workbench in Chromium: `npm run bench:browser` builds it and prints each figure with its target; `-- --only
 * transfer,checks,typing,form,first-seconds,lighthouse` measures a part. `npx tsx bench/browser.ts --site FOLDER` uses an existing build.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/find-browser.mjs';
import { startListening } from '../scripts/start-listening.mjs';
import { measureChecks } from './browser/checks.ts';
import { measureFirstSeconds } from './browser/first-seconds.ts';
import { measureForm } from './browser/form.ts';
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
  form: measureForm,
  'first-seconds': measureFirstSeconds,
  lighthouse: measureLighthouse,
};

const service = await startListening([join(values.site, 'node/serve.js'), '--port', '0']);

const executablePath = ensureChromium();
// Lighthouse uses the same browser.
process.env.CHROME_PATH = executablePath ?? '';
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const name of values.only?.split(',') ?? Object.keys(parts)) {
    const measure = parts[name];
    if (!measure) throw new Error(`there is no part ${name}, only ${Object.keys(parts).join(', ')}`);
    await measure(browser, service.origin);
  }
} finally {
  await browser.close();
  service.process.kill();
}
