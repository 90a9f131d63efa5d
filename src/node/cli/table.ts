import { stripVTControlCharacters } from 'node:util';

const INDENT = '  ';
const GAP = '  ';

/** Minimum width of a wrapped column, and maximum width of an unwrapped one. */
const NARROWEST = 24;
const WIDEST = 72;

/**
 * Returns positions, properties, descriptions and codes as aligned lines. A description wraps within its column if the line would exceed
 * `width`.
 * @param below returns lines to show below a row
 */
export function table(
  rows: readonly (readonly string[])[],
  width: number,
  below: (row: number) => readonly string[] = () => [],
): string[] {
  const [place, property, description, code] = [0, 1, 2, 3].map((column) =>
    rows.reduce((longest, row) => Math.max(longest, lengthOf(row[column] ?? '')), 0),
  ) as [number, number, number, number];
  const others = INDENT.length + place + property + code + 3 * GAP.length;
  const room = Number.isFinite(width) ? Math.max(NARROWEST, width - others) : description;
  const column = Math.min(description, Number.isFinite(width) ? room : WIDEST);
  return rows.flatMap((row, index) => {
    const [first = '', ...more] = wrapped(row[2] ?? '', room);
    const cells = [padded(row[0], place), padded(row[1], property), padded(first, column), row[3] ?? ''];
    const indent = INDENT + ' '.repeat(place + property + 2 * GAP.length);
    return [`${INDENT}${cells.join(GAP)}`.trimEnd(), ...more.map((line) => indent + line), ...below(index)];
  });
}

function padded(text: string | undefined = '', length: number): string {
  return text + ' '.repeat(Math.max(0, length - lengthOf(text)));
}

/** Returns the visible length, without colour codes. */
export function lengthOf(text: string): number {
  return Array.from(stripVTControlCharacters(text)).length;
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let length = 0;
  for (const word of text.split(' ')) {
    const more = lengthOf(word);
    if (line !== '' && length + 1 + more > width) {
      lines.push(line);
      line = word;
      length = more;
    } else {
      length = line === '' ? more : length + 1 + more;
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
