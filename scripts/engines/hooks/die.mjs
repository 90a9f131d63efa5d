/** For programs under test: ends this process with SIGKILL, if `kill-proof.ts` has put the file `KILL_FILE` there for one of them. */
import { renameSync } from 'node:fs';

const { KILL_FILE = '' } = process.env;

export function dieIfArmed() {
  try {
    renameSync(KILL_FILE, `${KILL_FILE}.${process.pid}`);
  } catch {
    return; // nobody is to die, or another process does
  }
  process.kill(process.pid, 'SIGKILL');
}
