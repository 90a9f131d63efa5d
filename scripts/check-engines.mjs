/**
 * Runs the examples for engines (examples/engines) with their real servers, and kills their workers: see engines/kill-proof.ts. Runs replicas
 * of the service with each store of answers, and kills them too: see engines/answers.ts. Needs `npm run build:packages`. The packages of each engine are installed into temporary folders; an engine whose parts are missing is skipped with
 * a note. Exits 1 if a document is lost, double or wrong.
 *
 *   tsx scripts/check-engines.mjs [postgres …] [--seed 1] [--documents 2000] [--kills 20]
 *
 * Own code, because tools that inject faults (Jepsen, Chaos Mesh) need a cluster and know nothing about e-invoices.
 */
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answersProof, hasRedis, startRedis } from './engines/answers.ts';
import { kafkaEngine } from './engines/kafka.ts';
import { killProof } from './engines/kill-proof.ts';
import { postgresEngine, postgresPrograms, startPostgres } from './engines/postgres.ts';
import { freePort, newFolder, npmPackages } from './engines/processes.ts';
import { sparkEngine } from './engines/spark.ts';
import { installPackages } from './install-packages.mjs';

/** @typedef {import('./engines/kill-proof.ts').Place} Place */
/** @typedef {import('./engines/kill-proof.ts').Engine} Engine */
/** @typedef {{ url: string, stop(): Promise<void> }} Store */

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    documents: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '20' },
  },
  allowPositionals: true,
});
const plan = { documents: Number(values.documents), kills: Number(values.kills), seed: Number(values.seed) };

const NO_PACKAGES = 'the packages of npm cannot be installed';

/** Each returns the engine, or the part that is missing. @type {Record<string, (place: Place) => Promise<Engine | string>>} */
const engines = {
  async postgres(place) {
    const programs = postgresPrograms();
    return programs === undefined ? 'there is no PostgreSQL' : await postgresEngine(programs, place);
  },
  kafka: kafkaEngine,
  spark: sparkEngine,
};

/** Each returns the store of answers, or the part that is missing. @type {Record<string, (port: number) => Promise<Store | string>>} */
const stores = {
  'answers-redis': async (port) => (hasRedis() ? startRedis(port) : 'there is no redis-server'),
  async 'answers-postgres'(port) {
    const programs = postgresPrograms();
    return programs === undefined ? 'there is no PostgreSQL' : await startPostgres(programs, port);
  },
};

const chosen = positionals.length > 0 ? positionals : [...Object.keys(engines), ...Object.keys(stores)];
for (const name of chosen) {
  if (Object.hasOwn(engines, name)) await proveEngine(name);
  else if (Object.hasOwn(stores, name)) await proveStore(name);
  else throw new Error(`There is no ${name}. There are: ${Object.keys({ ...engines, ...stores }).join(', ')}.`);
}

/** @param {string} name */
async function proveEngine(name) {
  const folder = exampleFolder();
  const place = { folder: folder ?? '', port: await freePort(), env: { KILL_FILE: join(newFolder('kill'), 'next') } };
  const engine = folder === undefined ? NO_PACKAGES : await engines[name]?.(place);
  await prove(name, engine, (started) => killProof(started, plan, place));
}

/** @param {string} name */
async function proveStore(name) {
  const folder = commandFolder();
  const store = folder === undefined ? NO_PACKAGES : await stores[name]?.(await freePort());
  await prove(name, store, ({ url }) => answersProof(folder ?? '', url, plan));
}

/**
 * @template {{ stop(): Promise<void> }} T
 * @param {string} name @param {T | string | undefined} started @param {(started: T) => Promise<string>} proof
 */
async function prove(name, started, proof) {
  if (started === undefined || typeof started === 'string') return console.log(`skipped: ${name}, because ${started}`);
  console.log(`seed: ${plan.seed} for ${name}`);
  try {
    console.log(`✓ ${name}: ${await proof(started)}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`✗ ${name}: ${error instanceof Error ? error.stack : error}`);
  } finally {
    await started.stop();
  }
}

/** Returns a copy of the examples with their packages, as its README says. */
function exampleFolder() {
  const { dependencies } = JSON.parse(readFileSync('examples/engines/package.json', 'utf8'));
  const { billwright: _, ...others } = dependencies;
  const folder = folderWith(['billwright'], others);
  if (folder !== undefined)
    cpSync('examples/engines', folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  return folder;
}

/** Returns a folder with the command, and the clients of stores next to it. */
function commandFolder() {
  return folderWith(['billwright', 'billwright-cli'], { redis: '*', pg: '*' });
}

/** @param {string[]} own @param {Record<string, string>} others */
function folderWith(own, others) {
  const modules = npmPackages(others);
  if (modules === undefined) return undefined;
  const { folder } = installPackages(own);
  for (const name of Object.keys(others)) {
    symlinkSync(join(modules, name), join(folder, 'node_modules', name), 'junction');
  }
  return folder;
}
