/** The name that somebody meant who wrote another one. */

/** Longer names are no slips of the keyboard, and not compared. */
const LONGEST = 100;

/** Returns the name of several that is most like a given one; undefined where none is much like it. Another prefix or another case is no difference. */
export function nearestOf(name: string, names: readonly string[]): string | undefined {
  const wanted = localOf(name);
  if (wanted.length > LONGEST) return undefined;
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 4)) + 1;
  for (const other of names) {
    const distance = distanceOf(wanted, localOf(other), least);
    if (distance < least) {
      least = distance;
      nearest = other;
    }
  }
  return nearest;
}

function localOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('}'), name.lastIndexOf(':')) + 1).toLowerCase();
}

/** Returns how many characters must be put in, taken out or changed to make one word of another; `most` where there are as many or more. */
function distanceOf(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) >= most) return most;
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(row[to.length] ?? most, most);
}
