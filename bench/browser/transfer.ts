import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { newPage, report } from './open.ts';

/** Files loaded with the editor and its engine. */
const withEditor = /\/assets\/(document-editor|monaco|editor\.worker|worker)-/;

/**
 * Measures the gzipped bytes of the first visit. Apart from the files whose size `npm run check:size` limits (251 and 1,351 KB), it counts
 * what a visit adds: the code of the paper (33 KB) and of the form (25 KB, after the editor), and the service's answers (4 KB).
 */
export async function measureTransfer(browser: Browser, origin: string): Promise<void> {
  console.log('first visit, kilobytes transferred (gzip)');
  const before = await transferred(browser, origin, {
    holds: (path) => withEditor.test(path),
    until: (page) => page.getByRole('button', { name: 'Build', exact: true }).waitFor({ timeout: 60_000 }),
  });
  report('page and paper, before Monaco', `${before.toFixed(0)} KB`, 'under 300 KB', before < 300);
  const all = await transferred(browser, origin, {
    holds: () => false,
    until: (page) => page.getByRole('region', { name: 'Result' }).getByRole('article').waitFor({ timeout: 60_000 }),
  });
  report('with Monaco, engine and first result', `${all.toFixed(0)} KB`, 'under 1,425 KB', all < 1_425);
}

interface Visit {
  /** Returns whether requests for a path are held back. */
  holds(path: string): boolean;
  until(page: Page): Promise<void>;
}

async function transferred(browser: Browser, origin: string, { holds, until }: Visit): Promise<number> {
  const counter = new Counter(origin, holds);
  const address = await counter.listen();
  const page = await newPage(browser);
  await page.goto(address);
  await until(page);
  // Requests a moment later belong to the first load too.
  await page.waitForTimeout(3_000);
  await page.context().close();
  counter.close();
  return counter.bytes / 1_000;
}

/** A proxy between browser and service that asks for gzip and counts bytes, including workers' files, which pages do not see. */
class Counter {
  bytes = 0;
  readonly #server: Server;

  constructor(origin: string, holds: (path: string) => boolean) {
    this.#server = createServer(async (asked, answer) => {
      if (holds(asked.url ?? '')) return;
      const headers = { ...asked.headers, 'accept-encoding': 'gzip' };
      const passed = request(new URL(asked.url ?? '/', origin), { method: asked.method, headers });
      asked.pipe(passed);
      const [answered]: [IncomingMessage] = (await once(passed, 'response')) as [IncomingMessage];
      answer.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.on('data', (chunk: Buffer) => {
        this.bytes += chunk.length;
      });
      answered.pipe(answer);
    });
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    // A new address each time, so that the browser's cache is empty.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
