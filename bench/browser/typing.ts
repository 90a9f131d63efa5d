import { availableParallelism, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { invoiceOf } from '../documents.ts';
import { newPage, openWith, report } from './open.ts';

const KEYS = 200;

/** Milliseconds between keys: a quick typist, with a rest after each word in which the text is looked at. */
const BETWEEN_KEYS = 80;
const BETWEEN_WORDS = 350;

/** A task on the page's main thread: when it began, how long it took, and how much of that the processor worked on it; in milliseconds. */
interface Task {
  start: number;
  took: number;
  worked: number;
}

/** From so many milliseconds on a task is a long one. */
const LONG = 50;

/**
 * How many of 200 keys meet a long task. On a machine that has other things to do tasks are interrupted, and take longer than
 * they work: both are told.
 */
export async function measureTyping(browser: Browser, origin: string): Promise<void> {
  console.log(`${KEYS} keys typed into the name of an item, and the long tasks on the main thread meanwhile`);
  const [load = 0] = loadavg();
  if (load > availableParallelism())
    console.log(`    the machine is busy (load ${load.toFixed(0)} on ${availableParallelism()} processors)`);
  for (const lines of [100, 2_000]) {
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

/** How many keys, pressed at these times, are the last one before one of the tasks. */
function keysWith(times: readonly number[], tasks: readonly Task[]): number {
  return new Set(tasks.map(({ start, took }) => times.findLastIndex((time) => time <= start + took))).size;
}

const longest = (figures: readonly number[]) => Math.max(0, ...figures).toFixed(0);

async function typeInto(browser: Browser, origin: string, lines: number): Promise<{ times: number[]; tasks: Task[] }> {
  const page = await newPage(browser);
  await openWith(page, origin, JSON.stringify(invoiceOf(lines), null, 2));
  // Into the name of the first item.
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.insertText('Bookbinding');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(2_000);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  for (let key = 0; key < KEYS; key++) {
    await page.evaluate(() => void performance.mark('bench key'));
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'abcde'.charAt(key % 6));
    await page.waitForTimeout(key % 6 === 5 ? BETWEEN_WORDS : BETWEEN_KEYS);
  }
  await page.waitForTimeout(1_000);
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  await page.context().close();
  const marks = traceEvents.filter(({ name }) => name === 'bench key');
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks;
  return {
    times: marks.map(({ ts }) => ts / 1_000),
    tasks: traceEvents
      .filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask'))
      .map(({ ts, dur = 0, tdur = dur }) => ({ start: ts / 1_000, took: dur / 1_000, worked: tdur / 1_000 })),
  };
}

/** An event of Chromium's trace, times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The part of `dur` in which the thread ran. */
  tdur?: number;
}
