import { lstatSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { onDisk } from './raw-names.ts';

/** Returns Node's cryptography, which only those wait for who write a file: loading it takes as long as a small document. */
const cryptography = () => process.getBuiltinModule('node:crypto');

/** A link to a text that numbers the namespace. */
const NAMESPACE = '/proc/self/ns/pid';

/**
 * Returns a name for what numbers the processes: the machine since it was started, a container by itself. Others that share a folder have the same host
 * name at times, and the same number of their first namespace always. Undefined where nothing tells them apart.
 *
 * @param host the name of the machine @param read returns what a file has, or where a link leads; undefined where there is none @internal
 */
export function numberingOf(host: string, read: (file: string) => string | undefined): string | undefined {
  const started = read('/proc/sys/kernel/random/boot_id') ?? read('/etc/machine-id');
  if (!started) return undefined;
  const parts = [host, read(NAMESPACE) ?? '', started];
  return cryptography().createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12);
}

function contentOf(file: string): string | undefined {
  try {
    return file === NAMESPACE ? readlinkSync(file) : readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

let numbered: string | undefined;

/** Returns this machine's, looked up once; where nothing tells, one that no other process has. */
function numbering(): string {
  numbered ??= numberingOf(hostname(), contentOf) ?? randomName();
  return numbered;
}

function randomName(): string {
  return cryptography().randomBytes(6).toString('hex');
}

const NAME = /^\.billwright\.([0-9a-f]{12})\.(\d+)\.[0-9a-f]{12}\.tmp$/;

/** Returns a new name for a file in the making, which says whose it is. */
export function unfinishedName(): string {
  return `.billwright.${numbering()}.${process.pid}.${randomName()}.tmp`;
}

const looked = new Set<string>();

/** Milliseconds after which what was left in the making by a process that nothing is known of is taken for abandoned. */
const LONG_AGO = 7 * 24 * 3_600_000;

/**
 * Removes from a folder what was left in the making, so that a kill which nothing can answer leaves no traces for good: by processes of this machine that
 * have ended since, and by those of another, or from before it was started anew, after seven days. Looks once into each folder; what cannot be read or
 * removed stays.
 */
export function removeAbandoned(folder: string): void {
  if (looked.has(folder)) return;
  looked.add(folder);
  try {
    for (const name of readdirSync(onDisk(folder))) {
      const [, made, pid] = NAME.exec(name) ?? [];
      if (made === undefined) continue;
      const file = onDisk(join(folder, name));
      const isAbandoned = made === numbering() ? !isRunning(Number(pid)) : isOld(file);
      if (isAbandoned) rmSync(file, { force: true });
    }
  } catch {
    // Whoever may not read a folder may write into it all the same.
  }
}

function isOld(file: string | Buffer): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > LONG_AGO;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
