/**
 * Drives the built service with all kinds of requests for a long time, by hand: after `npm run build:node`, `npm run bench:soak -- MINUTES
 * [--connections N] [-- FLAGS of serve]`. Small and large documents are built, checked, converted both ways, drawn and streamed; some
 * requests are faulty, some are cancelled, and some answers are read late or never. Prints memory and counts each minute, then the time of
 * each kind after a warm-up, and exits 1 for a wrong answer, a restart or growing memory. On Linux.
 */
import { existsSync, readFileSync } from 'node:fs';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { startListening } from '../scripts/start-listening.mjs';
import { convertDocument } from '../src/formats/index.ts';
import { signedFile } from '../src/formats/signed/testing.ts';
import { systemEnvironment } from '../src/operations/environment.ts';
import { eInvoiceOf, invoiceOf } from './documents.ts';
import { quantile } from './statistics.ts';

/** A kind of request, and the test of its answer; an overloaded service may refuse any. */
interface Kind {
  name: string;
  /** Its approximate share of a hundred requests. */
  weight: number;
  path: string;
  body: string | Uint8Array;
  type?: string;
  /** The encoding of the body, which is already compressed. */
  encoding?: 'gzip';
  expect: (status: number, body: Buffer) => boolean;
  /** Returns the fault of an answer that its first letters do not show. */
  wrongIn?: (body: Buffer) => string;
  manner?: Manner;
}

/** How a request is sent or its answer read: cancelled during either, or slow. An answer may also never be read. */
type Manner = 'cut while sending' | 'cut while answered' | 'sent slowly' | 'read late' | 'never read';

const has = (status: number, text: string) => (given: number, body: Buffer) => given === status && body.includes(text);

