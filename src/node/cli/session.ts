import { styleText } from 'node:util';
import { type Message, type Template, type Translation, type ValuesOf, words } from '../../engine/text/message.ts';
import { fileError } from '../files/exit.ts';
import { type Io, isReaderGone, written } from '../files/io.ts';
import { languageOfTerminal } from '../files/locale.ts';
import { SourceLines } from './excerpt.ts';
import type { FaultFormat, ListFormat } from './findings.ts';
import type { NamedRules } from './house-rules.ts';
import { forTerminal } from './printable.ts';
import type { FoundIn } from './sarif.ts';

/** The flags of all commands (chapter 09 §9.1). */
export interface GlobalFlags {
  indent?: boolean;
  tab?: boolean;
  force?: boolean;
  inPlace?: boolean;
  /** Same as the format `json`. */
  json?: boolean;
  format?: FaultFormat | ListFormat;
  output?: 'json' | 'yaml';
  quiet?: boolean;
  strict?: boolean;
  /** The file of house rules. */
  rules?: string;
  /** The language of faults, warnings and losses, as a BCP 47 tag. */
  language?: string;
  /** Set only if colours were requested or forbidden. */
  color?: boolean;
}

export type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green';

/** A run of the command line: its streams, global flags and exit code. */
export class Session {
  readonly io: Io;
  /** Set once the command line is parsed. */
  flags: GlobalFlags = {};
  exitCode = 0;
  /** Translates faults, warnings and losses. Undefined for English. */
  translation: Translation | undefined;
  /** The house rules of `--rules`. */
  house: NamedRules | undefined;
  /** Findings for SARIF, whose single object is written at the end. */
  readonly found: FoundIn[] = [];
  readonly troubles: string[] = [];
  /** Whether the command has printed its findings as SARIF itself. */
  hasSarif = false;

  #source: { name: string; lines: SourceLines } | undefined;

  constructor(io: Io) {
    this.io = io;
  }

  /**
   * Whether to treat losses and doubtful input as faults. `--force` also writes what a format refuses by default; null leaves
   * that to the format.
   */
  get strict(): boolean | null {
    const { strict, force } = this.flags;
    return strict ?? (force ? false : null);
  }

  /** Shows lines of a text below its faults. */
  showLinesOf({ name, text }: { name: string; text: string }): void {
    this.#source = { name, lines: new SourceLines(text) };
  }

  /** Returns the lines of a file to show below its faults, if a person reads them on a terminal. */
  sourceOf(file: string): SourceLines | undefined {
    return this.io.stderr.isTTY && this.#source?.name === file ? this.#source.lines : undefined;
  }

  /**
   * Writes to standard output, waiting while it is full. A reader that has closed the stream is not an error here: the
   * process ends, unless it has more work than printing. A terminal gets active characters as codes.
   */
  async print(text: string | Uint8Array, isXml = false): Promise<void> {
    const shown = this.io.stdout.isTTY && typeof text === 'string' ? forTerminal(text, isXml) : text;
    try {
      await written(this.io.stdout, shown);
    } catch (error) {
      if (!isReaderGone(error)) throw fileError('write', '<stdout>', error);
    }
  }

  /** Returns a text in the language of the session. */
  say<const T extends string>(template: Template<T>, ...[values]: ValuesOf<T>): string {
    return words({ template, values }, this.translation);
  }

  /** Returns a message in the language of the session. */
  words(said: Message): string {
    return words(said, this.translation);
  }

  /** Writes an error line to standard error. */
  complain(text: string): void {
    this.io.stderr.write(`${text}\n`);
  }

  /** Writes a note to standard error. `--quiet` and formats with a finding per line suppress it. */
  note(text: string): void {
    if (!this.flags.quiet && ['text', 'json'].includes(this.format)) this.complain(text);
  }

  /** Returns the format of faults. */
  get format(): FaultFormat {
    const { json, format = 'text' } = this.flags;
    return json || format === 'jsonl' || format === 'junit' ? 'json' : format;
  }

  /**
   * Returns the language of reports: from the flag, or on a terminal from the locale. Programs get English unless they ask for another
   * language.
   */
  get language(): string | undefined {
    if (this.flags.language !== undefined) return this.flags.language;
    return this.format === 'text' ? languageOfTerminal(this.io) : undefined;
  }

  /** Styles a text if colours are enabled. */
  style(style: Style, text: string): string {
    return this.#isColored() ? styleText(style, text, { validateStream: false } as never) : text;
  }

  /**
   * Returns whether standard error gets colours. The flag decides, then FORCE_COLOR and NO_COLOR if not empty, then
   * whether the terminal supports colours. See https://force-color.org and https://no-color.org. Like Node, FORCE_COLOR
   * has precedence, and 0 means no colours.
   */
  #isColored(): boolean {
    const { stderr, env } = this.io;
    if (this.flags.color !== undefined) return this.flags.color;
    if (env.FORCE_COLOR) return !['0', 'false'].includes(env.FORCE_COLOR);
    return !env.NO_COLOR && stderr.isTTY === true && env.TERM !== 'dumb';
  }

  /** Whether standard output is a terminal. */
  get isShown(): boolean {
    return this.io.stdout.isTTY === true;
  }

  /** Returns the width of a line on standard output, in characters. */
  get columns(): number {
    return this.isShown ? (this.io.stdout.columns ?? 80) : Number.POSITIVE_INFINITY;
  }

  /** Returns the width of a line on standard error, in characters; unlimited if it is not a terminal. */
  get width(): number {
    const { stderr } = this.io;
    return stderr.isTTY ? (stderr.columns ?? 80) : Number.POSITIVE_INFINITY;
  }
}
