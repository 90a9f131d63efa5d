import { isKeyProblem, readKey, whyUnfit } from '../../engine/dsig/key.ts';
import { keysInSet } from '../../engine/dsig/key-set.ts';
import type { Json } from '../../engine/model/json.ts';
import { detailed, type Message, message } from '../../engine/text/message.ts';
import { CommandError, EXIT } from '../files/exit.ts';
import { readKeyFile } from '../files/keys.ts';
import { reportNotice } from './report.ts';
import type { Session } from './session.ts';
import * as texts from './texts.ts';

/**
 * Reads the public keys of files, each with a key or a key set. Unusable keys of a set, such as RSA keys, are skipped with a warning. A
 * file without any usable key ends the command with exit code 2.
 */
export function readPublicKeys(session: Session, files: readonly string[]): Json[] {
  return files.flatMap((file) => {
    const { keys, passedOver } = publicKeysIn(file);
    if (passedOver.length > 0) {
      const description = detailed(message(texts.keysUnused, { count: passedOver.length }), ...passedOver);
      reportNotice(session, { file, code: 'BW-WARN-KEY', description });
    }
    return keys;
  });
}

function refused(said: Message, ...why: readonly Message[]): CommandError {
  return new CommandError(detailed(said, ...why), EXIT.usage);
}

/** Returns the keys of a file that can verify, and messages about the skipped keys. */
function publicKeysIn(file: string): { keys: Json[]; passedOver: Message[] } {
  const json = readKeyFile(file);
  const set = keysInSet(json);
  const keys: Json[] = [];
  const passedOver: Message[] = [];
  for (const [position, each] of (set ?? [json]).entries()) {
    const named = (why: Message) => (set ? detailed(message('key {number}', { number: position + 1 }), why) : why);
    const key = readKey(each);
    if (isKeyProblem(key)) throw refused(message('{file} cannot be used', { file }), named(key.problem));
    const unfit = whyUnfit(key, 'verify');
    if (unfit === undefined || key.isPrivate) keys.push(each);
    else passedOver.push(named(unfit));
  }
  if (keys.length > 0) return { keys, passedOver };
  throw refused(message('{file} contains no key to verify with', { file }), ...passedOver);
}
