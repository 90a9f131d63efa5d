import type { Browser } from '@playwright/test';
import { invoiceOf } from '../documents.ts';
import { newPage, openWith, report } from './open.ts';

const KEYS = 200;

/** Milliseconds between keys: a quick typist, with a rest after each word in which the text is looked at. */
const BETWEEN_KEYS = 80;
const BETWEEN_WORDS = 350;

/** How many of 200 keys meet a task of more than 50 ms on the page's main thread. */
export async function measureTyping(browser: Browser, origin: string): Promise<void> {
  console.log(`${KEYS} keys typed into the name of an item, and the long tasks on the main thread meanwhile`);
  for (const lines of [100, 2_000]) {
    const { keys, longest } = await typeInto(browser, origin, lines);
    report(`${lines} lines`, `${keys} keys`, 'at most 2', keys <= 2);
    console.log(`    longest task ${longest.toFixed(0)} ms`);
  }
}

async function typeInto(browser: Browser, origin: string, lines: number): Promise<{ keys: number; longest: number }> {
  const page = await newPage(browser);
  const text = JSON.stringify(invoiceOf(lines), null, 2);
  await openWith(page, origin, text);
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration });
    }).observe({ type: 'longtask' });
  });
  // Into the name of the first item.
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.insertText('Bookbinding');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(2_000);
  await page.evaluate(() => void window.longTasks.splice(0));
  const times: number[] = [];
  for (let key = 0; key < KEYS; key++) {
    times.push(await page.evaluate(() => performance.now()));
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'abcde'.charAt(key % 6));
    await page.waitForTimeout(key % 6 === 5 ? BETWEEN_WORDS : BETWEEN_KEYS);
  }
  await page.waitForTimeout(1_000);
  const tasks = await page.evaluate(() => window.longTasks);
  await page.context().close();
  const hit = new Set(tasks.map(({ startTime }) => times.findLastIndex((time) => time <= startTime)));
  return { keys: hit.size, longest: Math.max(0, ...tasks.map(({ duration }) => duration)) };
}

declare global {
  interface Window {
    longTasks: { startTime: number; duration: number }[];
  }
}