async function kinds(): Promise<Kind[]> {
  const json = (data: object, more: object = {}) => JSON.stringify({ data, ...more });
  const xmlOf = async (to: string, lines: number) => {
    const outcome = await convertDocument(eInvoiceOf(lines), { to }, systemEnvironment());
    if (!outcome.ok) throw new Error(`an invoice cannot be written as ${to}`);
    return String(outcome.result.result);
  };
  const [ubl, cii] = [await xmlOf('xrechnung-ubl', 20), await xmlOf('facturx-en16931', 20)];
  const xml = { type: 'application/xml' };
  const lines = `${JSON.stringify({ action: 'build', payload: { data: invoiceOf(2) } })}\n`;
  const long = json(invoiceOf(5000), { explain: true });
  const isGood = (line: string) => line.includes('"error":null');
  const linesOf = (body: Buffer) => body.toString().split('\n').filter(Boolean);
  const isLines = (status: number, body: Buffer) => status === 200 && linesOf(body).filter(isGood).length === 201;
  const wrongLines = (body: Buffer) => {
    const answered = linesOf(body);
    const wrong = answered.flatMap((line, index) => (isGood(line) ? [] : [`\n    line ${index + 1}: ${line}`]));
    return `${answered.length} lines of 201${wrong.join('')}`;
  };
  return [
    { name: 'build, 2 lines', weight: 30, path: '/v0/build', body: json(invoiceOf(2)), expect: has(200, '"payable"') },
    {
      name: 'build, 2,000 lines',
      weight: 2,
      path: '/v0/build',
      body: json(invoiceOf(2000)),
      expect: has(200, '"payable"'),
    },
    {
      name: 'validate',
      weight: 8,
      path: '/v0/validate',
      body: json(invoiceOf(20)),
      expect: (status) => status === 200 || status === 422,
    },
    { name: 'validate XML', weight: 5, path: '/v0/validate', body: ubl, ...xml, expect: has(200, '"ok"') },
    {
      name: 'to UBL',
      weight: 5,
      path: '/v0/convert',
      body: json(eInvoiceOf(20), { to: 'xrechnung-ubl' }),
      expect: has(200, 'CustomizationID'),
    },
    {
      name: 'to CII',
      weight: 5,
      path: '/v0/convert',
      body: json(eInvoiceOf(20), { to: 'facturx-en16931' }),
      expect: has(200, 'CrossIndustryInvoice'),
    },
    {
      name: 'validate, signed',
      weight: 4,
      path: '/v0/validate',
      body: signedFile(readFileSync(join(import.meta.dirname, '../src/formats/testing/bases/fatturapa.xml'), 'utf8')),
      type: 'application/pkcs7-mime',
      expect: has(200, '"ok"'),
    },
    { name: 'from UBL', weight: 5, path: '/v0/convert', body: ubl, ...xml, expect: has(200, 'bill/invoice') },
    { name: 'from CII', weight: 5, path: '/v0/convert', body: cii, ...xml, expect: has(200, 'bill/invoice') },
    {
      name: 'PDF',
      weight: 2,
      path: '/v0/convert',
      body: json(eInvoiceOf(10), { to: 'pdf' }),
      expect: has(200, 'JVBERi0'),
    },
    {
      name: 'Factur-X',
      weight: 1,
      path: '/v0/convert',
      body: json(eInvoiceOf(10), { to: 'facturx-en16931-pdf' }),
      expect: has(200, 'JVBERi0'),
    },
    {
      name: 'bulk, 200 requests',
      weight: 2,
      path: '/v0/bulk',
      body: lines.repeat(200),
      type: 'application/jsonl',
      expect: isLines,
      wrongIn: wrongLines,
    },
    {
      name: 'faulty document',
      weight: 6,
      path: '/v0/build',
      body: json({ ...invoiceOf(2), supplier: {}, lines: [{}] }),
      expect: (status) => status === 422 || status === 400,
    },
    { name: 'no JSON', weight: 4, path: '/v0/build', body: '{"data": {', expect: has(400, 'BW-JSON') },
    {
      name: 'no XML',
      weight: 2,
      path: '/v0/convert',
      body: '<Invoice',
      ...xml,
      expect: (status) => status === 400 || status === 422,
    },
    {
      name: 'no PDF',
      weight: 2,
      path: '/v0/convert',
      body: '%PDF-1.7\nnothing',
      type: 'application/pdf',
      expect: (status) => status === 400 || status === 422,
    },
    { name: 'unknown path', weight: 2, path: '/v0/nothing', body: '{}', expect: (status) => status === 404 },
    {
      name: 'cut while sending',
      weight: 4,
      path: '/v0/build',
      body: long,
      manner: 'cut while sending',
      expect: () => true,
    },
    {
      name: 'cut while answered',
      weight: 3,
      path: '/v0/build',
      body: long,
      manner: 'cut while answered',
      expect: () => true,
    },
    {
      name: 'bulk, cut while answered',
      weight: 1,
      path: '/v0/bulk',
      body: lines.repeat(2000),
      type: 'application/jsonl',
      manner: 'cut while answered',
      expect: () => true,
    },
    {
      name: 'bulk in gzip, cut while answered',
      weight: 1,
      path: '/v0/bulk',
      body: gzipSync(lines.repeat(2000)),
      type: 'application/jsonl',
      encoding: 'gzip',
      manner: 'cut while answered',
      expect: () => true,
    },
    {
      name: 'sent slowly',
      weight: 2,
      path: '/v0/build',
      body: json(invoiceOf(20)),
      manner: 'sent slowly',
      expect: has(200, '"payable"'),
    },
    { name: 'read late', weight: 2, path: '/v0/build', body: long, manner: 'read late', expect: has(200, '"payable"') },
    {
      name: 'never read',
      weight: 1,
      path: '/v0/bulk',
      body: gzipSync(lines.repeat(2000)),
      type: 'application/jsonl',
      encoding: 'gzip',
      manner: 'never read',
      expect: () => true,
    },
  ];
}

/** Milliseconds for which an answer stays unread. */
const STALL = 8000;

