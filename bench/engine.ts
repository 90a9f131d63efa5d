/**
 * Measures the operations of the engine, text to text, against `JSON.parse` and `JSON.stringify` of the same text; each step of a build;
 * the distance to the limit; and the memory of a document.
 */

import { Invoice, invoiceTags } from '../src/engine/bill/invoice.ts';
import { prepareDocument } from '../src/engine/bill/prepare.ts';
import { settleDocument } from '../src/engine/bill/settle.ts';
import { checkTags } from '../src/engine/bill/tags.ts';
import { messageOf, type Outcome } from '../src/engine/faults.ts';
import { build, correct, type JsonObject, replicate, validate } from '../src/engine/index.ts';
import { load } from '../src/engine/loading.ts';
import { newCalculation } from '../src/engine/operations/calculate.ts';
import { readRoot } from '../src/engine/operations/root.ts';
import { validateRoot } from '../src/engine/operations/validate-root.ts';
import { writeRoot } from '../src/engine/operations/write.ts';
import { systemEnvironment } from '../src/operations/environment.ts';
import { builtByHand } from './by-hand.ts';
import { eInvoiceOf, invoiceOf, invoiceOfRates } from './documents.ts';
import type { Figure, Section } from './figures.ts';
import { best } from './measure.ts';

const environment = systemEnvironment();
const COMMAND = 'npm run bench -- engine';

/** Lines of the invoices, and the largest multiple of the JSON round trip for a build. */
const AIMS = new Map([
  [2, 4.5],
  [100, 5],
  [1000, 5],
  [10_000, 5],
]);

/** @param turns of each measurement @param isAsked whether a figure is, by its key */
export async function benchOperations(turns: number, isAsked: (key: string) => boolean = () => true): Promise<Section> {
  await load('all');
  const figures: Figure[] = [];
  for (const lines of AIMS.keys()) figures.push(...(await operationsOn(lines, turns, isAsked)));
  figures.push(await distinctRates(turns));
  const note =
    'Text to text, against `JSON.parse` + `JSON.stringify` of the same text. *By hand* is the limit: a function written for this one invoice.';
  return { title: 'Operations', command: COMMAND, note, figures };
}

/** @param turns of each measurement */
export async function benchEngine(turns: number): Promise<Section[]> {
  return [
    await benchOperations(turns),
    {
      title: 'Addons',
      command: COMMAND,
      note: 'Building, in the same way, by the addons that the document names.',
      figures: await addons(turns),
    },
    {
      title: 'Steps of a build',
      command: COMMAND,
      note: 'Share of each in the processor time of a build, from object to object.',
      figures: [...steps(2), ...steps(1000)],
    },
    { title: 'Memory', command: COMMAND, note: 'What a built document keeps, beside its text.', figures: [memory()] },
  ];
}

async function operationsOn(lines: number, turns: number, isAsked: (key: string) => boolean): Promise<Figure[]> {
  const given = JSON.stringify(invoiceOf(lines));
  const built = textOf(build(invoiceOf(lines), {}, environment));
  const signed = JSON.stringify({ ...JSON.parse(built), uuid: environment.uuid() });
  const works = {
    build: () => textOf(build(parsed(given), {}, environment)),
    validate: () => textOf(validate(parsed(built), {}, environment)),
    replicate: () => textOf(replicate(parsed(built), {}, environment)),
    correct: () => textOf(correct(parsed(signed), { type: 'credit-note' }, {}, environment)),
  };
  const keyOf = (name: string) => `${name}-${lines}`;
  const asked = (Object.keys(works) as (keyof typeof works)[]).filter((name) => isAsked(keyOf(name)));
  const times: Readonly<Record<string, number>> = await best(
    {
      json: () => JSON.stringify(JSON.parse(given)),
      builtJson: () => JSON.stringify(JSON.parse(built)),
      ...Object.fromEntries(asked.map((name) => [name, works[name]])),
    },
    turns,
  );
  const timeOf = (name: string) => times[name] ?? Number.NaN;
  const figures = asked.map(
    (name): Figure => ({
      key: keyOf(name),
      what: `${name}, ${lines} lines`,
      value: timeOf(name) / timeOf(name === 'build' ? 'json' : 'builtJson'),
      unit: 'times',
      ...(name === 'build' && { aim: `${AIMS.get(lines) ?? 5}` }),
    }),
  );
  return isAsked(BY_HAND) && lines === 2 ? [...figures, await limit(given, built, turns)] : figures;
}

