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
  readonly exit: number;
  /** The file in question, for `--json`. */
  readonly file: string | undefined;
  readonly key: RefusalKey;

  constructor(message: string, exit: number, file?: string, key: RefusalKey = 'input') {
    super(message);
    this.exit = exit;
    this.file = file;
    this.key = key;
  }
}

export function usageError(message: string): CommandError {
  return new CommandError(message, EXIT.usage);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'is a folder',
  ENOTDIR: 'a part of the path is no folder',
  EEXIST: 'file exists',
  ELOOP: 'links that lead in a circle',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'no space left',
  EDQUOT: 'no space left',
  EFBIG: 'the file would be too large',
  ERR_FS_FILE_TOO_LARGE: 'it has more than 2 GB',
  EMFILE: 'too many open files',
  ENFILE: 'too many open files',
  EIO: 'the device failed',
  EROFS: 'read-only file system',
};

/** Returns the error for too many open files in this process. The modules of the program count as files too. */
export function openFilesError(error: unknown): CommandError | undefined {
  const { code } = error as Partial<NodeJS.ErrnoException>;
  if (code !== 'EMFILE' && code !== 'ENFILE') return undefined;
  return new CommandError(`${REASONS[code]}; raise the limit (ulimit -n)`, EXIT.files);
}

/** Returns a system error in words, with exit code 3: `open invoice.yaml: no such file or folder`. */
export function fileError(verb: string, file: string, error: unknown): CommandError {
  const { code, message = 'failed' } = error as Partial<NodeJS.ErrnoException>;
  const reason = REASONS[code ?? ''] ?? message;
  // Arguments are read as UTF-8, so a file with another name cannot be opened.
  const hint = code === 'ENOENT' && file.includes('\ufffd') ? '; if its name is not UTF-8, rename it' : '';
  return new CommandError(`${verb} ${file}: ${reason}${hint}`, EXIT.files, file);
}
