import type { RefusalKey } from '../../service/errors.ts';

/** What the command line tells the shell (chapter 09 §9.4). */
export const EXIT = {
  done: 0,
  /** The document has a fault. */
  faulty: 1,
  /** The command line, or input that cannot be read. */
  usage: 2,
  /** Files: missing, there already, not permitted. */
  files: 3,
  signature: 4,
  internal: 5,
  interrupted: 130,
} as const;

const BY_KEY: Readonly<Record<RefusalKey, number>> = {
  input: EXIT.usage,
  'not-found': EXIT.usage,
  'method-not-allowed': EXIT.usage,
  'unsupported-media-type': EXIT.usage,
  'too-large': EXIT.usage,
  'unknown-schema': EXIT.faulty,
  'no-document': EXIT.faulty,
  calculation: EXIT.faulty,
  validation: EXIT.faulty,
  marshal: EXIT.faulty,
  signature: EXIT.signature,
  internal: EXIT.internal,
  timeout: EXIT.internal,
  overloaded: EXIT.internal,
};

/** The exit code of a refusal. */
export function exitOf(key: RefusalKey): number {
  return BY_KEY[key];
}

/** What ends a command with one line for the reader: bad usage, unreadable input, trouble with files. */
export class CommandError extends Error {
  readonly exit: number;
  /** The file it is about, for `--json`. */
  readonly file: string | undefined;

  constructor(message: string, exit: number, file?: string) {
    super(message);
    this.exit = exit;
    this.file = file;
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
  EMFILE: 'too many open files',
  ENFILE: 'too many open files',
  EIO: 'the device failed',
  EROFS: 'read-only file system',
};

/** `open invoice.yaml: no such file or folder`: a failure of the system in words, exit 3. */
export function fileError(verb: string, file: string, error: unknown): CommandError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new CommandError(`${verb} ${file}: ${REASONS[code ?? ''] ?? message}`, EXIT.files, file);
}
