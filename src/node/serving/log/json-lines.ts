import { StringDecoder } from 'node:string_decoder';
import type { Level } from './levels.ts';
import { eventLine } from './log.ts';

/**
 * Turns all output of a process into JSON lines: also messages at start and end, prints of libraries and threads, Node's warnings and the
 * fatal error. Only what the JavaScript engine writes when it crashes is out of reach.
 */

let isWriting = false;

/** Rewrites plain lines written to standard output and standard error into JSON lines from now on. */
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

/** Prints Node's warnings like other texts. Node bypasses `process.stderr`, and in a thread only this reaches it. */
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
    // Most lines are those of the log, which are already JSON.
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
