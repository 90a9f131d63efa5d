import { expect, it } from 'vitest';
import type { FindIssuerKeys, ForeignSignature } from '../../engine/external-signer.ts';
import { message } from '../../engine/text/message.ts';
import { exampleEnvelope } from '../../operations/example-data.ts';
import { invoice, service } from '../testing.ts';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { Slot } from './slot.ts';

const data = { ...invoice, code: '1' };
const [signature = ''] = exampleEnvelope.sigs as string[];

it('Slot lets other requests run during calls to a signer or issuer', async () => {
  const waiting: (() => void)[] = [];
  const outside = <T>(value: T) => new Promise<T>((resolve) => void waiting.push(() => resolve(value)));
  const none: ForeignSignature = { ok: false, why: message('the signer failed') };
  const unreachable = { kind: 'unreachable', why: message('none') } as const;
  const { post, send } = service({
    limits: { inWork: 1 },
    signingKeys: () => [{ kid: 'hsm' }],
    signExternally: () => outside(none),
    issuerKeys: (() => outside(unreachable)) satisfies FindIssuerKeys,
    loopbackPort: () => undefined,
    allowedHosts: ['service.test'],
  });
  const line = JSON.stringify({ action: 'sign', payload: { data } });
  const asked = [
    post('/v0/sign', { data }),
    send('/v0/bulk', `${line}\n`, 'application/jsonl'),
    post('/v0/verify', { data: { ...exampleEnvelope, sigs: [signature, signature] } }),
  ];
  await expect.poll(() => waiting.length).toBe(4);
  expect((await post('/v0/build', { data })).status).toBe(200);
  for (const goOn of waiting) goOn();
  const [signed, streamed, verified] = await Promise.all(asked);
  expect([signed?.status, verified?.status]).toEqual([502, 502]);
  expect(streamed?.text).toContain('the signer failed');
  expect((await post('/v0/build', { data })).status).toBe(200);
});

it('Slot is taken again after all concurrent calls, released once, and kept if too many calls are pending', async () => {
  const limiter = new ConcurrencyLimiter({ inWork: 1, waiting: 1, waitingBytes: 100 });
  limiter.tryAcquire();
  const place = new Slot(limiter);
  const ends: (() => void)[] = [];
  const call = () => new Promise<void>((resolve) => void ends.push(resolve));
  const order: string[] = [];
  const calls = ['a', 'b'].map((name) => place.without(call).then(() => order.push(name)));
  await expect.poll(() => ends.length).toBe(2);
  expect([limiter.tryAcquire(), limiter.tryAcquire()]).toEqual([true, false]);
  const other = new Slot(limiter);
  const kept = other.without(call);
  await expect.poll(() => ends.length).toBe(3);
  expect(limiter.tryAcquire()).toBe(false);
  for (const end of ends) end();
  await kept;
  expect(order).toEqual([]);
  other.release();
  await Promise.all(calls);
  expect([order, limiter.counts()]).toEqual([['a', 'b'], { inWork: 1, waiting: 0 }]);
  // Failed work does not wait for calls it has begun.
  const late = place.without(call);
  await expect.poll(() => ends.length).toBe(4);
  place.release();
  expect(limiter.counts().inWork).toBe(0);
  ends[3]?.();
  await late;
  expect(limiter.counts()).toEqual({ inWork: 0, waiting: 0 });
});
