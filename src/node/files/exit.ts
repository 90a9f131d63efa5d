import { detailed, type Message, message, type Template, type ValuesOf, words } from '../../engine/text/message.ts';
import type { Refusal, RefusalKey } from '../../operations/errors.ts';

/** The exit codes of the command line (chapter 09 §9.4). */
export const EXIT = {
  done: 0,
  /** The document has a fault. */
  faulty: 1,
  /** Bad usage, or unreadable input. */
  usage: 2,
  /** A file is missing, exists already or is not permitted. */
  files: 3,
  signature: 4,
  internal: 5,
  interrupted: 130,
} as const;

const BY_KEY: Readonly<Record<RefusalKey, number>> = {
  input: EXIT.usage,
  unauthorized: EXIT.usage,
  forbidden: EXIT.usage,
  misdirected: EXIT.usage,
  'not-found': EXIT.usage,
  'method-not-allowed': EXIT.usage,
  'not-acceptable': EXIT.usage,
  'unsupported-media-type': EXIT.usage,
  'too-large': EXIT.usage,
  'unknown-schema': EXIT.faulty,
  'no-document': EXIT.faulty,
  calculation: EXIT.faulty,
  validation: EXIT.faulty,
  marshal: EXIT.faulty,
  signature: EXIT.signature,
  internal: EXIT.internal,
  upstream: EXIT.internal,
  timeout: EXIT.internal,
  overloaded: EXIT.internal,
  'too-many': EXIT.internal,
};

/** Returns the exit code for a refusal. */
export function exitOf({ key, status }: Pick<Refusal, 'key' | 'status'>): number {
  // `internal` with 422 means a document that cannot be copied, which is not an internal error (chapter 09 §2.3).
  return key === 'internal' && status === 422 ? EXIT.faulty : BY_KEY[key];
}

/** Signals that end a command, with their exit codes. */
export const SIGNALS = { SIGINT: EXIT.interrupted, SIGTERM: 143, SIGHUP: 129 } as const;

/** An error that ends a command with one line for the user: bad usage, unreadable input, file problems. */
export class CommandError extends Error {
  /** Its text, to be translated for the reader. */
  readonly said: Message;
  readonly exit: number;
  /** The file in question, for `--json`. */
  readonly file: string | undefined;
  readonly key: RefusalKey;
  /** The reason alone, for callers that name the file themselves. */
  readonly reason: Message;

  constructor(said: Message, exit: number, file?: string, key: RefusalKey = 'input', reason = said) {
    super(words(said));
    this.said = said;
    this.exit = exit;
    this.file = file;
    this.key = key;
    this.reason = reason;
  }
}

/** Returns an error about a file: its name, or what failed with it, and the reason. */
export function errorAbout(
  file: string,
  reason: Message,
  exit: number,
  place: Message = message('{file}', { file }),
): CommandError {
  return new CommandError(detailed(place, reason), exit, file, 'input', reason);
}

export function usageError<const T extends string>(template: Template<T>, ...[values]: ValuesOf<T>): CommandError {
  return new CommandError({ template, values }, EXIT.usage);
}

const REASONS: Readonly<Record<string, Message>> = {
  ENOENT: message('no such file or folder'),
  EACCES: message('permission denied'),
  EPERM: message('permission denied'),
  EISDIR: message('is a folder'),
  ENOTDIR: message('a part of the path is not a folder'),
  EEXIST: message('file exists'),
  ELOOP: message('symbolic links form a loop'),
  ENAMETOOLONG: message('the name is too long'),
  ENOSPC: message('no space left'),
  EDQUOT: message('no space left'),
  EFBIG: message('the file would be too large'),
  ERR_FS_FILE_TOO_LARGE: message('it is larger than 2 GB'),
  EMFILE: message('too many open files'),
  ENFILE: message('too many open files'),
  EIO: message('the device reported an error'),
  EROFS: message('read-only file system'),
};

/** Returns the error for too many open files in this process. The modules of the program count as files too. */
export function openFilesError(error: unknown): CommandError | undefined {
  const { code, message: text = '' } = error as Partial<NodeJS.ErrnoException>;
  // A thread that cannot start says so only in its text.
  const reason = code === 'ERR_WORKER_INIT_FAILED' ? text : code;
  if (!/\bE[MN]FILE$/.test(reason ?? '')) return undefined;
  return new CommandError(message('too many open files; raise the limit (ulimit -n)'), EXIT.files);
}

/** The failed actions on a file. */
const FAILED = {
  open: 'open {file}',
  read: 'read {file}',
  write: 'write {file}',
  create: 'create {file}',
  watch: 'watch {file}',
} as const;

/** Returns a system error in words, with exit code 3: `open invoice.yaml: no such file or folder`. */
export function fileError(verb: keyof typeof FAILED, file: string, error: unknown): CommandError {
  const { code = '', message: inEnglish = 'failed' } = error as Partial<NodeJS.ErrnoException>;
  const known = REASONS[code] ?? message('{reason}', { reason: inEnglish });
  // Arguments are read as UTF-8, so a file with another name cannot be opened.
  const isMisread = code === 'ENOENT' && file.includes('\ufffd');
  const reason = isMisread ? message('no such file or folder; if its name is not UTF-8, rename it') : known;
  return errorAbout(file, reason, EXIT.files, { template: FAILED[verb], values: { file } });
}
