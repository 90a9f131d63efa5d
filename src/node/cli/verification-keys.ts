import { isKeyProblem, readKey, whyUnfit } from '../../engine/dsig/key.ts';
import { keysInSet } from '../../engine/dsig/key-set.ts';
import type { Json } from '../../engine/model/json.ts';
import { words } from '../../engine/text/message.ts';
import { usageError } from '../files/exit.ts';
import { readKeyFile } from '../files/keys.ts';
import { counted, reportNotice } from './report.ts';
import type { Session } from './session.ts';

/**
 * Reads the public keys of files, each with a key or a key set. Unusable keys of a set, such as RSA keys, are skipped with a warning. A
 * file without any usable key ends the command with exit code 2.
 */
export function readPublicKeys(session: Session, files: readonly string[]): Json[] {
  return files.flatMap((file) => {
    const { keys, passedOver } = publicKeysIn(file);
    if (passedOver.length > 0) {
      const description = `${counted(passedOver.length, 'key')} of the set not used: ${passedOver.join('; ')}`;
      reportNotice(session, { file, code: 'BW-WARN-KEY', description });
    }
    return keys;
  });
}

/** Returns the keys of a file that can verify, and reports on the skipped ones. */
function publicKeysIn(file: string): { keys: Json[]; passedOver: string[] } {
  const json = readKeyFile(file);
  const set = keysInSet(json);
  const keys: Json[] = [];
  const passedOver: string[] = [];
  for (const [position, each] of (set ?? [json]).entries()) {
    const name = set ? `key ${position + 1}` : 'the key';
    const key = readKey(each);
    if (isKeyProblem(key)) throw usageError(`${file}: ${name} cannot be used: ${words(key.problem)}`);
    const unfit = whyUnfit(key, 'verify');
    if (unfit === undefined || key.isPrivate) keys.push(each);
    else passedOver.push(`${name} ${words(unfit)}`);
  }
  if (keys.length > 0) return { keys, passedOver };
  throw usageError(`${file} holds no key to verify with${passedOver.map((each) => `: ${each}`).join('')}`);
}
