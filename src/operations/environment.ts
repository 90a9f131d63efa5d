import type { Environment } from '../engine/faults.ts';
import { newUuidV7 } from '../engine/text/uuid.ts';

/** Returns the clock and random source of the platform, by web standards. */
export function systemEnvironment(): Environment {
  return { now: () => new Date(), uuid: newId };
}

/** Returns a new UUID of version 7, also used for requests. */
export function newId(): string {
  return newUuidV7(new Date(), random);
}

/** Random bytes are drawn in bulk, because each call costs more than the bytes. */
const stock = new Uint8Array(4096);
let used = stock.length;

function random(bytes: Uint8Array): void {
  if (used + bytes.length > stock.length) {
    crypto.getRandomValues(stock);
    used = 0;
  }
  for (let i = 0; i < bytes.length; i++) bytes[i] = stock[used++] ?? 0;
}
