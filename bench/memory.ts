import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { startListening } from '../scripts/start-listening.mjs';
import type { JsonObject } from '../src/engine/index.ts';
import { convertDocument } from '../src/formats/index.ts';
import { systemEnvironment } from '../src/operations/environment.ts';
import { attached, blank, type Objects, stream, withTable } from '../src/pdf/testing.ts';
import { eInvoiceOf, invoiceOf } from './documents.ts';
import { makeLoad } from './programs.ts';

/**
 * Measures the memory of the built service, on Linux: `tsx bench/memory.ts [--costs] [--only CASES] [--body MIB] [--cgroup FOLDER] [--
 * FLAGS OF serve]`. Each case has its own service; `--body` sets the MiB of large bodies (default 10). The peak is the sum of each
 * process's own peak (VmHWM), which counts shared memory twice: more than a container is charged for. With `--cgroup` the service runs in
 * that group, with its limit as in a container, and the group's peak is reported too. With `--costs`, documents of many shapes are sent one
 * by one, for the factors in `src/node/serving/limits/cost.ts`.
 */

const MIB = 1024 * 1024;

/**
 * A case: the request, its number of simultaneous connections, and for how many seconds 64 connections send small
 * invoices.
 */
interface Case {
  name: string;
  bodies: readonly Sent[];
  seconds?: number;
}

interface Sent {
  body: Buffer;
  path?: string;
  type?: string;
}

/** Returns the lines of `invoiceOf` for a body of this size. */
function linesFor(bytes: number): number {
  const [few, many] = [1000, 2000].map((lines) => JSON.stringify({ data: invoiceOf(lines) }).length) as [
    number,
    number,
  ];
  return Math.floor(1000 + (bytes - few) / ((many - few) / 1000));
}

function invoice(lines: number, more: JsonObject = {}): Sent {
  return { body: Buffer.from(JSON.stringify({ data: invoiceOf(lines), ...more })) };
}

function forAssistants(lines: number): Sent {
  const params = { name: 'build', arguments: { data: invoiceOf(lines) } };
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  return { body: Buffer.from(JSON.stringify(message)), path: '/v0/mcp' };
}

/** Returns an e-invoice of about this size, without blanks between elements. */
async function eInvoice(to: string, bytes: number, path: string): Promise<Sent> {
  const textOf = async (lines: number) => {
    const outcome = await convertDocument(eInvoiceOf(lines), { to }, systemEnvironment());
    if (!outcome.ok) throw new Error(`an invoice of ${lines} lines cannot be written as ${to}`);
    return String(outcome.result.result).replaceAll(/>\n *</g, '><');
  };
  const perLine = ((await textOf(200)).length - (await textOf(100)).length) / 100;
  const body = Buffer.from(await textOf(Math.floor(bytes / perLine) - 10));
  return { body, path, type: 'application/xml' };
}

/** @param mib the size of large bodies */
async function cases(mib: number): Promise<Case[]> {
  const lines = linesFor(mib * MIB - 200);
  const large = invoice(lines);
  const explained = invoice(lines, { explain: true });
  const long = invoice(20_000, { explain: true });
  const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);
  return [
    { name: 'at rest', bodies: [] },
    { name: `one of ${mib} MiB`, bodies: [large] },
    { name: `four of ${mib} MiB`, bodies: times(4, large) },
    { name: `two of ${mib} MiB with explain`, bodies: times(2, explained) },
    { name: 'two of 20,000 lines with explain', bodies: times(2, long) },
    { name: '64 connections, small invoices', bodies: [], seconds: 10 },
    { name: 'all of these', bodies: [large, large, explained, long, ...times(4, invoice(5000))], seconds: 10 },
    { name: `four of ${mib} MiB for assistants`, bodies: times(4, forAssistants(lines)) },
    { name: `twenty of ${mib} MiB`, bodies: times(20, large) },
    {
      name: `twenty of ${mib} MiB in XML`,
      bodies: times(20, await eInvoice('xrechnung-ubl', mib * MIB - 20_000, '/v0/validate')),
    },
  ];
}

