/**
 * Decrypts triple DES in CBC mode (FIPS 46-3), with which the SAT encrypts the keys of its certificates. It is our own code, because Web Crypto
 * does not have it, nor has an installed library.
 */

const bits = (text: string): readonly number[] => text.trim().split(/\s+/).map(Number);

const INITIAL = [58, 60, 62, 64, 57, 59, 61, 63].flatMap((from) => Array.from({ length: 8 }, (_, at) => from - 8 * at));
const FINAL = Array.from({ length: 64 }, (_, at) => INITIAL.indexOf(at + 1) + 1);
const EXPANSION = Array.from({ length: 48 }, (_, at) => ((Math.floor(at / 6) * 4 + (at % 6) + 31) % 32) + 1);
const PERMUTATION = bits('16 7 20 21 29 12 28 17 1 15 23 26 5 18 31 10 2 8 24 14 32 27 3 9 19 13 30 6 22 11 4 25');
const KEY_CHOICE = bits(
  '57 49 41 33 25 17 9 1 58 50 42 34 26 18 10 2 59 51 43 35 27 19 11 3 60 52 44 36 63 55 47 39 31 23 15 7 62 54 46 38 30 22 14 6 61 53 45 37 29 21 13 5 28 20 12 4',
);
const ROUND_CHOICE = bits(
  '14 17 11 24 1 5 3 28 15 6 21 10 23 19 12 4 26 8 16 7 27 20 13 2 41 52 31 37 47 55 30 40 51 45 33 48 44 49 39 56 34 53 46 42 50 36 29 32',
);
const SHIFTS = bits('1 1 2 2 2 2 2 2 1 2 2 2 2 2 2 1');

/** The substitutions: four rows of sixteen values each, as hexadecimal digits. */
const BOXES = [
  'E4D12FB83A6C5907 0F74E2D1A6CB9538 41E8D62BFC973A50 FC8249175B3EA06D',
  'F18E6B34972DC05A 3D47F28EC01A69B5 0E7BA4D158C6932F D8A13F42B67C05E9',
  'A09E63F51DC7B428 D709346A285ECBF1 D6498F30B12C5AE7 1AD069874FE3B52C',
  '7DE3069A1285BC4F D8B56F03472C1AE9 A690CB7DF13E5284 3F06A1D8945BC72E',
  '2C417AB6853FD0E9 EB2C47D150FA3986 421BAD78F9C5630E B8C71E2D6F09A453',
  'C1AF92680D34E75B AF427C9561DE0B38 9EF528C3704A1DB6 432C95FABE17608D',
  '4B2EF08D3C975A61 D0B7491AE35C2F86 14BDC37EAF680592 6BD814A7950FE23C',
  'D2846FB1A93E50C7 1FD8A374C56B0E92 7B419CE206ADF358 21E74A8DFC90356B',
].map((rows) => rows.replaceAll(' ', ''));

type Bits = readonly number[];

const chosen = (from: Bits, places: Bits): number[] => places.map((place) => from[place - 1] ?? 0);
const xor = (one: Bits, other: Bits): number[] => one.map((bit, at) => bit ^ (other[at] ?? 0));
const bitsOf = (bytes: Uint8Array): number[] =>
  [...bytes].flatMap((byte) => Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1));

function bytesOf(from: Bits): Uint8Array {
  const bytes = new Uint8Array(from.length / 8);
  from.forEach((bit, at) => {
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (7 - (at & 7)));
  });
  return bytes;
}

function roundKeys(key: Uint8Array): number[][] {
  let both = chosen(bitsOf(key), KEY_CHOICE);
  return SHIFTS.map((shift) => {
    const [left, right] = [both.slice(0, 28), both.slice(28)];
    both = [...left.slice(shift), ...left.slice(0, shift), ...right.slice(shift), ...right.slice(0, shift)];
    return chosen(both, ROUND_CHOICE);
  });
}

function mixed(half: Bits, key: Bits): number[] {
  const wide = xor(chosen(half, EXPANSION), key);
  const narrow = BOXES.flatMap((box, at) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = wide.slice(at * 6, at * 6 + 6);
    const value = Number.parseInt(box[(a * 2 + f) * 16 + b * 8 + c * 4 + d * 2 + e] ?? '0', 16);
    return [(value >> 3) & 1, (value >> 2) & 1, (value >> 1) & 1, value & 1];
  });
  return chosen(narrow, PERMUTATION);
}

function block(from: Bits, keys: readonly Bits[]): number[] {
  const all = chosen(from, INITIAL);
  let [left, right] = [all.slice(0, 32), all.slice(32)];
  for (const key of keys) [left, right] = [right, xor(left, mixed(right, key))];
  return chosen([...right, ...left], FINAL);
}

/** Decrypts blocks of eight bytes with a key of 24. */
export function decryptTripleDes(data: Uint8Array, key: Uint8Array, start: Uint8Array): Uint8Array {
  const [first = [], second = [], third = []] = [0, 8, 16].map((at) => roundKeys(key.subarray(at, at + 8)));
  const [backFirst, backThird] = [first.toReversed(), third.toReversed()];
  const result = new Uint8Array(data.length);
  let before = bitsOf(start);
  for (let at = 0; at < data.length; at += 8) {
    const given = bitsOf(data.subarray(at, at + 8));
    const plain = block(block(block(given, backThird), second), backFirst);
    result.set(bytesOf(xor(plain, before)), at);
    before = given;
  }
  return result;
}
