import type { Browser, Page } from '@playwright/test';

/** A main-thread task: its start, duration and processor time, in milliseconds. */
export interface Task {
  start: number;
  took: number;
  worked: number;
}

/** The time of each key, and the tasks of the main thread. */
export interface Traced {
  times: number[];
  tasks: Task[];
}

/** Presses keys, each after a pause in milliseconds, and returns the main-thread tasks. */
export async function traceKeys(
  browser: Browser,
  page: Page,
  keys: readonly { key: string; rest: number }[],
): Promise<Traced> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  for (const { key, rest } of keys) {
    await page.evaluate(() => void performance.mark('bench key'));
    await page.keyboard.press(key);
    await page.waitForTimeout(rest);
  }
  await page.waitForTimeout(1_000);
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const marks = traceEvents.filter(({ name }) => name === 'bench key');
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks;
  return {
    times: marks.map(({ ts }) => ts / 1_000),
    tasks: traceEvents
      .filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask'))
      .map(({ ts, dur = 0, tdur = dur }) => ({ start: ts / 1_000, took: dur / 1_000, worked: tdur / 1_000 })),
  };
}

/** Returns the longest task between each key and the next, in milliseconds of processor time. */
export function longestTasks({ times, tasks }: Traced): number[] {
  return times.map((time, index) => {
    const next = times[index + 1] ?? Number.POSITIVE_INFINITY;
    const mine = tasks.filter(({ start, took }) => start + took > time && start < next);
    return Math.max(0, ...mine.map(({ worked }) => worked));
  });
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
