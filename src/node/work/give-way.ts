import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of the calling thread. Linux has a priority for each thread (setpriority(2)); elsewhere it would
 * affect the whole process. If the system refuses, for example because of a system call filter, the thread keeps its
 * normal priority.
 */
export function giveWay(set: typeof setPriority = setPriority): void {
  if (process.platform !== 'linux') return;
  try {
    set(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The thread keeps its normal priority.
  }
}
