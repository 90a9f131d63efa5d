/**
 * `npm run profile [LINES] [FORMAT]` names the functions that take the time of building, text to text, an invoice with a number of lines
 * (default 2), or of writing it in a format: each with its own share, and with everything it calls.
 */

import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { basename } from 'node:path';
import { messageOf } from '../src/engine/faults.ts';
import { build, type JsonObject } from '../src/engine/index.ts';
import { load } from '../src/engine/loading.ts';
import { convertDocument } from '../src/formats/index.ts';
import { systemEnvironment } from '../src/operations/environment.ts';
import { E_INVOICES, invoiceOf } from './documents.ts';

const SECONDS = 5;
const MOST = 40;

await load('all');
const lines = Number(process.argv[2] ?? 2);
const to = process.argv[3];
const text = JSON.stringify(((to ? E_INVOICES[to]?.of : undefined) ?? invoiceOf)(lines));
const environment = systemEnvironment();
await work(1);
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: 200 });
await session.post('Profiler.start');
await work(SECONDS);
const { profile } = await session.post('Profiler.stop');
session.disconnect();
print(sharesOf(profile));

async function work(seconds: number): Promise<void> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const document = JSON.parse(text) as JsonObject;
    const outcome = to
      ? await convertDocument(document, { to, formatOptions: E_INVOICES[to]?.options }, environment)
      : build(document, {}, environment);
    if (!outcome.ok) throw new Error(messageOf(outcome.faults));
    JSON.stringify(outcome.result);
  }
}

interface Share {
  alone: number;
  whole: number;
}

/** Returns the share of each function in the time of a profile. */
function sharesOf({ nodes, samples = [] }: Profiler.Profile): Map<string, Share> {
  const shares = new Map<string, Share>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  for (const sample of samples) {
    const seen = new Set<string>();
    for (let id: number | undefined = sample; id !== undefined; id = callers.get(id)) {
      const node = byId.get(id);
      if (!node) break;
      const name = nameOf(node.callFrame);
      const share = shares.get(name) ?? { alone: 0, whole: 0 };
      shares.set(name, share);
      if (id === sample) share.alone += 1 / samples.length;
      if (!seen.has(name)) share.whole += 1 / samples.length;
      seen.add(name);
    }
  }
  return shares;
}

function nameOf({ functionName, url, lineNumber }: Profiler.ProfileNode['callFrame']): string {
  const place = url === '' ? '' : `  ${basename(url)}:${lineNumber + 1}`;
  return `${functionName || '(anonymous)'}${place}`;
}

function print(shares: Map<string, Share>): void {
  console.log(' alone   with what it calls');
  const hot = [...shares].sort(([, a], [, b]) => b.alone - a.alone).slice(0, MOST);
  for (const [name, { alone, whole }] of hot) console.log(`${percent(alone)} ${percent(whole)}   ${name}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)} %`;
}
