import type { Browser, Locator, Page } from '@playwright/test';
import type { JsonObject } from '../../src/engine/index.ts';
import { invoiceOf } from '../documents.ts';
import { quantile } from '../statistics.ts';
import { longestTasks, traceKeys } from './keys.ts';
import { newPage, openWith, report } from './open.ts';

const KEYS = 100;
const AIM = 50;

/** Milliseconds between keys, and after each fifth, when the text is processed. */
const BETWEEN_KEYS = 120;
const BETWEEN_WORDS = 1_200;

/** A place to type in the form. */
interface Place {
  name: string;
  of(form: Locator): Locator;
  keys: readonly string[];
}

/** Keys that lengthen a number slowly: it stays valid. */
const figures = ['1', '2', '3', 'Backspace', 'Backspace'];

const places: readonly Place[] = [
  { name: 'a name in the table', of: (form) => form.getByLabel('Item, row 3', { exact: true }), keys: [...'abcde'] },
  { name: 'a quantity', of: (form) => form.getByLabel('Qty, row 3', { exact: true }), keys: figures },
  { name: 'a field of the head', of: (form) => form.getByLabel('Series', { exact: true }), keys: [...'ABCDE'] },
];

/**
 * Measures a key in the form of a long invoice: the longest main-thread task before the next key, in processor time.
 * Measures the same with a fault in every line, and when a row is added.
 */
export async function measureForm(browser: Browser, origin: string): Promise<void> {
  for (const lines of [500, 2_000]) {
    console.log(`${KEYS} keys in the form of an invoice of ${lines} lines, the longest task after each`);
    const page = await openForm(browser, origin, invoiceOf(lines));
    for (const { name, of, keys } of places) {
      await of(formOf(page)).click();
      await measureKeys(browser, page, name, keys);
    }
    await measureRows(browser, page, lines);
    await measurePaste(browser, page);
    await page.context().close();
    const faulty = await openForm(browser, origin, withFaults(lines));
    await formOf(faulty).getByLabel('Qty, row 3', { exact: true }).click();
    await measureKeys(browser, faulty, 'a quantity, a fault in every line', figures);
    await faulty.context().close();
  }
}

const formOf = (page: Page) => page.getByRole('region', { name: 'Document' });

async function openForm(browser: Browser, origin: string, document: JsonObject): Promise<Page> {
  const page = await newPage(browser);
  await openWith(page, origin, JSON.stringify(document, null, 2));
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Form' }).click();
  await formOf(page).getByLabel('Series', { exact: true }).waitFor();
  await page.waitForTimeout(3_000);
  return page;
}

/** Returns an invoice with a number of lines without prices. */
function withFaults(lines: number): JsonObject {
  const invoice = invoiceOf(lines);
  return { ...invoice, lines: Array.from({ length: lines }, () => ({ quantity: '1', item: { name: 'Carriage' } })) };
}

async function measureKeys(browser: Browser, page: Page, name: string, keys: readonly string[]): Promise<void> {
  await page.keyboard.press('End');
  await page.waitForTimeout(1_000);
  const traced = await traceKeys(
    browser,
    page,
    Array.from({ length: KEYS }, (_, index) => ({
      key: keys[index % keys.length] ?? '',
      rest: index % 5 === 4 ? BETWEEN_WORDS : BETWEEN_KEYS,
    })),
  );
  reportTasks(name, longestTasks(traced));
}

/** Measures Enter in the last row, and the first letter in the new one, which creates it. */
async function measureRows(browser: Browser, page: Page, lines: number): Promise<void> {
  const scroll = page.locator('[data-scroll]');
  const last = formOf(page).getByLabel(`Item, row ${lines}`, { exact: true });
  await formOf(page)
    .getByRole('table', { name: 'Lines' })
    .evaluate((table) => table.scrollIntoView({ block: 'end' }));
  await scroll.evaluate((box) => box.scrollBy(0, 1));
  await last.click();
  const traced = await traceKeys(
    browser,
    page,
    Array.from({ length: 10 }, () => [
      { key: 'Enter', rest: 300 },
      { key: 'a', rest: BETWEEN_WORDS },
    ]).flat(),
  );
  reportTasks('Enter, and a row that is added', longestTasks(traced));
  await traceKeys(browser, page, [{ key: 'Alt+ArrowUp', rest: 500 }]);
  const moved = await traceKeys(
    browser,
    page,
    Array.from({ length: 10 }, () => ({ key: 'Alt+ArrowUp', rest: BETWEEN_WORDS })),
  );
  reportTasks('a row that is moved', longestTasks(moved));
}

/** Measures pasting 500 spreadsheet rows over the first ones. */
async function measurePaste(browser: Browser, page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const rows = Array.from({ length: 500 }, (_, index) => `Item ${index}\t${index}\th\t12.50`).join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows);
  await page.locator('[data-scroll]').evaluate((box) => box.scrollTo(0, 0));
  await formOf(page).getByLabel('Item, row 2', { exact: true }).click();
  const tasks = longestTasks(await traceKeys(browser, page, [{ key: 'ControlOrMeta+v', rest: 3_000 }]));
  const [longest = Number.NaN] = tasks;
  report('500 rows pasted', `${longest.toFixed(0)} ms`, 'under 500 ms', longest < 500);
}

function reportTasks(name: string, tasks: readonly number[]): void {
  const p99 = quantile(tasks, 0.99);
  report(name, `${p99.toFixed(0)} ms`, `p99 under ${AIM} ms`, p99 < AIM);
  console.log(`    median ${quantile(tasks, 0.5).toFixed(0)} ms, longest ${Math.max(...tasks).toFixed(0)} ms`);
}