const BY_HAND = 'by-hand-2';

/** Compares as many distinct rates as lines with two rates. */
async function distinctRates(turns: number): Promise<Figure> {
  const [few, many] = [invoiceOfRates(1000, 2), invoiceOfRates(1000, 1000)];
  const times = await best(
    { few: () => textOf(build(few, {}, environment)), many: () => textOf(build(many, {}, environment)) },
    turns,
  );
  const what = 'build, 1000 lines of as many rates ÷ of two rates';
  return { key: 'build-rates', what, value: times.many / times.few, unit: 'times', aim: '2' };
}

async function limit(given: string, built: string, turns: number): Promise<Figure> {
  if (builtByHand(given) !== built) throw new Error('what is built by hand is not what the engine builds');
  const times = await best({ json: () => JSON.stringify(JSON.parse(given)), hand: () => builtByHand(given) }, turns);
  return { key: BY_HAND, what: 'build by hand, 2 lines', value: times.hand / times.json, unit: 'times' };
}

const ADDONS = {
  0: [],
  1: ['eu-en16931-v2017'],
  3: ['eu-en16931-v2017', 'de-xrechnung-v3', 'de-zugferd-v2'],
};

async function addons(turns: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const lines of [2, 100]) {
    for (const [count, $addons] of Object.entries(ADDONS)) {
      const text = JSON.stringify({ ...eInvoiceOf(lines), $addons });
      const times = await best(
        { json: () => JSON.stringify(JSON.parse(text)), build: () => textOf(build(parsed(text), {}, environment)) },
        turns,
      );
      const what = `build, ${lines} lines, ${count} addons`;
      figures.push({ key: `build-${lines}-addons-${count}`, what, value: times.build / times.json, unit: 'times' });
    }
  }
  return figures;
}

const STEPS = ['decode', 'normalise', 'calculate', 'validate', 'encode'] as const;

/** Measures the steps in sequence, by wall clock: interruptions affect all equally. */
function steps(lines: number): Figure[] {
  const given = JSON.stringify(invoiceOf(lines));
  const sums = STEPS.map(() => 0);
  const rounds = Math.max(50, Math.round(20_000 / lines));
  for (let round = -rounds; round < rounds; round++) {
    const data = parsed(given);
    const times = [performance.now()];
    const read = readRoot(data);
    if (!read.ok) throw new Error(messageOf(read.failure.faults));
    const { root } = read;
    const invoice = root.doc?.content?.value as Invoice;
    times.push(performance.now());
    const calculation = newCalculation(environment, root.path, invoice);
    const { plan } = prepareDocument(invoice, Invoice, calculation);
    times.push(performance.now());
    checkTags(invoice.$tags, 'bill/invoice', invoiceTags.values, plan, calculation);
    settleDocument(invoice, plan, calculation);
    times.push(performance.now());
    validateRoot(root, environment.now());
    times.push(performance.now());
    writeRoot(root);
    times.push(performance.now());
    if (round < 0) continue;
    for (const i of STEPS.keys()) sums[i] = (sums[i] ?? 0) + (times[i + 1] ?? 0) - (times[i] ?? 0);
  }
  const whole = sums.reduce((sum, each) => sum + each, 0);
  return STEPS.map((step, i) => ({
    key: `step-${step}-${lines}`,
    what: `${step}, ${lines} lines`,
    value: (100 * (sums[i] ?? 0)) / whole,
    unit: '%',
  }));
}

function memory(): Figure {
  const collect = globalThis.gc;
  if (!collect) throw new Error('run it by bench/run.mjs');
  const given = JSON.stringify(invoiceOf(2));
  const kept: unknown[] = [];
  const count = 5000;
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < count; i++) {
    const outcome = build(parsed(given), {}, environment);
    if (outcome.ok) kept.push(outcome.result);
  }
  collect();
  const each = (process.memoryUsage().heapUsed - before) / kept.length / 1024;
  return { key: 'memory-2', what: 'built document of 2 lines', value: each, unit: 'KiB' };
}

function parsed(text: string): JsonObject {
  return JSON.parse(text) as JsonObject;
}

function textOf(outcome: Outcome<unknown>): string {
  if (!outcome.ok) throw new Error(messageOf(outcome.faults));
  return JSON.stringify(outcome.result);
}
