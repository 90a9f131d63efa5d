import { availableParallelism, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { invoiceOf } from '../documents.ts';
import { type Task, type Traced, traceKeys } from './keys.ts';
import { newPage, openWith, report } from './open.ts';

const KEYS = 200;

/** Milliseconds between keys: a quick typist, with a pause after each word in which the text is processed. */
const BETWEEN_KEYS = 80;
const BETWEEN_WORDS = 350;

/** Milliseconds from which a task is long. */
const LONG = 50;

/**
 * Counts how many of 200 keys meet a long task. On a busy machine, tasks are interrupted and take longer than their processor time, so both
 * are reported.
 */
export async function measureTyping(browser: Browser, origin: string): Promise<void> {
  console.log(`${KEYS} keys typed into the name of an item, and the long tasks on the main thread meanwhile`);
  const [load = 0] = loadavg();
  if (load > availableParallelism())
    console.log(`    the machine is busy (load ${load.toFixed(0)} on ${availableParallelism()} processors)`);
  for (const lines of [500, 2_000]) {
    const { times, tasks } = await typeInto(browser, origin, lines);
    const hit = keysWith(
      times,
      tasks.filter(({ took }) => took > LONG),
    );
    const worked = keysWith(
      times,
      tasks.filter((task) => task.worked > LONG),
    );
    report(`${lines} lines, by the clock`, `${hit} keys`, 'at most 2', hit <= 2);
    report(`${lines} lines, by the processor's time`, `${worked} keys`, 'at most 2', worked <= 2);
    console.log(
      `    longest ${longest(tasks.map(({ took }) => took))} ms by the clock, ${longest(tasks.map((task) => task.worked))} ms worked`,
    );
  }
}

/** Returns the number of keys, by press times, that directly precede one of the tasks. */
function keysWith(times: readonly number[], tasks: readonly Task[]): number {
  return new Set(tasks.map(({ start, took }) => times.findLastIndex((time) => time <= start + took))).size;
}

const longest = (figures: readonly number[]) => Math.max(0, ...figures).toFixed(0);

async function typeInto(browser: Browser, origin: string, lines: number): Promise<Traced> {
  const page = await newPage(browser);
  await openWith(page, origin, JSON.stringify(invoiceOf(lines), null, 2));
  // Type into the name of the first item.
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.insertText('Bookbinding');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(2_000);
  const traced = await traceKeys(
    browser,
    page,
    Array.from({ length: KEYS }, (_, key) =>
      key % 6 === 5 ? { key: 'Space', rest: BETWEEN_WORDS } : { key: 'abcde'.charAt(key % 6), rest: BETWEEN_KEYS },
    ),
  );
  await page.context().close();
  return traced;
}
