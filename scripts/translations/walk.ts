/**
 * Opens the pages, dialogs, menus, examples and rules of the workbench in each language, and reports visible English: texts that have a
 * translation, that are the same on the English page, or sentences that are in no translation. Excluded is what is code, or marked as English.
 *
 *   npx tsx scripts/translations/walk.ts http://localhost:8080 [de fr …]
 */
import { readdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { dropFiles } from '../../e2e/files.ts';
import { findChromium } from '../find-browser.mjs';
import { readPo } from './po.mjs';

const [base = 'http://localhost:8080', ...chosen] = process.argv.slice(2);
const FOLDER = 'src/translations';
const languages =
  chosen.length > 0 ? chosen : readdirSync(FOLDER).flatMap((name) => name.match(/^(\w+)\.po$/)?.[1] ?? []);

/** Elements whose text is code, marked as in another language, or the title of a source. */
const FOREIGN = '[lang]:not(html), a[href^="http"], code, pre, .monaco-editor, script, style, .font-mono, [data-paper]';

/** Elements that open a dialog, menu or list. */
const OPENERS = '[aria-haspopup="menu"], [aria-haspopup="dialog"], [aria-haspopup="listbox"]';

const PAGES = [
  '/',
  '/batch',
  '/schemas',
  '/schemas/bill/invoice',
  '/regimes',
  '/regimes/es',
  '/addons',
  '/addons/it-sdi-v1',
  '/rules',
  '/api',
  '/api/build',
  '/show',
];
const RULES = 50;
const FAULTS = 200;

/** Words that only English has: of a text without them, nobody could say that it is English. */
const ENGLISH =
  /\b(?:the|and|is|are|of|with|this|that|from|your|must|cannot|has|have|which|when|not|for|to|by|it|on)\b/gi;

/** Texts without a word need no translation. */
const WORD = /\p{Ll}{3}/u;
/** Codes, addresses, keys, names of files, formats and their versions. */
const NAME =
  /^[\w@$.:/-]*$|^(?:GET|POST) |^https?:|^(?:Ctrl|Shift|Alt)\b|^(?:Peppol|XRechnung|Factur-X|ZUGFeRD|UBL|CII|FatturaPA|KSeF|Chorus|FacturaE|Billwright)\b/u;

interface Rule {
  code: string;
  description: string;
}

const rules = await listOf<Rule>('rules');
const addons = await listOf<{ key: string }>('addons');
const examples = await listOf<{ name: string; country: string }>('examples');
/** One example a country. */
const shown = examples.filter(({ country }, index) => examples.findIndex((each) => each.country === country) === index);
/** Texts on the English pages. */
const english = new Set<string>();

const browser = await chromium.launch({ executablePath: findChromium() });
try {
  for (const language of ['en', ...languages]) await walk(language);
} finally {
  await browser.close();
}

async function walk(language: string): Promise<void> {
  const entries = language === 'en' ? [] : readPo(`${FOLDER}/${language}.po`);
  const translations = new Map(
    entries
      .filter(({ template, translation, fuzzy }) => translation && !fuzzy && translation !== template)
      .map(({ template, translation }) => [template, translation]),
  );
  /** Texts that are the same in both languages. */
  const same = new Set(entries.filter(({ template, translation }) => template === translation).map((e) => e.template));
  const said = new Set<string>();
  const report = (place: string, texts: readonly string[]) => {
    if (language === 'en') {
      for (const text of texts) english.add(text);
      return;
    }
    for (const text of texts) {
      const translation = translations.get(text);
      const isSame = english.has(text) && WORD.test(text) && !NAME.test(text);
      if (said.has(text)) continue;
      if (translation === undefined && (same.has(text) || !(isSame || isEnglish(text)))) continue;
      said.add(text);
      console.log(`${language} ${place}: "${text}" ${translation ? `is "${translation}"` : 'has no translation'}`);
      process.exitCode = 1;
    }
  };

  const context = await browser.newContext({ locale: language });
  const page = await context.newPage();
  const open = async (path: string) => {
    await page.goto(base + path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(200);
  };
  const picked = rules.filter((_, index) => index % Math.ceil(rules.length / RULES) === 0);
  const details = picked.map(({ code }) => `/rules/${encodeURIComponent(code)}`);
  for (const path of [...PAGES, ...details, ...addons.map(({ key }) => `/addons/${key}`)]) {
    await open(path);
    report(path, await textsOf(page));
  }

  await open('/');
  let opened = 0;
  for (const opener of await page.locator(`${OPENERS}, header button`).all()) {
    if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
    await opener.click({ timeout: 2_000 }).catch(() => {});
    report(`/ opener ${++opened}`, await settled(page));
    // Entries of a menu open dialogs.
    const count = await page.getByRole('menuitem').count();
    for (let index = 0; index < count; index++) {
      if (!(await page.getByRole('menuitem').nth(index).isVisible())) {
        await close(page);
        await opener.click({ timeout: 2_000 }).catch(() => {});
      }
      await page
        .getByRole('menuitem')
        .nth(index)
        .click({ timeout: 1_000 })
        .catch(() => {});
      report(`/ opener ${opened}, entry ${index + 1}`, await settled(page));
    }
    await close(page);
    if (new URL(page.url()).pathname !== '/') await open('/');
  }
  await page.keyboard.press('ControlOrMeta+k');
  report('/ palette', await settled(page));
  await close(page);
  console.log(`${language}: ${opened} dialogs and menus, ${picked.length} rules, ${addons.length} addons`);

  const button = (text: string) => page.getByRole('button', { name: translations.get(text) ?? text, exact: true });
  for (const { name } of shown) {
    const example = await (await fetch(`${base}/v0/examples/${name}`)).text();
    await dropFiles(page, { name: `${name}.json`, content: example });
    await button('Form').click();
    /** Texts that are not of the document itself. */
    const ours = async () =>
      (await settled(page)).filter((text) => !text.split(/ · |, | [−+]/).some((part) => example.includes(part)));
    report(`${name}, as a form`, await ours());
    await page.keyboard.press('ControlOrMeta+Enter');
    await settled(page);
    for (const tab of await page.getByRole('tab').all()) {
      if (await tab.isVisible()) await tab.click();
      report(`${name}, ${await tab.textContent()}`, await ours());
    }
    for (const dialog of ['Correct', 'Sign', 'Save']) {
      const opener = button(dialog).first();
      if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
      await opener.click();
      report(`${name}, ${dialog}`, await ours());
      await close(page);
    }
  }
  console.log(`${language}: ${shown.length} examples`);

  const faults = await faultsIn(language);
  report('faults', [...faults.values()]);
  console.log(`${language}: ${faults.size} faults`);
  await context.close();
}

async function settled(page: Page): Promise<string[]> {
  await page.waitForTimeout(400);
  return await textsOf(page);
}

async function close(page: Page): Promise<void> {
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
  await page.waitForTimeout(100);
}

async function listOf<T>(path: string): Promise<T[]> {
  const answer: unknown = await (await fetch(`${base}/v0/${path}`)).json();
  return (Array.isArray(answer) ? answer : Object.values(answer as object).find(Array.isArray)) as T[];
}

/** Returns faults that the service reports in a language, unmarked as English: of examples that lack a member each. */
async function faultsIn(language: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { name } of examples) {
    const example = (await (await fetch(`${base}/v0/examples/${name}`)).json()) as Record<string, unknown>;
    const data = (example.data ?? example.doc ?? example) as Record<string, unknown>;
    for (const member of Object.keys(data).filter((each) => !each.startsWith('$'))) {
      for (const value of [undefined, 'no', [{}]]) {
        const answer = await fetch(`${base}/v0/build`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
          body: JSON.stringify({ data: { ...data, [member]: value } }),
        });
        const { faults = [] } = (await answer.json()) as { faults?: (Rule & { lang?: string })[] };
        for (const { code, description, lang } of faults)
          if (lang !== 'en') found.set(`${code} ${description}`, description);
      }
      if (found.size >= FAULTS) return found;
    }
  }
  return found;
}

/** Returns whether a text is an English sentence. Quoted parts and codes may be English in any language. */
function isEnglish(text: string): boolean {
  const words = text.replaceAll(/[“"„»'][^”"“«']*[”"“«']/g, '').match(ENGLISH) ?? [];
  const all = text.split(/\s+/).length;
  return words.length >= 2 && words.length / all > 0.12;
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
