import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { startListening } from '../scripts/start-listening.mjs';
import type { Section } from './figures.ts';
import { makeLoad } from './programs.ts';
import { median } from './statistics.ts';

/**
 * Measures requests per second of `POST /v0/build`, in one process and in as many as processors, against bare routes of
 * `node:http`: one parses the body and prints its `data`, one also builds by the library, alternating in one run. A separate process generates the load, and its share of the processors is reported: with
 * two processors it takes none from a single process, but some from several.
 * After `npm run build:node`, `tsx bench/service.ts [SECONDS]` runs it alone, with that length of a round.
 */

const CONNECTIONS = 32;
const SECONDS = 1.5;
const ROUNDS = 7;
const PROCESSORS = availableParallelism();

/** An invoice of two lines that builds without faults. */
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

/** The result of a round. */
interface Measured {
  requestsPerSecond: number;
  /** In milliseconds. */
  p99: number;
  /** The load generator's share of all processors. */
  share: number;
}

/** Returns the comparison of the service with the bare routes, as a section of the page. */
export async function serviceSection(): Promise<Section[]> {
  const { one, own, all } = await benchService();
  const note = `All answer ${CONNECTIONS} connections. Another process makes the load on the same processors: from a service in one process it takes nothing, but from one in as many as there are processors.`;
  const route = 'requests a second of a bare route';
  const build = 'by those of `POST /v0/build`, 2 lines';
  const figures: Section['figures'] = [
    { key: 'service', what: `${route} that parses and prints, ${build}`, value: one, unit: 'times', aim: '2.5' },
    { key: 'service-own', what: `${route} that builds by the library, ${build}`, value: own, unit: 'times' },
    {
      key: 'service-all',
      what: `requests a second of \`POST /v0/build\` with \`--workers ${PROCESSORS}\`, by those with one process`,
      value: all,
      unit: 'times',
    },
  ];
  return [{ title: 'Service', command: 'npm run bench -- service', note, figures }];
}

/** The comparison of the service with the bare routes. */
interface Compared {
  /** How many times faster a route that parses and prints is than one process. */
  one: number;
  /** How many times faster a route that builds by the library is than one process: the weight of the service itself. */
  own: number;
  /** How many times faster all processes are than one, although they share the processors with the load. */
  all: number;
}

/** Measures and prints a table. */
async function benchService(seconds = SECONDS): Promise<Compared> {
  const bare = ['--import', 'tsx', 'bench/bare-route.ts'];
  const serve = ['dist/node/serve.js', '--port', '0', '--no-workbench'];
  const programs = {
    echo: { args: bare, path: '/v0/echo' },
    library: { args: bare, path: '/v0/build' },
    one: { args: serve, path: '/v0/build' },
    all: { args: [...serve, '--workers', String(PROCESSORS)], path: '/v0/build' },
  };
  const names = Object.keys(programs) as (keyof typeof programs)[];
  const measured: Record<keyof typeof programs, Measured[]> = { echo: [], library: [], one: [], all: [] };
  const started: { name: keyof typeof programs; url: string; process: ChildProcess }[] = [];
  try {
    for (const name of names) {
      const { origin, process } = await startListening(programs[name].args);
      const url = origin + programs[name].path;
      started.push({ name, url, process });
      await expectOk(url);
      await load(url, 2);
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, url } of started) measured[name].push(await load(url, seconds));
    }
    return report(measured, seconds);
  } finally {
    for (const { process } of started) process.kill();
  }
}

function report(
  { echo, library, one, all }: Record<'echo' | 'library' | 'one' | 'all', Measured[]>,
  seconds: number,
): Compared {
  const rows = [
    ['parses and prints', echo],
    ['builds by library', library],
    ['POST /v0/build', one],
    [`--workers ${PROCESSORS}`, all],
  ] as const;
  console.log(`service, ${CONNECTIONS} connections, two-line invoice, medians of ${ROUNDS} rounds of ${seconds} s`);
  for (const [name, rounds] of rows) {
    const of = (figure: keyof Measured) => median(rounds.map((round) => round[figure]));
    const figures = `${of('requestsPerSecond').toFixed(0).padStart(8)} requests/s   p99 ${of('p99')} ms`;
    const load = `load generator ${(of('share') * 100).toFixed(0)} % of ${PROCESSORS} processors`;
    console.log(`  ${name.padEnd(18)}${figures}   ${load}`);
  }
  const compared = { one: quotient(echo, one), own: quotient(library, one), all: quotient(all, one) };
  console.log(`  echo ÷ service     ${compared.one.toFixed(2).padStart(8)}   (aim: at most 2.5)`);
  console.log(`  library ÷ service  ${compared.own.toFixed(2).padStart(8)}`);
  console.log(`  workers ÷ service  ${compared.all.toFixed(2).padStart(8)}`);
  return compared;
}

/** Returns the median quotient of the rates of each round, whose parts ran right after each other on an equally busy machine. */
function quotient(above: readonly Measured[], below: readonly Measured[]): number {
  const rates = (rounds: readonly Measured[]) => rounds.map(({ requestsPerSecond }) => requestsPerSecond);
  const divisors = rates(below);
  return median(rates(above).map((rate, round) => rate / (divisors[round] ?? Number.NaN)));
}

async function expectOk(url: string): Promise<void> {
  const init = { method: 'POST', body: JSON.stringify(request), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`the invoice does not build: ${await response.text()}`);
}

async function load(url: string, seconds: number): Promise<Measured> {
  const { rate, p99, non2xx, errors, duration, processor } = await makeLoad(url, request, CONNECTIONS, seconds);
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refused, ${errors} failed: ${url}`);
  return { requestsPerSecond: rate, p99, share: processor / duration / PROCESSORS };
}

if (basename(process.argv[1] ?? '') === 'service.ts') {
  await benchService(Number(process.argv[2] ?? SECONDS));
}
