import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Miniflare } from 'miniflare';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FetchHandler } from './fetch-handler.ts';
import { type Ask, testHandler } from './testing/fetch-handler.ts';

/** Tests the handler as the package has it: building it takes longer than all its tests. */

const folder = mkdtempSync(join(tmpdir(), 'fetch-'));
const library = join(folder, 'billwright');

/** A stand-in for the static assets binding of a Worker. */
const assets = `export default {
  fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname === '/') return new Response('<h1>Workbench</h1>', { headers: { 'Content-Type': 'text/html', ETag: '"abc"' } });
    return new Response('', { status: 404 });
  },
};`;

let miniflare: Miniflare;
let built: FetchHandler;

beforeAll(async () => {
  await build({ configFile: 'vite.packages.config.ts', logLevel: 'error', build: { outDir: library } });
  built = (await import(/* @vite-ignore */ pathToFileURL(join(library, 'fetch.js')).href)).default;
  const chunks = readdirSync(join(library, 'chunks')).filter((name) => name.endsWith('.js'));
  miniflare = new Miniflare({
    workers: [
      {
        name: 'billwright',
        modules: ['fetch.js', ...chunks.map((name) => `chunks/${name}`)].map((path) => ({
          type: 'ESModule',
          path,
          contents: readFileSync(join(library, path), 'utf8'),
        })),
        compatibilityDate: '2026-01-01',
        serviceBindings: { ASSETS: 'assets' },
        bindings: { BILLWRIGHT_ORIGINS: 'https://a.example, https://b.example' },
      },
      { name: 'assets', modules: true, script: assets },
    ],
  });
  await miniflare.ready;
});

afterAll(async () => {
  await miniflare?.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const inWorkerd: Ask = async (path, init) =>
  // Miniflare types requests and responses by its own copy of fetch.
  (await miniflare.dispatchFetch(`http://service.test${path}`, init as never)) as unknown as Response;

describe('fetch handler on workerd', () => testHandler(inWorkerd));

describe('fetch handler on the bundle in Node', () =>
  testHandler((path, init) => built.fetch(new Request(`http://service.test${path}`, init))));

describe('platform bindings', () => {
  it('provide the workbench', async () => {
    const page = await inWorkerd('/');
    expect(page.status).toBe(200);
    expect(await page.text()).toBe('<h1>Workbench</h1>');
    expect(page.headers.get('ETag')).toBe('"abc"');
    expect((await inWorkerd('/nowhere')).status).toBe(404);
  });

  it('limit who may read answers', async () => {
    const from = async (origin: string) =>
      (await inWorkerd('/v0/', { headers: { Origin: origin } })).headers.get('Access-Control-Allow-Origin');
    expect(await from('https://b.example')).toBe('https://b.example');
    expect(await from('https://c.example')).toBeNull();
  });
});

it('the fetch handler contains no Node imports', () => {
  const parts = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  // Imports in comments, such as how to read a file in Node, do not count.
  const ofNode = /^(?!\s*\*).*(?:from|import\(|require\()\s*["'](?:node:|buffer|fs|process|crypto)/m;
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.filter((name) => ofNode.test(readFileSync(join(library, name), 'utf8')))).toEqual([]);
});
