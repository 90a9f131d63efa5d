/**
 * `npm run profile [LINES]` names the functions in which building spends its time, text to text, of an invoice with so many lines (2, if none are
 * given): the share of each by itself, and with all that it calls.
 */

import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { basename } from 'node:path';
import { build, type JsonObject, load } from '../src/engine/index.ts';
import { systemEnvironment } from '../src/operations/environment.ts';
import { invoiceOf } from './documents.ts';

const SECONDS = 5;
const MOST = 40;

await load('all');
const lines = Number(process.argv[2] ?? 2);
const text = JSON.stringify(invoiceOf(lines));
const environment = systemEnvironment();
work(1);
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: 200 });
await session.post('Profiler.start');
work(SECONDS);
const { profile } = await session.post('Profiler.stop');
session.disconnect();
print(sharesOf(profile));

function work(seconds: number): void {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const outcome = build(JSON.parse(text) as JsonObject, {}, environment);
    if (!outcome.ok) throw new Error('the invoice does not build');
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