/** The outcome of a request: good, refused for lack of room, cancelled by us, or wrong. */
type Result = 'good' | 'refused' | 'given up' | `wrong: ${string}`;

function send(origin: string, agent: Agent, kind: Kind): Promise<Result> {
  const { path, body, type = 'application/json', encoding, manner } = kind;
  const bytes = Buffer.from(body);
  return new Promise((resolve) => {
    const headers = {
      'Content-Type': type,
      'Content-Length': bytes.length,
      ...(encoding && { 'Content-Encoding': encoding }),
    };
    const sending = request(origin + path, { method: 'POST', agent, headers }, (response) => {
      if (manner === 'cut while answered' || manner === 'never read') {
        response.on('error', () => {});
        const leave = () => {
          sending.destroy();
          resolve('given up');
        };
        if (manner === 'never read') {
          response.pause();
          setTimeout(leave, STALL);
        } else response.once('data', leave).once('end', leave);
      } else if (manner === 'read late') setTimeout(() => read(response), STALL);
      else read(response);
    });
    const read = (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', (error) => resolve(`wrong: ${error.message}`));
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        const text = Buffer.concat(chunks);
        const isRefused = (status === 503 || status === 429) && response.headers['retry-after'] !== undefined;
        if (isRefused) resolve('refused');
        else if (kind.expect(status, text)) resolve('good');
        else resolve(`wrong: ${status} ${kind.wrongIn?.(text) ?? text.subarray(0, 200).toString()}`);
      });
    };
    sending.on('error', (error) => resolve(manner?.startsWith('cut') ? 'given up' : `wrong: ${error.message}`));
    deliver(sending, bytes, manner, () => resolve('given up'));
  });
}

/** Sends the body, or a part of it. */
function deliver(sending: ClientRequest, bytes: Buffer, manner: Manner | undefined, givenUp: () => void): void {
  if (manner === 'cut while sending') {
    sending.write(bytes.subarray(0, Math.floor(Math.random() * bytes.length)), () => {
      sending.destroy();
      givenUp();
    });
  } else if (manner === 'sent slowly') {
    const size = Math.ceil(bytes.length / 10);
    const next = (at: number) => {
      if (sending.destroyed) return;
      if (at + size >= bytes.length) sending.end(bytes.subarray(at));
      else sending.write(bytes.subarray(at, at + size), () => setTimeout(next, 200, at + size));
    };
    next(0);
  } else sending.end(bytes);
}

interface Sample {
  /** MiB of the service's processes. */
  resident: number;
  /** MiB of JavaScript objects in them, if known. */
  heap: number;
  pids: readonly number[];
}

const MIB = 1024 * 1024;

function processes(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean) : [];
  return [pid, ...children.flatMap((child) => processes(Number(child)))];
}

async function sample(origin: string, pid: number): Promise<Sample> {
  const pids = processes(pid);
  const resident = pids.map((each) => Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1]));
  const figures = await (await fetch(`${origin}/metrics`)).text();
  const used = [...figures.matchAll(/^nodejs_heap_size_used_bytes(?:\{.*\})? (\S+)$/gm)].map(([, bytes]) =>
    Number(bytes),
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { resident: sum(resident) / 1024, heap: sum(used) / MIB, pids };
}

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How much memory may vary, in MiB and as a share: garbage collection can run at any time. */
const SLACK = { mib: 40, share: 0.15 };

