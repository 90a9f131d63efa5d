import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../service/app.ts';
import { createEncode } from './compress.ts';
import { createSite } from './static.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Billwright</title>');
writeFileSync(join(folder, 'assets', 'index-B3x9.js'), 'console.log(1);');
writeFileSync(join(folder, 'icon a.svg'), '<svg/>');
writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
writeFileSync(`${folder}-secret.txt`, 'secret');
afterAll(() => rmSync(`${folder}-secret.txt`));

const site = createSite(folder) ?? expect.fail('no site');
const app = createApp({ site });

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await app.fetch(new Request(`http://site.test${path}`, { method, headers }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('workbench site', () => {
  it('serves its page, revalidated each time', async () => {
    const { status, headers, text } = await get('/');
    expect(status).toBe(200);
    expect(text).toContain('<title>Billwright</title>');
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect((await get('/', { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304);
  });

  it('allows the page only its own scripts', async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/unsafe-\w+/g)).toEqual(['unsafe-inline']);
    expect(policy).toMatch(/style-src [^;]*'unsafe-inline'/);
  });

  it('offers the workbench as one file to save, and never another page in its place', async () => {
    expect((await get('/billwright.html', { Accept: 'text/html' })).status).toBe(404);
    const page = join(folder, 'with-file');
    mkdirSync(page, { recursive: true });
    writeFileSync(join(page, 'index.html'), '<title>page</title>');
    writeFileSync(join(page, 'billwright.html'), '<title>file</title>');
    const app = createApp({ site: createSite(page) ?? expect.fail('no site') });
    const answer = await app.fetch(new Request('http://site.test/billwright.html'));
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="billwright.html"');
    expect(await answer.text()).toBe('<title>file</title>');
  });

  it('includes the address of the documentation, if available', async () => {
    const page = join(folder, 'documented');
    mkdirSync(page, { recursive: true });
    writeFileSync(join(page, 'index.html'), '<meta name="billwright-docs" content="" />');
    const textOf = async (options: { docs?: string }) => {
      const app = createApp({ site: createSite(page, options) ?? expect.fail('no site') });
      return await (await app.fetch(new Request('http://site.test/'))).text();
    };
    expect(await textOf({ docs: '/docs/' })).toBe('<meta name="billwright-docs" content="/docs/" />');
    expect(await textOf({})).toBe('<meta name="billwright-docs" content="" />');
  });

  it('tells the page whether it has the workbench as one file', async () => {
    const page = join(folder, 'filed');
    mkdirSync(page, { recursive: true });
    writeFileSync(join(page, 'index.html'), '<head></head>');
    const textOf = async () => {
      const app = createApp({ site: createSite(page, {}) ?? expect.fail('no site') });
      return await (await app.fetch(new Request('http://site.test/'))).text();
    };
    expect(await textOf()).toBe('<head></head>');
    writeFileSync(join(page, 'billwright.html'), 'All of it');
    expect(await textOf()).toContain('<meta name="billwright-file" content="/billwright.html" />');
  });

  it('connects the page to a configured service, and to no other host', async () => {
    const page = join(folder, 'pointed');
    mkdirSync(page, { recursive: true });
    writeFileSync(
      join(page, 'index.html'),
      '<meta name="billwright-service" content="/v0" /><title>Billwright</title>',
    );
    const other = createApp({
      site: createSite(page, { service: 'https://api.example.com/gobl/v0' }) ?? expect.fail('no site'),
    });
    const answer = await other.fetch(new Request('http://site.test/'));
    expect(await answer.text()).toContain(
      '<meta name="billwright-service" content="https://api.example.com/gobl/v0" />',
    );
    const policy = answer.headers.get('Content-Security-Policy');
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
    expect(policy).toContain("script-src 'self';");
  });

  it('allows named origins to frame it, and lists them in the page', async () => {
    const page = join(folder, 'shown');
    mkdirSync(page, { recursive: true });
    const mark = '<meta name="billwright-hosts" content="';
    writeFileSync(join(page, 'index.html'), `${mark}" />`);
    const hosts = ['https://accounts.example', 'http://localhost:3000'];
    const other = createApp({ site: createSite(page, { hosts }) ?? expect.fail('no site') });
    const answer = await other.fetch(new Request('http://site.test/'));
    expect(await answer.text()).toBe(`${mark}${hosts.join(' ')}" />`);
    expect(answer.headers.get('Content-Security-Policy')).toMatch(
      / frame-ancestors https:\/\/accounts\.example http:\/\/localhost:3000$/,
    );
  });

  it('allows caching of hashed files for a year', async () => {
    const { status, headers, text } = await get('/assets/index-B3x9.js');
    expect(status).toBe(200);
    expect(text).toBe('console.log(1);');
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  it('sends what the build compressed as it is', async () => {
    const script = join(folder, 'assets', 'form-B3x9.js');
    writeFileSync(script, 'console.log(2);'.repeat(100));
    writeFileSync(`${script}.br`, brotliCompressSync('console.log("compressed by the build");'));
    const { fetch } = createApp({ site: createSite(folder) ?? expect.fail('no site'), encode: createEncode() });
    const answer = async (accepted: string) => {
      const headers = { 'Accept-Encoding': accepted };
      const response = await fetch(new Request('http://site.test/assets/form-B3x9.js', { headers }));
      return Buffer.from(await response.arrayBuffer());
    };
    expect(brotliDecompressSync(await answer('br')).toString()).toBe('console.log("compressed by the build");');
    expect((await answer('identity')).toString()).toMatch(/^console\.log\(2\);/);
  });

  it('serves other files by decoded name', async () => {
    const { headers } = await get('/icon%20a.svg');
    expect(headers.get('Content-Type')).toBe('image/svg+xml');
    expect(headers.get('Cache-Control')).toBe('no-cache');
  });

  it('serves its page for addresses that exist only in the browser', async () => {
    expect((await get('/addons/es-facturae-v3', { Accept: 'text/html,*/*;q=0.8' })).text).toContain('<title>');
    expect((await get('/addons/es-facturae-v3', { Accept: 'application/json' })).status).toBe(404);
    expect((await get('/v0/nowhere', { Accept: 'text/html' })).status).toBe(404);
  });

  it.each([
    '/assets/none.js',
    '/.vite/manifest.json',
    '/..%2f..%2fetc%2fpasswd',
    `/..%2f${folder.split('/').pop()}-secret.txt`,
    '/assets',
    '/%',
  ])('answers %s with not found', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ key: 'not-found' });
  });

  it('rejects other methods', async () => {
    const { status, headers } = await get('/', {}, 'POST');
    expect(status).toBe(405);
    expect(headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    expect((await get('/nowhere', {}, 'POST')).status).toBe(404);
  });

  it('is missing if there is no page', () => {
    expect(createSite(join(folder, 'assets'))).toBeUndefined();
    expect(createSite(join(folder, 'missing'))).toBeUndefined();
  });
});
