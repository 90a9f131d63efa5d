/** Checks chains of records or invoices in streams. */

import type { Translation } from '../../engine/text/message.ts';
import type { ChainReader, Digest } from '../../formats/index.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import { MOST_RECORDS, RECORD } from '../limits/records.ts';
import { type Answer, inLanguage, json, refused } from './answer.ts';
import { decodedStream } from './body.ts';
import type { Call } from './route.ts';

const TYPES = ['application/xml', 'application/jsonl', 'application/x-ndjson', 'text/xml'] as const;

/** What reads and reports chains of one kind. */
interface Chains<Report> {
  readonly reader: (
    hasRoom: () => boolean,
    digest?: Digest,
  ) => Promise<Pick<ChainReader, 'file' | 'isFull'> & { readonly result: () => Report }>;
  readonly answer: (report: Report, translation?: Translation) => object;
  readonly tooMany: () => Refusal;
}

/** Returns what answers a stream of XML or JSON lines with the chains in it. */
export function chainsIn<Report>(chains: Chains<Report>): (call: Call) => Promise<Answer> {
  return (call) => answerTo(call, chains);
}

async function answerTo<Report>(call: Call, { reader: open, answer, tooMany }: Chains<Report>): Promise<Answer> {
  const { request, service, translation, indent } = call;
  const given = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (!TYPES.some((type) => type === given)) {
    const text = 'Content-Type "{given}" is not supported; send {accepted} in UTF-8';
    return refused(
      refusal('unsupported-media-type', text, { given: String(given).slice(0, 80), accepted: TYPES }),
      call,
    );
  }
  const body = decodedStream(request, service);
  if ('ok' in body) return refused(body, call);
  const { records } = service;
  let count = 0;
  const reader = await open(() => {
    const hasRoom = records.reserve(RECORD);
    if (hasRoom) count++;
    return hasRoom;
  }, service.digest);
  try {
    const file = reader.file();
    const pieces = body.getReader();
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
      file.push(piece.value);
      if (!reader.isFull) continue;
      pieces.cancel().catch(() => undefined);
      return refused(noRoom(count, tooMany), call);
    }
    file.end();
    return { ...json(200, answer(reader.result(), translation), indent), headers: inLanguage(call) };
  } finally {
    records.release(count * RECORD);
  }
}

/** Refuses a stream with too many records, alone or next to others. */
function noRoom(count: number, tooMany: () => Refusal): Refusal {
  if (count === MOST_RECORDS) return tooMany();
  const text =
    'the service is receiving too much data; try again in {seconds, plural, one {a second} other {# seconds}}';
  const headers = { Connection: 'close', 'Retry-After': String(SECONDS) };
  return { ...refusal('overloaded', text, { seconds: SECONDS }), headers };
}

/** Seconds after which another stream has probably ended. */
const SECONDS = 10;
