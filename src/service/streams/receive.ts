import { decodedBody } from '../http/body.ts';
import { ByteCollector } from '../http/byte-collector.ts';
import type { Incoming } from '../http/incoming.ts';
import type { Received } from '../http/request.ts';
import type { Posted } from '../http/work.ts';
import { Source, STREAM_TIMES } from './source.ts';

/** Media types of JSON lines; the first is used for answers. */
export const LINES = ['application/jsonl', 'application/x-ndjson'] as const;

/** Returns the media type of a body, without its parameters. */
export function typeOf({ headers }: Pick<Incoming, 'headers'>): string {
  return (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Returns whether a body is declared as JSON lines. */
export function isLines(request: Pick<Incoming, 'headers'>): boolean {
  return LINES.some((type) => type === typeOf(request));
}

/**
 * Receives a stream that is answered as a whole. It may be longer than other bodies, and has a share of what all streams may hold.
 */
export async function receiveStream({ request, service }: Posted): Promise<Received<'LINES'>> {
  const body = decodedBody(request, service);
  if ('ok' in body) return body;
  const { streams, limits, stopping } = service;
  const options = { ...STREAM_TIMES, longest: limits.maxBody, incoming: streams, stopping };
  const source = new Source(body, options, request.signal);
  try {
    const collected = new ByteCollector();
    for await (const piece of source.pieces()) collected.add(piece);
    return source.stopped ?? { ok: true, bytes: collected.take(), language: 'LINES' };
  } finally {
    source.end();
  }
}
