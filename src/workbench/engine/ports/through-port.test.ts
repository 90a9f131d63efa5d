import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../client/index.ts';
import { load } from '../../../engine/loading.ts';
import { createApp } from '../../../service/app.ts';
import { examples } from '../../../service/examples/index.ts';
import { answerCalls, Calls, type Functions } from './calls.ts';
import { type Answering, answerThroughPort, fetchThroughPort } from './through-port.ts';

beforeAll(() => load('all'));

const open: MessagePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

/** Provides functions at one end of a channel and returns the caller at the other. */
function across<F extends Functions>(functions: F): Calls<F> {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  answerCalls(port2, functions);
  port1.start();
  port2.start();
  return new Calls<F>(port1);
}

const app = createApp({
  environment: { now: () => new Date('2026-03-10T12:00:00Z'), uuid: () => '0195f2a0-0000-7000-8000-000000000000' },
});
const overPort = () =>
  createClient({
    base: '/v0',
    fetch: fetchThroughPort(across<Answering>({ request: answerThroughPort((request) => app.fetch(request)) })),
  });
const direct = createClient({
  base: 'http://service.test/v0',
  fetch: (url, init) => app.fetch(new Request(url, init)),
});

describe('service behind a port', () => {
  it('answers every example as it does directly', async () => {
    const client = overPort();
    expect(examples.length).toBeGreaterThan(40);
    for (const { load: loadExample } of examples) {
      const request = { data: JSON.stringify(await loadExample()), envelop: true, warnings: true };
      const [through, straight] = await Promise.all([client.build(request), direct.build(request)]);
      expect(through.value).toEqual(straight.value);
      expect(through.warnings).toEqual(straight.warnings);
      expect(through.time).toBeGreaterThan(0);
    }
  });

  it('rejects requests with the same faults as directly', async () => {
    const data = '{"$schema":"https://gobl.org/draft-0/note/message","content":7}';
    const refusals = await Promise.all(
      [overPort(), direct].map((client) => client.build({ data }).catch((error: unknown) => error)),
    );
    expect(refusals[0]).toMatchObject({ code: 400, faults: [{ code: 'BW-JSON-TYPE' }] });
    expect({ ...(refusals[0] as object), time: 0, requestId: '' }).toEqual({
      ...(refusals[1] as object),
      time: 0,
      requestId: '',
    });
  });
});

describe('calls across a port', () => {
  it('return the results of the functions in any order of completion', async () => {
    const calls = across({
      slow: (text: string) => new Promise<string>((resolve) => setTimeout(resolve, 20, `${text}, late`)),
      quick: (text: string) => text,
    });
    expect(await Promise.all([calls.call('slow', 'a'), calls.call('quick', 'b')])).toEqual(['a, late', 'b']);
  });

  it('reject with the error that the function threw', async () => {
    const calls = across({
      fail: () => {
        throw new RangeError('too far');
      },
    });
    await expect(calls.call('fail', undefined)).rejects.toThrow('too far');
  });

  it('can be aborted, and the function is notified', async () => {
    let hear: (what: string) => void = () => {};
    const heard = new Promise<string>((resolve) => {
      hear = resolve;
    });
    const calls = across({
      wait: (_: unknown, signal: AbortSignal) =>
        new Promise(() => signal.addEventListener('abort', () => hear('given up'))),
    });
    const controller = new AbortController();
    const call = calls.call('wait', undefined, controller.signal);
    controller.abort(new Error('no longer wanted'));
    await expect(call).rejects.toThrow('no longer wanted');
    expect(await heard).toBe('given up');
  });

  it('reject once the other side is lost, including later calls', async () => {
    const calls = across({ wait: () => new Promise(() => {}) });
    const waiting = calls.call('wait', undefined);
    calls.lose(new Error('the worker has ended'));
    await expect(waiting).rejects.toThrow('the worker has ended');
    await expect(calls.call('wait', undefined)).rejects.toThrow('the worker has ended');
  });
});
