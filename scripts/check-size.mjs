/**
 * Compares the gzipped size of what a browser fetches with its budget. The engine is bundled as for the workbench's worker: its core loads
 * at once; regimes and addons load on demand and count only in the total. An e-invoice format counts what its first use fetches in addition
 * to the core: to check, read, write, or all three. A CIUS counts what it adds to EN 16931 in UBL. The workbench counts its first page: scripts, styles, fonts and HTML.
 * The library counts what a program bundles that imports one of its functions; docs/library.md must say the same.
 *
 * Own code, because size-limit measures files or one entry, not the chunks that an entry reaches through some dynamic imports and not
 * through others.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { packTables } from './pack-tables-plugin.mjs';
import { translations } from './translations/plugin.mjs';

/** Limits in kilobytes (1,000 bytes), gzipped. */
const bounds = {
  'engine, core': 122.5,
  'engine, everything': 341.1,
  'xrechnung-ubl, checked': 125.7,
  'xrechnung-ubl, read': 104.7,
  'xrechnung-ubl, written': 143.1,
  'xrechnung-ubl, all three': 183.9,
  'facturx-en16931, checked': 124.8,
  'facturx-en16931, read': 104.7,
  'facturx-en16931, written': 143.3,
  'facturx-en16931, all three': 184.1,
  'nlcius-ubl, added': 6.7,
  'cius-ro-ubl, added': 5.5,
  'hr-ubl, added': 11.5,
  'cius-pt-ubl, added': 20,
  'workbench, before the editor': 265.9,
  'workbench, with the editor': 1_366.4,
  'PDF: library, Latin font': 504.5,
  'library: { build }': 277.8,
  'library: { regimes }': 109.7,
  'library: { keygen }': 7.6,
};

const workbench = 'dist/workbench';

/** @param {string | Uint8Array} content */
const gzipped = (content) => gzipSync(content).length / 1_000;

const UBL = ['schema/generated/ubl.ts', 'en16931/core/rules/ubl.ts', 'en16931/xrechnung/rules/ubl.ts'];
const CII = ['en16931/facturx/structure.ts', 'en16931/facturx/rules/en16931.ts'];
const READING = ['convert/read.ts', 'ledger/index.ts', 'en16931/syntax/code.ts', 'en16931/syntax/read.ts'];
const WRITING = [
  'convert/write.ts',
  'releases/index.ts',
  'ledger/index.ts',
  'en16931/syntax/code.ts',
  'en16931/syntax/write.ts',
];
const NARROWED = [...WRITING, 'en16931/facturx/admits.ts', 'mapping/write/narrow.ts'];
const CHECKING = [
  'check/check.ts',
  'releases/index.ts',
  'xml/parse.ts',
  'en16931/syntax/code.ts',
  'en16931/syntax/check.ts',
];

/** Modules loaded on demand for an e-invoice: its operation, schema and rule sets, and what its format omits. */
const onDemand = {
  'xrechnung-ubl, checked': [...CHECKING, ...UBL],
  'xrechnung-ubl, read': READING,
  'xrechnung-ubl, written': [...WRITING, ...UBL],
  'xrechnung-ubl, all three': [...CHECKING, ...READING, ...WRITING, ...UBL],
  'facturx-en16931, checked': [...CHECKING, ...CII],
  'facturx-en16931, read': READING,
  'facturx-en16931, written': [...NARROWED, ...CII],
  'facturx-en16931, all three': [...CHECKING, ...READING, ...NARROWED, ...CII],
};

/** What a CIUS loads in addition to EN 16931: its rule set and its mapping. */
const ofCius = {
  'nlcius-ubl, added': ['en16931/netherlands/rules/nlcius.ts', 'en16931/netherlands/mapping.ts'],
  'cius-ro-ubl, added': ['en16931/romania/rules/cius-ro.ts', 'en16931/romania/mapping.ts'],
  'hr-ubl, added': ['en16931/croatia/rules/hr.ts', 'en16931/croatia/mapping.ts'],
  'cius-pt-ubl, added': ['en16931/portugal/rules/cius-pt.ts', 'en16931/portugal/mapping.ts'],
};

/**
 * Returns the chunks of entries, bundled and minified in memory.
 * @param {string | string[]} input @param {import('vite').Plugin[]} plugins
 */
