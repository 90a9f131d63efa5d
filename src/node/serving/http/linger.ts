import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ByteBudget } from '../../../service/limits/byte-budget.ts';
import { connectionEvent } from './tls.ts';

/**
 * How connections are closed on which something may still come: a request that is refused before its body has arrived. A system resets such a
 * connection when it is closed outright, and with that the client loses the answer, or never looks for one, as it cannot send on. So only
 * our side ends, and what comes is thrown away until the client ends too, within bounds.
 */
export interface LingerLimits {
  /** Milliseconds altogether. */
  time: number;
  /** Milliseconds without anything. */
  idle: number;
  /** Bytes of one connection. */
  bytes: number;
  /** Bytes of all connections together that are being closed like that. */
  allBytes: number;
  /** Connections that are being closed like that at once. With one more, the oldest is closed outright. */
  connections: number;
}

/** As long as web servers usually wait; the bytes are many times a body that is accepted, and are kept nowhere. */
export const LINGER_LIMITS: LingerLimits = {
  time: 30_000,
  idle: 5_000,
  bytes: 512 * 1024 * 1024,
  allBytes: 4 * 1024 * 1024 * 1024,
  connections: 256,
};

/** Closes all connections of a server, from now on, so that no answer is lost. */
export function lingerOnClose(server: Server, limits: LingerLimits): void {
  const lingering = new Set<Socket>();
  const budget = new ByteBudget(limits.allBytes);
  server.on(connectionEvent(server), (socket: Socket) => {
    // By this Node closes a connection after its last answer.
    socket.destroySoon = () => {
      if (lingering.has(socket) || socket.destroyed) return;
      const [oldest] = lingering;
      if (lingering.size >= limits.connections) oldest?.destroy();
      lingering.add(socket);
      socket.once('close', () => lingering.delete(socket));
      linger(socket, limits, budget);
    };
  });
}

function linger(socket: Socket, { time, idle, bytes }: LingerLimits, budget: ByteBudget): void {
  let taken = 0;
  socket.once('close', () => budget.release(taken));
  closeWithin(socket, time);
  socket.setTimeout(idle, () => socket.destroy());
  socket.once('end', () => socket.destroy());
  // What comes is no request any more. A listener of ours takes the connection from Node's parser of HTTP.
  socket.removeAllListeners('data');
  socket.on('data', ({ length }) => {
    const isAllowed = taken + length <= bytes && budget.reserve(length);
    if (isAllowed) taken += length;
    else socket.destroy();
  });
  socket.end();
  // The parser may have stopped the reading beneath the stream, which waits for what it takes to be on its way. Nothing pushed is an end to that.
  socket.push('');
  socket.resume();
}

/** Closes a connection outright after so many milliseconds, if it is still open then. */
export function closeWithin(socket: Socket, milliseconds: number): void {
  const end = setTimeout(() => socket.destroy(), milliseconds);
  socket.once('close', () => clearTimeout(end));
}
