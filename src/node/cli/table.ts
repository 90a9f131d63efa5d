import { stripVTControlCharacters } from 'node:util';

const INDENT = '  ';
const GAP = '  ';

/** The narrowest column for a text that is wrapped, and the widest for one that is not. */
const NARROWEST = 24;
const WIDEST = 72;

/**
 * Returns the lines of a table of places, properties, descriptions and codes, aligned. In a line that would be longer than `width` the
 * description wraps, below itself.
 */
export function table(rows: readonly (readonly string[])[], width: number): string[] {
  const [place, property, description, code] = [0, 1, 2, 3].map((column) =>
    rows.reduce((longest, row) => Math.max(longest, lengthOf(row[column] ?? '')), 0),
  ) as [number, number, number, number];
  const others = INDENT.length + place + property + code + 3 * GAP.length;
  const room = Number.isFinite(width) ? Math.max(NARROWEST, width - others) : description;
  const column = Math.min(description, Number.isFinite(width) ? room : WIDEST);
  return rows.flatMap((row) => {
    const [first = '', ...more] = wrapped(row[2] ?? '', room);
    const cells = [padded(row[0], place), padded(row[1], property), padded(first, column), row[3] ?? ''];
    const below = INDENT + ' '.repeat(place + property + 2 * GAP.length);
    return [`${INDENT}${cells.join(GAP)}`.trimEnd(), ...more.map((line) => below + line)];
  });
}

function padded(text: string | undefined = '', length: number): string {
  return text + ' '.repeat(Math.max(0, length - lengthOf(text)));
}

/** Characters as they show, without those that set colours. */
function lengthOf(text: string): number {
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
