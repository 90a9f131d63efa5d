import { expect, it } from 'vitest';
import { service } from '../../../service/testing.ts';
import { createDocsScript } from './docs.ts';

const { ask } = service({ docsScript: createDocsScript() });

it('documentation page has its own policy', async () => {
  const { status, headers, text } = await ask('/v0/docs');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(headers.get('Cache-Control')).toBe('no-cache');
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
  expect(text).toContain('/v0/openapi.json');
  expect(text).not.toMatch(/https?:\/\//);
  expect(text.match(/<script[^>]*>[^<]/)).toBeNull();
  expect((await ask('/v0/docs', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })).status).toBe(304);
});

it('documentation page has its script', async () => {
  const { status, headers, text } = await ask('/v0/docs/scalar.js');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('Cache-Control')).toBe('no-cache');
  expect(headers.get('ETag')).toBe((await ask('/v0/docs/scalar.js')).headers.get('ETag'));
  const again = await ask('/v0/docs/scalar.js', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
  expect(again.status).toBe(304);
  expect(text).toContain('@scalar/api-reference');
  expect(text).not.toContain('new Function(');
  expect((await ask('/v0/docs/other.js')).status).toBe(404);
});

it('a missing documentation page is answered with the address of the description', async () => {
  for (const path of ['/v0/docs', '/v0/docs/scalar.js']) {
    const { status, body } = await service().ask(path);
    expect(status).toBe(404);
    expect(body).toMatchObject({ key: 'not-found', message: expect.stringContaining('/v0/openapi.json') });
  }
});
