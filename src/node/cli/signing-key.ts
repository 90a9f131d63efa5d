import { isKeyProblem, readKey } from '../../engine/dsig/key.ts';
import type { Json } from '../../engine/model/json.ts';
import { usageError } from './exit.ts';
import { atHome, readKeyFile } from './keys.ts';
import type { Io } from './session.ts';

/** The private key in a file, for a program that is to sign with it: one that cannot is refused at once, before somebody relies on it. */
export function signingKeyIn(named: string, io: Io): Json {
  const file = atHome(named, io);
  const json = readKeyFile(file);
  const key = readKey(json);
  if (isKeyProblem(key)) throw usageError(`${file} holds no key: ${key.problem}`);
  if (key.isPrivate && key.material && key.kid) return json;
  throw usageError(`${file} holds no key to sign with: that is a private one on P-256, with a kid`);
}
