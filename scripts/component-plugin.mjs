import { build } from 'vite';

/**
 * Builds `component.js` next to the workbench from src/component/script.ts: a classic script, which pages of every origin may load from the
 * service. Own code, because Vite builds no classic script next to a page's modules.
 * @returns {import('vite').Plugin}
 */
export function component() {
  return {
    name: 'component',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'component.js', source: await script() });
    },
  };
}

/** @returns {Promise<string>} */
async function script() {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/component/script.ts', formats: ['iife'], name: 'billwright' },
    },
  });
  const outputs = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const chunk = outputs.find((part) => part.type === 'chunk');
  if (!chunk) throw new Error('the component was not built');
  return chunk.code;
}
