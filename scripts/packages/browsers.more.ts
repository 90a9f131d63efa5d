/** The library in a real browser: bundled by Vite, esbuild, webpack and Rollup, on a page and in workers, and unbundled. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from '@rollup/wasm-node';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpack from 'webpack';
import { ensureChromium } from '../find-browser.mjs';
import { installPackages } from '../install-packages.mjs';
import { programs } from './programs.ts';

const { folder } = installPackages(['billwright']);
let browser: Browser;
let server: Server;

beforeAll(async () => {
  const executablePath = ensureChromium();
  if (!executablePath) throw new Error('no Chromium is there, and none could be fetched');
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  server = createServer(({ url = '' }, response) => {
    const path = join(folder, new URL(url, 'http://x').pathname);
    const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };
    const isThere = existsSync(path) && types[extname(path)] !== undefined;
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': types[extname(path)] ?? 'text/plain' });
    response.end(isThere ? readFileSync(path) : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  for (const { entry, name, text } of programs) {
    const library = `import * as library from '${entry}';\n${text}\n`;
    write(`${name}-worker.js`, `${library}program().then(postMessage, (error) => postMessage(String(error)));\n`);
    // The worker syntax of Vite and webpack; the others get the path of its bundle.
    const both = (url: string, type: string) => `${library}
      const worker = new Worker(${url}, { type: '${type}' });
      const inWorker = new Promise((done) => { worker.onmessage = ({ data }) => done(data); worker.onerror = ({ message }) => done('worker: ' + message); });
      globalThis.given = Promise.all([program(), inWorker]);
    `;
    write(`${name}-page.js`, both(`new URL('./${name}-worker.js', import.meta.url)`, 'module'));
    write(`${name}-module.js`, both(`'./${name}-worker.js'`, 'module'));
    write(`${name}-classic.js`, both(`'./${name}-worker.js'`, 'classic'));
    write(`${name}-page.html`, page(`./${name}-page.js`));
  }
  write('version.js', "import { VERSION } from 'billwright/core';\nconsole.log(VERSION);\n");
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const page = (script: string, type = 'module') =>
  `<!doctype html><title>Page</title><script type="${type}" src="${script}"></script>\n`;

/** Returns the output of the page's program, on the page and in its worker, and browser errors. */
async function opened(path: string): Promise<{ given: unknown; faults: string[] }> {
  const { port } = server.address() as AddressInfo;
  const tab = await browser.newPage();
  const faults: string[] = [];
  tab.on('pageerror', (error) => faults.push(error.message));
  tab.on(
    'console',
    (message) =>
      message.type() === 'error' && !message.location().url.endsWith('/favicon.ico') && faults.push(message.text()),
  );
  try {
    await tab.goto(`http://127.0.0.1:${port}/${path}`);
    const given = await tab.evaluate(() => Reflect.get(globalThis, 'given'));
    return { given, faults };
  } finally {
    await tab.close();
  }
}

/** Returns the scripts in a folder with their compressed sizes. */
function scripts(path: string): { name: string; text: string; size: number }[] {
  const names = readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(folder, path, name), 'utf8') }))
    .map((script) => ({ ...script, size: gzipSync(script.text).length }));
}

interface Bundler {
  name: string;
  /** Bundles the page of a program with its worker into a folder, and returns the page's path. */
  bundle(program: 'whole' | 'core' | 'formats', into: string): Promise<string>;
}

const bundlers: Bundler[] = [
  {
    name: 'Vite',
    async bundle(program, into) {
      const input = join(folder, `${program}-page.html`);
      await vite({
        configFile: false,
        root: folder,
        base: './',
        logLevel: 'error',
        build: { outDir: into, rolldownOptions: { input } },
        // By default, Vite makes a worker in one piece; dynamic imports need modules.
        ...(program !== 'whole' && { worker: { format: 'es' } }),
      });
      return `${into}/${program}-page.html`;
    },
  },
  {
    name: 'webpack',
    async bundle(program, into) {
      const compiler = webpack({
        mode: 'production',
        context: folder,
        entry: `./${program}-page.js`,
        output: { path: join(folder, into), filename: 'page.js', publicPath: 'auto' },
        performance: { hints: false },
      });
      await new Promise<void>((done, fail) => {
        compiler.run((error, stats) => {
          if (error || stats?.hasErrors() || stats?.hasWarnings()) fail(error ?? new Error(stats?.toString()));
          else compiler.close(() => done());
        });
      });
      write(`${into}/page.html`, page('./page.js', 'text/javascript'));
      return `${into}/page.html`;
    },
  },
  {
    name: 'esbuild',
    async bundle(program, into) {
      await esbuild({
        absWorkingDir: folder,
        entryPoints: { page: `${program}-module.js`, [`${program}-worker`]: `${program}-worker.js` },
        outdir: into,
        bundle: true,
        splitting: true,
        minify: true,
        format: 'esm',
        logLevel: 'error',
      });
      write(`${into}/page.html`, page('./page.js'));
      return `${into}/page.html`;
    },
  },
  {
    name: 'esbuild, in one piece',
    async bundle(program, into) {
      await esbuild({
        absWorkingDir: folder,
        entryPoints: { page: `${program}-classic.js`, [`${program}-worker`]: `${program}-worker.js` },
        outdir: into,
        bundle: true,
        format: 'iife',
        logLevel: 'error',
      });
      write(`${into}/page.html`, page('./page.js', 'text/javascript'));
      return `${into}/page.html`;
    },
  },
  {
    name: 'Rollup',
    async bundle(program, into) {
      const input = {
        page: join(folder, `${program}-module.js`),
        [`${program}-worker`]: join(folder, `${program}-worker.js`),
      };
      const bundle = await rollup({ input, plugins: [nodeResolve({ browser: true })] });
      await bundle.write({ dir: join(folder, into), format: 'es' });
      write(`${into}/page.html`, page('./page.js'));
      return `${into}/page.html`;
    },
  },
];

