import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ByteBudget } from '../../../service/limits/byte-budget.ts';
import { connectionEvent } from './tls.ts';

/**
 * Closes connections that may still receive data, such as a request rejected before its body has arrived. If closed at once, the system
 * resets the connection: the client loses the answer, or never reads it because sending fails. So the server ends only its own side and
 * discards input until the client ends too, within limits.
 */
export interface DrainLimits {
  /** The total time in milliseconds. */
  time: number;
  /** The time without data in milliseconds. */
  idle: number;
  /** The number of bytes per connection. */
  bytes: number;
  /** The number of bytes of all draining connections together. */
  allBytes: number;
  /** The number of draining connections. One more closes the oldest at once. */
  connections: number;
}

/**
 * The default limits, with the usual time of web servers. The bytes are many times the largest accepted body, and are
 * not stored.
 */
export const DRAIN_LIMITS: DrainLimits = {
  time: 30_000,
  idle: 5_000,
  bytes: 512 * 1024 * 1024,
  allBytes: 4 * 1024 * 1024 * 1024,
  connections: 256,
};

/** Makes a server close all its connections this way from now on, so that no answer is lost. */
export function drainOnClose(server: Server, limits: DrainLimits): void {
  const draining = new Set<Socket>();
  const budget = new ByteBudget(limits.allBytes);
  server.on(connectionEvent(server), (socket: Socket) => {
    // Node calls this to close a connection after its last answer.
    socket.destroySoon = () => {
      if (draining.has(socket) || socket.destroyed) return;
      const [oldest] = draining;
      if (draining.size >= limits.connections) oldest?.destroy();
      draining.add(socket);
      socket.once('close', () => draining.delete(socket));
      drain(socket, limits, budget);
    };
  });
}

function drain(socket: Socket, { time, idle, bytes }: DrainLimits, budget: ByteBudget): void {
  let taken = 0;
  socket.once('close', () => budget.release(taken));
  closeWithin(socket, time);
  socket.setTimeout(idle, () => socket.destroy());
  socket.once('end', () => socket.destroy());
  // Further data is no longer a request, so our listener replaces Node's HTTP parser.
  socket.removeAllListeners('data');
  socket.on('data', ({ length }) => {
    const isAllowed = taken + length <= bytes && budget.reserve(length);
    if (isAllowed) taken += length;
    else socket.destroy();
  });
  socket.end();
  // The parser may have paused reading below the stream, which then waits for data. An empty push resumes it.
  socket.push('');
  socket.resume();
}

/** Destroys a connection that is still open after some milliseconds. */
export function closeWithin(socket: Socket, milliseconds: number): void {
  const end = setTimeout(() => socket.destroy(), milliseconds);
  socket.once('close', () => clearTimeout(end));
}