/** Returns documents of 4 MiB with the highest known memory use, each alone. */
async function shapes(): Promise<Case[]> {
  const size = 4 * MIB;
  const filled = (head: string, entry: string, tail: string, type?: string): Sent => ({
    body: Buffer.from(
      head + `${entry},`.repeat(Math.floor((size - head.length - tail.length) / (entry.length + 1)) - 1) + entry + tail,
    ),
    ...(type && { type }),
  });
  const schema = '"$schema":"https://gobl.org/draft-0/bill/invoice","currency":"EUR"';
  const party =
    '"supplier":{"name":"A","tax_id":{"country":"ES","code":"B98602642"}},"customer":{"name":"B"},"issue_date":"2026-01-01"';
  const line = '{"quantity":"1","item":{"name":"x","price":"1"}}';
  const taxed = '{"quantity":"1","item":{"name":"x","price":"1"},"taxes":[{"cat":"VAT","rate":"standard"}]}';
  const within = (list: string, entry: string) => filled(`{"data":{${schema},${party},"${list}":[`, entry, ']}}');
  const lines = linesFor(size);
  const converted = (to: string): Sent => ({
    body: Buffer.from(JSON.stringify({ data: eInvoiceOf(linesFor(size) - 10), to })),
    path: '/v0/convert',
  });
  const asText = (sent: Sent): Sent => ({
    body: Buffer.from(JSON.stringify({ data: sent.body.toString() })),
    path: sent.path ?? '',
  });
  const ubl = (entry: string, path: string): Sent => ({
    body: Buffer.from(
      `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID>${entry.repeat(Math.max(1, Math.floor((size - 1000) / entry.length)))}</Invoice>`,
    ),
    path,
    type: 'application/xml',
  });
  const facturX = await eInvoice('facturx-en16931', size, '/v0/convert');
  const carrying = (objects: Objects, path = '/v0/convert'): Sent => ({
    body: Buffer.from(withTable({ ...blank('/AF [10 0 R 20 0 R]'), ...objects })),
    path,
    type: 'application/pdf',
  });
  const unpacked = (number: number, name: string, content: Uint8Array): Objects => ({
    ...attached(number, name, ''),
    [number + 1]: stream(content, '/Type /EmbeddedFile /Subtype /text#2Fplain /Filter []'),
  });
  const small = attached(10, 'factur-x.xml', (await eInvoice('facturx-en16931', 20_000, '')).body);
  const text = (sent: Sent): Sent => ({
    body: Buffer.from(JSON.stringify({ data: sent.body.subarray(8, -1).toString() })),
  });
  const named: Record<string, Sent> = {
    invoice: invoice(lines),
    'invoice, enveloped': invoice(lines, { envelop: true }),
    'invoice, warnings': invoice(lines, { warnings: true }),
    'invoice, explain': invoice(lines, { explain: true }),
    'invoice as a text': text(invoice(lines)),
    'invoice, validated': { ...invoice(lines), path: '/v0/validate' },
    'invoice, replicated': { ...invoice(lines), path: '/v0/replicate' },
    'invoice, corrected': {
      body: Buffer.from(JSON.stringify({ data: invoiceOf(lines), options: { type: 'credit-note' } })),
      path: '/v0/correct',
    },
    'invoice, inverted': { ...invoice(lines), path: '/v0/invert' },
    'short lines': within('lines', line),
    'short lines, taxed': within('lines', taxed),
    'short lines, taxed, explain': filled(`{"explain":true,"data":{${schema},${party},"lines":[`, taxed, ']}}'),
    'empty lines': within('lines', '{}'),
    'null lines': within('lines', 'null'),
    'faulty lines': within('lines', '{"quantity":"x","item":{"price":"1,5"}}'),
    'empty objects': within('colours', '{}'),
    'empty lists': within('colours', '[]'),
    numbers: within('colours', '1'),
    'long numbers': within('colours', '12345678901234567890.5'),
    notes: within('notes', '{"text":"x"}'),
    'short texts': within('colours', '"xyz"'),
    members: {
      body: Buffer.from(
        `{"data":{${schema},"meta":{${Array.from({ length: size / 14 }, (_, i) => `"a${i}":"b"`).join()}}}}`,
      ),
    },
    'unknown members': {
      body: Buffer.from(
        `{"warnings":true,"data":{${schema},${Array.from({ length: size / 12 }, (_, i) => `"a${i}":1`).join()}}}`,
      ),
    },
    'one text': { body: Buffer.from(`{"data":{${schema},"notes":[{"text":"${'x'.repeat(size)}"}]}}`) },
    'YAML, lines': {
      body: Buffer.from(
        `data:\n  $schema: https://gobl.org/draft-0/bill/invoice\n  lines:\n${'    - quantity: 1\n'.repeat(size / 18)}`,
      ),
      type: 'application/yaml',
    },
    'YAML, flow': filled(`{data: {lines: [`, '{a: 1}', ']}}', 'application/yaml'),
    MCP: forAssistants(lines),
    'document, converted': converted('xrechnung-ubl'),
    'document, converted to CII': converted('facturx-en16931'),
    'document, drawn': converted('pdf'),
    'document, drawn as Factur-X': converted('facturx-en16931-pdf'),
    'XML, drawn': { ...facturX, path: '/v0/convert?to=pdf' },
    'PDF, checked': carrying(unpacked(10, 'factur-x.xml', facturX.body), '/v0/validate'),
    'PDF, read': carrying(unpacked(10, 'factur-x.xml', facturX.body)),
    'PDF, files': carrying({ ...small, ...unpacked(20, 'a.csv', randomBytes(size)) }),
    'PDF, files, handed on': carrying(
      { ...small, ...unpacked(20, 'a.csv', randomBytes(size)) },
      '/v0/convert?to=facturx-en16931-pdf',
    ),
    'PDF, packed files': carrying({ ...small, ...attached(20, 'a.csv', new Uint8Array(60 * MIB)) }),
    'PDF, packed': carrying(attached(10, 'factur-x.xml', (await eInvoice('facturx-en16931', 9.9 * MIB, '')).body)),
    'PDF in JSON': {
      body: Buffer.from(
        JSON.stringify({
          data: carrying(unpacked(10, 'factur-x.xml', facturX.body)).body.toString('base64'),
          encoding: 'base64',
        }),
      ),
      path: '/v0/convert',
    },
    'XML, checked': await eInvoice('xrechnung-ubl', size, '/v0/validate'),
    'XML, checked by CII': await eInvoice('facturx-en16931', size, '/v0/validate'),
    'XML, read': await eInvoice('xrechnung-ubl', size, '/v0/convert'),
    'XML, read from CII': await eInvoice('facturx-en16931', size, '/v0/convert'),
    'XML, converted': await eInvoice('xrechnung-ubl', size, '/v0/convert?to=xrechnung-cii'),
    'XML, a text in JSON': asText(await eInvoice('xrechnung-ubl', size, '/v0/convert')),
    'XML, short lines': ubl('<cac:InvoiceLine><cbc:ID>1</cbc:ID></cac:InvoiceLine>', '/v0/validate'),
    'XML, short lines, read': ubl('<cac:InvoiceLine><cbc:ID>1</cbc:ID></cac:InvoiceLine>', '/v0/convert'),
    'XML, notes': ubl('<cbc:Note/>', '/v0/validate'),
    'XML, notes, read': ubl('<cbc:Note/>', '/v0/convert'),
    'XML, strange elements': ubl('<a/>', '/v0/validate'),
    'XML, strange elements, read': ubl('<a/>', '/v0/convert'),
    'XML, one text': ubl(`<cbc:Note>${'x'.repeat(size - 1000)}</cbc:Note>`, '/v0/convert'),
  };
  return Object.entries(named).map(([name, sent]) => ({ name, bodies: [sent] }));
}

