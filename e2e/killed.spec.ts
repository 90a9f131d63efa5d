import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { Workbench } from './workbench.ts';

const TIMES = 5;

/** Kills a browser and all its processes at once, as by a power cut, found by its folder. */
function kill(folder: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`--user-data-dir=${folder}`))
        process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }
}

/** Returns the stored texts, as another page would find them. */
const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('billwright');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('drafts').objectStore('drafts').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.map(({ text }: { text: string }) => text));
          };
        };
      }),
  );

test('stored text of a draft survives killing the browser while typing', { tag: '@long' }, async ({ baseURL }) => {
  // biome-ignore lint/suspicious/noSkippedTests: other systems find processes differently
  test.skip(process.platform !== 'linux', 'finds the processes of the browser under /proc');
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'billwright-killed-'));
  const open = async (): Promise<{ context: BrowserContext; page: Page; workbench: Workbench }> => {
    const executablePath = process.env.CHROME_PATH || undefined;
    const context = await chromium.launchPersistentContext(folder, {
      ...(executablePath && { executablePath }),
      ...(baseURL && { baseURL }),
      args: ['--no-sandbox'],
    });
    const page = context.pages()[0] ?? (await context.newPage());
    const workbench = new Workbench(page);
    await workbench.open();
    return { context, page, workbench };
  };
  try {
    let before = '{"$schema": "https://gobl.org/draft-0/note/message", "content": "';
    const first = await open();
    await first.workbench.write(before);
    await expect.poll(() => keptTexts(first.page)).toEqual([before]);
    await first.context.close();
    for (let time = 0; time < TIMES; time++) {
      const { page, workbench } = await open();
      expect(await keptTexts(page)).toEqual([before]);
      await workbench.document.locator('.view-lines').click();
      await page.keyboard.press('ControlOrMeta+End');
      let typed = before;
      let kept = before;
      const until = performance.now() + 200 + Math.random() * 1500;
      while (performance.now() < until) {
        const word = `w${typed.length} `;
        typed += word;
        await page.keyboard.insertText(word);
        [kept = ''] = await keptTexts(page);
      }
      const gone = page.waitForEvent('close').catch(() => undefined);
      kill(folder);
      await gone;
      const after = await open();
      const texts = await keptTexts(after.page);
      // Stored texts are not lost, incomplete or invented.
      expect(texts).toHaveLength(1);
      const [text = ''] = texts;
      expect(text.startsWith(kept)).toBe(true);
      expect(typed.startsWith(text)).toBe(true);
      expect(kept.length).toBeGreaterThan(before.length);
      before = text;
      await after.context.close();
    }
  } finally {
    kill(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
