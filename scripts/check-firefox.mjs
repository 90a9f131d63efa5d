/**
 * A smoke test of the built workbench in Firefox, driven by WebDriver BiDi, which Firefox itself speaks: the example
 * that it opens with is built by the service, then by this browser copied, corrected and signed, and nothing is
 * complained of. Not tried, and said so, where there is no Firefox; `FIREFOX_PATH` names one.
 */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { ensureFirefox } from './find-browser.mjs';
import { startListening } from './start-listening.mjs';

/** Does what a page asks of the engine in it, whose requests have no stream of their body here. @param {import('puppeteer-core').Page} page */
async function byThisBrowser(page) {
  await page.evaluate(() => localStorage.setItem('billwright.service', 'browser'));
  await page.reload();
  /** Presses a button once it is there and can be pressed. @param {string} name @param {string} kind */
  const press = (name, kind = 'button') =>
    page.waitForFunction(
      (name, kind) => {
        const buttons = [...document.querySelectorAll(`${kind}:not(:disabled)`)];
        const button = buttons.find((each) => (each.getAttribute('aria-label') ?? each.textContent)?.startsWith(name));
        if (button instanceof HTMLElement) button.click();
        return button !== undefined;
      },
      { polling: 100 },
      name,
      kind,
    );
  const drafts = (/** @type {number} */ count) =>
    page.waitForFunction((n) => document.querySelectorAll('[aria-label="Drafts"] a').length === n, {}, count);
  await page.locator('[aria-label="Document"] .view-line').wait();
  await press('New');
  await press('A freelance with IRPF', '[role=option]');
  await drafts(2);
  await press('Replicate');
  await drafts(3);
  await press('F26', '[aria-label="Drafts"] a');
  await press('Correct');
  await press('Make the correction');
  await drafts(4);
  await press('F26', '[aria-label="Drafts"] a');
  await press('Sign');
  await press('Make a key');
  await press('Sign F26');
  await page.waitForFunction(() => document.querySelector('[role="note"]')?.textContent?.includes('signed'));
}

/** @param {string} executablePath */
async function smoke(executablePath) {
  const service = await startListening(['dist/node/serve.js', '--host', '127.0.0.1', '--port', '0']);
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    await page.setViewport({ width: 1440, height: 1000 });
    await page.evaluateOnNewDocument(() => localStorage.setItem('billwright.tour', 'done'));
    /** @type {string[]} */
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
    });

    await page.goto(service.origin);
    await page.locator('[aria-label="Document"] .view-line').wait();
    const built = page.waitForResponse((response) => response.url().endsWith('/v0/build'));
    await page.locator('::-p-aria([name="Build"][role="button"])').click();
    assert.equal((await built).status(), 200);
    await page.waitForFunction(() => document.querySelector('article')?.textContent?.includes('$1,812.50'));
    await byThisBrowser(page);
    assert.deepEqual(complaints, []);
    return await browser.version();
  } finally {
    await browser.close();
    service.process.kill();
  }
}

const path = ensureFirefox();
const note = 'not tried: no Firefox is there; FIREFOX_PATH names one';
console.log(
  path
    ? `${await smoke(path)}: the example is built and drawn, and an invoice copied, corrected and signed by the browser itself`
    : note,
);
if (process.env.REPORT) {
  const counts = path ? { passed: 1, failed: 0 } : { passed: 0, failed: 0, note };
  writeFileSync(process.env.REPORT, JSON.stringify(counts));
}
