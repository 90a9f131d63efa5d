import { defineConfig } from 'vite';

/** The service as a web-standard handler, bundled with all that it needs into `dist/fetch`, without anything of Node. */
export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: true,
    target: 'webworker',
    resolve: { conditions: ['workerd', 'worker', 'browser', 'module', 'import', 'default'] },
  },
  build: {
    ssr: true,
    outDir: 'dist/fetch',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: { handler: 'src/service/fetch-handler.ts' },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
