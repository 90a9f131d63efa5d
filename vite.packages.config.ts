import { statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import MagicString from 'magic-string';
import { defineConfig, esmExternalRequirePlugin, type Plugin, type Rolldown } from 'vite';
import { exampleDocuments } from './scripts/example-documents.mjs';
import { packTables } from './scripts/pack-tables-plugin.mjs';
import { translations } from './scripts/translations/plugin.mjs';
import { conditions, define, programs } from './vite.node.config.ts';

/** The modules that programs import, by name in the package `billwright`. */
const library: Record<string, string> = {
  index: 'src/library/index.ts',
  core: 'src/library/core.ts',
  formats: 'src/library/formats.ts',
  client: 'src/client/index.ts',
  fetch: 'src/service/fetch-handler.ts',
  component: 'src/component/index.ts',
  react: 'src/component/react.ts',
};

/** The modules that the library's entries reach. */
const reached = new Set<string>();

/** Returns whether a file of the bundle belongs to the library: its modules do, or they are the bundler's own. */
function isOfLibrary({ moduleIds, facadeModuleId }: Pick<Rolldown.PreRenderedChunk, 'moduleIds' | 'facadeModuleId'>) {
  // A file without modules only re-exports another one.
  const ids = moduleIds.length > 0 || !facadeModuleId ? moduleIds : [facadeModuleId];
  return ids.every((id) => reached.has(id) || id.startsWith('\0'));
}

/**
 * Splits the bundle into the two packages. Everything that the library reaches belongs to the library. The command line has a copy of these files, so
 * that it is installed from one file.
 */
const parting: Plugin = {
  name: 'parting',
  buildEnd() {
    reached.clear();
    const entries = Object.values(library);
    for (const id of this.getModuleIds()) if (entries.some((path) => id.endsWith(`/${path}`))) reached.add(id);
    for (const id of reached) {
      const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
      for (const other of [...importedIds, ...dynamicallyImportedIds]) reached.add(other);
    }
  },
  renderChunk(code, chunk) {
    if (isOfLibrary(chunk)) return null;
    const text = new MagicString(code);
    text.replaceAll(/(?<=\b(?:from|import)\s*\(?\s*")\.\.\/\.\.\/billwright\/(?=chunks\/)/g, '../');
    return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
  },
};

/**
 * Fails if a module that is loaded both statically and on demand got a second file, which bundlers would keep separate. The bundler makes one
 * file unless a module has a top-level `await`.
 */
const together: Plugin = {
  name: 'together',
  generateBundle(_, bundle) {
    const parts = Object.values(bundle).filter((part) => part.type === 'chunk');
    const names = parts.filter(({ isDynamicEntry, moduleIds }) => isDynamicEntry && moduleIds.length === 0);
    if (names.length > 0)
      this.error(`${names.map(({ fileName }) => fileName).join(', ')}: only another name of a file`);
  },
};

/**
 * Gives each entry of the library a file for programs that `require` it; Node can `require` modules. The file names the exports for tools that
 * read it without running it.
 */
const forRequire: Plugin = {
  name: 'for-require',
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type !== 'chunk' || !part.isEntry || !(part.name in library)) continue;
      const lines = [
        '"use strict";',
        'Object.defineProperty(exports, "__esModule", { value: true });',
        `const module_ = require("./${part.name}.js");`,
        ...part.exports.map((name) => `exports.${name} = module_.${name};`),
      ];
      this.emitFile({ type: 'asset', fileName: `billwright/${part.name}.cjs`, source: `${lines.join('\n')}\n` });
    }
  },
};

/** Adds the prefix `node:` to Node's modules, which older packages omit. */
const builtins: Plugin = {
  name: 'builtins',
  enforce: 'pre',
  resolveId(id, importer, options) {
    return builtinModules.includes(id) ? this.resolve(`node:${id}`, importer, { ...options, skipSelf: true }) : null;
  },
};

/**
 * Selects OpenTelemetry's build for Node. The library's platform would select the one for browsers, which knows no environment variables and sends
 * only to the machine itself. Only the programs import it.
 */
const telemetry: Plugin = {
  name: 'telemetry',
  enforce: 'pre',
  resolveId(id, importer = '') {
    if (!id.startsWith('.') || !/[\\/]@opentelemetry[\\/]/.test(importer)) return null;
    const path = resolve(dirname(importer), id);
    return [path, `${path}.js`, join(path, 'index.js')].find((file) =>
      statSync(file, { throwIfNoEntry: false })?.isFile(),
    );
  },
};

/**
 * Leaves Node's crypto out of node-forge, which uses it only to be faster. Its package says so for browsers, but the library runs on any platform.
 */
const forge: Plugin = {
  name: 'forge',
  enforce: 'pre',
  resolveId: (id, importer = '') => (id === 'crypto' && /[\\/]node-forge[\\/]/.test(importer) ? NO_CRYPTO : null),
  load: (id) => (id === NO_CRYPTO ? 'module.exports = {};' : null),
};

const NO_CRYPTO = '\0no-crypto';

/** The two packages, `billwright` and `billwright-cli`. `npm run build:packages` completes them in `dist/packages`. */
export default defineConfig({
  publicDir: false,
  plugins: [
    parting,
    together,
    forRequire,
    forge,
    builtins,
    telemetry,
    esmExternalRequirePlugin({ external: [/^node:/] }),
    packTables(),
    translations(),
    exampleDocuments(),
  ],
  // Packages for any platform would get an empty environment. Only programs read it.
  define: { ...define, 'process.env': 'process.env' },
  ssr: {
    noExternal: true,
    // The library runs on any platform, so the bundler must add nothing from Node.
    target: 'webworker',
    resolve: { conditions },
  },
  build: {
    ssr: true,
    outDir: 'dist/packages',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { ...library, ...programs },
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        minifyInternalExports: false,
        entryFileNames: ({ name }) => (name in library ? 'billwright/[name].js' : 'billwright-cli/node/[name].js'),
        chunkFileNames: (chunk) =>
          isOfLibrary(chunk) ? 'billwright/chunks/[name]-[hash].js' : 'billwright-cli/node/[name]-[hash].js',
      },
    },
  },
});
