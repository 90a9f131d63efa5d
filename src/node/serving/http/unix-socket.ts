import { once } from 'node:events';
import { lstatSync, unlinkSync } from 'node:fs';
import { connect } from 'node:net';

/** Removes a Unix domain socket without a listener, left by a killed process. Leaves other files alone. */
export async function removeStale(path: string): Promise<void> {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSocket()) return;
  const socket = connect(path);
  try {
    await once(socket, 'connect');
  } catch {
    unlinkSync(path);
  } finally {
    socket.destroy();
  }
}