describe.each(bundlers)('a program bundled by $name', ({ name: bundler, bundle }) => {
  it.each(programs)('runs on a page and in a worker: $name', async ({ name, gives }) => {
    const path = await bundle(name, `out/${bundler.replace(/\W+/g, '-')}-${name}`);
    expect(await opened(path)).toEqual({ given: [gives, gives], faults: [] });
  });
});

it('the package can be bundled as one file, for workers and pages without modules', async () => {
  const bundle = await rollup({ input: join(folder, 'whole-worker.js'), plugins: [nodeResolve({ browser: true })] });
  // Only translations are imported on demand.
  const { output } = await bundle.generate({ format: 'iife', inlineDynamicImports: true });
  expect(output).toHaveLength(1);
  expect(output[0].dynamicImports).toEqual([]);
});

it('the package runs in a browser without a bundler', async () => {
  const map = {
    imports: {
      billwright: './node_modules/billwright/index.js',
      'billwright/core': './node_modules/billwright/core.js',
      'billwright/formats': './node_modules/billwright/formats.js',
    },
  };
  for (const { entry, name, text, gives } of programs) {
    const script = `import * as library from '${entry}';\n${text}\nglobalThis.given = program();`;
    const head = `<!doctype html><title>Page</title><script type="importmap">${JSON.stringify(map)}</script>`;
    write(`${name}-plain.html`, `${head}<script type="module">${script}</script>\n`);
    expect(await opened(`${name}-plain.html`)).toEqual({ given: gives, faults: [] });
  }
});

describe('billwright/core', () => {
  /** Occurs only in the YAML parser. */
  const yaml = 'YAMLParseError';

  it.each(['Vite', 'webpack', 'esbuild', 'Rollup'])(
    'has each regime and addon in its own chunk, and no YAML, when bundled by %s',
    (bundler) => {
      const made = scripts(`out/${bundler}-core`);
      expect(made.length).toBeGreaterThan(40);
      expect(made.filter(({ text }) => text.includes(yaml))).toEqual([]);
      expect(scripts(`out/${bundler}-whole`).some(({ text }) => text.includes(yaml))).toBe(true);
    },
  );

  it('has no more than the core of the engine in a program that only builds and loads', async () => {
    write('build.js', "import { build, load } from 'billwright/core';\nglobalThis.given = { build, load };\n");
    const options = { absWorkingDir: folder, bundle: true, minify: true, format: 'esm', logLevel: 'error' } as const;
    await esbuild({ ...options, entryPoints: ['build.js'], outdir: 'out/build', splitting: true });
    const made = scripts('out/build');
    const atOnce = new Set(['build.js']);
    for (const name of atOnce) {
      const text = made.find((each) => each.name === name)?.text ?? '';
      for (const [, other = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) atOnce.add(other);
    }
    const size = made.filter(({ name }) => atOnce.has(name)).reduce((sum, each) => sum + each.size, 0);
    console.log(`billwright/core, build and load: ${(size / 1000).toFixed(1)} KB compressed`);
    expect(size).toBeLessThan(125_000);
  });

  it('is left out of a program that does not use it', async () => {
    const options = { absWorkingDir: folder, bundle: true, minify: true, format: 'esm', write: false } as const;
    const { outputFiles } = await esbuild({ ...options, entryPoints: ['version.js'] });
    expect(outputFiles[0]?.text.length).toBeLessThan(500);
    const bundle = await rollup({ input: join(folder, 'version.js'), plugins: [nodeResolve()] });
    const { output } = await bundle.generate({ format: 'es' });
    expect(output[0].code.length).toBeLessThan(500);
  });
});
