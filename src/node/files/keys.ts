import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Json } from '../../engine/model/json.ts';
import { readJson } from '../../engine/reading/json.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { CommandError, EXIT, fileError } from './exit.ts';
import { readTextFile } from './input.ts';
import type { Io } from './io.ts';
import { isTaken, statOf } from './stat.ts';
import { writeFilesWhole } from './write-file.ts';

/** Finds, reads and writes key files (chapter 09 §9.2). */

const NAME = 'id_es256.jwk';

/** The folder of keys and, for reading only, the folder that other tools of the standard use. */
const FOLDER = '.billwright';
const ELSEWHERE = '.gobl';

export function defaultKeyFile({ env }: Io): string {
  return join(env.HOME || homedir(), FOLDER, NAME);
}

/**
 * Returns the file of the private key: the named file, the default file or, if only that exists, the file of other
 * tools.
 */
export function privateKeyFile(named: string | undefined, io: Io): string {
  if (named !== undefined) return atHome(named, io);
  const usual = defaultKeyFile(io);
  const other = join(io.env.HOME || homedir(), ELSEWHERE, NAME);
  return !statOf(usual) && statOf(other) ? other : usual;
}

/** Returns `a/key.pub.jwk` for `a/key.jwk`; appends the ending to a name without it. */
export function publicKeyFile(file: string): string {
  return `${file.replace(/\.jwk$/, '')}.pub.jwk`;
}

/** Returns the files of the keys to verify with: the named files, or the public key next to the default key. */
export function publicKeyFiles(named: readonly string[] | undefined, io: Io): string[] {
  return named?.map((file) => atHome(file, io)) ?? [publicKeyFile(privateKeyFile(undefined, io))];
}

/** Returns a path with `~/` at its start expanded to the user's home folder. */
export function atHome(file: string, { env }: Pick<Io, 'env'>): string {
  return file.startsWith('~/') ? join(env.HOME || homedir(), file.slice(2)) : file;
}

/** Returns the JSON in a key file without checking the keys, because signing and verifying check them. */
export function readKeyFile(file: string): Json {
  if (!statOf(file)) {
    throw new CommandError(
      message('key file {file} does not exist; create one with billwright keygen, or choose another with --key', {
        file,
      }),
      EXIT.files,
      file,
    );
  }
  const read = readJson(readTextFile(file).text);
  if (read.ok) return read.value;
  throw new CommandError(message('{file} is not a key: it is not JSON', { file }), EXIT.usage, file);
}

/** A warning about a file other than a document, such as a key file. */
export interface Notice {
  file: string;
  code: string;
  description: Message;
}

/**
 * Returns a warning if others may read a private key file. There is no warning about a pipe, or on Windows, which has
 * no such permissions.
 */
export function exposureOf(file: string): Notice | undefined {
  const found = statOf(file);
  const rights = found?.isFile() && process.platform !== 'win32' ? found.mode & 0o777 : 0;
  if ((rights & OTHERS) === 0) return undefined;
  const description = message('other users can read this private key (mode {mode}); protect it with chmod 600', {
    mode: rights.toString(8).padStart(4, '0'),
  });
  return { file, code: 'BW-WARN-KEY-FILE', description };
}

/** The permissions of the group and of all other users. */
const OTHERS = 0o077;

/**
 * Writes a pair of keys, with a private key that only its owner can read. Writes both or neither; neither if one
 * already exists.
 */
export function writeKeyPair(
  pair: { private: object; public: object },
  file: string,
  textOf: (key: object) => string,
  force: boolean,
): void {
  const publicFile = publicKeyFile(file);
  for (const target of [file, publicFile]) {
    if (!force && isTaken(target))
      throw new CommandError(message('target "{target}" exists', { target }), EXIT.files, target);
  }
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw fileError('create', dirname(file), error);
  }
  // The public key first: it can be derived from the private one, which cannot be restored.
  writeFilesWhole([
    { file: publicFile, content: textOf(pair.public), mode: 0o644 },
    { file, content: textOf(pair.private), mode: 0o600 },
  ]);
}
