import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readlinkSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { onDisk } from './raw-names.ts';

/** The machine on which a process has its number: in a container, that is its own. */
const machine = createHash('sha256').update(`${hostname()} ${numbering()}`).digest('hex').slice(0, 12);

function numbering(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

const NAME = /^\.billwright\.([0-9a-f]{12})\.(\d+)\.[0-9a-f]{12}\.tmp$/;

/** Returns a new name for a file in the making, which says whose it is. */
export function unfinishedName(): string {
  return `.billwright.${machine}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`;
}

const looked = new Set<string>();

/**
 * Removes from a folder what processes of this machine left in the making that have ended since, so that a kill which nothing can answer leaves no
 * traces for good. Looks once into each folder; what cannot be read or removed stays.
 */
export function removeAbandoned(folder: string): void {
  if (looked.has(folder)) return;
  looked.add(folder);
  try {
    for (const name of readdirSync(onDisk(folder))) {
      const [, made, pid] = NAME.exec(name) ?? [];
      if (made === machine && !isRunning(Number(pid))) rmSync(onDisk(join(folder, name)), { force: true });
    }
  } catch {
    // Whoever may not read a folder may write into it all the same.
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