const run = promisify(execFile);

async function bench(): Promise<void> {
  const { values, positionals: flags } = parseArgs({
    options: {
      costs: { type: 'boolean' },
      cgroup: { type: 'string' },
      only: { type: 'string', default: '' },
      body: { type: 'string', default: '10' },
    },
    allowPositionals: true,
  });
  await run('npm', ['run', '--silent', 'build:node']);
  for (const each of await (values.costs ? shapes() : cases(Number(values.body)))) {
    if (each.name.includes(values.only)) console.log(await measure(each, flags, values.cgroup));
  }
}

async function measure({ name, bodies, seconds = 0 }: Case, flags: readonly string[], group?: string): Promise<string> {
  const service = await startListening([
    ...joining(group),
    'dist/node/serve.js',
    '--port',
    '0',
    '--no-workbench',
    ...flags,
  ]);
  const pid = service.process.pid ?? 0;
  const before = processes(pid);
  const atRest = peakOf(before);
  try {
    const load = seconds > 0 ? small(`${service.origin}/v0/build`, seconds) : undefined;
    const started = performance.now();
    const answers = await Promise.all(bodies.map((sent) => post(service.origin, sent)));
    const took = performance.now() - started;
    const loaded = await load;
    const after = processes(pid);
    const told = loaded ? `   ${loaded}` : '';
    const peak = peakOf(after);
    const died = before.some((id) => !after.includes(id)) ? '   A PROCESS ENDED' : '';
    const perByte =
      bodies.length === 1
        ? `  ${(((peak - atRest) * MIB) / (bodies[0]?.body.length ?? 1)).toFixed(1).padStart(5)} bytes a byte`
        : '';
    return `${name.padEnd(34)} ${peak.toFixed(0).padStart(5)} MiB${perByte}${groupPeak(group)}  ${(took / 1000).toFixed(1)} s  ${counted(answers)}${told}${died}`;
  } finally {
    service.process.kill('SIGKILL');
    await new Promise((done) => setTimeout(done, 1500));
  }
}

