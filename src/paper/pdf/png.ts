/** PNG files of strangers (ISO/IEC 15948), reduced to what a picture is made of, within bounds. */

import { Unzlib, zlibSync } from 'fflate';

/** What a file begins with, in front of its first part. */
const SIGNATURE = 8;

/** A part has a length, a name and a check sum around what is in it. */
const FRAME = { length: 4, name: 4, sum: 4 };

/** Where the first part, which says what the picture is, has its size, its depth and its sort of colours. */
const HEAD = { start: SIGNATURE + FRAME.length + FRAME.name, width: 0, height: 4, depth: 8, colours: 9, length: 13 };

/** Samples of a dot by the sort of its colours: greys, red green and blue, a palette, the first two with what shines through. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** A picture of more dots is left out: it would take more memory than a logo is worth. */
export const MOST_DOTS = 4_000_000;

/**
 * Returns the same picture with nothing else in its file: no texts, no profiles, no further pictures, whose size nothing bounds, and no more dots than
 * it says to have. Undefined for what is no picture, or too large.
 */
export function plainPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const head = bytes.subarray(HEAD.start, HEAD.start + HEAD.length);
  if (head.length < HEAD.length) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const [width, height] = [view.getUint32(HEAD.width), view.getUint32(HEAD.height)];
  const samples = SAMPLES[head[HEAD.colours] ?? -1];
  const depth = head[HEAD.depth] ?? 0;
  if (samples === undefined || depth > 16 || width * height === 0 || width * height > MOST_DOTS) return undefined;
  const parts = partsIn(bytes);
  // Interlaced, a picture has more rows, which are shorter.
  const most = 2 * height * (Math.ceil((width * samples * depth) / 8) + 1) + 64;
  const data = unpacked(
    parts.filter(({ name }) => name === 'IDAT').map(({ data }) => data),
    most,
  );
  if (!data) return undefined;
  const kept = parts.filter(({ name, data }) => (name === 'PLTE' || name === 'tRNS') && data.length <= MOST_COLOURS);
  return joined(bytes.subarray(0, SIGNATURE), [
    { name: 'IHDR', data: head },
    ...kept,
    { name: 'IDAT', data: zlibSync(data, { level: 0 }) },
    { name: 'IEND', data: new Uint8Array() },
  ]);
}

/** Bytes of a palette. */
const MOST_COLOURS = 768;

interface Part {
  name: string;
  data: Uint8Array;
}

function partsIn(bytes: Uint8Array): Part[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts: Part[] = [];
  let at = SIGNATURE;
  while (at + FRAME.length + FRAME.name <= bytes.length) {
    const start = at + FRAME.length + FRAME.name;
    const end = start + view.getUint32(at);
    parts.push({
      name: String.fromCharCode(...bytes.subarray(start - FRAME.name, start)),
      data: bytes.subarray(start, end),
    });
    at = end + FRAME.sum;
  }
  return parts;
}

/** Bytes that are unpacked at once: they come to a thousand times as many at most. */
const PORTION = 16 * 1024;

/** Returns what is packed in parts; undefined where it is broken, or more than it may be. */
function unpacked(parts: readonly Uint8Array[], most: number): Uint8Array | undefined {
  const data = new Uint8Array(most);
  let length = 0;
  const inflate = new Unzlib((chunk) => {
    if (length + chunk.length > most) throw new RangeError('more than the picture has dots');
    data.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (const part of parts) {
      for (let at = 0; at < part.length; at += PORTION) inflate.push(part.subarray(at, at + PORTION));
    }
  } catch {
    return undefined;
  }
  return length > 0 ? data.subarray(0, length) : undefined;
}

function joined(signature: Uint8Array, parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const around = FRAME.length + FRAME.name + FRAME.sum;
  const bytes = new Uint8Array(parts.reduce((sum, { data }) => sum + data.length + around, signature.length));
  const view = new DataView(bytes.buffer);
  bytes.set(signature);
  let at = signature.length;
  for (const { name, data } of parts) {
    view.setUint32(at, data.length);
    at += FRAME.length;
    for (const letter of name) bytes[at++] = letter.charCodeAt(0);
    bytes.set(data, at);
    // Nobody reads the sums, which stay empty.
    at += data.length + FRAME.sum;
  }
  return bytes;
}
