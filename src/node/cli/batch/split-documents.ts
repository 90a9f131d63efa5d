import { extname } from 'node:path';
import type { Source } from '../../files/input.ts';

/** A document of a file: `file#3` where the file holds several, and how many lines of the file are above it. */
interface PlacedSource extends Source {
  line: number;
}

/** The documents that a file holds: those between `---` in YAML, else one. */
export function splitDocuments({ name, text }: Source): PlacedSource[] {
  const parts = ['.yaml', '.yml'].includes(extname(name).toLowerCase()) ? yamlDocuments(text) : [];
  if (parts.length < 2) return [{ name, text, line: parts[0]?.line ?? 0 }];
  return parts.map((part, position) => ({ name: `${name}#${position + 1}`, ...part }));
}

interface Part {
  text: string;
  line: number;
}

/** What stands between the markers of YAML, which no document can hold at the beginning of a line. */
function yamlDocuments(text: string): Part[] {
  const parts: Part[] = [];
  let open: string[] = [];
  let start = 0;
  const close = (next: number) => {
    if (open.some((line) => /^\s*[^\s#%]/.test(line))) parts.push({ text: `${open.join('\n')}\n`, line: start });
    open = [];
    start = next;
  };
  for (const [number, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [, marker, rest = ''] = /^(---|\.\.\.)(?:\s+(\S.*)?)?$/.exec(line) ?? [];
    if (marker === undefined) open.push(line);
    else {
      close(number);
      // What follows a marker in its line keeps its column.
      open.push(marker === '---' ? `    ${rest}` : '');
    }
  }
  close(0);
  return parts;
}
