import { StringDecoder } from 'node:string_decoder';
import type { Level } from './levels.ts';
import { eventLine } from './log.ts';

/**
 * Has all that a process writes come as JSON lines, one object each: also what is said at the start and the end, what libraries and threads
 * print, warnings of Node and the error that ends the process. Only what Node's engine itself writes when it breaks down is beyond it.
 */

let isWriting = false;

/** Rewrites the plain lines that are written to standard output and standard error from now on into JSON lines. */
export function writeJsonLines(): void {
  if (isWriting) return;
  isWriting = true;
  rewrite(process.stdout, () => 'info');
  rewrite(process.stderr, (line) => (/^\w*warning\b/i.test(line) ? 'warning' : 'error'));
  printWarnings();
  process.on('uncaughtException', (error) => {
    process.stderr.write(eventLine('error', error instanceof Error ? (error.stack ?? String(error)) : String(error)));
    process.exit(1);
  });
}

/** Prints warnings of Node as other texts. Node writes them past `process.stderr`; from a thread they get there only so. */
export function printWarnings(): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => process.stderr.write(`${name}: ${message.replaceAll('\n', ' ')}\n`));
}

type Written = (error?: Error | null) => void;

function rewrite(stream: NodeJS.WriteStream, levelOf: (line: string) => Level): void {
  const original = stream.write.bind(stream);
  const write = (text: string, written?: Written) => original(text, 'utf8', written);
  const decoder = new StringDecoder('utf8');
  let rest = '';

  stream.write = (
    chunk: string | Uint8Array,
    encodingOrWritten?: BufferEncoding | Written,
    last?: Written,
  ): boolean => {
    const written = typeof encodingOrWritten === 'function' ? encodingOrWritten : last;
    const text = typeof chunk === 'string' ? chunk : decoder.write(chunk);
    // What the log writes is JSON already, and there is much of it.
    if (rest === '' && text.startsWith('{"time":"') && text.endsWith('}\n')) return write(text, written);
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    return write(lines.map((line) => asJson(line, levelOf)).join(''), written);
  };
  process.on('exit', () => rest && write(asJson(rest, levelOf)));
}

function asJson(line: string, levelOf: (line: string) => Level): string {
  if (line === '') return '';
  return isObject(line) ? `${line}\n` : eventLine(levelOf(line), line);
}

function isObject(line: string): boolean {
  try {
    return line.startsWith('{') && Boolean(JSON.parse(line));
  } catch {
    return false;
  }
}
