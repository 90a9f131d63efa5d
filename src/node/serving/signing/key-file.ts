import type { OwnKeys } from '../../../service/auth/own-keys.ts';
import { CommandError } from '../../files/exit.ts';
import { atHome } from '../../files/keys.ts';
import { stampOf, watchReplaced } from '../../files/replaced.ts';
import { signingKeysIn } from '../../files/signing-key.ts';
import type { Log } from '../log/log.ts';

/** The current keys of a file. */
export interface KeyFile {
  keys: () => OwnKeys;
  /** Reads the file again. If that fails, the keys stay as they were. */
  reload: () => Promise<void>;
}

/**
 * Reads the keys in a file, and again whenever it changes, which is logged. The first reading throws `CommandError`.
 * @param keysIn parses keys; by default private ones for signing
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
      log.warning(`${error.message}; the old keys stay in use`);
    }
  };
  watchReplaced(path, stamp, () => void reload());
  return { keys: () => keys, reload };
}
