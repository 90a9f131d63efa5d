import { isKeyProblem, readKey, whyUnfit } from '../../engine/dsig/key.ts';
import { loadJws } from '../../engine/dsig/load-jws.ts';
import type { Json } from '../../engine/model/json.ts';
import { words } from '../../engine/text/message.ts';
import { usageError } from './exit.ts';
import type { Io } from './io.ts';
import { atHome, exposureOf, type Notice, readKeyFile } from './keys.ts';

/**
 * Reads the private key in a file for a program that is to sign with it: one that cannot is refused at once (exit 2),
 * before somebody relies on it.
 * @param warn called where others may read the file
 */
export async function signingKeyIn(named: string, io: Pick<Io, 'env'>, warn: (notice: Notice) => void): Promise<Json> {
  const file = atHome(named, io);
  const json = readKeyFile(file);
  const key = readKey(json);
  if (isKeyProblem(key)) throw usageError(`${file} holds no key: ${words(key.problem)}`);
  const unfit = whyUnfit(key, 'sign');
  if (unfit !== undefined) throw usageError(`${file} holds no key to sign with: the key ${words(unfit)}`);
  if (!key.isPrivate || !key.material || !key.kid)
    throw usageError(`${file} holds no key to sign with: that is a private one on P-256, with a kid`);
  const { importKey } = await loadJws();
  if (!(await importKey(key.material)))
    throw usageError(`${file} holds no key: its d does not belong to its x and y, they are of two keys`);
  const exposure = exposureOf(file);
  if (exposure) warn(exposure);
  return json;
}
