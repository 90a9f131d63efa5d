import { expect, it } from 'vitest';
import { invoice, service } from '../testing.ts';
import { KeptAnswers } from './idempotency.ts';

const limits = { keptFor: 60_000, bytes: 10_000 };
const body = JSON.stringify({ data: invoice, envelop: true });

it('a repeated Idempotency-Key gets the first answer, with its UUID', async () => {
  const { send } = service({ idempotency: limits });
  const ask = (key: string, text = body, path = '/v0/build') =>
    send(path, text, 'application/json', { 'Idempotency-Key': key });
  const [first, again] = [await ask('a'), await ask('a')];
  expect(first.body.head.uuid).toMatch(/^[0-9a-f-]{36}$/);
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect([first, again].map(({ headers }) => headers.get('Idempotency-Replayed'))).toEqual([null, 'true']);
  expect((await ask('b')).text).not.toBe(first.text);
  for (const other of [await ask('a', '{}'), await ask('a', body, '/v0/replicate')]) {
    expect(other.body).toMatchObject({ code: 422, key: 'input' });
  }
  expect((await ask('x'.repeat(300))).body).toMatchObject({ code: 400, key: 'input' });
});

it('requests for another form, or in another language, are different', async () => {
  const { send } = service({ idempotency: limits });
  const signed = JSON.stringify({ data: { ...invoice, code: '1' }, to: 'xrechnung-ubl' });
  const ask = (accept: string, type = 'application/json') =>
    send('/v0/convert', signed, type, { 'Idempotency-Key': 'a', Accept: accept });
  const first = await ask('application/json');
  expect((await ask('application/json')).headers.get('Idempotency-Replayed')).toBe('true');
  for (const other of [await ask('application/xml'), await ask('application/json', 'application/yaml')]) {
    expect(other.body).toMatchObject({ code: 422, key: 'input' });
    expect(other.text).not.toBe(first.text);
  }
});

it('concurrent duplicates run once, and answers unrelated to the request are dropped', async () => {
  const kept = new KeptAnswers(limits);
  let made = 0;
  const asked = { path: '/v0/sign', caller: 'address 203.0.113.7', bytes: new Uint8Array() };
  const make = (status: number) => async () => ({ status, body: String(++made) });
  const both = await Promise.all([kept.answer('a', asked, make(200)), kept.answer('a', asked, make(200))]);
  expect(both.map((each) => each.body)).toEqual(['1', '1']);
  expect((await kept.answer('b', asked, make(503))).body).toBe('2');
  expect((await kept.answer('b', asked, make(422))).body).toBe('3');
  expect((await kept.answer('b', asked, make(200))).body).toBe('3');
  // Keys of other callers are separate.
  expect((await kept.answer('a', { ...asked, caller: 'erp' }, make(200))).body).toBe('4');
  const broken = () => Promise.reject(new Error('broken'));
  await expect(kept.answer('c', asked, broken)).rejects.toThrow('broken');
  expect((await kept.answer('c', asked, make(200))).body).toBe('5');
});

it('answers are kept for a time, within the memory limit', async () => {
  let now = 0;
  const kept = new KeptAnswers({ keptFor: 1000, bytes: 4096 }, () => now);
  let made = 0;
  const ask = async (key: string, text = 'x') => {
    const make = async () => ({ status: 200, body: `${++made}${text}` });
    const { body } = await kept.answer(
      key,
      { path: '/', caller: 'address 203.0.113.7', bytes: new Uint8Array() },
      make,
    );
    return Number.parseInt(String(body), 10);
  };
  expect([await ask('a'), await ask('a')]).toEqual([1, 1]);
  now = 1000;
  expect(await ask('a')).toBe(2);
  expect(await ask('b', 'x'.repeat(1100))).toBe(3);
  // Both together exceeded the limit, so the oldest was dropped.
  expect([await ask('b'), await ask('a')]).toEqual([3, 4]);
});

it('the limit of kept answers counts every entry, also short answers to long requests', async () => {
  const kept = new KeptAnswers({ keptFor: 1000, bytes: 5000 });
  let made = 0;
  const ask = async (key: string) => {
    const asked = { path: `/?${'x'.repeat(9000)}`, caller: 'address 203.0.113.7', bytes: new Uint8Array() };
    return (await kept.answer(key, asked, async () => ({ status: 200, body: String(++made) }))).body;
  };
  for (const key of ['a', 'b', 'c', 'd', 'e']) await ask(key);
  // Only a hash of the path is stored, so there is room for four.
  expect([await ask('b'), await ask('e'), await ask('a')]).toEqual(['2', '5', '6']);
});

it('the limit of kept answers does not count an entry dropped while in progress', async () => {
  let now = 0;
  const kept = new KeptAnswers({ keptFor: 1000, bytes: 10_000 }, () => now);
  const asked = { path: '/', caller: 'address 203.0.113.7', bytes: new Uint8Array() };
  let made = 0;
  const ask = async (key: string) =>
    (await kept.answer(key, asked, async () => ({ status: 200, body: String(++made) }))).body;
  const ends: (() => void)[] = [];
  const slow = kept.answer('slow', asked, async () => {
    await new Promise<void>((resolve) => void ends.push(resolve));
    return { status: 200, body: 'x'.repeat(6000) };
  });
  await expect.poll(() => ends.length).toBe(1);
  now = 1000;
  expect(await ask('a')).toBe('1');
  ends[0]?.();
  await slow;
  expect([await ask('b'), await ask('a')]).toEqual(['2', '1']);
});

it('Idempotency-Key is ignored unless enabled', async () => {
  const { send } = service();
  const ask = () => send('/v0/build', body, 'application/json', { 'Idempotency-Key': 'a' });
  expect((await ask()).text).not.toBe((await ask()).text);
});

it('work continues when the client has gone, and a retry gets the answer', async () => {
  const { ask } = service({ idempotency: limits, hasGone: () => true });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'a' };
  const request = { method: 'POST', headers, body };
  const [first, again] = await Promise.all([ask('/v0/build', request), ask('/v0/build', request)]);
  expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
});

it('new private keys are not kept', async () => {
  const { send } = service({ idempotency: limits });
  const ask = () => send('/v0/keygen', '{}', 'application/json', { 'Idempotency-Key': 'a' });
  const [first, again] = [await ask(), await ask()];
  expect(first.status).toBe(200);
  expect(again.body.private.d).not.toBe(first.body.private.d);
});

it('callers without a token are distinguished by address', async () => {
  let address = '203.0.113.7';
  const { send } = service({ idempotency: limits, addressOf: () => address });
  const ask = () => send('/v0/build', body, 'application/json', { 'Idempotency-Key': 'a' });
  const first = await ask();
  address = '203.0.113.8';
  const other = await ask();
  expect(other.headers.get('Idempotency-Replayed')).toBeNull();
  expect(other.text).not.toBe(first.text);
});
