import type { Readable, Writable } from 'node:stream';
import { styleText } from 'node:util';
import { fileError } from './exit.ts';

/** Where a command reads and writes: the process's own streams, or a test's. */
export interface Io {
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable & { isTTY?: boolean; columns?: number };
  env: NodeJS.ProcessEnv;
}

/** The flags that every command takes (chapter 09 §9.1). */
export interface GlobalFlags {
  indent?: boolean;
  tab?: boolean;
  force?: boolean;
  inPlace?: boolean;
  json?: boolean;
  output?: 'json' | 'yaml';
  quiet?: boolean;
  strict?: boolean;
  color: boolean;
}

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green';

/** One run of the command line: its streams, its global flags, and the code it will end with. */
export class Session {
  readonly io: Io;
  /** Set once the command line is read. */
  flags: GlobalFlags = { color: true };
  exitCode = 0;

  constructor(io: Io) {
    this.io = io;
  }

  /**
   * Writes to standard output, and waits where that is full. That nobody reads it any more is no trouble here: it ends
   * the process, unless that has more to do than print.
   */
  async print(text: string): Promise<void> {
    try {
      await written(this.io.stdout, text);
    } catch (error) {
      if (!isReaderGone(error)) throw fileError('write', '<stdout>', error);
    }
  }

  /** Writes a line of trouble to standard error. */
  complain(text: string): void {
    this.io.stderr.write(`${text}\n`);
  }

  /** Writes a line to standard error that `--quiet` leaves out. */
  note(text: string): void {
    if (!this.flags.quiet) this.complain(text);
  }

  /** Text in a style, where standard error is a terminal and colours are wanted. */
  style(style: Style, text: string): string {
    const { stderr, env } = this.io;
    const wanted = this.flags.color && !env.NO_COLOR && stderr.isTTY === true;
    return wanted ? styleText(style, text, { validateStream: false } as never) : text;
  }

  /** How many characters a line on standard error may have; unbounded where that is no terminal. */
  get width(): number {
    const { stderr } = this.io;
    return stderr.isTTY ? (stderr.columns ?? 80) : Number.POSITIVE_INFINITY;
  }
}

/** Whether a stream cannot be written to as nobody reads it any more, such as a pipe to `head`. */
export function isReaderGone(error: unknown): boolean {
  return ['EPIPE', 'ERR_STREAM_DESTROYED'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Writes to a stream, and waits until it has taken the text. */
export function written(stream: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
