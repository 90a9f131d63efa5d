import { chainReader } from '../../formats/index.ts';
import { refusal } from '../../operations/errors.ts';
import { chainAnswer } from '../../operations/verifactu-chain.ts';
import { type Answer, inLanguage, json, refused } from '../http/answer.ts';
import { decodedStream } from '../http/body.ts';
import type { Call, Route } from '../http/route.ts';

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
  const reader = await chainReader();
  const file = reader.file();
  const pieces = body.getReader();
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) file.push(piece.value);
  file.end();
  return { ...json(200, chainAnswer(reader.result(), translation), indent), headers: inLanguage(call) };
}
