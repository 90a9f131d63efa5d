import { builtinModules } from 'node:module';
import { defineConfig, esmExternalRequirePlugin, type Plugin } from 'vite';
import { exampleDocuments } from './scripts/example-documents.mjs';
import { packTables } from './scripts/pack-tables-plugin.mjs';
import { translations } from './scripts/translations/plugin.mjs';
import { conditions, define } from './vite.node.config.ts';

/** What `index` exports, by what it loads: a file each, so bundlers take only those that are used. */
const whole = ['addons', 'documents', 'keys', 'load', 'regimes', 'signatures'];

/** The modules that users import, by name in the package. */
const library: Record<string, string> = {
  ...Object.fromEntries(whole.map((name) => [`whole/${name}`, `src/library/whole/${name}.ts`])),
  index: 'src/library/index.ts',
  core: 'src/library/core.ts',
  formats: 'src/library/formats.ts',
  client: 'src/client/index.ts',
  fetch: 'src/service/fetch-handler.ts',
  component: 'src/component/index.ts',
  react: 'src/component/react.ts',
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
      if (part.type !== 'chunk' || !part.isEntry || part.name.startsWith('whole/')) continue;
      const lines = [
        '"use strict";',
        'Object.defineProperty(exports, "__esModule", { value: true });',
        `const module_ = require("./${part.name}.js");`,
        ...part.exports.map((name) => `exports.${name} = module_.${name};`),
      ];
      this.emitFile({ type: 'asset', fileName: `${part.name}.cjs`, source: `${lines.join('\n')}\n` });
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
 * Leaves Node's crypto out of node-forge, which uses it only to be faster. Its package says so for browsers, but the library runs on any platform.
 */
const forge: Plugin = {
  name: 'forge',
  enforce: 'pre',
  resolveId: (id, importer = '') => (id === 'crypto' && /[\\/]node-forge[\\/]/.test(importer) ? NO_CRYPTO : null),
  load: (id) => (id === NO_CRYPTO ? 'module.exports = {};' : null),
};

const NO_CRYPTO = '\0no-crypto';

/** The library, the package `billwright`. `npm run build:packages` completes it, and makes `billwright-cli` from the programs in `dist/node`. */
export default defineConfig({
  publicDir: false,
  plugins: [
    together,
    forRequire,
    forge,
    builtins,
    esmExternalRequirePlugin({ external: [/^node:/] }),
    packTables(),
    translations(),
    exampleDocuments(),
  ],
  define,
  ssr: {
    noExternal: true,
    // The library runs on any platform, so the bundler must add nothing from Node.
    target: 'webworker',
    resolve: { conditions },
  },
  build: {
    ssr: true,
    outDir: 'dist/packages/billwright',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: library,
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        minifyInternalExports: false,
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
});
