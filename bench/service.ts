import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { startListening } from '../scripts/start-listening.mjs';
import type { Section } from './figures.ts';

/**
 * Requests per second of `POST /v0/build` beside a bare Hono route that parses and prints the same JSON, both in processes of their own,
 * by turns in one run. The load comes from a third process, whose share of the processors is told, as it takes from both alike.
 * After `npm run build:node`, `tsx bench/service.ts [SECONDS]` runs it alone, so many seconds a round.
 */

const CONNECTIONS = 64;
const SECONDS = 4;
const ROUNDS = 3;

/** An invoice of two lines, which builds without faults. */
const request = {
  data: {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    series: 'BENCH',
    currency: 'EUR',
    issue_date: '2024-02-01',
    supplier: { name: 'Libros del Puerto S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
    customer: { name: 'Biblioteca Central', tax_id: { country: 'ES', code: '54387763P' } },
    lines: [
      { quantity: '20', item: { name: 'Atlas de ríos', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] },
      { quantity: '1', item: { name: 'Encuadernación', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'reduced' }] },
    ],
  },
};

/** What came of one round. */
interface Measured {
  requestsPerSecond: number;
  /** Milliseconds. */
  p99: number;
  /** The part of all processors that the load generator took. */
  share: number;
}

/** Returns how many times the bare route is faster, as a section of the page of figures. */
export async function serviceSection(): Promise<Section[]> {
  const value = await benchService();
  const what = 'requests a second of a bare route that parses and prints, by those of `POST /v0/build`, 2 lines';
  const note = `Both answer ${CONNECTIONS} connections, in processes of their own; a third makes the load, and takes its share of the processors from both alike.`;
  const figures: Section['figures'] = [{ key: 'service', what, value, unit: 'times', aim: '1.6' }];
  return [{ title: 'Service', command: 'npm run bench -- service', note, figures }];
}

/** Measures, prints a table, and gives how many times the bare route is faster. */
async function benchService(seconds = SECONDS): Promise<number> {
  const bare = await startListening(['--import', 'tsx', 'bench/bare-route.ts']);
  const service = await startListening(['dist/node/serve.js', '--port', '0', '--no-workbench']);
  const build = ({ origin }: { origin: string }) => `${origin}/v0/build`;
  try {
    await expectOk(build(service));
    const measured = { bare: [] as Measured[], service: [] as Measured[] };
    await load(build(bare), 1);
    await load(build(service), 2);
    for (let round = 0; round < ROUNDS; round++) {
      measured.bare.push(await load(build(bare), seconds));
      measured.service.push(await load(build(service), seconds));
    }
    return report(measured.bare, measured.service, seconds);
  } finally {
    bare.process.kill();
    service.process.kill();
  }
}

function report(bare: readonly Measured[], service: readonly Measured[], seconds: number): number {
  const rows = [
    ['bare route', middle(bare)],
    ['POST /v0/build', middle(service)],
  ] as const;
  console.log(`service, ${CONNECTIONS} connections, two-line invoice, median of ${ROUNDS} rounds of ${seconds} s`);
  for (const [name, { requestsPerSecond, p99, share }] of rows) {
    const figures = `${requestsPerSecond.toFixed(0).padStart(8)} requests/s   p99 ${p99} ms`;
    const load = `load generator ${(share * 100).toFixed(0)} % of ${availableParallelism()} processors`;
    console.log(`  ${name.padEnd(16)}${figures}   ${load}`);
  }
  const ratio = rows[0][1].requestsPerSecond / rows[1][1].requestsPerSecond;
  console.log(`  bare ÷ service  ${ratio.toFixed(2).padStart(8)}   (aim: at most 1.6)`);
  return ratio;
}

async function expectOk(url: string): Promise<void> {
  const init = { method: 'POST', body: JSON.stringify(request), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`the invoice does not build: ${await response.text()}`);
}

async function load(url: string, seconds: number): Promise<Measured> {
  const child = spawn(process.execPath, ['bench/load.mjs', url, String(CONNECTIONS), String(seconds)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(request));
  const { rate, p99, non2xx, errors, duration, processor } = JSON.parse(await text(child.stdout));
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} failed: ${url}`);
  return { requestsPerSecond: rate, p99, share: processor / duration / availableParallelism() };
}

/** The round with the middle rate. */
function middle(measured: readonly Measured[]): Measured {
  const sorted = [...measured].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  return sorted[Math.floor(sorted.length / 2)] ?? { requestsPerSecond: Number.NaN, p99: Number.NaN, share: Number.NaN };
}

if (basename(process.argv[1] ?? '') === 'service.ts') {
  await benchService(Number(process.argv[2] ?? SECONDS));
}
