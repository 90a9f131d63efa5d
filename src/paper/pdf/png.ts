/** Reduces untrusted PNG files (ISO/IEC 15948) to their image data, within limits. */

import { Unzlib, zlibSync } from 'fflate';

/** The length of the signature before the first chunk. */
const SIGNATURE = 8;

/** The length, name and checksum around the data of a chunk. */
const FRAME = { length: 4, name: 4, sum: 4 };

/** The offsets of size, depth and colour type in the header chunk. */
const HEAD = { start: SIGNATURE + FRAME.length + FRAME.name, width: 0, height: 4, depth: 8, colours: 9, length: 13 };

/** The samples per pixel by colour type: grey, RGB, palette, grey with alpha, RGB with alpha. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The number of pixels above which an image is omitted: it would take more memory than a logo is worth. */
export const MOST_DOTS = 4_000_000;

/**
 * Returns the same image without anything else in its file: texts, profiles and further images, whose size is
 * unlimited, and pixels beyond its stated size. Returns undefined for an invalid or too large image.
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
  // An interlaced image has more but shorter rows.
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

/** The size of a palette in bytes. */
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

/** The number of bytes for one call of the inflater, which can expand them a thousandfold. */
const PORTION = 16 * 1024;

/** Unpacks data in parts; returns undefined if they are broken or too long. */
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
    // No reader checks the checksums, which stay empty.
    at += data.length + FRAME.sum;
  }
  return bytes;
}
