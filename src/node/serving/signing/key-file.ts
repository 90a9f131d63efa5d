import type { OwnKeys } from '../../../service/auth/own-keys.ts';
import { CommandError } from '../../files/exit.ts';
import { atHome } from '../../files/keys.ts';
import { stampOf, watchReplaced } from '../../files/replaced.ts';
import { signingKeysIn } from '../../files/signing-key.ts';
import type { Log } from '../log/log.ts';

/** The keys in a file, as they are now. */
export interface KeyFile {
  keys: () => OwnKeys;
  /** Reads the file again. What cannot be read leaves the keys as they were. */
  reload: () => Promise<void>;
}

/**
 * Reads the keys in a file, and again each time that it has been changed, which is logged. Throws `CommandError` at first.
 * @param keysIn reads keys; those to sign with, if not given
 */
export async function watchKeys(
  file: string,
  log: Pick<Log, 'note' | 'warning'>,
  keysIn: (file: string, io: typeof process, warn: () => void) => Promise<OwnKeys> = signingKeysIn,
): Promise<KeyFile> {
  const read = () => keysIn(file, process, () => undefined);
  const path = atHome(file, process);
  const stamp = stampOf(path);
  let keys = await read();
  const reload = async () => {
    try {
      keys = await read();
      log.note(`read the keys in ${file}: ${keys.length}`);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      log.warning(`${error.message}; the keys stay as they were`);
    }
  };
  watchReplaced(path, stamp, () => void reload());
  return { keys: () => keys, reload };
}