async function chunksOf(input, plugins = []) {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [packTables(), translations(), ...plugins],
    build: {
      write: false,
      minify: 'oxc',
      modulePreload: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
        // As the package declares for its files.
        ...(plugins.length > 0 && { treeshake: { moduleSideEffects: false } }),
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((part) => ('output' in part ? part.output : [])).filter((part) => part.type === 'chunk');
}

/** @typedef {Awaited<ReturnType<typeof chunksOf>>} Chunks */

/** Returns the chunks an entry requires: itself and all static imports. @param {Chunks} chunks */
function loadedAtOnce(chunks) {
  return reachedFrom(
    chunks.filter((chunk) => chunk.isEntry),
    chunks,
  );
}

/** Returns chunks with all their static imports. @param {Chunks} from @param {Chunks} chunks */
function reachedFrom(from, chunks) {
  const found = new Set(from);
  for (const chunk of found) for (const other of chunks) if (chunk.imports.includes(other.fileName)) found.add(other);
  return [...found];
}

/** Returns the chunks that contain modules, with all their static imports. @param {Chunks} chunks @param {string[]} modules */
function chunksWith(chunks, ...modules) {
  const found = modules.map((name) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${name}`)));
    if (!chunk) throw new Error(`no chunk holds ${name}`);
    return chunk;
  });
  return reachedFrom(found, chunks);
}

/**
 * The manifest's entry of a source: its file and dependencies. @typedef {{ file: string, imports?: string[], css?: string[], assets?:
 * string[] }} Built
 */
/** @type {Record<string, Built>} */
const manifest = JSON.parse(readFileSync(join(workbench, '.vite/manifest.json'), 'utf8'));

/** Returns the files of these sources: scripts, all static imports, styles. @param {string[]} sources */
function filesOf(sources) {
  const reached = new Set(sources);
  for (const name of reached) for (const other of built(name).imports ?? []) reached.add(other);
  return new Set([...reached].map(built).flatMap(({ file, css = [] }) => [file, ...css]));
}

/** @param {string} name */
function built(name) {
  const found = manifest[name];
  if (!found) throw new Error(`${workbench} holds nothing built from ${name}`);
  return found;
}

/** Returns files whose names match, ignoring the hash. @param {RegExp} pattern */
function assets(pattern) {
  const found = readdirSync(join(workbench, 'assets')).filter((name) => pattern.test(name));
  if (found.length === 0) throw new Error(`${workbench}/assets holds nothing like ${pattern}`);
  return found.map((name) => `assets/${name}`);
}

/** Returns scripts with their static imports, because the manifest omits workers. @param {string[]} scripts */
function withImports(scripts) {
  const reached = new Set(scripts);
  for (const name of reached)
    for (const [, other] of readFileSync(join(workbench, name), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
      reached.add(`assets/${other}`);
  return [...reached];
}

const textFont = assets(/^inter-latin-wght-normal-/);
const page = ['index.html', 'theme.js', 'favicon.svg', ...filesOf(['index.html']), ...textFont];
const editor = [
  ...filesOf(['src/workbench/write/editor/document-editor.tsx']),
  ...assets(/^(jetbrains-mono-latin-wght-normal|codicon)-/),
  ...withImports(assets(/^worker-/)),
];

/** Files fetched for the first PDF, except those already loaded. */
const pdf = [...withImports(assets(/^pdf-/)), ...assets(/^noto-sans-latin-[47]00-normal-/)].filter(
  (name) => !editor.includes(name),
);

/** Returns the transfer sizes of built files. Fonts are already compressed. @param {Iterable<string>} names */
function sent(names) {
  const contents = [...new Set(names)].map((name) => ({ name, content: readFileSync(join(workbench, name)) }));
  return contents
    .map(({ name, content }) => (name.endsWith('.woff2') ? content.length / 1_000 : gzipped(content)))
    .reduce((sum, size) => sum + size, 0);
}

/** @param {(string | Uint8Array)[]} contents */
const total = (contents) => contents.map(gzipped).reduce((sum, size) => sum + size, 0);

const ENGINE = ['src/engine/index.ts', 'src/engine/loading.ts'];
const chunks = await chunksOf(ENGINE);
const withFormats = await chunksOf([...ENGINE, 'src/formats/index.ts']);
const core = new Set(chunksWith(withFormats, 'engine/index.ts', 'engine/loading.ts'));

/** Returns what the first use of a format fetches in addition to the engine's core. @param {string[]} modules */
function fetchedFor(modules) {
  const names = ['index.ts', ...modules].map((name) => `formats/${name}`);
  const fetched = chunksWith(withFormats, ...names).filter((chunk) => !core.has(chunk));
  return total(fetched.map((chunk) => chunk.code));
}

const EN16931 = [...CHECKING, ...READING, ...WRITING, 'schema/generated/ubl.ts', 'en16931/core/rules/ubl.ts'];
const withoutCius = fetchedFor(EN16931);

/** Returns what a CIUS adds. @param {keyof typeof ofCius} name */
const addedBy = (name) => fetchedFor([...EN16931, ...ofCius[name]]) - withoutCius;

/** Returns the size of a program that imports one function of the library. @param {string} name */
async function importing(name) {
  const id = 'virtual:importing';
  const program = {
    name: id,
    resolveId: (/** @type {string} */ wanted) => (wanted === id ? `\0${id}` : null),
    load: (/** @type {string} */ wanted) =>
      wanted === `\0${id}` ? `export { ${name} } from '${resolve('src/library/index.ts')}';` : null,
  };
  return total(loadedAtOnce(await chunksOf(id, [program])).map((chunk) => chunk.code));
}

/** @type {Record<keyof typeof bounds, number>} */
const sizes = {
  'engine, core': total(loadedAtOnce(chunks).map((chunk) => chunk.code)),
  'engine, everything': total(chunks.map((chunk) => chunk.code)),
  'xrechnung-ubl, checked': fetchedFor(onDemand['xrechnung-ubl, checked']),
  'xrechnung-ubl, read': fetchedFor(onDemand['xrechnung-ubl, read']),
  'xrechnung-ubl, written': fetchedFor(onDemand['xrechnung-ubl, written']),
  'xrechnung-ubl, all three': fetchedFor(onDemand['xrechnung-ubl, all three']),
  'facturx-en16931, checked': fetchedFor(onDemand['facturx-en16931, checked']),
  'facturx-en16931, read': fetchedFor(onDemand['facturx-en16931, read']),
  'facturx-en16931, written': fetchedFor(onDemand['facturx-en16931, written']),
  'facturx-en16931, all three': fetchedFor(onDemand['facturx-en16931, all three']),
  'nlcius-ubl, added': addedBy('nlcius-ubl, added'),
  'cius-ro-ubl, added': addedBy('cius-ro-ubl, added'),
  'hr-ubl, added': addedBy('hr-ubl, added'),
  'cius-pt-ubl, added': addedBy('cius-pt-ubl, added'),
  'workbench, before the editor': sent(page),
  'workbench, with the editor': sent([...page, ...editor]),
  'PDF: library, Latin font': sent(pdf),
  'library: { build }': await importing('build'),
  'library: { regimes }': await importing('regimes'),
  'library: { keygen }': await importing('keygen'),
};

for (const [name, bound] of Object.entries(bounds)) {
  const size = sizes[/** @type {keyof typeof bounds} */ (name)];
  const over = size > bound;
  console.log(`${over ? '✗' : '✓'} ${name.padEnd(30)}${size.toFixed(1).padStart(8)} KB of ${bound} KB`);
  if (over) process.exitCode = 1;
}

// A regime or addon is fetched when a document uses it, without parts of another.
const isPart = (/** @type {string} */ id) => /\/engine\/(?:regimes\/[^/]+|addons\/[^/]+\/[^/]+)\/index\.ts$/.test(id);
const together = chunks.map((chunk) => chunk.moduleIds.filter(isPart)).filter((ids) => ids.length > 1);
const atOnce = loadedAtOnce(chunks).flatMap((chunk) => chunk.moduleIds.filter(isPart));
const apart = chunks.filter((chunk) => chunk.moduleIds.some(isPart)).length;
const mixed = together.length > 0 || atOnce.length > 0;
console.log(`${mixed ? '✗' : '✓'} ${apart} regimes and addons, each in a chunk of its own`);
for (const ids of [...together, atOnce]) if (ids.length > 0) console.log(`  together: ${ids.join(', ')}`);
if (mixed || apart === 0) process.exitCode = 1;

// The documentation says these sizes, rounded up.
const docs = readFileSync('docs/library.md', 'utf8');
for (const [, name, said] of docs.matchAll(/^\| `import (\{ \w+ \})[^|]*\| (\d+) KB \|/gm)) {
  const size = sizes[/** @type {keyof typeof sizes} */ (`library: ${name}`)];
  const isTrue = size <= Number(said) && size > Number(said) * 0.85;
  console.log(`${isTrue ? '✓' : '✗'} docs/library.md: ${name} ${said} KB`);
  if (!isTrue) process.exitCode = 1;
}
