import { afterEach, describe, expect, it, vi } from 'vitest';
import { loads, translate } from '../translations/testing.ts';
import { invoice, service } from './testing.ts';

vi.mock('../translations/languages.ts', () => import('../translations/testing.ts'));

const nameless = { ...invoice, supplier: { tax_id: { country: 'US' } } };
const { ask, send, post } = service({ idempotency: { keptFor: 60_000, bytes: 100_000 } });
const reading = (language: string, path: string, body: unknown, headers = {}) =>
  send(path, JSON.stringify(body), 'application/json', { 'Accept-Language': language, ...headers });

const english = await post('/v0/build', { data: nameless });
const [first] = english.body.faults;
translate(
  'The reason for an allowance {found} (BT-98, BT-140) is not an allowed UNTDID 5189 code; use a listed code, such as 95 for a discount.',
  'Der Grund {found} (BT-98) ist unbekannt.',
);
translate('no such path: {asked}', 'Diesen Pfad gibt es nicht: {asked}');
translate(first.description, 'Der Verkäufer braucht einen Namen.');
const unwarned = await post('/v0/build', { data: { ...invoice, extra: 1 }, warnings: true });
const noticed = unwarned.body.warnings[0].description;

afterEach(() => {
  loads.length = 0;
});

describe('Accept-Language', () => {
  it('chooses the language of faults, but not of codes', async () => {
    const { status, body, headers } = await reading('de-AT, en;q=0.8', '/v0/build', { data: nameless });
    expect(status).toBe(422);
    const [{ description, code, ...fault }] = body.faults;
    expect(description).toBe('Der Verkäufer braucht einen Namen.');
    expect(fault).toEqual({ properties: first.properties });
    expect([code, body.message]).toEqual([first.code, description]);
    expect(headers.get('Content-Language')).toBe('de');
    expect(headers.get('Vary')).toBe('Accept-Encoding, Accept-Language');
  });

  it.each([
    [''],
    ['*'],
    ['en'],
    ['en-GB, de;q=0.9'],
    ['de;q=0.4, en'],
    ['de;q=0, ja'],
    ['*, de;q=0.5'],
    ['tlh'],
    ['no language'],
  ])('answers "%s" in English, and loads nothing', async (language) => {
    const { body, headers } = await reading(language, '/v0/build', { data: nameless });
    expect(body).toEqual(english.body);
    expect(headers.get('Content-Language')).toBe('en');
    expect(loads).toEqual([]);
  });

  it.each([['DE'], ['tlh, de;q=0.1'], ['en;q=0.2, de;q=0.7']])('answers "%s" in German', async (language) => {
    const { headers } = await reading(language, '/v0/build', { data: nameless });
    expect(headers.get('Content-Language')).toBe('de');
  });

  it('chooses the language of rules', async () => {
    const { body: plain, headers: plainHeaders } = await ask('/v0/rules/BW-UUID');
    translate(plain.explanation, 'Lassen Sie sie weg.');
    const { body, headers } = await ask('/v0/rules/BW-UUID', { headers: { 'Accept-Language': 'de' } });
    expect(body).toEqual({ ...plain, explanation: 'Lassen Sie sie weg.' });
    const again = await ask('/v0/rules/BW-UUID');
    expect(again.body).toEqual(plain);
    expect([headers.get('Content-Language'), plainHeaders.get('Content-Language')]).toEqual(['de', 'en']);
    expect(plainHeaders.get('Vary')).toContain('Accept-Language');
  });

  it('translates official rules, with … for their values', async () => {
    const { body } = await ask('/v0/rules/BR-CL-19', { headers: { 'Accept-Language': 'de' } });
    expect(body.description).toBe('Der Grund … (BT-98) ist unbekannt.');
  });

  it('answers in English if the texts cannot be loaded', async () => {
    const { body, headers } = await reading('fr', '/v0/build', { data: nameless });
    expect([body, headers.get('Content-Language')]).toEqual([english.body, 'en']);
  });

  it('marks texts that are not translated', async () => {
    const { body } = await reading('de', '/v0/build', { data: { ...invoice, extra: 1 }, warnings: true });
    expect(body.warnings[0]).toMatchObject({ description: noticed, lang: 'en' });
    expect(unwarned.body.warnings[0].lang).toBeUndefined();
  });

  it('does not declare the language of a document', async () => {
    const { headers } = await reading('de', '/v0/build', { data: invoice });
    expect([headers.get('Content-Language'), headers.get('Vary')]).toEqual([null, 'Accept-Encoding']);
  });

  it('selects the language of reports, losses and unrouted answers', async () => {
    const report = await reading('de', '/v0/build/report', { data: { ...invoice, extra: 1 } });
    expect([report.headers.get('Content-Language'), report.body.warnings[0].lang]).toEqual(['de', 'en']);
    const data = {
      ...invoice,
      code: '1',
      notes: [{ key: 'general', text: 'x', ext: { 'untdid-text-subject': 'AAA' } }],
    };
    const converted = await reading('de', '/v0/convert', { data, to: 'cii-d16b' });
    expect(converted.headers.get('Content-Language')).toBe('de');
    const languageOf = async (path: string) =>
      (await ask(path, { headers: { 'Accept-Language': 'de' } })).headers.get('Content-Language');
    expect(await Promise.all(['/v0/zzzzzzzz', '/v0/regimes/'].map(languageOf))).toEqual(['de', 'en']);
  });

  it('selects the language of streams', async () => {
    const line = JSON.stringify({ action: 'build', payload: { data: nameless } });
    const { text, headers } = await send('/v0/bulk', `${line}\n`, 'application/jsonl', { 'Accept-Language': 'de' });
    const [answer] = text
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each));
    expect(answer.error.faults[0].description).toBe('Der Verkäufer braucht einen Namen.');
    expect(headers.get('Content-Language')).toBe('de');
  });

  it('selects the language of tools, unless a call names another', async () => {
    const call = async (language: string, given: object) => {
      const params = { name: 'build', arguments: { data: nameless, ...given } };
      const { body } = await reading(language, '/v0/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
      return body.result.structuredContent.faults[0].description;
    };
    const german = 'Der Verkäufer braucht einen Namen.';
    expect(await call('de', {})).toBe(german);
    expect(await call('en', { language: 'de-AT' })).toBe(german);
    expect(await call('de', { language: 'en' })).toBe(first.description);
  });

  it('is part of the request that an Idempotency-Key repeats', async () => {
    const key = { 'Idempotency-Key': 'a' };
    const german = await reading('de', '/v0/build', { data: nameless }, key);
    const again = await reading('de-DE', '/v0/build', { data: nameless }, key);
    expect([again.text, again.headers.get('Idempotency-Replayed')]).toEqual([german.text, 'true']);
    expect((await reading('en', '/v0/build', { data: nameless }, key)).body).toMatchObject({ code: 422, key: 'input' });
  });

  it('is passed to threads', async () => {
    const tasks: Record<string, string>[] = [];
    const offload = async ({ headers }: { headers: Record<string, string> }) => {
      tasks.push(headers);
      return { status: 200, body: '{}' };
    };
    const large = { data: { ...invoice, notes: [{ key: 'general', text: 'x'.repeat(200_000) }] } };
    await service({ offload }).send('/v0/build', JSON.stringify(large), 'application/json', {
      'Accept-Language': 'de',
    });
    const lines = JSON.stringify({ action: 'ping' });
    await service({ offload }).send('/v0/bulk', lines, 'application/jsonl', { 'Accept-Language': 'de' });
    expect(tasks.map((headers) => headers['Accept-Language'])).toEqual(['de', 'de']);
  });
});
