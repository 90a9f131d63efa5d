/** Checks chains of records or invoices in streams. Keeps only the data of chains. */

import type { Json } from '../../engine/model/json.ts';
import { joinedBytes } from '../../engine/text/joined-bytes.ts';
import type { ChainState, Digest } from '../../formats/index.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import type { ChainCheck } from '../../operations/many/chain-check.ts';
import { type Answer, inLanguage, json, refused } from '../http/answer.ts';
import { decodedBody } from '../http/body.ts';
import { ByteCollector } from '../http/byte-collector.ts';
import { bytesOf } from '../http/incoming.ts';
import type { Received } from '../http/request.ts';
import type { Call, Route } from '../http/route.ts';
import { answerBody, type BodyWork } from '../http/work.ts';
import { LARGE_SLOW } from '../limits/limits.ts';
import { MOST_RECORDS, tooManyRecords } from '../limits/records.ts';
import { LINE_FEED } from './groups.ts';
import { LINES, typeOf } from './receive.ts';
import { overloaded, Source, STREAM_TIMES } from './source.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const TYPES = ['application/xml', ...LINES, 'text/xml'] as const;

/** Returns the route that answers a stream of XML or JSON lines with the chains in it, and the routes that work on it in threads. */
export function chainRoutes(chains: ChainCheck): { route: Route; inThreads: Route[] } {
  const path = pathOf(chains);
  const work: BodyWork<Call, Bytes, 'LINES'> = {
    path: path + REST,
    receive: (call) => receiveChain(call, chains),
    read: (_, bytes) => bytes,
    isLong: (_, size) => size > LARGE_SLOW,
    answer: (call, bytes) => answerTo(bytes, call, chains),
  };
  return {
    route: { method: 'POST', path, answer: (call) => answerBody(call, work) },
    inThreads: [
      {
        method: 'POST',
        path: path + PART,
        async answer(call) {
          const body = await partOf(await bytesOf(call.request), chains, call.service.digest);
          return { status: 200, body, type: LINES[0] };
        },
      },
      {
        method: 'POST',
        path: path + REST,
        answer: async (call) => answerTo(await bytesOf(call.request), call, chains),
      },
    ],
  };
}

const pathOf = ({ name }: ChainCheck) => `/v0/${name}/chain`;
const PART = '/part';
const REST = '/rest';

/** Bytes that are read together. */
const PART_BYTES = 1024 * 1024;

/** The texts of a part that are listed as unreadable. */
const MOST_UNREAD = 1000;

/** Where a stream continues, before the bytes of a part or of the rest. */
interface Head {
  state?: ChainState | undefined;
  /** The number of records so far. */
  records: number;
  /** The bytes of events that follow. */
  events: number;
}

const NOTHING: Head = { records: 0, events: 0 };

/** Receives a stream. Reads long ones in parts, and keeps only their events. */
async function receiveChain(call: Call, chains: ChainCheck): Promise<Received<'LINES'>> {
  const { request, service } = call;
  if (!TYPES.some((type) => type === typeOf(request))) return unsupported(request.headers.get('Content-Type'));
  const body = decodedBody(request, service);
  if ('ok' in body) return body;
  const { streams, limits, stopping } = service;
  const options = { ...STREAM_TIMES, longest: limits.maxBody, incoming: streams, stopping };
  const source = new Source(body, options, request.signal);
  const events = new ByteCollector();
  let rest = new ByteCollector();
  let head = NOTHING;
  /** The bytes of the rest up to which it can be read alone. */
  let whole = 0;
  let boundary: number | undefined;
  try {
    for await (const piece of source.pieces()) {
      boundary ??= boundaryOf(piece, chains.isXmlLong);
      const last = boundary === undefined || boundary === NO_BOUNDARY ? -1 : piece.lastIndexOf(boundary);
      if (last >= 0) whole = rest.size + last + 1;
      rest.add(piece);
      if (rest.size < PART_BYTES || whole === 0) continue;
      const bytes = rest.take();
      rest = new ByteCollector();
      rest.add(bytes.slice(whole));
      const read = await readPart(withHead(head, [bytes.subarray(0, whole)]), call, chains);
      if ('ok' in read) return read;
      head = { ...read.head, events: head.events + read.events.length };
      if (head.records > MOST_RECORDS) return tooManyRecords(chains);
      events.add(read.events);
      source.release(whole);
      if (!source.hold(read.events.length)) return overloaded();
      whole = 0;
    }
    if (source.stopped) return source.stopped;
    return { ok: true, bytes: withHead(head, [events.take(), rest.take()]), language: 'LINES' };
  } finally {
    source.end();
  }
}

