import { describe, expect, it, vi } from 'vitest';
import { invoice, service } from '../testing.ts';
import type { Answer } from './answer.ts';
import { type AnswerStore, SharedAnswers } from './shared-answers.ts';

const keptFor = 60_000;
const lostAfter = 1000;

/** A store in memory, with its time in milliseconds. */
class FakeStore implements AnswerStore {
  now = 0;
  isDown = false;
  readonly #entries = new Map<string, { text: string; expires: number }>();

  #entry(name: string) {
    if (this.isDown) throw new Error('down');
    const entry = this.#entries.get(name);
    return entry && entry.expires > this.now ? entry : undefined;
  }

  async add(name: string, text: string, milliseconds: number) {
    const entry = this.#entry(name);
    if (!entry) this.#entries.set(name, { text, expires: this.now + milliseconds });
    return entry?.text;
  }

  async replace(name: string, before: string, text: string, milliseconds: number) {
    const isSame = this.#entry(name)?.text === before;
    if (isSame) this.#entries.set(name, { text, expires: this.now + milliseconds });
    return isSame;
  }

  async remove(name: string, text: string) {
    if (this.#entry(name)?.text === text) this.#entries.delete(name);
  }
}

/** Returns replicas with a store, and what they report. */
function replicas() {
  const store = new FakeStore();
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const replica = () => new SharedAnswers({ store, keptFor, lostAfter, interval: 1, report });
  return { store, reported, first: replica(), second: replica() };
}

const asked = { path: '/v0/sign', caller: 'erp', bytes: new Uint8Array() };
const give =
  (body: Answer['body'], status = 200) =>
  async (): Promise<Answer> => ({ status, body });

/** Returns an answer that is still to come. */
function pending() {
  let resolve: (answer: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((give) => {
    resolve = give;
  });
  return { promise, resolve };
}

const never = () => Promise.reject(new Error('done twice'));

describe('SharedAnswers', () => {
  it('returns the answer of another replica, with its headers', async () => {
    const { first, second } = replicas();
    const answer = { status: 201, body: 'ä', type: 'text/plain', headers: { Allow: 'GET' } };
    expect(await first.answer('a', asked, async () => answer)).toEqual(answer);
    const headers = { Allow: 'GET', 'Idempotency-Replayed': 'true' };
    expect(await second.answer('a', asked, never)).toEqual({ ...answer, headers });
    await first.answer('pdf', asked, give(new Uint8Array([0, 255, 128])));
    expect((await second.answer('pdf', asked, never)).body).toEqual(new Uint8Array([0, 255, 128]));
    await first.answer('empty', asked, give(null, 204));
    expect(await second.answer('empty', asked, never)).toMatchObject({ status: 204, body: null });
  });

  it('waits while another replica is at work', async () => {
    const { first, second } = replicas();
    const { promise, resolve } = pending();
    const work = vi.fn(() => promise);
    const claimed = first.answer('a', asked, work);
    await expect.poll(() => work).toHaveBeenCalled();
    const waiting = second.answer('a', asked, never);
    resolve({ status: 200, body: 'once' });
    expect((await Promise.all([claimed, waiting])).map(({ body }) => body)).toEqual(['once', 'once']);
  });

  it('rejects a key that was used for another request, and distinguishes callers', async () => {
    const { first, second } = replicas();
    await first.answer('a', asked, give('1'));
    expect((await second.answer('a', { ...asked, path: '/v0/build' }, never)).status).toBe(422);
    expect((await second.answer('a', asked, never)).body).toBe('1');
    expect((await second.answer('a', { ...asked, caller: 'shop' }, give('2'))).body).toBe('2');
  });

  it('does not store an answer that may differ on retry', async () => {
    const { first, second } = replicas();
    await first.answer('a', asked, give('busy', 503));
    expect((await second.answer('a', asked, give('1'))).body).toBe('1');
    await expect(first.answer('b', asked, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await second.answer('b', asked, give('2'))).body).toBe('2');
  });

  it("repeats the work of a lost replica, and returns that replica's answer if it comes back", async () => {
    const { store, first, second } = replicas();
    const { promise, resolve } = pending();
    const work = vi.fn(() => promise);
    const slow = first.answer('a', asked, work);
    await expect.poll(() => work).toHaveBeenCalled();
    store.now += lostAfter;
    expect((await second.answer('a', asked, give('second'))).body).toBe('second');
    resolve({ status: 200, body: 'first' });
    expect((await slow).body).toBe('second');
  });

  it('keeps answers for a time', async () => {
    const { store, first, second } = replicas();
    await first.answer('a', asked, give('1'));
    store.now += keptFor;
    expect((await second.answer('a', asked, give('2'))).body).toBe('2');
  });

  it('answers 503 without a store, but returns finished work if the store fails', async () => {
    const { store, reported, first } = replicas();
    store.isDown = true;
    const refused = await first.answer('a', asked, never);
    expect(refused).toMatchObject({ status: 503, headers: { 'Retry-After': '1' } });
    store.isDown = false;
    const loses = async () => {
      store.isDown = true;
      return { status: 200, body: 'done' };
    };
    expect((await first.answer('a', asked, loses)).body).toBe('done');
    expect(reported).toHaveLength(2);
  });

  it('lets replicas of the service share answers', async () => {
    const { first, second } = replicas();
    const body = JSON.stringify({ data: invoice, envelop: true });
    const ask = (idempotency: SharedAnswers) =>
      service({ idempotency }).send('/v0/build', body, 'application/json', { 'Idempotency-Key': 'a' });
    const [one, other] = [await ask(first), await ask(second)];
    expect([one.status, other.text]).toEqual([200, one.text]);
    expect([one, other].map(({ headers }) => headers.get('Idempotency-Replayed'))).toEqual([null, 'true']);
  });
});
