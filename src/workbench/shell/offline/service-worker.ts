/**
 * The workbench's service worker: caches the page and its files in this browser, so that it opens without a network. Answers of the service
 * (`/v0`) are never cached. Built by scripts/offline-plugin.mjs, which inserts the list of files.
 */

import { MOST_SHARED, MOST_SHARED_SIZE, SHARED } from '../../state/drafts/shared-cache.ts';

/** Inserted by the build: the version, and the paths to cache from the start. */
declare const BUILD: { version: string; files: string[] };

/** The used part of the worker's global scope. TypeScript's library for it excludes the page's. */
interface Scope {
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', heard: (event: Fetch) => void): void;
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetch extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
const scope = self as unknown as Scope;

const prefix = 'billwright ';
const cacheName = prefix + BUILD.version;
const page = '/';

/** File names in it contain a content hash, so cached files never expire. */
const hashed = '/assets/';

/** The server's answer varies by encoding, but the cache holds decoded content. */
const anyVariant: CacheQueryOptions = { ignoreVary: true };

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOld()));

scope.addEventListener('message', ({ data, ports }) => {
  if (data === 'version') ports[0]?.postMessage(BUILD.version);
  if (data === 'activate') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === 'POST' && pathname === '/shared' && request.destination === 'document')
    event.respondWith(takeShared(request).then(toPage, toPage));
  if (request.method !== 'GET') return;
  if (pathname === '/v0' || pathname.startsWith('/v0/')) return;
  if (request.mode === 'navigate') event.respondWith(newestPage(request));
  else if (pathname.startsWith(hashed)) event.respondWith(keptFile(request, event));
  else if (BUILD.files.includes(pathname)) event.respondWith(newestFile(request));
});

/** Redirects to the page, which opens shared content, or reports that it could not be stored. */
const toPage = () => Response.redirect('/#shared', 303);

/** Stores shared content instead of earlier content that was not opened. */
async function takeShared(request: Request): Promise<void> {
  await caches.delete(SHARED);
  const form = await request.formData();
  const given = [...form.getAll('files'), ...form.getAll('text')].filter((each) => each !== '');
  const size = given.reduce((sum, each) => sum + (typeof each === 'string' ? each.length : each.size), 0);
  if (given.length > MOST_SHARED || size > MOST_SHARED_SIZE * 2 ** 20) return;
  const cache = await caches.open(SHARED);
  await Promise.all(
    given.map((each, index) => {
      const name = typeof each === 'string' ? '' : each.name;
      return cache.put(`/shared/${index}/${encodeURIComponent(name)}`, new Response(each));
    }),
  );
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(
    BUILD.files.map((path) => new Request(path, { cache: path.startsWith(hashed) ? 'default' : 'no-cache' })),
  );
}

/** Keeps the previous version: a tab may still show its page and request its files. */
async function forgetOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

/** Returns the server's page; if the server is unavailable, the cached page, which is the same for every address. */
async function newestPage(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  const kept = await caches.open(cacheName).then((cache) => cache.match(page, anyVariant));
  return kept ?? answer ?? Response.error();
}

/** Returns a file with a content hash in its name, cached on first use. */
async function keptFile(request: Request, event: Lasting): Promise<Response> {
  const kept = await caches.match(request, anyVariant);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    const keep = async () => (await caches.open(cacheName)).put(request, copy);
    // If storage is full, the file is fetched again next time.
    event.waitUntil(keep().catch(() => undefined));
  }
  return answer;
}

async function newestFile(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  return answer ?? (await caches.match(request, anyVariant)) ?? Response.error();
}