/** Returns arguments with which Node joins a group before running a program. */
function joining(group: string | undefined): string[] {
  if (group === undefined) return [];
  writeFileSync(peakFile(group) ?? '', '0');
  const join = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(`${group}/cgroup.procs`)}, String(process.pid));`;
  return ['--import', `data:text/javascript,${encodeURIComponent(join)}`];
}

/** Returns a process and its children. */
function processes(pid: number): number[] {
  const children = existsSync(`/proc/${pid}`) ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8') : '';
  return [
    pid,
    ...children
      .split(' ')
      .filter(Boolean)
      .flatMap((child) => processes(Number(child))),
  ];
}

/** Returns the peak MiB of processes. */
function peakOf(pids: readonly number[]): number {
  const peaks = pids.map((pid) => Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0));
  return peaks.reduce((sum, peak) => sum + peak, 0) / 1024;
}

/** Returns the file with a group's peak. */
function peakFile(group: string): string | undefined {
  return ['memory.peak', 'memory.max_usage_in_bytes'].map((name) => join(group, name)).find((path) => existsSync(path));
}

function groupPeak(group: string | undefined): string {
  const file = group === undefined ? undefined : peakFile(group);
  return file === undefined ? '' : `  group ${(Number(readFileSync(file, 'utf8')) / MIB).toFixed(0).padStart(4)} MiB`;
}

interface Answered {
  status: number;
  bytes: number;
  retryAfter: string | undefined;
}

function post(origin: string, { body, path = '/v0/build', type = 'application/json' }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': type,
      'Content-Length': body.length,
      Accept: 'application/json, text/event-stream',
    };
    const sending = request(origin + path, { method: 'POST', headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, bytes, retryAfter: response.headers['retry-after'] }),
      );
      response.on('error', reject);
    });
    sending.on('error', () => resolve({ status: 0, bytes: 0, retryAfter: undefined }));
    sending.end(body);
  });
}

function counted(answers: readonly Answered[]): string {
  const counts = new Map<string, number>();
  for (const { status, retryAfter } of answers) {
    const name = retryAfter === undefined ? String(status) : `${status} (Retry-After ${retryAfter})`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const longest = Math.max(0, ...answers.map(({ bytes }) => bytes));
  const list = [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');
  return longest > MIB ? `${list}, longest ${(longest / MIB).toFixed(0)} MiB` : list;
}

/** Sends a small invoice repeatedly on 64 connections. */
async function small(url: string, seconds: number): Promise<string> {
  const { rate, p99, non2xx, errors } = await makeLoad(url, { data: invoiceOf(2) }, 64, seconds);
  return `${rate.toFixed(0)} small/s, p99 ${p99} ms, ${non2xx} refused, ${errors} failed`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await bench();