const NO_BOUNDARY = -1;
const GREATER = 0x3e;
const SPACE = 0x20;
/** The bytes of a byte order mark. */
const MARK = [0xef, 0xbb, 0xbf];
/** The first bytes of JSON lines: an object, a list or a text. */
const JSON_STARTS = [0x7b, 0x5b, 0x22];

/** Returns the byte at whose end a stream can be cut: a line feed in lines, the end of a tag in XML. Undefined if the piece is blank. */
function boundaryOf(piece: Bytes, isXmlLong: boolean): number | undefined {
  const first = piece.find((byte) => byte > SPACE && !MARK.includes(byte));
  if (first === undefined) return undefined;
  if (JSON_STARTS.includes(first)) return LINE_FEED;
  return isXmlLong ? GREATER : NO_BOUNDARY;
}

/** The content read from a part. */
interface PartRead {
  head: Head;
  events: Bytes;
}

/** Reads a part in a thread, or here if there is none. */
async function readPart(
  body: Bytes,
  { id, grants, request, service }: Call,
  chains: ChainCheck,
): Promise<PartRead | Refusal> {
  const { offload, digest } = service;
  if (!offload) return partRead(await partOf(body, chains, digest));
  // A single long record takes as much memory as any file.
  const headers = { 'Content-Type': body.length > 2 * PART_BYTES ? 'application/xml' : LINES[0] };
  const task = {
    path: pathOf(chains) + PART,
    indent: false,
    id,
    headers,
    body,
    grants,
    measured: false,
    isPatient: true,
  };
  const { status, body: read } = await offload(task, request.signal);
  if (status === 200 && read instanceof Uint8Array) return partRead(read as Bytes);
  const text =
    'a part of the stream takes too much time or memory; send it in parts, or check it with the command line';
  return refusal(status === 413 ? 'too-large' : 'overloaded', text);
}

function partRead(bytes: Bytes): PartRead {
  const [head, events] = headOf(bytes);
  return { head, events: events.slice() };
}

/** Reads a part: its head and bytes become the next head and the events. */
async function partOf(bytes: Bytes, chains: ChainCheck, digest?: Digest): Promise<Bytes> {
  const [{ state, records }, part] = headOf(bytes);
  const reader = await chains.open(() => true, digest);
  const events: string[] = [];
  let [count, unread] = [records, 0];
  const file = reader.part((event) => {
    if (!('body' in event)) count++;
    if ('unread' in event && ++unread > MOST_UNREAD) return;
    events.push(`${JSON.stringify(event)}\n`);
  }, state);
  file.push(part);
  const head: Head = { state: file.state(), records: count, events: 0 };
  return withHead(head, [new TextEncoder().encode(events.join(''))]);
}

async function answerTo(bytes: Bytes, call: Call, chains: ChainCheck): Promise<Answer> {
  const { service, translation, indent } = call;
  let left = MOST_RECORDS;
  const reader = await chains.open(() => left-- > 0, service.digest);
  const [head, body] = headOf(bytes);
  const file = reader.file(undefined, head.state);
  const decoder = new TextDecoder();
  let from = 0;
  while (from < head.events) {
    const end = body.indexOf(LINE_FEED, from);
    reader.take(JSON.parse(decoder.decode(body.subarray(from, end))));
    from = end + 1;
  }
  for (; from < body.length && !reader.isFull; from += PART_BYTES) file.push(body.subarray(from, from + PART_BYTES));
  if (reader.isFull) return refused(tooManyRecords(chains), call);
  file.end();
  return { ...json(200, reader.result(translation).answer, indent), headers: inLanguage(call) };
}

function withHead(head: Head, parts: readonly Bytes[]): Bytes {
  const all = [new TextEncoder().encode(`${JSON.stringify(head)}\n`), ...parts];
  return joinedBytes(
    all,
    all.reduce((sum, { length }) => sum + length, 0),
  );
}

function headOf(bytes: Bytes): [Head, Bytes] {
  const end = bytes.indexOf(LINE_FEED);
  const head: Json = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  return [head as unknown as Head, bytes.subarray(end + 1)];
}

function unsupported(given: string | null): Refusal {
  const text = 'Content-Type "{given}" is not supported; send {accepted} in UTF-8';
  return refusal('unsupported-media-type', text, { given: String(given).slice(0, 80), accepted: TYPES });
}
