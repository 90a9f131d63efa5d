import { defineConfig, type Plugin } from 'vite';
import { exampleDocuments } from './scripts/example-documents.mjs';
import { packTables } from './scripts/pack-tables-plugin.mjs';
import { translations } from './scripts/translations/plugin.mjs';

/** The day of the build, for `billwright version`. For reproducible builds, set SOURCE_DATE_EPOCH (in seconds). */
const { SOURCE_DATE_EPOCH } = process.env;
const built = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
export const define = { 'import.meta.env.VITE_BUILD_DATE': JSON.stringify(built.toISOString().slice(0, 10)) };

/** The entry points: programs, and the files of threads. */
export const programs = {
  serve: 'src/node/serve.ts',
  thread: 'src/node/thread.ts',
  'watchdog-thread': 'src/node/watchdog-thread.ts',
  cli: 'src/node/cli.ts',
  'cli-thread': 'src/node/cli-thread.ts',
};

/**
 * Modules that share a file, by the name of the file. `engine` has all of the engine except the parts that are loaded on demand or only for texts
 * in YAML, `operations` those on one document: those that make one result from many documents load the formats.
 */
const TOGETHER = {
  yaml: /\/node_modules\/yaml\//,
  reading: /\/src\/engine\/reading\/(?:yaml|document-text|documents-in)[^?]*$/,
  engine:
    /\/node_modules\/@noble\/hashes\/|\/src\/engine\/(?!regimes\/|addons\/|catalogues\/(?:cef|iso|untdid)\b|dsig\/jws\.)[^?]*$/,
  operations: /\/src\/operations\/(?!many\/)[^?]*$/,
  command:
    /\/src\/node\/(?:cli\/(?:attached-files|correction|document|field-flags|operate|operation-command|set-values|verification-keys)|files\/keys)\.ts$/,
};
/** Modules that start without the engine, or use only the files of it that they import. */
const LIGHT = /\/src\/node\/cli\/(?:main|commands\/version)\.ts$/;

/** The part of these that only the command line uses. It shares the rest with the modules it loads on demand. */
const OF_COMMAND_LINE = /\/src\/node\/(?!cli\/main\.)|\/node_modules\/(?:commander|jsonc-parser)\//;

/** Bundles modules that are loaded together into one file, because opening a file delays the start of the command line by half a millisecond. */
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

/** Commander starts programs for commands that are files of their own. The command line has none, and Node's module for it takes 5 % of a command's start. */
const noPrograms: Plugin = {
  name: 'no-programs',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'node:child_process' && importer?.includes('/node_modules/commander/') ? '\0no-programs' : null,
  load: (id) => (id === '\0no-programs' ? 'export {};' : null),
};

/** States the type of the files, even if those around them have another type. */
const commonJs: Plugin = {
  name: 'common-js',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "commonjs" }\n' });
  },
};

/** At most one character of so many is written as a code. */
const RARE = 50;

/** Writes the few characters beyond ASCII of a file as codes: Node reads and holds such a file in half the time and space. */
function asAscii(code: string): string {
  const beyond = code.match(/[^\0-\x7f]/g)?.length ?? 0;
  if (beyond * RARE > code.length) return code;
  // A backslash before a character that needs none has no meaning.
  return code.replace(/(\\*)([^\0-\x7f])/g, (_, before: string, character: string) => {
    const kept = before.slice(before.length % 2);
    return `${kept}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Opens a file of the bundle where it is first used, instead of at the start. */
function openedAtUse(code: string, file: string): string {
  const name = `require_${file}`;
  const opening = new RegExp(`^const ${name} = (require\\("[^"]+"\\));$`, 'm');
  if (!opening.test(code)) return code;
  return code.replaceAll(`${name}.`, `(${name}()).`).replace(opening, `const ${name} = () => $1;`);
}

/** What makes the command line start sooner. */
const quickStart: Plugin = {
  name: 'quick-start',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      if (file.name === 'command-line') file.code = openedAtUse(file.code, 'yaml');
      file.code = asAscii(file.code);
    }
  },
};

/** Selects the builds of packages for any platform. The builds for Node of some packages start more slowly. */
export const conditions = ['module', 'import', 'default'];

/**
 * The Node side, bundled with its dependencies into `dist/node`. It starts without a compiler and without reading hundreds of files. Every entry
 * becomes `dist/node/<name>.js`. Shared parts are next to them, so `../workbench/` is the built workbench for each of them.
 */
export default defineConfig({
  publicDir: false,
  plugins: [plugin, noPrograms, commonJs, quickStart, packTables(), translations(), exampleDocuments()],
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
        // Only CommonJS modules can start from code that is already compiled, in Node 20.
        format: 'cjs',
        // Code from the cache (code-cache.ts) cannot use `import()` in Node 20.
        dynamicImportInCjs: false,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting,
        // Node parses the whole file before it starts. Names and lines stay, for readable stack traces.
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
});
