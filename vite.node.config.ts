import { defineConfig } from 'vite';

/**
 * The Node side, bundled with its dependencies into `dist/node`: starts without a compiler and without reading
 * hundreds of files. Every entry becomes `dist/node/<name>.js`, shared parts lie beside them, so that
 * `../workbench/` means the built workbench from any of them.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/node',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { serve: 'src/node/serve.ts' },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
