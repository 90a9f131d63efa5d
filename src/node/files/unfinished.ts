import { lstatSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { onDisk } from './raw-names.ts';

/** Returns Node's crypto module on demand: loading it takes as long as a small document. */
const cryptography = () => process.getBuiltinModule('node:crypto');

/** The link whose text contains the number of the namespace. */
const NAMESPACE = '/proc/self/ns/pid';

/**
 * Returns a name for the scope of process numbers: a machine since its start, or a container. Machines that share a
 * folder sometimes have the same host name, and their first namespace always has the same number. Returns undefined if
 * nothing distinguishes them.
 *
 * @param host the name of the machine
 * @param read returns the content of a file or the target of a link; undefined if there is none @internal
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

/** Returns the scope of this machine, looked up once; if it is unknown, a scope unique to this process. */
function numbering(): string {
  numbered ??= numberingOf(hostname(), contentOf) ?? randomName();
  return numbered;
}

function randomName(): string {
  return cryptography().randomBytes(6).toString('hex');
}

const NAME = /^\.billwright\.([0-9a-f]{12})\.(\d+)\.[0-9a-f]{12}\.tmp$/;

/** Returns a new name for an unfinished file, which identifies its process. */
export function unfinishedName(): string {
  return `.billwright.${numbering()}.${process.pid}.${randomName()}.tmp`;
}

const looked = new Set<string>();

/** The milliseconds after which the unfinished file of an unknown process counts as abandoned. */
const LONG_AGO = 7 * 24 * 3_600_000;

/**
 * Removes abandoned unfinished files from a folder, so that a kill leaves no permanent traces. A file is abandoned if its process
 * on this machine has ended, or after seven days if it comes from another machine or from before a restart. Checks each folder
 * once. Ignores files that it cannot read or remove.
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
    // A folder may be writable without being readable.
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
