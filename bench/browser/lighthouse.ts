import { type Browser, chromium } from '@playwright/test';
import { median } from '../statistics.ts';
import { report } from './open.ts';

const RUNS = 5;
const categories = ['performance', 'accessibility'] as const;

/** Measures Lighthouse's desktop scores of the first visit, as the median of five runs in its own browser. */
export async function measureLighthouse(_browser: Browser, origin: string): Promise<void> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const port = 40_000 + (process.pid % 20_000);
  const marks: Record<(typeof categories)[number], number[]> = { performance: [], accessibility: [] };
  for (let run = 0; run < RUNS; run++) {
    const executablePath = process.env.CHROME_PATH;
    const own = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
    const result = await lighthouse(
      origin,
      { port, onlyCategories: [...categories], logLevel: 'error' },
      desktopConfig,
    );
    await own.close();
    for (const name of categories) marks[name].push((result?.lhr.categories[name]?.score ?? 0) * 100);
  }
  console.log(`Lighthouse, desktop, median of ${RUNS}`);
  for (const name of categories) {
    const mark = median(marks[name]);
    report(name, mark.toFixed(0), 'at least 95', mark >= 95);
  }
}
