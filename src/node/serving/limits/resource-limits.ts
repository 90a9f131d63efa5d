import { readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join, posix } from 'node:path';

/** The memory and processors available to a program on the machine or in its container. */
export interface ResourceLimits {
  /** The memory in bytes. */
  memory: number;
  processors: number;
}

/** The machine's values, used without control groups. */
const MACHINE: ResourceLimits = { memory: totalmem(), processors: availableParallelism() };

/**
 * Reads the limits of this process: the lowest of its control groups and their parents, otherwise the machine's. Supports both versions
 * (https://docs.kernel.org/admin-guide/cgroup-v2.html, …/cgroup-v1/memory.html). `root` is the folder of the system's files.
 */
export function resourceLimits(root = '/', machine: ResourceLimits = MACHINE): ResourceLimits {
  let { memory, processors } = machine;
  for (const { folder, group } of groupsOf(root)) {
    for (let path = group; ; path = posix.dirname(path)) {
      const at = (file: string) => numbersIn(join(root, folder, path, file));
      memory = lowest(memory, at('memory.max')[0], at('memory.limit_in_bytes')[0]);
      const [quota, period] = at('cpu.max');
      processors = lowest(
        processors,
        share(quota, period),
        share(at('cpu.cfs_quota_us')[0], at('cpu.cfs_period_us')[0]),
      );
      if (path === '/') break;
    }
  }
  return { memory, processors: Math.max(1, Math.ceil(processors)) };
}

/** Returns the groups of this process, with the folders that may contain them. */
function groupsOf(root: string): { folder: string; group: string }[] {
  return textOf(join(root, 'proc/self/cgroup'))
    .split('\n')
    .flatMap((line) => {
      const [, kinds = '', group = ''] = /^\d+:([^:]*):(\/.*)$/.exec(line) ?? [];
      if (group === '') return [];
      // Version 2 has one group for all controllers, version 1 one for each, or for several in any order.
      const own = kinds.split(',').filter((kind) => kind === 'memory' || kind === 'cpu');
      const names = kinds === '' ? ['', 'unified'] : own.length > 0 ? new Set([kinds, ...own]) : [];
      // A group with `..` is outside the visible tree, whose root is then its own group.
      return Array.from(names, (name) => ({
        folder: join('sys/fs/cgroup', name),
        group: group.includes('..') ? '/' : group,
      }));
    });
}

/** Returns the numbers in the first line of a file. A missing file has none; `max` and negative numbers mean no limit. */
function numbersIn(file: string): (number | undefined)[] {
  const [line = ''] = textOf(file).split('\n');
  return line.split(' ').map((word) => (/^[1-9]\d*$/.test(word) ? Number(word) : undefined));
}

/**
 * Returns how many files and connections this process may open (https://man7.org/linux/man-pages/man5/proc_pid_limits.5.html). Node has
 * already raised it to the maximum. Infinity if unknown.
 */
export function openFilesLimit(root = '/'): number {
  const [, soft] = /^Max open files +(\d+)/m.exec(textOf(join(root, 'proc/self/limits'))) ?? [];
  return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function share(quota: number | undefined, period: number | undefined): number | undefined {
  return quota === undefined || period === undefined ? undefined : quota / period;
}

function lowest(first: number, ...others: readonly (number | undefined)[]): number {
  return Math.min(first, ...others.filter((other) => other !== undefined));
}
