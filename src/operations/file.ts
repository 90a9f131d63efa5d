import { fault } from '../engine/faults.ts';
import { isJsonObject, type Json } from '../engine/model/json.ts';
import { bytesOfBase64 } from '../engine/text/base64.ts';
import { isSigned } from '../formats/signed/is-signed.ts';
import { decodeXml, seemsXml } from '../formats/xml/decode.ts';
import { xmlInBase64 } from '../formats/xml/in-base64.ts';
import { isPdf } from '../pdf/is-pdf.ts';
import { type Refusal, refusedInput } from './errors.ts';

/** The `data` of a request, and its encoding. */
interface FileInput {
  data?: Json | Uint8Array | undefined;
  encoding?: 'base64' | null | undefined;
}

/**
 * Returns `data` in the form an operation takes: bytes for PDFs, and for XML (also in base64) and signed files if supported; text for other
 * files; anything else unchanged. Refuses with `BW-BASE64`, and with `BW-TEXT-SYNTAX` for bytes that are not text.
 */
export function fileIn(
  { data, encoding }: FileInput,
  takesXml: boolean,
): { ok: true; data: Json | Uint8Array | undefined } | Refusal {
  const bytes = data instanceof Uint8Array ? data : encoding === 'base64' ? bytesIn(data) : undefined;
  if (bytes === 'none') {
    const text = 'data is not base64, although encoding says so';
    return refusedInput([fault('BW-BASE64', 'request.data', text)]);
  }
  if (bytes === undefined) return { ok: true, data: (takesXml ? encodedXml(data) : undefined) ?? data };
  const isFile = isPdf(bytes) || (takesXml && (isSigned(bytes) || seemsXml(bytes)));
  if (isFile) return { ok: true, data: bytes };
  const text = textIn(bytes);
  const inside = text.ok && takesXml ? encodedXml(text.data) : undefined;
  return inside ? { ok: true, data: inside } : text;
}

/** The members of answers of ZATCA that hold an invoice. */
const HOLDING = ['clearedInvoice', 'invoice'] as const;

/** Returns the bytes of an e-invoice in base64, alone or in an answer of an authority; undefined if it is something else. */
function encodedXml(data: Json | Uint8Array | undefined): Uint8Array | undefined {
  const text = isJsonObject(data) ? HOLDING.map((name) => data[name]).find((each) => typeof each === 'string') : data;
  return typeof text === 'string' ? xmlInBase64(text) : undefined;
}

function bytesIn(data: Json | undefined): Uint8Array | 'none' {
  return (typeof data === 'string' ? bytesOfBase64(data) : undefined) ?? 'none';
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function textIn(bytes: Uint8Array): { ok: true; data: string } | Refusal {
  try {
    const decoding = seemsXml(bytes) ? decodeXml(bytes) : ({ ok: true, text: UTF_8.decode(bytes) } as const);
    if (decoding.ok) return { ok: true, data: decoding.text };
  } catch {
    // Not UTF-8 text.
  }
  return refusedInput([fault('BW-TEXT-SYNTAX', '$', 'the file in data is not a PDF or a text in UTF-8')]);
}
