import type { Browser } from '@playwright/test';
import { invoiceOf } from '../documents.ts';
import { quantile } from '../statistics.ts';
import { newPage, openWith, report } from './open.ts';

const KEYS = 100;

/** The relevant parts of a message between page and worker (src/workbench/engine/ports/calls.ts). */
interface Message {
  id?: number;
  name?: string;
}

/**
 * Measures updated faults of a 100-line invoice: the time on the page between the message to the worker and its answer, with a pause after
 * every key.
 */
export async function measureChecks(browser: Browser, origin: string): Promise<void> {
  const page = await newPage(browser);
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { checkTimes: times });
    const post = Worker.prototype.postMessage;
    const sent = new Map<number, number>();
    const heard = new WeakSet<Worker>();
    Worker.prototype.postMessage = function (this: Worker, message: Message, ...rest: never[]) {
      if (message?.name === 'check' && message.id !== undefined) {
        sent.set(message.id, performance.now());
        if (!heard.has(this)) {
          heard.add(this);
          this.addEventListener('message', ({ data }: MessageEvent<Message>) => {
            const start = sent.get(data?.id ?? -1);
            if (start === undefined) return;
            times.push(performance.now() - start);
            sent.delete(data.id ?? -1);
          });
        }
      }
      post.call(this, message, ...rest);
    };
  });
  await openWith(page, origin, JSON.stringify(invoiceOf(100), null, 2));
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  const before = await page.evaluate(() => window.checkTimes.length);
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(key % 2 === 0 ? 'Space' : 'Backspace');
    await page.waitForFunction((count) => window.checkTimes.length >= count, before + key + 1, { polling: 20 });
  }
  const times = (await page.evaluate(() => window.checkTimes)).slice(before);
  await page.context().close();
  console.log(`refreshed faults of a 100-line invoice, from message to answer in the worker, ${times.length} keys`);
  const p95 = quantile(times, 0.95);
  report('p95', `${p95.toFixed(1)} ms`, 'under 16 ms', p95 < 16);
  console.log(`    median ${quantile(times, 0.5).toFixed(1)} ms`);
}

declare global {
  interface Window {
    checkTimes: number[];
  }
}
