/** Shows where two texts of indented lines differ: each difference with the lines around it. */

/** The parts of two texts that differ, with the lines around them. */
export interface Difference {
  passes: string;
  fails: string;
}

/** The length of the longest line. */
const LONGEST = 140;

/** The number of lines to compare. */
const MOST_LINES = 1500;

/**
 * Returns the differing lines of two texts: `-only the first`, `+only the second`. One line before and after each is included (` both`); `…`
 * stands for the others.
 */
export function differingLines(first: string, second: string): string[] {
  const [a, b] = [linesOf(first), linesOf(second)];
  const marked = [...aligned(a, b)];
  const kept = new Set<number>();
  for (const [index, line] of marked.entries()) {
    if (line.startsWith(' ')) continue;
    for (const near of around(marked, index)) kept.add(near);
  }
  const result: string[] = [];
  let last = -1;
  for (const index of [...kept].sort((x, y) => x - y)) {
    const line = marked[index] ?? '';
    if (index > last + 1) result.push(omitted(marked[last + 1]));
    result.push(line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line);
    last = index;
  }
  if (last < marked.length - 1) result.push(omitted(marked[last + 1]));
  return outdented(result);
}

/** Returns marked lines without the indentation that all of them have. */
function outdented(lines: readonly string[]): string[] {
  const least = Math.min(...lines.filter((line) => line.trim() !== '…').map(indentOf));
  return lines.map((line) => line.slice(0, 1) + line.slice(1 + Math.min(least, indentOf(line))));
}

/** Returns the placeholder for omitted lines, made from the first one. */
function omitted(line = ''): string {
  return ` ${' '.repeat(indentOf(line))}…`;
}

/** Returns both sides of lines that differ. */
export function sidesOf(lines: readonly string[]): Difference {
  const side = (left: string) =>
    lines
      .filter((line) => !line.startsWith(left))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  return { passes: side('+'), fails: side('-') };
}

function linesOf(text: string): string[] {
  return text.trimEnd().split('\n').slice(0, MOST_LINES);
}

/**
 * Returns all lines of both texts, marked. Between the common start and end, lines of the longest common subsequence
 * count as equal.
 */
function* aligned(a: readonly string[], b: readonly string[]): Generator<string> {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  for (const line of a.slice(0, start)) yield ` ${line}`;
  yield* aligning(a.slice(start, a.length - end), b.slice(start, b.length - end));
  for (const line of a.slice(a.length - end)) yield ` ${line}`;
}

function* aligning(a: readonly string[], b: readonly string[]): Generator<string> {
  const width = b.length + 1;
  // The length of the longest common subsequence from each pair of lines to the end.
  const common = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const [below, right] = [common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0];
      common[i * width + j] = a[i] === b[j] ? (common[(i + 1) * width + j + 1] ?? 0) + 1 : Math.max(below, right);
    }
  }
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const isSame = i < a.length && j < b.length && a[i] === b[j];
    if (isSame) {
      yield ` ${a[i++]}`;
      j++;
    } else if (
      i < a.length &&
      (common[(i + 1) * width + j] ?? 0) >= (j < b.length ? (common[i * width + j + 1] ?? 0) : -1)
    ) {
      yield `-${a[i++]}`;
    } else yield `+${b[j++]}`;
  }
}

/**
 * Returns the indices of the lines to show for a line: itself, its neighbours within the same parent, and the two
 * innermost parents.
 */
function* around(marked: readonly string[], index: number): Generator<number> {
  yield index;
  let indent = indentOf(marked[index] ?? '');
  for (const near of [index - 1, index + 1]) {
    const line = marked[near];
    if (line !== undefined && indentOf(line) === indent) yield near;
  }
  let parents = 0;
  for (let at = index - 1; at >= 0 && indent > 0 && parents < 2; at--) {
    const own = indentOf(marked[at] ?? '');
    if (own >= indent) continue;
    yield at;
    indent = own;
    parents++;
  }
}

/** Returns how far a line is indented, after its mark. */
function indentOf(line: string): number {
  return line.slice(1).search(/\S|$/);
}
