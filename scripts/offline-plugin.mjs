import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Not cached at the start: texts in other languages and fonts of non-Latin scripts, which are cached on first use, and files that no
 * browser requests.
 */
const notFromTheStart =
  /^assets\/texts\/|-(?!latin-wght)[\w-]+-wght-normal-|\.map$|^\.vite\/|^third-party-licenses|^icons\/maskable|^component\.js$/;

/**
 * Builds the workbench's service worker, `service-worker.js`, from src/workbench/shell/offline/service-worker.ts and the list of built files. The
 * page also contains their version, a hash over names and contents, so that both can be compared.
 *
 * Own code, because vite-plugin-pwa and Workbox give page and worker no common version.
 * @returns {import('vite').Plugin}
 */
export function offline() {
  let publicFolder = 'public';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        // Workers are bundled separately, perhaps with these plugins, and have no page.
        if (page?.type !== 'asset') return;
        const contents = new Map([...publicFiles(publicFolder), ...builtFiles(bundle)]);
        const files = [...contents.keys()].filter((name) => !notFromTheStart.test(name)).sort();
        const version = hashOf(files.flatMap((name) => [name, contents.get(name) ?? '']));
        const paths = files.map((name) => (name === 'index.html' ? '/' : `/${name}`));
        const mark = `<meta name="billwright-build" content="${version}" />`;
        page.source = String(page.source).replace(/(?=<title>)/, `${mark}\n    `);
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: await workerOf({ version, files: paths }),
        });
      },
    },
  };
}

/** @param {string} folder @returns {[string, string | Uint8Array][]} */
function publicFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return [path.slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''), readFileSync(path)];
  });
}

/** @param {import('vite').Rolldown.OutputBundle} bundle @returns {[string, string | Uint8Array][]} */
function builtFiles(bundle) {
  return Object.values(bundle).map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]);
}

/** @param {(string | Uint8Array)[]} parts */
function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** Returns the worker's script. @param {{ version: string, files: string[] }} known */
async function workerOf(known) {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(known) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/workbench/shell/offline/service-worker.ts', output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const script = outputs.flatMap((part) => ('output' in part ? part.output : [])).find((part) => part.type === 'chunk');
  if (!script) throw new Error('the service worker was not built');
  return script.code;
}
