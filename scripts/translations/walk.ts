/**
 * Opens the pages, dialogs, menus, examples and rules of the workbench in each language, and reports visible English:
 * texts that have a translation, that are the same on the English page, or sentences that are in no translation. Code,
 * texts marked as English, and content of the document are not reported.
 *
 *   npx tsx scripts/translations/walk.ts [http://localhost:8080] [de fr …] [--only pages,received] [--pictures FOLDER] [--width 390] [--dark]
 *
 * Without an address it starts the service in dist/. `npm run screenshots` takes the pictures in English. docs/screenshot.png is the
 * picture of "faults in JSON".
 *
 * Own code, because pseudo-translations show texts that are never translated, and not English among translations.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { keyOfTemplate, translationOf } from '../../src/engine/text/translation.ts';
import { nameOfLanguage } from '../../src/workbench/reference/language.ts';
import { language as shownLanguage } from '../../src/workbench/ui/texts/say.ts';
import { findChromium } from '../find-browser.mjs';
import { startListening } from '../start-listening.mjs';
import { type Lists, places, type Visit } from './places.ts';
import { readPo } from './po.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    pictures: { type: 'string' },
    width: { type: 'string', default: '1440' },
    dark: { type: 'boolean', default: false },
  },
});
const service = positionals[0]?.startsWith('http')
  ? undefined
  : await startListening(['dist/node/serve.js', '--port', '0']);
const base = service?.origin ?? positionals[0] ?? '';
const chosen = service ? positionals : positionals.slice(1);
const FOLDER = 'src/translations';
const languages =
  chosen.length > 0 ? chosen : readdirSync(FOLDER).flatMap((name) => name.match(/^(\w+)\.po$/)?.[1] ?? []);
const names = options.only?.split(',') ?? [...Object.keys(places), 'answers'];

/** Elements whose text is code, marked as in another language, or the title of a source. */
const FOREIGN = '[lang]:not(html), a[href^="http"], code, pre, .monaco-editor, script, style, .font-mono, [data-paper]';

const FAULTS = 200;
/** Languages of names in the lists of the service. */
const LANGUAGES = ['en', 'es', 'de', 'fr', 'it', 'nl', 'pl', 'pt', 'ar', 'da', 'el', 'fi', 'nb', 'sk', 'sv'];

/** Words that only English has. A text without them cannot be recognised as English. */
const ENGLISH =
  /\b(?:the|and|is|are|of|with|this|that|from|your|must|cannot|has|have|which|when|not|for|to|by|it|on)\b/gi;
/** A word that occurs in this number of translations belongs to that language too, such as Dutch "is". */
const NATIVE = 5;