async function soak(minutes: number, connections: number, flags: readonly string[]): Promise<boolean> {
  const table = await kinds();
  const draw = table.flatMap((kind) => Array.from({ length: kind.weight }, () => kind));
  const service = await startListening(['dist/node/serve.js', '--port', '0', '--no-workbench', '--metrics', ...flags]);
  const { origin } = service;
  const pid = service.process.pid ?? 0;
  const counts = new Map<string, Map<string, number>>();
  const times = new Map<string, number[]>();
  const wrong = new Map<string, number>();
  const start = performance.now();
  const end = start + minutes * 60_000;
  const warm = start + (end - start) / 3;
  const agent = new Agent({ keepAlive: true, maxSockets: connections * 2 });
  let done = 0;

  const work = async () => {
    while (performance.now() < end) {
      const kind = draw[Math.floor(Math.random() * draw.length)];
      if (!kind) return;
      const from = performance.now();
      const result = await send(origin, agent, kind);
      done++;
      if (result === 'good' && from > warm) {
        const taken = times.get(kind.name) ?? [];
        taken.push(performance.now() - from);
        times.set(kind.name, taken);
      }
      const name = result.startsWith('wrong') ? 'wrong' : result;
      const row = counts.get(kind.name) ?? new Map<string, number>();
      counts.set(kind.name, row.set(name, (row.get(name) ?? 0) + 1));
      if (name === 'wrong') wrong.set(`${kind.name}: ${result}`, (wrong.get(`${kind.name}: ${result}`) ?? 0) + 1);
      if (result === 'refused') await wait(250);
    }
  };

  try {
    const first = await sample(origin, pid);
    const working = Promise.all(Array.from({ length: connections }, work));
    const samples: Sample[] = [];
    let told = 0;
    while (performance.now() < end) {
      await wait(Math.min(5000, Math.max(100, end - performance.now())));
      const now = await sample(origin, pid);
      samples.push(now);
      const minute = Math.floor((performance.now() - start) / 60_000);
      if (minute > told || performance.now() >= end) {
        told = minute;
        const { resident, heap } = now;
        console.log(
          `${String(minute).padStart(3)} min  ${done} requests  resident ${resident.toFixed(0)} MiB  heap ${heap.toFixed(0)} MiB`,
        );
      }
    }
    await working;
    await wait(5000);
    const rest = await sample(origin, pid);
    for (const [name, row] of counts) {
      const parts = [...row].map(([result, count]) => `${count} ${result}`).join(', ');
      const taken = times.get(name) ?? [];
      const [half, most] = [0.5, 0.99].map((share) => Math.round(quantile(taken, share)));
      const time = taken.length > 0 ? `; half within ${half} ms, 99 % within ${most} ms` : '';
      console.log(`  ${name.padEnd(26)} ${parts}${time}`);
    }
    for (const [what, count] of wrong) console.log(`WRONG ${count} × ${what}`);
    return judged(first, samples, rest) && wrong.size === 0;
  } finally {
    agent.destroy();
    service.process.kill();
  }
}

/**
 * Returns whether memory did not grow from the second third to the last, after a warm-up in the first, and no process
 * was replaced.
 */
function judged(first: Sample, samples: readonly Sample[], rest: Sample): boolean {
  const third = Math.floor(samples.length / 3);
  let isGood = true;
  for (const of of ['resident', 'heap'] as const) {
    const before = middle(samples.slice(third, 2 * third).map((each) => each[of]));
    const after = middle(samples.slice(2 * third).map((each) => each[of]));
    const grows = after > before * (1 + SLACK.share) + SLACK.mib;
    if (grows) isGood = false;
    const figures = `${first[of].toFixed(0)} at first, ${before.toFixed(0)} in the second third, ${after.toFixed(0)} in the last, ${rest[of].toFixed(0)} at rest`;
    console.log(`${of}: ${figures} MiB${grows ? '   GROWS' : ''}`);
  }
  const isSame = first.pids.every((pid) => rest.pids.includes(pid));
  if (!isSame) console.log('A PROCESS OF THE SERVICE WAS REPLACED');
  return isGood && isSame;
}

const { values, positionals } = parseArgs({
  options: { connections: { type: 'string', default: '24' } },
  allowPositionals: true,
});
const [minutes = '30', ...flags] = positionals;
process.exitCode = (await soak(Number(minutes), Number(values.connections), flags)) ? 0 : 1;
