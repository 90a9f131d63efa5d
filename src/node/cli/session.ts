import { styleText } from 'node:util';
import type { Translation } from '../../engine/text/translation.ts';
import { fileError } from '../files/exit.ts';
import { type Io, isReaderGone, written } from '../files/io.ts';
import type { FaultFormat } from './findings.ts';
import type { FoundIn } from './sarif.ts';

/** The flags that every command takes (chapter 09 §9.1). */
export interface GlobalFlags {
  indent?: boolean;
  tab?: boolean;
  force?: boolean;
  inPlace?: boolean;
  /** The same as the format `json`. */
  json?: boolean;
  format?: FaultFormat;
  output?: 'json' | 'yaml';
  quiet?: boolean;
  strict?: boolean;
  /** The language of faults, warnings and losses, as a tag of BCP 47. */
  language?: string;
  /** Given only where it was asked for, or forbidden. */
  color?: boolean;
}

export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green';

/** One run of the command line: its streams, its global flags, and the code it will end with. */
export class Session {
  readonly io: Io;
  /** Set once the command line is read. */
  flags: GlobalFlags = {};
  exitCode = 0;
  /** The language of faults, warnings and losses. Undefined for English. */
  translation: Translation | undefined;
  /** What is written at the end, in the format that is one object. */
  readonly found: FoundIn[] = [];
  readonly troubles: string[] = [];

  constructor(io: Io) {
    this.io = io;
  }

  /**
   * Writes to standard output, and waits where that is full. That nobody reads it any more is no trouble here: it ends
   * the process, unless that has more to do than print.
   */
  async print(text: string | Uint8Array): Promise<void> {
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

  /** Writes a line to standard error that `--quiet` leaves out, and so do the formats of which every line is a finding. */
  note(text: string): void {
    if (!this.flags.quiet && ['text', 'json'].includes(this.format)) this.complain(text);
  }

  /** Returns how faults are written. */
  get format(): FaultFormat {
    return this.flags.json ? 'json' : (this.flags.format ?? 'text');
  }

  /**
   * Returns the language of reports: that of the flag, or on a terminal that of the locale. Programs read English
   * unless they ask for another language.
   */
  get language(): string | undefined {
    const { stderr, env } = this.io;
    if (this.flags.language !== undefined) return this.flags.language;
    return this.format === 'text' && stderr.isTTY === true ? localeOf(env) : undefined;
  }

  /** Returns a text in a style, where colours are wanted. */
  style(style: Style, text: string): string {
    return this.#isColored() ? styleText(style, text, { validateStream: false } as never) : text;
  }

  /**
   * Returns whether colours are wanted on standard error: as the flag says; else as FORCE_COLOR and then NO_COLOR say, where they are not
   * empty (https://force-color.org, https://no-color.org; Node too takes the first before the second, and its 0 for none); else on a
   * terminal that knows colours.
   */
  #isColored(): boolean {
    const { stderr, env } = this.io;
    if (this.flags.color !== undefined) return this.flags.color;
    if (env.FORCE_COLOR) return !['0', 'false'].includes(env.FORCE_COLOR);
    return !env.NO_COLOR && stderr.isTTY === true && env.TERM !== 'dumb';
  }

  /** Whether a terminal shows standard output to people. */
  get isShown(): boolean {
    return this.io.stdout.isTTY === true;
  }

  /** Returns how many characters a line on standard output may have. */
  get columns(): number {
    return this.isShown ? (this.io.stdout.columns ?? 80) : Number.POSITIVE_INFINITY;
  }

  /** Returns how many characters a line on standard error may have; unbounded where that is no terminal. */
  get width(): number {
    const { stderr } = this.io;
    return stderr.isTTY ? (stderr.columns ?? 80) : Number.POSITIVE_INFINITY;
  }
}

/** Returns the language of the locale for messages (POSIX, 8.2): `de` of `de_DE.UTF-8`. Undefined for `C` and `POSIX`. */
function localeOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string | undefined {
  const [name = ''] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[.@]/, 1);
  return ['', 'C', 'POSIX'].includes(name) ? undefined : name.replaceAll('_', '-');
}
