/**
 * Measures XML e-invoices as ratios in one run: writing against building the same invoice, and the growth of reading, checking and
 * converting with the lines. `npm run bench:xml -- [--judge FOLDER]` runs it alone; with a folder whose `judge.mjs` runs the official rules
 * on SaxonJS (`judgeSet(set, xml)`), their time is compared too.
 */
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Invoice } from '../src/engine/document-types.ts';
import { type Environment, messageOf, type Outcome } from '../src/engine/faults.ts';
import { build, type JsonObject } from '../src/engine/index.ts';
import { load } from '../src/engine/loading.ts';
import { writingPlanFor } from '../src/formats/declare/plans.ts';
import { Report } from '../src/formats/declare/report.ts';
import { convertDocument, convertXml, validateXml } from '../src/formats/index.ts';
import { formatOf } from '../src/formats/list/formats.ts';
import { namespaces } from '../src/formats/list/namespaces.ts';
import { parseXml } from '../src/formats/list/parse-xml.ts';
import { writeInvoice } from '../src/formats/mapping/write/invoice.ts';
import { writeTerms } from '../src/formats/model/write.ts';
import type { TermId } from '../src/formats/terms/declare.ts';
import { writeXml } from '../src/formats/xml/write.ts';
import { systemEnvironment } from '../src/operations/environment.ts';
import { eInvoiceOf } from './documents.ts';
import { median } from './statistics.ts';

const ROUNDS = 15;

/**
 * Calls timed together, so that each has its share of garbage collection, which otherwise affects the same calls in
 * each round.
 */
const CALLS = 10;

/** Collects garbage. */
function collect(): void {
  if (!globalThis.gc) throw new Error('run it by bench/run.mjs');
  globalThis.gc();
}

/** The measured formats: one per syntax, and one compared with the official rules, because those of Factur-X may not be redistributed. */
const MEASURED = [
  {
    key: 'xrechnung-ubl',
    kind: 'ubl-invoice',
    judged: 'xrechnung-ubl',
    sets: ['en16931-ubl', 'xrechnung-ubl'],
  },
  { key: 'facturx-en16931', kind: 'cii', judged: 'xrechnung-cii', sets: ['en16931-cii', 'xrechnung-cii'] },
] as const;

type Measured = (typeof MEASURED)[number];

/** Timed work. */
type Work = () => unknown;

/** Runs the official rules of a set over a text. */
type Judge = (set: string, xml: string) => unknown;

/** @param judge folder of a program that runs the official rules */
export async function benchFormats(judge?: string): Promise<void> {
  await load('all');
  const environment = systemEnvironment();
  for (const format of MEASURED) {
    console.log(`${format.key} (medians of ${ROUNDS} rounds)`);
    await benchWriting(format, environment);
    await benchGrowth(format, environment);
    await benchMemory(format, environment);
    if (judge !== undefined) await benchJudge(format, judge, environment);
  }
}

/** Measures writing an invoice of 1,000 lines against building it, from object to object. */
async function benchWriting({ key, kind }: Measured, environment: Environment): Promise<void> {
  const given = eInvoiceOf(1000);
  const building = () => resultOf(build(given, {}, environment));
  const format = formatOf(key);
  if (format === undefined) throw new Error(`there is no format ${key}`);
  const asWritten = { ...given, $addons: [...format.addons], tax: { rounding: 'currency' } };
  const document = resultOf(build(asWritten, {}, environment)) as Invoice & JsonObject;
  const plan = await writingPlanFor(kind, format);
  const nothing = { files: [], exemptions: new Map(), refused: new Set<TermId>() };
  const write = () => {
    const report = new Report();
    const written = writeInvoice({ document, path: '$', format, plan, report, ...nothing });
    if (!written.ok) throw new Error(messageOf(written.faults));
    const root = writeTerms(written.invoice, plan);
    const xml = writeXml(root, namespaces);
    root.release();
    written.invoice.release();
    return xml;
  };
  const convert = async () => resultOf(await convertDocument(given, { to: key }, environment));
  const ratios = await compare(building, { write, convert });
  told('mapping and serialising ÷ building, 1,000 lines', ratios.write, 1.5);
  told('converting, with builds and rules ÷ building', ratios.convert, 4);
}