/** Texts without a word need no translation. */
const WORD = /\p{Ll}{3}/u;
/** Codes, addresses, time zones, keys, names of files, formats and their versions. */
const NAME =
  /^[\w@$.:/[\]-]*$|^[{[]|^[A-Z]\w+(?:\/[\w ]+)+$|^(?:GET|POST) |^https?:|^(?:Ctrl|Shift|Alt)\b|^(?:EN 16931|Peppol|XRechnung|Factur-X|ZUGFeRD|UBL|CII|FatturaPA|KSeF|Chorus|FacturaE|Billwright)\b/u;

interface Fault {
  code: string;
  description: string;
  lang?: string;
}

const lists: Lists = {
  rules: await listOf('rules'),
  addons: await listOf('addons'),
  regimes: await listOf('regimes'),
  examples: await listOf('examples'),
};
/** Languages by their own names, which mark texts that are not translated. */
const ownNames = LANGUAGES.map(nameOfLanguage);
/** Texts on the English pages. */
const english = new Set<string>();

const browser = await chromium.launch({ executablePath: findChromium() });
try {
  for (const language of options.pictures ? languages : ['en', ...languages]) await walk(language);
} finally {
  await browser.close();
  service?.process.kill();
}

async function walk(language: string): Promise<void> {
  const report = reporterOf(language);
  const width = Number(options.width);
  const context = await browser.newContext({
    locale: language,
    viewport: { width, height: width < 600 ? 800 : 900 },
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const visit: Visit = {
    page,
    base,
    async see(place, own = '') {
      report(place, withoutOwn(await settled(page), own));
      if (options.pictures)
        await picture(page, options.pictures, `${language}-${width}${options.dark ? '-dark' : ''}-${place}`);
    },
  };
  for (const name of names) {
    const started = Date.now();
    try {
      if (name === 'answers') report('faults', await faultsIn(language));
      else await places[name]?.(visit, lists);
    } catch (error) {
      console.log(`${language} ${name}: ${error instanceof Error ? error.message.split('\n', 4).join(' ') : error}`);
      process.exitCode = 1;
    }
    console.log(`${language}: ${name}, ${Math.round((Date.now() - started) / 1000)} s`);
  }
  await context.close();
}

/** Returns a function that reports the English texts of a place, each once. */
function reporterOf(language: string): (place: string, texts: readonly string[]) => void {
  if (language === 'en') {
    delete shownLanguage.translation;
    return (_, texts) => {
      for (const text of texts) english.add(text);
    };
  }
  const entries = readPo(`${FOLDER}/${language}.po`).filter(({ translation, fuzzy }) => translation && !fuzzy);
  const texts = new Map(entries.map(({ template, translation }) => [keyOfTemplate(template), translation]));
  shownLanguage.translation = translationOf(language, texts);
  const translations = new Map(
    entries
      .filter(({ template, translation }) => translation !== template)
      .map(({ template, translation }) => [template, translation]),
  );
  /** Texts that are the same in both languages, and words of this one: Polish "Data" is a date. */
  const same = entries.filter((each) => each.template === each.translation).map(({ template }) => template);
  const native = new Set([...same, ...translations.values(), ...ownNames]);
  const forms = same.filter((text) => /\{\w/.test(text) && WORD.test(text.replaceAll(/\{\w+\}/g, ''))).map(formOf);
  const counts = new Map<string, number>();
  for (const translation of translations.values())
    for (const word of new Set(englishWords(translation))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const isOnlyEnglish = (word: string) => (counts.get(word) ?? 0) < NATIVE;

  const said = new Set<string>();
  return (place, found) => {
    for (const text of found) {
      // A shown code, such as Norway's.
      if (place.split(/[/,\s]+/).includes(text)) continue;
      if (said.has(text) || native.has(text) || forms.some((form) => form.test(text))) continue;
      const translation = translations.get(text);
      const isSame = english.has(text) && WORD.test(text) && !NAME.test(text);
      const words = englishWords(text).filter(isOnlyEnglish);
      const isSentence = words.length >= 2 && words.length / text.split(/\s+/).length > 0.12;
      if (translation === undefined && !isSame && !isSentence) continue;
      said.add(text);
      console.log(`${language} ${place}: "${text}" ${translation ? `is "${translation}"` : 'has no translation'}`);
      process.exitCode = 1;
    }
  };
}

/** Returns the form of texts that a template makes. */
function formOf(template: string): RegExp {
  const other = template.replaceAll(/\{\w+, plural, .*?other \{([^{}]*)\}\}/g, '$1').replaceAll('#', '{n}');
  const parts = other.split(/\{\w+\}/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 'u');
}

/** Returns the English words of a text. Quoted parts and codes may be English in any language. */
function englishWords(text: string): string[] {
  const plain = text.replaceAll(/[“"„»«'][^”"“«»']*[”"“«»']/g, '');
  return (plain.match(ENGLISH) ?? []).map((word) => word.toLowerCase());
}

/**
 * Returns the texts without those that consist of values of a document in JSON or XML. Keys are kept, because users see
 * their names.
 */
function withoutOwn(texts: readonly string[], own: string): readonly string[] {
  if (own === '') return texts;
  const values = [...own.matchAll(/"((?:[^"\\]|\\.)+)"|>([^<>]+)</g)]
    .map(([, json = '', xml = '']) => (json + xml).trim())
    .filter((value) => value.length > 2 && !/^[a-z0-9+_$-]*$/.test(value))
    .sort((a, b) => b.length - a.length);
  return texts.filter((text) => {
    let rest = text;
    for (const value of values) rest = rest.replaceAll(value, '');
    return rest === text || WORD.test(rest);
  });
}

/** Returns the texts of a page once they no longer change. */
async function settled(page: Page): Promise<string[]> {
  let before = '';
  for (let times = 0; times < 20; times++) {
    await page.waitForTimeout(150);
    const texts = await textsOf(page);
    const now = texts.join('\n');
    if (now === before) return texts;
    before = now;
  }
  return before.split('\n');
}

async function picture(page: Page, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name.replaceAll(/[^\p{L}\d-]+/gu, '_')}.png` });
}

async function listOf<T>(path: string): Promise<T[]> {
  const answer: unknown = await (await fetch(`${base}/v0/${path}`)).json();
  return (Array.isArray(answer) ? answer : Object.values(answer as object).find(Array.isArray)) as T[];
}

/**
 * Returns texts of faults that the service reports in a language without marking them as English. Each example is sent
 * without one of its members, or with a wrong value.
 */
async function faultsIn(language: string): Promise<string[]> {
  const found = new Map<string, string>();
  for (const { name } of lists.examples) {
    const example = (await (await fetch(`${base}/v0/examples/${name}`)).json()) as Record<string, unknown>;
    const data = (example.data ?? example.doc ?? example) as Record<string, unknown>;
    for (const member of Object.keys(data).filter((each) => !each.startsWith('$'))) {
      for (const value of [undefined, 'no', [{}]]) {
        const answer = await fetch(`${base}/v0/build`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
          body: JSON.stringify({ data: { ...data, [member]: value } }),
        });
        const { faults = [] } = (await answer.json()) as { faults?: Fault[] };
        for (const { code, description, lang } of faults)
          if (lang !== 'en') found.set(`${code} ${description}`, description);
      }
      if (found.size >= FAULTS) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** Returns the visible texts of a page, and the names of its controls, that are in its own language. */
async function textsOf(page: Page): Promise<string[]> {
  return await page.evaluate((foreign) => {
    const found = new Set<string>();
    const codes = new Set(
      Array.from(document.querySelectorAll('.font-mono, code'), (each) => each.textContent?.trim()),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const text = textContent?.trim();
      if (text && parentElement?.checkVisibility() && !parentElement.closest(foreign)) found.add(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const text = element.getAttribute(name);
        if (text && !codes.has(text) && !element.closest(foreign)) found.add(text);
      }
    return [...found];
  }, FOREIGN);
}
