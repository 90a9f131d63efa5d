/** Finds the intended name for a mistyped one, for "did you mean" in faults and warnings. */

/** Longer names are not typing errors, and comparing them takes too long. */
const LONGEST = 120;

/**
 * Returns the known name nearest to `name` by edits (a character inserted, removed or replaced, or two neighbours
 * swapped), ignoring case. At most a third of the characters may differ, and never more than three. The first of
 * equally near names wins. Returns undefined if none is near enough.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name === '' || name.length > LONGEST) return undefined;
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bound = Math.min(3, Math.max(1, Math.floor(name.length / 3)));
  for (const candidate of known) {
    if (Math.abs(candidate.length - wanted.length) > bound) continue;
    const edits = distance(wanted, candidate.toLowerCase(), bound);
    if (edits > bound) continue;
    best = candidate;
    if (edits === 0) return best;
    bound = edits - 1;
  }
  return best;
}

/** A name with other words for it: aliases, a title. */
export type Known = string | readonly [name: string, ...others: readonly (string | undefined)[]];

/** The largest number of suggestions. */
const MOST = 3;

/**
 * Returns up to three names that may be meant by an unknown one, the most likely first. Case, accents, separators and
 * leading zeros are ignored. Names are similar if they are few edits apart, if one begins with or contains the other,
 * or if they have the same words in another order: `facturae-es` for `es-facturae-v3`.
 */
export function nearestNames(asked: string, known: Iterable<Known>): string[] {
  if (asked.length > LONGEST) return [];
  const wanted = wordsOf(asked);
  if (wanted.length === 0) return [];
  const found: { name: string; score: number }[] = [];
  for (const each of known) {
    const [name, ...others] = typeof each === 'string' ? [each] : each;
    const scores = [name, ...others].map((text, i) => (text ? apart(wanted, wordsOf(text)) + (i > 0 ? 0.25 : 0) : FAR));
    const score = Math.min(...scores);
    if (score < FAR) found.push({ name, score });
  }
  found.sort((a, b) => a.score - b.score || a.name.length - b.name.length);
  const best = found[0]?.score ?? 0;
  // The same name, spelled differently.
  const most = best < 1 ? best : best + 1;
  return found
    .filter(({ score }) => score <= most)
    .slice(0, MOST)
    .map(({ name }) => name);
}

const FAR = Number.POSITIVE_INFINITY;

/** Returns the distance between two names; infinite if they are unrelated. */
function apart(wanted: readonly string[], other: readonly string[]): number {
  const [a, b] = [wanted.join(''), other.join('')];
  if (a === b) return 0;
  if (asSeen(a) === asSeen(b)) return 0.5;
  // A name of two letters would be near every other name of two letters.
  const bound = a.length < 3 ? 0 : a.length < 5 ? 1 : a.length < 9 ? 2 : 3;
  const edits = Math.abs(a.length - b.length) > bound ? FAR : distance(a, b, bound);
  const rest = Math.abs(a.length - b.length) / 100;
  if (edits <= bound && edits <= 1) return edits + rest;
  if (a.length >= 3 && b.startsWith(a)) return 1.5 + rest;
  if (a.length >= 4 && wanted.length > 1 && wanted.every((word) => other.includes(word))) return 1.75 + rest;
  if (a.length >= 4 && b.includes(a)) return 2 + rest;
  if (b.length >= 3 && other.every((word) => wanted.includes(word))) return 2 + rest;
  if (b.length >= 4 && a.includes(b)) return 2 + rest;
  if (a.length >= 3 && wanted.every((word) => other.some((each) => isWordOf(word, each)))) return 2.5 + rest;
  return edits <= bound ? edits + rest : FAR;
}

/** Returns a name with similar-looking letters and digits made equal. */
function asSeen(name: string): string {
  return name.replaceAll('o', '0').replace(/[il]/g, '1');
}

/** Returns whether a word stands for another: its beginning, or one typing error away. */
function isWordOf(word: string, other: string): boolean {
  if (other.startsWith(word)) return true;
  return word.length >= 5 && Math.abs(word.length - other.length) <= 1 && distance(word, other, 1) <= 1;
}

/** Returns the words of a name: `BR-DE-01` → br, de, 1. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/^0+(?=\d)/, ''));
}

/** Returns the number of edits between two texts, or any larger number once it exceeds `bound`. */
export function distance(a: string, b: string, bound: number): number {
  const apart = Math.abs(a.length - b.length);
  if (apart > bound) return apart;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let edits = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) edits = Math.min(edits, at(before, column - 2) + 1);
      current.push(edits);
      least = Math.min(least, edits);
    }
    if (least > bound) return least;
    before = above;
    above = current;
  }
  return at(above, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