/** Measures reading, checking and converting at sizes that grow tenfold. */
async function benchGrowth({ key }: Measured, environment: Environment): Promise<void> {
  console.log('  microseconds a line          read     check   convert to a document');
  for (const lines of [10, 100, 1000, 10_000]) {
    const xml = compact(await textOf(key, lines, environment));
    const works: Work[] = [
      () => parseXml(xml),
      async () => resultOf(await validateXml(xml)),
      async () => resultOf(await convertXml(xml, {}, environment)),
    ];
    const repetitions = Math.max(1, Math.round(1000 / lines));
    for (const work of works) await time(work, repetitions);
    const rounds = lines > 1000 ? 5 : ROUNDS;
    const figures: number[] = [];
    for (const work of works) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) times.push(await time(work, repetitions));
      figures.push(median(times) / lines);
    }
    console.log(
      `  ${String(lines).padStart(6)} lines   ${figures.map((each) => each.toFixed(1).padStart(10)).join('')}`,
    );
  }
}

/** Measures the memory kept for a text that was read: its tree, in addition to the text. */
async function benchMemory({ key }: Measured, environment: Environment): Promise<void> {
  const xml = await textOf(key, 5000, environment);
  collect();
  const before = process.memoryUsage().heapUsed;
  const reading = parseXml(xml);
  collect();
  const kept = process.memoryUsage().heapUsed - before;
  if (!reading.ok) throw new Error('this is XML');
  console.log(`  the tree of 5,000 lines takes ${(kept / xml.length).toFixed(1)} bytes a byte of the text`);
}

/** Measures checking from text against the official rules on SaxonJS, compiled in advance. */
async function benchJudge({ judged, sets }: Measured, folder: string, environment: Environment): Promise<void> {
  const { judgeSet } = (await import(pathToFileURL(`${folder}/judge.mjs`).href)) as { judgeSet: Judge };
  for (const lines of [2, 100, 1000]) {
    const xml = await textOf(judged, lines, environment);
    const official = () => sets.map((set) => judgeSet(set, xml));
    const check = async () => resultOf(await validateXml(xml));
    await time(official, 1);
    const repetitions = Math.max(20, Math.round(4000 / lines));
    await time(check, repetitions);
    const ratios: number[] = [];
    for (let round = 0; round < (lines < 1000 ? 7 : 3); round++) {
      // Each starts without garbage of the other; collecting also discards compiled code.
      collect();
      const judging = await time(official, 1);
      collect();
      await time(check, repetitions);
      ratios.push(judging / (await time(check, repetitions)));
    }
    console.log(
      `  official rules ÷ checking ${judged}, ${lines} lines: ${median(ratios).toFixed(0)} times (aim: at least 100)`,
    );
  }
}

const SHORT: Readonly<Record<string, string>> = { ram: 'r', udt: 'u', cac: 'a', cbc: 'b' };

/**
 * Returns an XML text without blanks and with one-letter prefixes, as many senders write it. The longest CII invoice
 * would otherwise exceed the limit.
 */
function compact(xml: string): string {
  const tight = xml.replace(/>\n *</g, '><');
  return tight.replace(/(<\/?|xmlns:)(\w+)(?=[:=])/g, (_, before, prefix) => before + (SHORT[prefix] ?? prefix));
}

/** Returns the text of an invoice in a format. */
async function textOf(to: string, lines: number, environment: Environment): Promise<string> {
  return resultOf(await convertDocument(eInvoiceOf(lines), { to }, environment)).result as string;
}

function resultOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(messageOf(outcome.faults));
  return outcome.result;
}

/** Returns how many times as long as the base other work takes, alternating in every round. */
async function compare<Name extends string>(base: Work, works: Record<Name, Work>): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const ratios = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -2; round < ROUNDS; round++) {
    const against = await time(base, CALLS);
    for (const name of names) {
      const ratio = (await time(works[name], CALLS)) / against;
      if (round >= 0) ratios[name].push(ratio);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(ratios[name])])) as Record<Name, number>;
}

/** Returns microseconds per call. */
async function time(work: Work, repetitions: number): Promise<number> {
  const start = performance.now();
  for (let i = 0; i < repetitions; i++) await work();
  return ((performance.now() - start) * 1000) / repetitions;
}

function told(what: string, ratio: number, aim: number): void {
  console.log(`  ${what}: ${ratio.toFixed(2)} (aim: at most ${aim})`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { judge: { type: 'string' } } });
  await benchFormats(values.judge);
}
