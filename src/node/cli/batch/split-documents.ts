import { extname } from 'node:path';
import type { Source } from '../../files/input.ts';

/** One document of a file: `file#3` where the file holds several, and how many lines of the file are above it. */
export interface BatchDocument extends Source {
  file: string;
  line: number;
}

/** The documents that a file holds: one a line in `.jsonl`, those between `---` in YAML, else one. */
export function splitDocuments({ name: file, text }: Source): BatchDocument[] {
  const ending = extname(file).toLowerCase();
  const parts = ending === '.jsonl' ? lines(text) : ['.yaml', '.yml'].includes(ending) ? yamlDocuments(text) : [];
  if (parts.length < 2 && ending !== '.jsonl') return [{ file, name: file, text, line: parts[0]?.line ?? 0 }];
  return parts.map((part, position) => ({ file, name: `${file}#${position + 1}`, ...part }));
}

interface Part {
  text: string;
  line: number;
}

function lines(text: string): Part[] {
  return text
    .split(/\r?\n/)
    .map((each, line) => ({ text: each, line }))
    .filter((each) => each.text.trim() !== '');
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
