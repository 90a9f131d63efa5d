import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../service/app.ts';
import { createDocsSite } from './docs-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

for (const name of ['assets', 'rules']) mkdirSync(join(folder, name));
writeFileSync(join(folder, 'index.html'), '<title>First</title>');
writeFileSync(join(folder, 'start.html'), '<title>Start</title>');
writeFileSync(join(folder, '404.html'), '<title>No such page</title>');
writeFileSync(join(folder, 'rules', 'index.html'), '<title>Rules</title>');
writeFileSync(join(folder, 'assets', 'app.B3x9.js'), 'console.log(1);');

const app = createApp({ site: createDocsSite(folder) ?? expect.fail('no site') });

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.fetch(new Request(`http://docs.test${path}`, { headers }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('documentation site', () => {
  it('serves pages without file extension, revalidated each time', async () => {
    for (const [path, title] of [
      ['/docs/', 'First'],
      ['/docs/start', 'Start'],
      ['/docs/start.html', 'Start'],
      ['/docs/rules/', 'Rules'],
    ] as const) {
      const { status, headers, text } = await get(path);
      expect([path, status, text]).toEqual([path, 200, `<title>${title}</title>`]);
      expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(headers.get('Cache-Control')).toBe('no-cache');
      expect((await get(path, { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304);
    }
  });

  it('redirects from the address without a slash to its first page', async () => {
    const answer = await app.fetch(new Request('http://docs.test/docs', { redirect: 'manual' }));
    expect(answer.status).toBe(308);
    expect(answer.headers.get('Location')).toBe('/docs/');
  });

  it('redirects from an address with an extra or missing slash', async () => {
    for (const [path, leads] of [
      ['/docs/rules', '/docs/rules/'],
      ['/docs/start/', '/docs/start'],
      ['/docs/%72ules', '/docs/rules/'],
    ] as const) {
      const request = new Request(`http://docs.test${path}`, { redirect: 'manual', headers: { Accept: 'text/html' } });
      const answer = await app.fetch(request);
      expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 308, leads]);
      expect((await get(leads)).status).toBe(200);
    }
    for (const path of ['/docs//', '/docs/rules//', '/docs/start.html/', '/docs/nowhere/']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  it('serves new builds at once, and reports removed pages as unknown', async () => {
    const page = join(folder, 'changing.html');
    writeFileSync(page, '<title>Before</title>');
    const site = createApp({ site: createDocsSite(folder) ?? expect.fail('no site') });
    const ask = (headers: Record<string, string>) =>
      site.fetch(new Request('http://docs.test/docs/changing', { headers }));
    const tag = (await ask({})).headers.get('ETag') ?? '';
    expect((await ask({ 'If-None-Match': tag })).status).toBe(304);
    writeFileSync(page, '<title>Since</title>');
    const since = await ask({ 'If-None-Match': tag });
    expect([since.status, await since.text()]).toEqual([200, '<title>Since</title>']);
    rmSync(page);
    const gone = await ask({ Accept: 'text/html' });
    expect([gone.status, await gone.text()]).toEqual([404, '<title>No such page</title>']);
    expect((await ask({ Accept: '*/*' })).status).toBe(404);
  });

  it('allows caching of files with a hash in their names', async () => {
    expect((await get('/docs/assets/app.B3x9.js')).headers.get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('allows pages only their own scripts and requests', async () => {
    const policy = (await get('/docs/')).headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('answers unknown addresses with a page, and with an error for programs', async () => {
    const page = await get('/docs/nowhere', { Accept: 'text/html' });
    expect([page.status, page.text]).toEqual([404, '<title>No such page</title>']);
    const { status, headers } = await get('/docs/nowhere', { Accept: '*/*' });
    expect([status, headers.get('Content-Type')]).toEqual([404, 'application/json']);
  });

  it('serves no file outside its folder, and no other page', async () => {
    for (const path of ['/docs/..%2f..%2fetc/passwd', '/docs/%2e%2e/', '/start', '/docsx', '/docs/%']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  it('is missing if it was not built', () => {
    expect(createDocsSite(join(folder, 'elsewhere'))).toBeUndefined();
  });
});
