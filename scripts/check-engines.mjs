/**
 * Runs the examples for engines (examples/engines) with their real servers, and kills their workers: see engines/kill-proof.ts. Needs `npm
 * run build:packages`. The packages of each engine are installed into temporary folders; an engine whose parts are missing is skipped with
 * a note. Exits 1 if a document is lost, double or wrong.
 *
 *   tsx scripts/check-engines.mjs [postgres …] [--seed 1] [--documents 2000] [--kills 20]
 *
 * Own code, because tools that inject faults (Jepsen, Chaos Mesh) need a cluster and know nothing about e-invoices.
 */
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killProof } from './engines/kill-proof.ts';
import { postgresEngine, postgresPrograms } from './engines/postgres.ts';
import { newFolder, npmPackages } from './engines/processes.ts';
import { installPackages } from './install-packages.mjs';

/** @typedef {import('./engines/kill-proof.ts').Place} Place */
/** @typedef {import('./engines/kill-proof.ts').Engine} Engine */

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    documents: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '20' },
  },
  allowPositionals: true,
});
const plan = { documents: Number(values.documents), kills: Number(values.kills), seed: Number(values.seed) };

/** Each returns the engine, or the part that is missing. @type {Record<string, (place: Place) => Promise<Engine | string>>} */
const engines = {
  async postgres(place) {
    const programs = postgresPrograms();
    return programs === undefined ? 'there is no PostgreSQL' : await postgresEngine(programs, place);
  },
};

const folder = exampleFolder();
const chosen = positionals.length > 0 ? positionals : Object.keys(engines);
for (const name of chosen) {
  if (folder === undefined) {
    console.log(`skipped: ${name}, because the packages of npm cannot be installed`);
    continue;
  }
  await prove(name, folder);
}

/** @param {string} name @param {string} folder */
async function prove(name, folder) {
  const start = engines[name];
  if (!start) throw new Error(`There is no engine ${name}. The engines are: ${Object.keys(engines).join(', ')}.`);
  const env = { KILL_FILE: join(newFolder('kill'), 'next') };
  const place = { folder, port: await freePort(), env };
  const engine = await start(place);
  if (typeof engine === 'string') return console.log(`skipped: ${name}, because ${engine}`);
  console.log(`seed: ${plan.seed} for ${name}`);
  try {
    console.log(`✓ ${name}: ${await killProof(engine, plan, place)}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`✗ ${name}: ${error instanceof Error ? error.stack : error}`);
  } finally {
    await engine.stop();
  }
}

/** Returns a copy of the examples with their packages, as its README says. */
function exampleFolder() {
  const { dependencies } = JSON.parse(readFileSync('examples/engines/package.json', 'utf8'));
  const modules = npmPackages({ ...dependencies, billwright: undefined });
  if (modules === undefined) return undefined;
  const { folder } = installPackages(['billwright']);
  for (const name of Object.keys(dependencies)) {
    if (name !== 'billwright') symlinkSync(join(modules, name), join(folder, 'node_modules', name), 'junction');
  }
  cpSync('examples/engines', folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  return folder;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
