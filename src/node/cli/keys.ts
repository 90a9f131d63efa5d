import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isJsonObject, type Json } from '../../engine/model/json.ts';
import { readJson } from '../../engine/reading/json.ts';
import { CommandError, EXIT, fileError } from './exit.ts';
import { readTextFile } from './input.ts';
import { isTaken, statOf } from './look.ts';
import type { Io } from './session.ts';
import { writeFilesWhole } from './write-file.ts';

/** Files with keys (chapter 09 §9.2): where they are looked for, how they are read and written. */

const NAME = 'id_es256.jwk';

/** The folder of keys and, only read, the one that other tools of the standard keep them in. */
const FOLDER = '.billwright';
const ELSEWHERE = '.gobl';

export function defaultKeyFile({ env }: Io): string {
  return join(env.HOME || homedir(), FOLDER, NAME);
}

/** The file with the private key: the one named, else the default, else that of other tools where only that is there. */
export function privateKeyFile(named: string | undefined, io: Io): string {
  if (named !== undefined) return atHome(named, io);
  const usual = defaultKeyFile(io);
  const other = join(io.env.HOME || homedir(), ELSEWHERE, NAME);
  return !statOf(usual) && statOf(other) ? other : usual;
}

/** `a/key.jwk` → `a/key.pub.jwk`; a name without the ending gets it. */
export function publicKeyFile(file: string): string {
  return `${file.replace(/\.jwk$/, '')}.pub.jwk`;
}

/** `~/` at the beginning means the user's own folder. */
export function atHome(file: string, { env }: Io): string {
  return file.startsWith('~/') ? join(env.HOME || homedir(), file.slice(2)) : file;
}

/** The JSON in a key file. What keys it holds is for signing and verifying to see. */
export function readKeyFile(file: string): Json {
  if (!statOf(file)) {
    const hint = 'make one with billwright keygen, or name another with --key';
    throw new CommandError(`there is no key file ${file}; ${hint}`, EXIT.files, file);
  }
  const read = readJson(readTextFile(file).text);
  if (read.ok) return read.value;
  throw new CommandError(`${file} holds no key: it is not JSON`, EXIT.usage, file);
}

/** The public keys of some files, each a key or a set of keys in `keys`. */
export function readPublicKeys(files: readonly string[]): Json[] {
  return files.map(readKeyFile).flatMap((key) => keysIn(key) ?? [key]);
}

function keysIn(key: Json): Json[] | undefined {
  return isJsonObject(key) && Array.isArray(key.keys) ? key.keys : undefined;
}

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
