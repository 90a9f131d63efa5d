import { load } from '../engine/loading.ts';
import { createApp } from './app.ts';
import type { AppOptions } from './http/options.ts';

/** Shared by the tests of the service. */

await load('all');

/** A simplified invoice of a US seller that builds without faults. */
export const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'TEST',
  currency: 'USD',
  issue_date: '2024-01-15',
  supplier: { name: 'Cedar Books LLC', tax_id: { country: 'US' } },
  customer: { name: 'Harbor Library', tax_id: { country: 'US' } },
  lines: [{ quantity: '2', item: { name: 'Atlas of Rivers', price: '35.00' } }],
};

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies by path; a wrong path fails the test.
  body: any;
}

/** Returns a service and functions that send requests to it. */
export function service(options: AppOptions = {}) {
  const app = createApp(options);

  async function ask(path: string, init: RequestInit = {}): Promise<Reply> {
    const response = await app.fetch(new Request(`http://service.test${path}`, init));
    const text = await response.text();
    const isJson = response.headers.get('Content-Type') === 'application/json' && text !== '';
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
  }

  const send = (path: string, body: BodyInit, type = 'application/json', headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body, headers: { 'Content-Type': type, ...headers } });

  const post = (path: string, body: unknown) => send(path, JSON.stringify(body));

  return { ask, send, post };
}
