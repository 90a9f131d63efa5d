/** Finds official sentences in a text, which people paste without the codes of their rules. */

import { SENTENCES } from './generated/sentences.ts';

/** The longest text in words. */
const MOST_WORDS = 5000;
/** The words of the shortest sentence. @internal */
export const FEWEST_WORDS = 4;

const BASE = 0x01000193;

/** The words of a text with their offsets, without signs and marks. */
function wordsIn(text: string): { word: string; at: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .slice(0, MOST_WORDS)
    .map(({ 0: word, index }) => ({ word: word.toLowerCase(), at: index }));
}

function hashOfWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), BASE);
  return hash >>> 0;
}

/** The hash of the words before each word, from which that of any run of words follows. */
function hashesOf(words: readonly { word: string }[]): number[] {
  const hashes = [0];
  for (const { word } of words) hashes.push((Math.imul(hashes.at(-1) ?? 0, BASE) + hashOfWord(word)) >>> 0);
  return hashes;
}

/** The fingerprint of a sentence: its number of words and their hash. @internal */
export function fingerprint(text: string): string {
  const words = wordsIn(text);
  return `${words.length}:${(hashesOf(words).at(-1) ?? 0).toString(36)}`;
}

let known: ReadonlyMap<number, ReadonlyMap<number, string>> | undefined;

/** The codes by number of words and hash. */
function sentences(): ReadonlyMap<number, ReadonlyMap<number, string>> {
  if (known) return known;
  const byLength = new Map<number, Map<number, string>>();
  for (const line of SENTENCES.trim().split('\n')) {
    const [code = '', ...prints] = line.split(' ');
    for (const print of prints) {
      const [length = '', hash = ''] = print.split(':');
      const own = byLength.get(Number(length)) ?? new Map<number, string>();
      byLength.set(Number(length), own.set(Number.parseInt(hash, 36), code));
    }
  }
  known = byLength;
  return byLength;
}

/** Returns the rules whose official sentences a text contains, with their offsets. */
export function saidOfficially(text: string): [index: number, code: string][] {
  const words = wordsIn(text);
  const hashes = hashesOf(words);
  return [...sentences()].flatMap(([length, codes]) => {
    let power = 1;
    for (let count = 0; count < length; count++) power = Math.imul(power, BASE);
    return words.flatMap(({ at }, index): [number, string][] => {
      const end = hashes[index + length];
      if (end === undefined) return [];
      const code = codes.get((end - Math.imul(hashes[index] ?? 0, power)) >>> 0);
      return code === undefined ? [] : [[at, code]];
    });
  });
}
