import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openFilesLimit, resourceLimits } from './resource-limits.ts';

const GIB = 1024 ** 3;
const machine = { memory: 8 * GIB, processors: 8 };

/** Returns the limits on a system with these files. */
function limits(files: Readonly<Record<string, string>>) {
  return resourceLimits(rootWith(files), machine);
}

/** Returns a folder with these files. */
function rootWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'resource-limits-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

it('resourceLimits returns the limits of the machine without control groups', () => {
  expect(limits({})).toEqual(machine);
  const unbounded = { 'sys/fs/cgroup/memory.max': 'max\n', 'sys/fs/cgroup/cpu.max': 'max 100000\n' };
  expect(limits({ 'proc/self/cgroup': '0::/\n', ...unbounded })).toEqual(machine);
});

it('resourceLimits reads the limits of a container, in version 2 of control groups', () => {
  const files = {
    'proc/self/cgroup': '0::/\n',
    'sys/fs/cgroup/memory.max': `${GIB}\n`,
    'sys/fs/cgroup/cpu.max': '150000 100000\n',
  };
  expect(limits(files)).toEqual({ memory: GIB, processors: 2 });
});

it('resourceLimits returns the lowest of all parent groups', () => {
  const files = {
    'proc/self/cgroup': '0::/system.slice/billwright.service\n',
    'sys/fs/cgroup/system.slice/billwright.service/memory.max': `${3 * GIB}\n`,
    'sys/fs/cgroup/system.slice/billwright.service/cpu.max': 'max 100000\n',
    'sys/fs/cgroup/system.slice/memory.max': `${2 * GIB}\n`,
    'sys/fs/cgroup/system.slice/cpu.max': '20000 100000\n',
  };
  expect(limits(files)).toEqual({ memory: 2 * GIB, processors: 1 });
});

it('resourceLimits reads the limits of a container in version 1, where its group has another name inside', () => {
  const files = {
    'proc/self/cgroup': '9:name=systemd:/docker/a\n4:memory:/docker/a\n1:cpu,cpuacct:/docker/a\n',
    'sys/fs/cgroup/memory/memory.limit_in_bytes': `${GIB / 2}\n`,
    'sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us': '400000\n',
    'sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us': '100000\n',
  };
  expect(limits(files)).toEqual({ memory: GIB / 2, processors: 4 });
});

it.each(['cpuacct,cpu', 'cpu'])('resourceLimits reads the limit of processors in the folder %s', (folder) => {
  const files = {
    'proc/self/cgroup': '4:pids:/\n3:cpuacct,cpu:/docker/a\n',
    [`sys/fs/cgroup/${folder}/docker/a/cpu.cfs_quota_us`]: '200000\n',
    [`sys/fs/cgroup/${folder}/docker/a/cpu.cfs_period_us`]: '100000\n',
  };
  expect(limits(files)).toEqual({ ...machine, processors: 2 });
});

it("resourceLimits treats version 1's placeholder and unreadable values as no limit", () => {
  const files = {
    'proc/self/cgroup': '4:memory:/\n1:cpu:/\n0::/../outside\n',
    'sys/fs/cgroup/memory/memory.limit_in_bytes': '9223372036854771712\n',
    'sys/fs/cgroup/cpu/cpu.cfs_quota_us': '-1\n',
    'sys/fs/cgroup/memory.max': 'much\n',
  };
  expect(limits(files)).toEqual(machine);
});

it('openFilesLimit reads the limit of open files', () => {
  const line = (soft: string) =>
    `Max processes  7 7 processes\nMax open files            ${soft}          4096       files\n`;
  expect(openFilesLimit(rootWith({ 'proc/self/limits': line('1024') }))).toBe(1024);
  expect(openFilesLimit(rootWith({ 'proc/self/limits': line('unlimited') }))).toBe(Number.POSITIVE_INFINITY);
  expect(openFilesLimit(rootWith({}))).toBe(Number.POSITIVE_INFINITY);
});
