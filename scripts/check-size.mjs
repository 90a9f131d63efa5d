/**
 * What the browser has to fetch, gzipped, against its bounds. The engine is bundled by itself, as the workbench's
 * worker has it: its core is what loads at once, regimes and addons that come on demand count only in the whole.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bounds in kilobytes (1,000 bytes), gzipped. */
const bounds = {
  'engine, core': 120,
  'engine, everything': 350,
  'workbench, first load': 1_700,
};

const workbench = 'dist/workbench';

/** @param {string | Uint8Array} content */
const gzipped = (content) => gzipSync(content).length / 1_000;

/** The engine's chunks, bundled and minified in memory. */
async function engineChunks() {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: 'oxc',
      modulePreload: false,
      rolldownOptions: { input: 'src/engine/index.ts', preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((part) => ('output' in part ? part.output : [])).filter((part) => part.type === 'chunk');
}

/** The chunks that an entry cannot do without: itself and all it imports statically. @param {Awaited<ReturnType<typeof engineChunks>>} chunks */
function loadedAtOnce(chunks) {
  const found = new Set(chunks.filter((chunk) => chunk.isEntry));
  for (const chunk of found) for (const other of chunks) if (chunk.imports.includes(other.fileName)) found.add(other);
  return [...found];
}

/** The script files that `index.html` names: its entry and what is preloaded with it. */
function firstLoad() {
  const page = readFileSync(join(workbench, 'index.html'), 'utf8');
  const names = [...page.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map(([, name = '']) => name);
  if (!names.some((name) => name.endsWith('.js')))
    throw new Error(`${workbench}/index.html names no script: ${readdirSync(workbench)}`);
  return names.map((name) => readFileSync(join(workbench, name)));
}

/** @param {(string | Uint8Array)[]} contents */
const total = (contents) => contents.map(gzipped).reduce((sum, size) => sum + size, 0);

const chunks = await engineChunks();
/** @type {Record<keyof typeof bounds, number>} */
const sizes = {
  'engine, core': total(loadedAtOnce(chunks).map((chunk) => chunk.code)),
  'engine, everything': total(chunks.map((chunk) => chunk.code)),
  'workbench, first load': total(firstLoad()),
};

for (const [name, bound] of Object.entries(bounds)) {
  const size = sizes[/** @type {keyof typeof bounds} */ (name)];
  const over = size > bound;
  console.log(`${over ? '✗' : '✓'} ${name.padEnd(24)}${size.toFixed(1).padStart(8)} KB of ${bound} KB`);
  if (over) process.exitCode = 1;
}
