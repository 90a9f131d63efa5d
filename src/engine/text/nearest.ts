/** The name a mistyped one was probably meant to be, for "did you mean" in faults and warnings. */

/** Names longer than this are no typing errors; comparing them would only cost time. */
const LONGEST = 120;

/**
 * The known name nearest to `name` by edits (a character inserted, left out, replaced, or two neighbours swapped),
 * letter case aside. At most a third of the characters may differ, and never more than three; of equally near names the first wins.
 * Gives undefined when none is near enough.
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

/** Edits from one text to the other; once they must exceed `bound`, any number above it. */
function distance(a: string, b: string, bound: number): number {
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
