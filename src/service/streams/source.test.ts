import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { refusal } from '../../operations/errors.ts';
import { StreamBudget } from '../limits/stream-budget.ts';
import { service } from '../testing.ts';
import { Source, STREAM_TIMES } from './source.ts';

const MIB = 1024 * 1024;
const PIECE = new Uint8Array(MIB);

/** Reads pieces of 1 MiB, decompressed from the given number of bytes in all. Returns how many were read, and why reading stopped. */
async function readFrom(pieces: number, received: number) {
  let left = pieces;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (left-- > 0) controller.enqueue(PIECE);
      else controller.close();
    },
  });
  const body = { stream, received: () => received, broken: () => refusal('input', 'broken') };
  const incoming = new StreamBudget(64 * MIB, 16 * MIB);
  const source = new Source(body, { ...STREAM_TIMES, longest: 10 * MIB, incoming }, new AbortController().signal);
  let count = 0;
  for await (const piece of source.pieces()) {
    count++;
    source.release(piece.length);
  }
  source.end();
  return [count, source.stopped?.key, incoming.reserved];
}

it('a long stream that is compressed to almost nothing is rejected', async () => {
  expect(await readFrom(60, 1000)).toEqual([60, undefined, 0]);
  expect(await readFrom(90, 1000)).toEqual([64, 'too-large', 0]);
  expect(await readFrom(90, MIB)).toEqual([90, undefined, 0]);
});

it('a stream of similar lines may be compressed', async () => {
  const lines = '{"action":"ping","req_id":"0123456789"}\n'.repeat(2000);
  const headers = { 'Content-Encoding': 'gzip' };
  const { status, text } = await service().send('/v0/bulk', gzipSync(lines), 'application/jsonl', headers);
  expect([status, text.trim().split('\n').length]).toEqual([200, 2001]);
});
