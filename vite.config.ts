import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beginning } from './scripts/beginning-plugin.mjs';
import { component } from './scripts/component-plugin.mjs';
import { compressed } from './scripts/compressed-plugin.mjs';
import { sharedByEarlyParts } from './scripts/early-parts.mjs';
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

/** The scenarios with their pages and the player. */
const showParts = [/workbench\/how-it-works\/show\//, /lucide-react\/.*\/play\./];

/** The workbench: `index.html` and what it imports, as static files in `dist/workbench`. */
export default defineConfig({
  plugins: [
    ...[react(), tailwindcss(), unusedParts(), iconFont(), component(), beginning(), offline()],
    ...[translations(), exampleDocuments(), compressed()],
  ],
  worker: {
    format: 'es',
    plugins: () => [packTables(), translations(), exampleDocuments()],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The code that checks a document, in one file: many files would take a round trip for each level of their imports.
      output: { chunkFileNames, codeSplitting: { groups: [{ name: 'engine', tags: ['$initial'] }] } },
    },
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
            { name: sharedByEarlyParts(), includeDependenciesRecursively: false },
            {
              name: 'show-parts',
              test: (id: string) => showParts.some((part) => part.test(id)),
              includeDependenciesRecursively: false,
            },
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
