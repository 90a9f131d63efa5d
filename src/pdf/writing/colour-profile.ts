/**
 * Generates the sRGB colour space (IEC 61966-2-1) as an ICC version 2 profile (ICC.1:2001-04) from the figures in the
 * standards. PDF/A needs such a profile to define its colours.
 */

import { packed } from './pack.ts';

/** The primaries of sRGB in XYZ for the white point D50 (Bradford adaptation). */
const RED = [0.4360747, 0.2225045, 0.0139322];
const GREEN = [0.3850649, 0.7168786, 0.0971045];
const BLUE = [0.1430804, 0.0606169, 0.7141733];

/** D50, the white point of the profile connection space. */
const WHITE = [0.9642, 1, 0.8249];

/** The number of points on the curve of each primary. */
const POINTS = 1024;

const NAME = 'sRGB IEC61966-2.1';

let profile: Uint8Array | undefined;

/** Returns the profile compressed by zlib. */
export function packedProfile(): Uint8Array {
  profile ??= packed(colourProfile());
  return profile;
}

function colourProfile(): Uint8Array {
  const curve = curveTag();
  const tags: readonly (readonly [signature: string, data: Uint8Array])[] = [
    ['desc', descriptionTag(NAME)],
    ['cprt', textTag('No copyright, use freely')],
    ['wtpt', xyzTag(WHITE)],
    ['rXYZ', xyzTag(RED)],
    ['gXYZ', xyzTag(GREEN)],
    ['bXYZ', xyzTag(BLUE)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const places = new Map<Uint8Array, number>();
  let end = HEAD + 4 + 12 * tags.length;
  for (const [, data] of tags) {
    if (places.has(data)) continue;
    places.set(data, end);
    end += data.length + ((4 - (data.length % 4)) % 4);
  }
  const bytes = new Uint8Array(end);
  const view = new DataView(bytes.buffer);
  writeHead(bytes, view);
  view.setUint32(HEAD, tags.length);
  tags.forEach(([signature, data], i) => {
    const at = HEAD + 4 + 12 * i;
    const place = places.get(data) ?? 0;
    put(bytes, at, signature);
    view.setUint32(at + 4, place);
    view.setUint32(at + 8, data.length);
    bytes.set(data, place);
  });
  return bytes;
}

const HEAD = 128;

function writeHead(bytes: Uint8Array, view: DataView): void {
  view.setUint32(0, bytes.length);
  view.setUint32(8, 0x02100000);
  put(bytes, 12, 'mntrRGB XYZ ');
  // The date of the standard with these figures.
  [1999, 10, 18].forEach((part, i) => void view.setUint16(24 + 2 * i, part));
  put(bytes, 36, 'acsp');
  WHITE.forEach((value, i) => void view.setInt32(68 + 4 * i, fixed(value)));
}

function put(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
}

/** Returns a number in fixed point with 16 fractional bits. */
function fixed(value: number): number {
  return Math.round(value * 65536);
}

function tag(signature: string, length: number): { bytes: Uint8Array; view: DataView } {
  const bytes = new Uint8Array(8 + length);
  put(bytes, 0, signature);
  return { bytes, view: new DataView(bytes.buffer) };
}

function xyzTag(values: readonly number[]): Uint8Array {
  const { bytes, view } = tag('XYZ ', 12);
  values.forEach((value, i) => void view.setInt32(8 + 4 * i, fixed(value)));
  return bytes;
}

function textTag(text: string): Uint8Array {
  const { bytes } = tag('text', text.length + 1);
  put(bytes, 8, text);
  return bytes;
}

/** Returns a description in ASCII, without variants in other scripts. */
function descriptionTag(text: string): Uint8Array {
  const { bytes, view } = tag('desc', 4 + text.length + 1 + 8 + 3 + 67);
  view.setUint32(8, text.length + 1);
  put(bytes, 12, text);
  return bytes;
}

/** Returns the luminance for each value (IEC 61966-2-1, 5.2). */
function curveTag(): Uint8Array {
  const { bytes, view } = tag('curv', 4 + 2 * POINTS);
  view.setUint32(8, POINTS);
  for (let i = 0; i < POINTS; i++) {
    const value = i / (POINTS - 1);
    const light = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    view.setUint16(12 + 2 * i, Math.round(light * 65535));
  }
  return bytes;
}
