import { expect, it } from 'vitest';
import { service as testService } from '../testing.ts';
import { routes } from './index.ts';

const { ask } = testService();

/** Streams that are answered while they arrive, and say what is wrong in their last line. */
const ANSWERED_BEFORE = '/v0/bulk';
const TYPES = ['application/json', 'application/jsonl', 'application/xml'];

/** Returns a body whose sender hangs up. */
function brokenBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"to":'));
      controller.error(new Error('gone'));
    },
  });
}

const taking = routes.filter(({ method, path }) => method === 'POST' && !path.includes(':'));

it.each(taking.map(({ path }) => path))('%s rejects a body that ends early or cannot be decompressed', async (path) => {
  for (const type of TYPES) {
    const headers = { 'Content-Type': type };
    const cut = await ask(path, { method: 'POST', body: brokenBody(), headers, duplex: 'half' } as RequestInit);
    const packed = { ...headers, 'Content-Encoding': 'gzip' };
    const other = await ask(path, { method: 'POST', body: 'x', headers: packed });
    for (const { status, text } of [cut, other]) {
      if (path === ANSWERED_BEFORE && status === 200) expect(text).toContain('"code":400');
      else expect([400, 415]).toContain(status);
    }
  }
});

it.each(taking.map(({ path }) => path))('%s rejects a body above the limit while reading it', async (path) => {
  const { ask: askSmall } = testService({ limits: { maxBody: 2000, incomingBytes: 1_200_000 } });
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x61));
      if (sent > 64 * 1024 * 1024) controller.close();
    },
  });
  const takesLines = /bulk|declare|verifactu|zatca/.test(path);
  const headers = { 'Content-Type': takesLines ? 'application/jsonl' : 'application/json' };
  const { status, text } = await askSmall(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  if (path === ANSWERED_BEFORE) expect(text).toContain('"key":"too-large"');
  else expect([status, sent < 8 * 1024 * 1024]).toEqual([413, true]);
});
