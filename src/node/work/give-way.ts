import { constants, setPriority } from 'node:os';

/**
 * Has the thread that calls it give way to others. Linux has a priority for each thread (setpriority(2)); elsewhere it would be that of the whole
 * process. Where the system does not let us, as under a filter of system calls, it works as the others do.
 */
export function giveWay(set: typeof setPriority = setPriority): void {
  if (process.platform !== 'linux') return;
  try {
    set(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Its work matters, not its rank.
  }
}
