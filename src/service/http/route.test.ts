import { expect, it, vi } from 'vitest';
import { sha256Hex } from '../../engine/text/sha256.ts';
import { service } from '../testing.ts';
import { matches } from './headers.ts';
import { type Call, reference } from './route.ts';

vi.mock('../../engine/text/sha256.ts', { spy: true });

/** The parts of a call that the answer of a route uses. */
const callOf = (texts: Call['service']['texts']) => ({ service: { texts }, indent: false }) as unknown as Call;

it('reference builds data and tag once per name', async () => {
  const { ask } = service();
  const tag = (await ask('/v0/regimes')).headers.get('ETag') ?? '';
  vi.mocked(sha256Hex).mockClear();
  for (const sent of ['', tag, '"other"'])
    expect((await ask('/v0/regimes', { headers: { 'If-None-Match': sent } })).headers.get('ETag')).toBe(tag);
  expect(sha256Hex).not.toHaveBeenCalled();
});

it('reference changes its tag only if an upgrade changes the data', async () => {
  const before = await reference(callOf(new Map()), '/rates', () => ({ rate: '19%' }));
  const same = await reference(callOf(new Map()), '/rates', () => ({ rate: '19%' }));
  const after = await reference(callOf(new Map()), '/rates', () => ({ rate: '21%' }));
  expect(same.etag).toBe(before.etag);
  expect(matches(before.etag ?? null, String(after.etag))).toBe(false);
});

it('reference does not cache texts that anyone can request in unlimited number', async () => {
  const texts: Call['service']['texts'] = new Map();
  const { body, etag } = await reference(callOf(texts), undefined, () => ({ rules: [] }));
  expect(body).toBe('{"rules":[]}\n');
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  expect(texts.size).toBe(0);
});
