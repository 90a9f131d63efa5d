import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beginning } from './scripts/beginning-plugin.mjs';
import { component } from './scripts/component-plugin.mjs';
import { exampleDocuments } from './scripts/example-documents.mjs';
import { iconFont } from './scripts/icon-font-plugin.mjs';
import { offline } from './scripts/offline-plugin.mjs';
import { packTables } from './scripts/pack-tables-plugin.mjs';
import { translations } from './scripts/translations/plugin.mjs';
import { unusedParts } from './scripts/unused-parts-plugin.mjs';

/** The address at which `npm run dev` runs the service. The development server forwards requests to it. */
const service = `http://127.0.0.1:${process.env.SERVICE_PORT ?? '8081'}`;

/** Translations of the page have a folder of their own, because a browser caches only those it has shown. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }) =>
  /\/translations\/.*\.po\?/.test(facadeModuleId ?? '') ? 'assets/texts/[name]-[hash].js' : 'assets/[name]-[hash].js';

/** The pieces of the first page. */
const firstPage = /^assets\/(?:rolldown-runtime|beginning|packages|index)-[^/]*$/;

/** Modules that the form needs at once and that other parts load separately, except those that the editor needs too. */
const formParts = [
  /workbench\/state\/(?:memory|stores)\/[^/]*$/,
  /workbench\/write\/form\/(?:form-(?:context|edits|state|text)|nearest-field|open-questions|path\.|sheet\/(?:tax-choices|vatex\/))/,
  /workbench\/ui\/(?:date-input|date-writing|field|file-button|files|find|group-by|use-typed)\./,
  /workbench\/(?:engine\/(?:document\/(?:names-of-codes|reread)|service\/failed)|write\/problems\/fixes-of)\./,
  /workbench\/reference\/(?:language|schema-type|time-line)\./,
  /src\/intake\/dates\.|engine\/tax\/(?:keys|older-rates)\./,
  /lucide-react\/.*\/(?:arrow-down|arrow-up|calendar|trash)\.|(?:queriesObserver|useQueries)\.|@tanstack\/(?:react-virtual|virtual-core)\//,
];

/** Modules that the paper needs at once and that other parts load separately. */
const paperParts = [
  /src\/paper\/(?:format|qr|tax-number-names)\.|engine\/org\/units\.|uqr\//,
  /workbench\/(?:write\/preview\/qr-code|shell\/result\/(?:result-status|take-as-document)|ui\/heading)\./,
];

/** The scenarios with their pages and the player. */
const showParts = [/workbench\/how-it-works\/show\//, /lucide-react\/.*\/play\./];

/** Modules that both the form and the editor need at once. */
const textParts = [
  /jsonc-parser\//,
  /workbench\/(?:engine\/document\/(?:edits|locate|text)|ui\/(?:language\/catalogue-language|texts\/words))\./,
];

/** A group of small modules in one file. */
const together = (name: string, parts: readonly RegExp[]) => ({
  name,
  test: (id: string) => parts.some((part) => part.test(id)),
  includeDependenciesRecursively: false,
});

/** The workbench: `index.html` and what it imports, as static files in `dist/workbench`. */
export default defineConfig({
  plugins: [
    ...[react(), tailwindcss(), unusedParts(), iconFont(), component(), beginning(), offline()],
    ...[translations(), exampleDocuments()],
  ],
  worker: {
    format: 'es',
    plugins: () => [packTables(), translations(), exampleDocuments()],
    rolldownOptions: { checks: { bundlerTimings: false }, output: { chunkFileNames } },
  },
  build: {
    outDir: 'dist/workbench',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: {
      // The target browsers support it.
      polyfill: false,
      // Files of the first page need not be listed for each later part.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((name) => !firstPage.test(name)),
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames,
        codeSplitting: {
          // The first page in two files, because it needs all of their modules: many small files are larger and slower. Packages change less often than
          // the page.
          groups: [
            // A separate file that runs before the others have arrived.
            { name: 'beginning', test: /src\/workbench\/beginning\.ts$/, priority: 3 },
            { name: 'packages', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'page', tags: ['$initial'], priority: 1 },
            // Mostly tiny modules that the form and the paper share with other parts.
            together('form-parts', formParts),
            together('paper-parts', paperParts),
            together('text-parts', textParts),
            together('show-parts', showParts),
          ],
        },
      },
      // Inlines texts of `texts.ts` into the part that shows them.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
    },
    // Monaco alone is larger than Vite's default warning; scripts/check-size.mjs has the limits that count.
    chunkSizeWarningLimit: 4096,
  },
  server: { proxy: { '/v0': { target: service, changeOrigin: false } } },
});
