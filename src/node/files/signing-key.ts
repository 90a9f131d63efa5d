import { isKeyProblem, readKey, whyUnfit } from '../../engine/dsig/key.ts';
import { loadJws } from '../../engine/dsig/load-jws.ts';
import type { Json } from '../../engine/model/json.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { type OwnKeys, ownKeysIn } from '../../service/auth/own-keys.ts';
import { type CommandError, EXIT, errorAbout, usageError } from './exit.ts';
import type { Io } from './io.ts';
import { atHome, exposureOf, type Notice, readKeyFile } from './keys.ts';

/**
 * Reads the private key in a file for a program that signs. Refuses an unsuitable key immediately (exit 2), before
 * anybody relies on it.
 * @param warn called if others may read the file
 */
export async function signingKeyIn(named: string, io: Pick<Io, 'env'>, warn: (notice: Notice) => void): Promise<Json> {
  const file = atHome(named, io);
  const json = readKeyFile(file);
  await expectSigning(json, file);
  const exposure = exposureOf(file);
  if (exposure) warn(exposure);
  return json;
}

/**
 * Reads the private keys in a file, which contains a key or a set; each must be suitable for signing. `nbf` and `exp`,
 * if present, are seconds.
 */
export async function signingKeysIn(
  named: string,
  io: Pick<Io, 'env'>,
  warn: (notice: Notice) => void,
): Promise<OwnKeys> {
  const file = atHome(named, io);
  const keys = ownKeysIn(readKeyFile(file));
  if (!keys) throw usageError('{file} is neither a JSON Web Key nor a set of keys', { file });
  for (const { nbf, exp, ...key } of keys) {
    await expectSigning(key, file);
    expectTimes([nbf, exp], file);
  }
  expectKids(keys, file);
  const exposure = exposureOf(file);
  if (exposure) warn(exposure);
  return keys;
}

/**
 * Reads the public keys in a file, which contains a key or a set, to verify signatures that an external signer makes.
 * `nbf` and `exp`, if present, are seconds.
 */
export async function publicKeysIn(named: string, io: Pick<Io, 'env'>): Promise<OwnKeys> {
  const file = atHome(named, io);
  const keys = ownKeysIn(readKeyFile(file));
  if (!keys) throw usageError('{file} is neither a JSON Web Key nor a set of keys', { file });
  for (const { nbf, exp, ...json } of keys) {
    const key = readKey(json);
    if (isKeyProblem(key)) throw invalid(file, key.problem);
    if (key.isPrivate || !key.material || !key.kid)
      throw usageError('{file} is not a public key: it must be on P-256, with kid and without d', { file });
    expectTimes([nbf, exp], file);
  }
  expectKids(keys, file);
  return keys;
}

function expectTimes(times: readonly (Json | undefined)[], file: string): void {
  if (times.every((time) => time === undefined || isTime(time))) return;
  throw usageError('{file}: nbf and exp of a key must be seconds since 1970', { file });
}

function expectKids(keys: OwnKeys, file: string): void {
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length)
    throw usageError('{file}: two keys have the same kid', { file });
}

/** Returns whether a value is a number; numbers are kept as written. */
function isTime(json: Json): boolean {
  return typeof json !== 'string' && /^\d{1,12}$/.test(String(json));
}

function invalid(file: string, problem: Message): CommandError {
  return errorAbout(file, problem, EXIT.usage, message('{file} is not a valid key', { file }));
}

async function expectSigning(json: Json, file: string): Promise<void> {
  const key = readKey(json);
  if (isKeyProblem(key)) throw invalid(file, key.problem);
  const unfit = whyUnfit(key, 'sign');
  if (unfit !== undefined) throw errorAbout(file, unfit, EXIT.usage, message('{file} cannot sign', { file }));
  if (!key.isPrivate || !key.material || !key.kid)
    throw usageError('{file} cannot sign: it must be a private key on P-256 with a kid', { file });
  const { importKey } = await loadJws();
  if (!(await importKey(key.material)))
    throw usageError('{file} is not a valid key: d does not match x and y', { file });
}
