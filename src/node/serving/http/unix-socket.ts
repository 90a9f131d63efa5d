import { once } from 'node:events';
import { lstatSync, unlinkSync } from 'node:fs';
import { connect } from 'node:net';

/** Removes a Unix domain socket that nobody listens on any more, as a process that was ended leaves it. What is another file stays. */
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
