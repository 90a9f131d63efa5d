/**
 * Opens the pages of the workbench in each language, and reports texts that are shown in English though they have a translation.
 *
 *   npx tsx scripts/translations/walk.ts http://localhost:8080 [de fr …]
 */
import { readdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../find-browser.mjs';
import { readPo } from './po.mjs';

const [base = 'http://localhost:8080', ...named] = process.argv.slice(2);
const FOLDER = 'src/translations';
const languages =
  named.length > 0 ? named : readdirSync(FOLDER).flatMap((name) => name.match(/^(\w+)\.po$/)?.[1] ?? []);

/** Elements whose text is code, or marked as English. */
const FOREIGN = '[lang="en"]:not(html), code, pre, .monaco-editor, script, style';

const PAGES = [
  '/',
  '/batch',
  '/schemas',
  '/schemas/bill/invoice',
  '/regimes',
  '/regimes/es',
  '/addons',
  '/addons/it-sdi-v1',
];
const MORE = ['/rules', '/rules/GOBL-BILL-INVOICE-06', '/rules/BR-CO-15', '/rules/BW-UUID', '/api', '/settings'];

const browser = await chromium.launch({ executablePath: findChromium() });
try {
  for (const language of languages) {
    const translations = new Map(
      readPo(`${FOLDER}/${language}.po`)
        .filter(({ template, translation, fuzzy }) => translation && !fuzzy && translation !== template)
        .map(({ template, translation }) => [template, translation]),
    );
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    for (const path of [...PAGES, ...MORE]) {
      await page.goto(base + path);
      await page.waitForLoadState('networkidle');
      for (const text of await textsOf(page)) {
        const translation = translations.get(text);
        if (translation === undefined) continue;
        console.log(`${language} ${path}: "${text}" is "${translation}"`);
        process.exitCode = 1;
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
}

/** Returns the visible texts of a page, and the names of its controls, that are in its own language. */
async function textsOf(page: Page): Promise<string[]> {
  return await page.evaluate((foreign) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const text = textContent?.trim();
      if (text && parentElement?.checkVisibility() && !parentElement.closest(foreign)) found.add(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const text = element.getAttribute(name);
        if (text && !element.closest(foreign)) found.add(text);
      }
    return [...found];
  }, FOREIGN);
}
