import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Json } from '../../engine/model/json.ts';
import { readJson } from '../../engine/reading/json.ts';
import { CommandError, EXIT, fileError } from './exit.ts';
import { readTextFile } from './input.ts';
import type { Io } from './io.ts';
import { isTaken, statOf } from './stat.ts';
import { writeFilesWhole } from './write-file.ts';

/** Files with keys (chapter 09 §9.2): where they are looked for, how they are read and written. */

const NAME = 'id_es256.jwk';

/** The folder of keys and, only read, the one that other tools of the standard keep them in. */
const FOLDER = '.billwright';
const ELSEWHERE = '.gobl';

export function defaultKeyFile({ env }: Io): string {
  return join(env.HOME || homedir(), FOLDER, NAME);
}

/** Returns the file with the private key: the one named, else the default, else that of other tools where only that is there. */
export function privateKeyFile(named: string | undefined, io: Io): string {
  if (named !== undefined) return atHome(named, io);
  const usual = defaultKeyFile(io);
  const other = join(io.env.HOME || homedir(), ELSEWHERE, NAME);
  return !statOf(usual) && statOf(other) ? other : usual;
}

/** Returns `a/key.pub.jwk` for `a/key.jwk`; a name without the ending gets it. */
export function publicKeyFile(file: string): string {
  return `${file.replace(/\.jwk$/, '')}.pub.jwk`;
}

/** Returns the files with the keys to verify with: those named, else the public one beside the default. */
export function publicKeyFiles(named: readonly string[] | undefined, io: Io): string[] {
  return named?.map((file) => atHome(file, io)) ?? [publicKeyFile(privateKeyFile(undefined, io))];
}

/** Returns a path with the user's own folder for `~/` at its beginning. */
export function atHome(file: string, { env }: Pick<Io, 'env'>): string {
  return file.startsWith('~/') ? join(env.HOME || homedir(), file.slice(2)) : file;
}

/** Returns the JSON in a key file. What keys it holds is for signing and verifying to see. */
export function readKeyFile(file: string): Json {
  if (!statOf(file)) {
    const hint = 'make one with billwright keygen, or name another with --key';
    throw new CommandError(`there is no key file ${file}; ${hint}`, EXIT.files, file);
  }
  const read = readJson(readTextFile(file).text);
  if (read.ok) return read.value;
  throw new CommandError(`${file} holds no key: it is not JSON`, EXIT.usage, file);
}

/** What was noticed about a file that is no document, such as one with a key. */
export interface Notice {
  file: string;
  code: string;
  description: string;
}

/**
 * Returns what is to be noticed of a file with a private key: that others may read it. Nothing of a pipe, and on Windows, which keeps no
 * such rights.
 */
export function exposureOf(file: string): Notice | undefined {
  const found = statOf(file);
  const rights = found?.isFile() && process.platform !== 'win32' ? found.mode & 0o777 : 0;
  if ((rights & OTHERS) === 0) return undefined;
  const description = `this private key is open to others than its owner (mode ${rights.toString(8).padStart(4, '0')}); close it with chmod 600`;
  return { file, code: 'BW-WARN-KEY-FILE', description };
}

/** The rights of the group and of all others. */
const OTHERS = 0o077;

/** Writes a pair of keys, the private one for its owner's eyes only: both or none, and none where one is there already. */
export function writeKeyPair(
  pair: { private: object; public: object },
  file: string,
  textOf: (key: object) => string,
  force: boolean,
): void {
  const publicFile = publicKeyFile(file);
  for (const target of [file, publicFile]) {
    if (!force && isTaken(target)) throw new CommandError(`target "${target}" exists`, EXIT.files, target);
  }
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw fileError('create', dirname(file), error);
  }
  // The public one first: it can be made of the private one, which nothing can bring back.
  writeFilesWhole([
    { file: publicFile, content: textOf(pair.public), mode: 0o644 },
    { file, content: textOf(pair.private), mode: 0o600 },
  ]);
}
