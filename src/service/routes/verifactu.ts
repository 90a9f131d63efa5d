import { chainReader } from '../../formats/index.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import { chainAnswer } from '../../operations/verifactu-chain.ts';
import { type Answer, inLanguage, json, refused } from '../http/answer.ts';
import { decodedStream } from '../http/body.ts';
import type { Call, Route } from '../http/route.ts';
import { MOST_RECORDS, RECORD, tooManyRecords } from '../limits/records.ts';

const TYPES = ['application/xml', 'application/jsonl', 'application/x-ndjson', 'text/xml'] as const;

/** `POST /v0/verifactu/chain`: checks the chains of billing records in a stream of XML or JSON lines. */
export const verifactuChain: Route = {
  method: 'POST',
  path: '/v0/verifactu/chain',
  answer: (call) => chainIn(call),
};

async function chainIn(call: Call): Promise<Answer> {
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
  const reader = await chainReader(() => {
    const hasRoom = records.reserve(RECORD);
    if (hasRoom) count++;
    return hasRoom;
  });
  try {
    const file = reader.file();
    const pieces = body.getReader();
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
      file.push(piece.value);
      if (!reader.isFull) continue;
      pieces.cancel().catch(() => undefined);
      return refused(noRoom(count), call);
    }
    file.end();
    return { ...json(200, chainAnswer(reader.result(), translation), indent), headers: inLanguage(call) };
  } finally {
    records.release(count * RECORD);
  }
}

/** Refuses a stream with too many records, alone or next to others. */
function noRoom(count: number): Refusal {
  if (count === MOST_RECORDS) return tooManyRecords();
  const text =
    'the service is receiving too much data; try again in {seconds, plural, one {a second} other {# seconds}}';
  const headers = { Connection: 'close', 'Retry-After': String(SECONDS) };
  return { ...refusal('overloaded', text, { seconds: SECONDS }), headers };
}

/** Seconds after which another stream has probably ended. */
const SECONDS = 10;
