import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineConfig, type Plugin } from 'vite';
import { exampleDocuments } from './scripts/example-documents.mjs';
import { translations } from './scripts/translations/plugin.mjs';

const docsScript = createRequire(import.meta.url).resolve('@scalar/api-reference/browser/standalone.js');

/** Lays the script of the documentation page into a folder of what is built. */
export const docs = (folder: string): Plugin => ({
  name: 'docs',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: `${folder}/scalar.js`, source: readFileSync(docsScript) });
  },
});

/** The day of the build, for `billwright version`; SOURCE_DATE_EPOCH (seconds) sets it for builds that are to be repeatable. */
const { SOURCE_DATE_EPOCH } = process.env;
const built = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
export const define = { 'import.meta.env.VITE_BUILD_DATE': JSON.stringify(built.toISOString().slice(0, 10)) };

/** What is started by itself: programs, and the files of threads. */
export const programs = {
  serve: 'src/node/serve.ts',
  thread: 'src/node/thread.ts',
  'watchdog-thread': 'src/node/watchdog-thread.ts',
  cli: 'src/node/cli.ts',
  'cli-thread': 'src/node/cli-thread.ts',
};

/** What is loaded together, by the names of the files that it is in: of the engine all but what is loaded on demand, or only by those who read texts in YAML. */
const TOGETHER = {
  yaml: /\/node_modules\/yaml\//,
  reading: /\/src\/engine\/reading\/(?:yaml|document-text|documents-in)[^?]*$/,
  engine:
    /\/node_modules\/@noble\/hashes\/|\/src\/engine\/(?!regimes\/|addons\/|catalogues\/(?:cef|iso|untdid)\b|dsig\/jws\.)[^?]*$/,
  operations: /\/src\/operations\/[^?]*$/,
  command:
    /\/src\/node\/(?:cli\/(?:attached-files|correction|document|field-flags|operate|operation-command|set-values|verification-keys)|files\/keys)\.ts$/,
};
/** What starts without the engine, or takes of its files only what it names. */
const LIGHT = /\/src\/node\/cli\/(?:main|commands\/version)\.ts$/;

/** Of that, what is of the command line alone; all else is common to it and to what it loads on demand. */
const OF_COMMAND_LINE = /\/src\/node\/(?!cli\/main\.)|\/node_modules\/(?:commander|jsonc-parser)\//;

/** Has what is loaded together in one file: each file that is opened takes the command line half a millisecond of its start. */
function together(): { plugin: Plugin; codeSplitting: object } {
  const light = new Set<string>();
  const isLight = (id: string) => light.has(id);
  const groups = [
    ...Object.entries(TOGETHER).map(([name, pattern]) => ({
      name,
      test: (id: string) => pattern.test(id) && (name === 'yaml' || !isLight(id)),
    })),
    { name: 'command-line', test: (id: string) => OF_COMMAND_LINE.test(id) && isLight(id) },
    { name: 'common', test: (id: string) => /\/src\/(?!node\/)/.test(id) && isLight(id) },
  ];
  const plugin: Plugin = {
    name: 'together',
    buildEnd() {
      light.clear();
      for (const id of this.getModuleIds()) if (LIGHT.test(id)) light.add(id);
      for (const id of light) for (const other of this.getModuleInfo(id)?.importedIds ?? []) light.add(other);
    },
  };
  return { plugin, codeSplitting: { includeDependenciesRecursively: false, groups } };
}

const { plugin, codeSplitting } = together();

/** Packages as they are for every platform: some have another form for Node, without which theirs starts sooner. */
export const conditions = ['module', 'import', 'default'];

/**
 * The Node side, bundled with its dependencies into `dist/node`: starts without a compiler and without reading
 * hundreds of files. Every entry becomes `dist/node/<name>.js`, shared parts lie beside them, so that
 * `../workbench/` means the built workbench from any of them.
 */
export default defineConfig({
  publicDir: false,
  plugins: [plugin, docs('docs'), translations(), exampleDocuments()],
  define,
  ssr: { noExternal: true, resolve: { conditions } },
  build: {
    ssr: true,
    outDir: 'dist/node',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: programs,
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting,
        // Node reads through all of a file before it starts; names and lines stay, for who reads a stack.
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
});
