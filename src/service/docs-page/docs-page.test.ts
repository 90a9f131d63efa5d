// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import { readTokens } from '../auth/tokens.ts';
import { service } from '../testing.ts';
import type { Description } from './description.ts';

const { ask } = service();

let page: Document;
let description: Description;

beforeAll(async () => {
  page = parsed((await ask('/v0/docs')).text);
  description = (await ask('/v0/openapi.json')).body;
});

/** The style sheet would be loaded. */
const parsed = (text: string) =>
  new DOMParser().parseFromString(text.replace(/<link rel="stylesheet"[^>]*>/, ''), 'text/html');

const operations = () => Object.values(description.paths).flatMap((methods) => Object.values(methods));
const section = (id: string) => page.getElementById(id) as HTMLElement;
const textsOf = (element: ParentNode, selector: string) =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('documentation page', () => {
  it('has its own policy, and loads only files of the service', async () => {
    const { status, headers, text } = await ask('/v0/docs');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
    expect(text).not.toMatch(/ style=| on\w+=|<style|<script>/);
    const files = [...text.matchAll(/(?:src|href)="([^"#][^"]*)"/g)].map(([, address]) => address);
    expect(files).toEqual(['data:,', '/v0/docs/page.css', '/v0/docs/page.js', '/v0/openapi.json']);
    expect((await ask('/v0/docs', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })).status).toBe(304);
  });

  it.each([
    ['/v0/docs/page.js', 'text/javascript; charset=utf-8'],
    ['/v0/docs/page.css', 'text/css; charset=utf-8'],
  ])('has the file %s', async (path, type) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe(type);
    expect((await ask(path, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })).status).toBe(304);
    expect((await ask('/v0/docs/other.js')).status).toBe(404);
  });

  it('has a script that needs nothing outside it', async () => {
    const script = (await ask('/v0/docs/page.js')).text;
    expect(script).not.toMatch(/\b(?:import|require|eval|Function|__vite\w*)\b\s*\(/);
    // biome-ignore lint/security/noGlobalEval: it is parsed, not run.
    expect(() => globalThis.eval(`() => { ${script} }`)).not.toThrow();
  });

  it('has every operation, with its statuses and a form', () => {
    expect(operations().length).toBeGreaterThan(30);
    for (const { operationId, summary, responses } of operations()) {
      expect(textsOf(section(operationId), 'h3'), operationId).toEqual([summary]);
      const statuses = Object.keys(responses).map((status) => (status === 'default' ? 'other' : status));
      const shown = textsOf(
        section(operationId),
        '.answers > li > code:first-child, .answers > li > details > summary > code:first-child',
      );
      expect(shown, operationId).toEqual(statuses);
      expect(section(operationId).querySelector('form'), operationId).not.toBeNull();
      expect(page.querySelector(`nav a[href="#${operationId}"]`), operationId).not.toBeNull();
    }
  });

  it('has every schema with its fields', () => {
    for (const [name, schema] of Object.entries(description.components.schemas)) {
      const parts = [schema, ...(schema.allOf ?? schema.anyOf ?? schema.oneOf ?? [])];
      const own = textsOf(section(`schema-${name}`), ':scope > .fields > li > div > .name');
      expect(own, name).toEqual(parts.flatMap(({ properties = {} }) => Object.keys(properties)));
    }
  });

  it('has no links that lead nowhere, and no identifier twice', () => {
    const ids = textsOf(page, '[id]').length;
    expect(new Set([...page.querySelectorAll('[id]')].map(({ id }) => id)).size).toBe(ids);
    const targets = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect(targets.filter((id) => !page.getElementById(id))).toEqual([]);
  });

  it('shows fields with types, marks and descriptions, also those of the schemas they refer to', () => {
    const [data] = section('build').querySelectorAll('.request > .fields > li');
    expect(data?.querySelector('.name')?.textContent).toBe('data');
    expect(textsOf(data as Element, '.mark')).toEqual(['required']);
    expect(data?.querySelector('.type a')?.getAttribute('href')).toBe('#schema-DocumentInput');
    const { description: about = '' } = description.components.schemas.Strict ?? {};
    expect(about).not.toBe('');
    expect(section('build').querySelector('.request')?.textContent).toContain(about.replaceAll('`', ''));
  });

  it('shows examples of requests and answers unchanged', () => {
    const { requestBody, responses } = description.paths['/build']?.post ?? {};
    const shown = textsOf(section('build'), 'pre').filter((text) => text !== '');
    const contents = [requestBody, responses?.[200]].map((part) =>
      part && 'content' in part ? part.content?.['application/json'] : undefined,
    );
    const examples = contents.flatMap((content) => Object.values(content?.examples ?? {}));
    expect(examples.length).toBeGreaterThan(3);
    expect(shown.map((text) => JSON.parse(text))).toEqual(examples.map(({ value }) => value));
  });

  it('describes tokens if callers have them', async () => {
    const { tokens } = readTokens(`till:${'0'.repeat(64)}:signing`);
    const guarded = service({ tokens: () => tokens, closed: ['documents'] });
    const { text } = await guarded.ask('/v0/docs');
    const other = parsed(text);
    expect(other.querySelector('#token input')).not.toBeNull();
    expect(page.querySelector('#token')).toBeNull();
    expect(other.getElementById('build')?.textContent).toContain('documents');
  });
});
