/**
 * `npm run screenshots`: takes every page and panel of the built workbench, in both themes, wide, medium and narrow, into `screenshots/`
 * for review.
 *
 *   npm run screenshots -- [--only NAME] [--folder FOLDER] [--site FOLDER] [--readme]
 *
 * `--only` selects scenes by name prefix; `--site` is the build folder (dist); `--readme` also writes docs/screenshot.png.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from './find-browser.mjs';
import { scenes } from './scenes.mjs';
import { startListening } from './start-listening.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    folder: { type: 'string', default: 'screenshots' },
    site: { type: 'string', default: 'dist' },
    readme: { type: 'boolean', default: false },
  },
});

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
];
const themes = /** @type {const} */ (['light', 'dark']);

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {import('./scenes.mjs').Scene} scene
 * @param {{ viewport: { width: number, height: number }, colorScheme: 'light' | 'dark', path: string }} how
 */
async function shoot(browser, origin, scene, { viewport, colorScheme, path }) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    colorScheme,
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  // The tour is a separate scene.
  if (scene.name !== 'tour') await context.addInitScript(() => localStorage.setItem('billwright.tour', 'done'));
  const page = await context.newPage();
  try {
    await scene.reach(page);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(400);
    await page.screenshot({ path });
    console.log(path);
  } catch (error) {
    console.error(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

const service = await startListening([join(values.site, 'node/serve.js'), '--port', '0']);
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
mkdirSync(values.folder, { recursive: true });
for (const scene of scenes.filter(({ name }) => name.startsWith(values.only))) {
  for (const colorScheme of themes) {
    for (const viewport of sizes) {
      const path = join(values.folder, `${scene.name}-${viewport.width}-${colorScheme}.png`);
      await shoot(browser, service.origin, scene, { viewport, colorScheme, path });
    }
  }
}
const cover = scenes.find(({ name }) => name === 'workbench-fault');
if (values.readme && cover) {
  mkdirSync('docs', { recursive: true });
  const viewport = { width: 1440, height: 900 };
  await shoot(browser, service.origin, cover, { viewport, colorScheme: 'light', path: 'docs/screenshot.png' });
}
await browser.close();
service.process.kill();
