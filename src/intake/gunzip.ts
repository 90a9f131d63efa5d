import { Gunzip } from 'fflate';
import { crc32 } from '../engine/text/crc32.ts';
import { joinedBytes } from '../engine/text/joined-bytes.ts';
import { type Message, message } from '../engine/text/message.ts';
import { pushInPortions } from './portions.ts';
import * as texts from './texts.ts';

/** The bytes after the packed data: its checksum and its length (RFC 1952 §2.3.1). */
const TRAILER = 8;

class TooMuch extends Error {}

/** Unpacks gzip data of up to `most` bytes. Returns the reason if it is larger, damaged or incomplete. */
export function gunzip(bytes: Uint8Array, most: number): { bytes: Uint8Array<ArrayBuffer> } | { what: Message } {
  const parts: Uint8Array[] = [];
  let length = 0;
  let begin = 0;
  const inflating = new Gunzip((part) => {
    length += part.length;
    if (length > most) throw new TooMuch();
    parts.push(part);
  });
  // Separately packed members may follow each other.
  inflating.onmember = () => {
    begin = length;
  };
  try {
    pushInPortions(inflating, bytes);
  } catch (error) {
    return error instanceof TooMuch ? { what: message(texts.gzipTooLarge, { megabytes: most / 1024 / 1024 }) } : BROKEN;
  }
  const whole = joinedBytes(parts, length);
  return isWhole(bytes, whole.subarray(begin)) ? { bytes: whole } : BROKEN;
}

const BROKEN = { what: message(texts.gzipBroken) };

/** Returns whether the last member is unpacked correctly. */
function isWhole(packed: Uint8Array, last: Uint8Array): boolean {
  if (packed.length < TRAILER) return false;
  const view = new DataView(packed.buffer, packed.byteOffset + packed.length - TRAILER, TRAILER);
  return view.getUint32(0, true) === crc32(last) && view.getUint32(4, true) === last.length;
}
