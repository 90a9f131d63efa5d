import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconFont } from './scripts/icon-font-plugin.mjs';
import { licences } from './scripts/licences-plugin.mjs';
import { offline } from './scripts/offline-plugin.mjs';

/** Where `npm run dev` runs the service; the development server hands requests for it on. */
const service = `http://127.0.0.1:${process.env.SERVICE_PORT ?? '8081'}`;

/** Packages that the first page cannot do without, but for what only the form needs of them. */
const start =
  /node_modules\/(?!.*\/(useQueries|queriesObserver)\.js)(react|react-dom|scheduler|zustand|use-sync-external-store|@tanstack\/(react-query|query-core|react-router|router-core|history|store|react-store))\//;

const texts = licences([{ fileName: 'third-party-licenses.txt' }]);

/** What minifying leaves as it is in the worker. */
const keepNames = { function: true, class: false };

/** The workbench: `index.html` and what it imports, as static files in `dist/workbench`. */
export default defineConfig({
  plugins: [react(), tailwindcss(), iconFont(), texts.plugin, offline()],
  worker: {
    format: 'es',
    plugins: () => [texts.ofWorkers],
    // Rules say what they test by the names of functions, here as at the service.
    rolldownOptions: { output: { minify: { compress: { keepNames }, mangle: { keepNames } } } },
  },
  build: {
    outDir: 'dist/workbench',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Browsers of the target know it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // In one piece, as the first page needs all of it: many small files weigh more, and take longer.
      output: { codeSplitting: { groups: [{ name: 'start', test: start }] } },
      // A text of a `texts.ts` is in the part that shows it, not where its module is.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
    },
    // Monaco alone is larger than Vite's default warning; the real bounds are in scripts/check-size.mjs.
    chunkSizeWarningLimit: 4096,
  },
  server: { proxy: { '/v0': { target: service, changeOrigin: false } } },
});
