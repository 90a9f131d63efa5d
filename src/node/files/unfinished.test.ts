import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../cli/testing.ts';
import { numberingOf, removeAbandoned, unfinishedName } from './unfinished.ts';

const { folder: root } = temporaryFolder();

const own = unfinishedName();
const ended = String(spawnSync(process.execPath, ['--version']).pid);
/** As a process that has ended would have called it. */
const endedHere = own.replace(`.${process.pid}.`, `.${ended}.`);
const [, , ofHere = ''] = own.split('.');
const ofOther = (name: string) => name.replace(ofHere, 'abcdef012345');

/** Returns what is left of files, so many days old, in a folder that is written into. */
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

describe('what was left in the making', () => {
  it('goes once its process of this machine has ended, however young', () => {
    expect(leftOf([own, endedHere])).toEqual([own]);
  });

  it('stays for seven days where it is of another machine, whose processes have numbers of their own', () => {
    const others = [ofOther(own), ofOther(endedHere)].toSorted();
    expect(leftOf(others)).toEqual(others);
    expect(leftOf(others, 6)).toEqual(others);
    expect(leftOf(others, 8)).toEqual([]);
  });

  it('stays while its process works, however old, and so does what is no such file', () => {
    const names = [own, '.billwright.tmp', 'a.json'].toSorted();
    expect(leftOf(names, 100)).toEqual(names);
  });
});

describe('what numbers processes', () => {
  const BOOT = '/proc/sys/kernel/random/boot_id';
  const NAMESPACE = '/proc/self/ns/pid';
  const of = (files: Readonly<Record<string, string>>, host = 'erp') => numberingOf(host, (file) => files[file]);
  const first = { [BOOT]: 'a', [NAMESPACE]: 'pid:[4026531836]' };

  it('is another for each start of a machine, container and machine of the same name', () => {
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

  it('is not known where nothing tells machines apart, not by the namespace, which is the same on all', () => {
    expect(of({ [NAMESPACE]: 'pid:[4026531836]' })).toBeUndefined();
  });
});
