/**
 * `npm run bench` measures everything and writes `reports/bench.md`; `npm run bench -- PART…` only prints some parts: engine, xml, pdf,
 * streams, start, service. `-- --floors` compares fast figures with the limits in `bench/floors.json` (minimums for shares of a core,
 * otherwise maximums), which leave room for other machines. It exits 1 if one is not met.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { benchPdf, benchXml } from './e-invoices.ts';
import { benchEngine, benchOperations } from './engine.ts';
import { type Figure, pageOf, type Section, told } from './figures.ts';
import { serviceSection } from './service.ts';
import { benchStart } from './start.ts';
import { benchStreams } from './streams.ts';

const TURNS = 7;

const PARTS: Readonly<Record<string, () => Promise<Section[]>>> = {
  engine: () => benchEngine(TURNS),
  xml: () => benchXml(TURNS),
  pdf: () => benchPdf(TURNS),
  streams: () => benchStreams(3),
  start: () => benchStart(10),
  service: () => serviceSection(),
};

const floors: Readonly<Record<string, { most?: number; least?: number }>> = JSON.parse(
  readFileSync('bench/floors.json', 'utf8'),
);

const hasFloor = (key: string) => key in floors;

/** What is measured for the floors, fast. */
const QUICK: readonly (() => Promise<Section[]>)[] = [
  async () => [await benchOperations(4, hasFloor)],
  () => benchXml(2, [100, 1000], hasFloor),
  () => benchPdf(2),
  () => benchStreams(1),
  () => benchStart(4),
  () => serviceSection(),
];

const { values, positionals } = parseArgs({ options: { floors: { type: 'boolean' } }, allowPositionals: true });
if (values.floors) await holdFloors();
else {
  const sections: Section[] = [];
  for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
    const part = PARTS[name];
    if (!part) throw new Error(`there is no part ${name}, only ${Object.keys(PARTS).join(', ')}`);
    for (const section of await part()) {
      print(section);
      sections.push(section);
    }
  }
  if (positionals.length === 0) {
    mkdirSync('reports', { recursive: true });
    writeFileSync('reports/bench.md', pageOf(sections, about()));
  }
}

function about(): string {
  const day = new Date().toISOString().slice(0, 10);
  return `Written by \`npm run bench\` on ${day}, Node ${process.version}, ${availableParallelism()} processors. Each figure compares what was done by turns in one
run, by processor time and the best of its turns, so that it says little about the machine. What the page costs in Chromium is told by
\`npm run bench:browser\`, what the service takes of memory by \`npm run bench:memory\`, which functions are hot by \`npm run profile\`.`;
}

function print({ title, figures }: Section): void {
  console.log(title);
  for (const figure of figures) {
    const aim = figure.aim === undefined ? '' : `  (aim: ${figure.aim})`;
    console.log(`  ${figure.what.padEnd(56)} ${told(figure).padStart(12)}${aim}`);
  }
}

/** Compares fast figures with their limits. A part that fails is measured a second time, because other work may have interfered. */
async function holdFloors(): Promise<void> {
  const isMet = ({ key, value }: Figure) =>
    value <= (floors[key]?.most ?? Number.POSITIVE_INFINITY) && value >= (floors[key]?.least ?? 0);
  const figures: Figure[] = [];
  for (const measure of QUICK) {
    const held = async () => (await measure()).flatMap((section) => section.figures).filter(({ key }) => floors[key]);
    const first = await held();
    const again = first.every(isMet) ? [] : await held();
    figures.push(
      ...first.map((figure) => (isMet(figure) ? figure : (again.find(({ key }) => key === figure.key) ?? figure))),
    );
  }
  for (const figure of figures) {
    const { most, least } = floors[figure.key] ?? {};
    const bound = most === undefined ? `at least ${least}` : `at most ${most}`;
    console.log(`${isMet(figure) ? '✓' : '✗'} ${figure.what}: ${told(figure)}, ${bound}`);
  }
  const missing = Object.keys(floors).filter((key) => !figures.some((figure) => figure.key === key));
  for (const key of missing) console.log(`✗ ${key} is not measured`);
  const failed = figures.filter((figure) => !isMet(figure)).length + missing.length;
  console.log(`${figures.length + missing.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
