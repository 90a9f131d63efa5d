import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../cli/testing.ts';
import { numberingOf, removeAbandoned, unfinishedName } from './unfinished.ts';

const { folder: root } = temporaryFolder();

const own = unfinishedName();
const ended = String(spawnSync(process.execPath, ['--version']).pid);
/** The name as a process that has ended would have chosen it. */
const endedHere = own.replace(`.${process.pid}.`, `.${ended}.`);
const [, , ofHere = ''] = own.split('.');
const ofOther = (name: string) => name.replace(ofHere, 'abcdef012345');

/** Returns the files that are kept in a folder of the given age in days when it is written to. */
function leftOf(names: readonly string[], days = 0): string[] {
  const folder = mkdtempSync(join(root, 'left-'));
  const then = new Date(Date.now() - days * 24 * 3_600_000);
  for (const name of names) {
    writeFileSync(join(folder, name), 'half');
    utimesSync(join(folder, name), then, then);
  }
  removeAbandoned(folder);
  return readdirSync(folder).toSorted();
}

describe('removeAbandoned', () => {
  it('removes a file whose process on this machine has ended, of any age', () => {
    expect(leftOf([own, endedHere])).toEqual([own]);
  });

  it('keeps a file of another machine for seven days, as its processes have their own numbers', () => {
    const others = [ofOther(own), ofOther(endedHere)].toSorted();
    expect(leftOf(others)).toEqual(others);
    expect(leftOf(others, 6)).toEqual(others);
    expect(leftOf(others, 8)).toEqual([]);
  });

  it('keeps a file whose process is running, of any age, and all other files', () => {
    const names = [own, '.billwright.tmp', 'a.json'].toSorted();
    expect(leftOf(names, 100)).toEqual(names);
  });
});

describe('numberingOf', () => {
  const BOOT = '/proc/sys/kernel/random/boot_id';
  const NAMESPACE = '/proc/self/ns/pid';
  const of = (files: Readonly<Record<string, string>>, host = 'erp') => numberingOf(host, (file) => files[file]);
  const first = { [BOOT]: 'a', [NAMESPACE]: 'pid:[4026531836]' };

  it('differs for each start of a machine, for each container and for machines of the same name', () => {
    const all = [
      of(first),
      of({ ...first, [BOOT]: 'b' }),
      of({ ...first, [NAMESPACE]: 'pid:[4026532000]' }),
      of(first, 'web'),
      of({ '/etc/machine-id': 'c' }),
      of({ '/etc/machine-id': 'd' }),
    ];
    expect(new Set(all).size).toBe(all.length);
    for (const each of all) expect(each).toMatch(/^[0-9a-f]{12}$/);
    expect(of(first)).toBe(of({ ...first }));
  });

  it('is undefined if nothing distinguishes machines; the namespace alone, the same on all, is not enough', () => {
    expect(of({ [NAMESPACE]: 'pid:[4026531836]' })).toBeUndefined();
  });
});
