import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * Requests per second of `POST /v0/build` beside a bare Hono route that parses and prints the same JSON, both in processes of their own,
 * by turns in one run. The load comes from autocannon in a third process. `tsx bench/service.ts` runs it alone.
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

interface Measured {
  requestsPerSecond: number;
  /** Milliseconds. */
  p99: number;
}

/** Measures, prints a table, and gives how many times the bare route is faster. */
export async function benchService(): Promise<number> {
  await run('npm', ['run', '--silent', 'build:node']);
  const bare = await start(['--import', 'tsx', 'bench/bare-route.ts']);
  const service = await start(['dist/node/serve.js', '--port', '0', '--no-workbench']);
  try {
    await expectOk(service.url);
    const measured = { bare: [] as Measured[], service: [] as Measured[] };
    await load(bare.url, 1);
    await load(service.url, 2);
    for (let round = 0; round < ROUNDS; round++) {
      measured.bare.push(await load(bare.url, SECONDS));
      measured.service.push(await load(service.url, SECONDS));
    }
    const rows = [
      ['bare route', median(measured.bare)],
      ['POST /v0/build', median(measured.service)],
    ] as const;
    console.log(`service, ${CONNECTIONS} connections, two-line invoice, median of ${ROUNDS} rounds of ${SECONDS} s`);
    for (const [name, { requestsPerSecond, p99 }] of rows) {
      console.log(`  ${name.padEnd(16)}${requestsPerSecond.toFixed(0).padStart(8)} requests/s   p99 ${p99} ms`);
    }
    const ratio = rows[0][1].requestsPerSecond / rows[1][1].requestsPerSecond;
    console.log(`  bare ÷ service  ${ratio.toFixed(2).padStart(8)}   (aim: at most 3)`);
    return ratio;
  } finally {
    bare.process.kill();
    service.process.kill();
  }
}

const run = promisify(execFile);

async function start(args: string[]): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  for (;;) {
    const [chunk] = await once(child.stdout, 'data');
    output += chunk;
    const url = /Listening on (http:\S+)/.exec(output)?.[1];
    if (url !== undefined) return { process: child, url: `${url}/v0/build` };
  }
}

async function expectOk(url: string): Promise<void> {
  const init = { method: 'POST', body: JSON.stringify(request), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`the invoice does not build: ${await response.text()}`);
}

async function load(url: string, seconds: number): Promise<Measured> {
  const options = ['--json', '-c', String(CONNECTIONS), '-d', String(seconds), '-m', 'POST'];
  const body = ['-H', 'Content-Type=application/json', '-b', JSON.stringify(request)];
  const { stdout } = await run('npx', ['autocannon', ...options, ...body, url]);
  const result: { requests: { average: number }; latency: { p99: number }; non2xx: number; errors: number } =
    JSON.parse(stdout);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed: ${url}`);
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 };
}

function median(measured: readonly Measured[]): Measured {
  const sorted = [...measured].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  return sorted[Math.floor(sorted.length / 2)] ?? { requestsPerSecond: Number.NaN, p99: Number.NaN };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchService();
