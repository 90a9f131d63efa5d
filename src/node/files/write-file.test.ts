import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { billwright, invoiceYaml, temporaryFolder } from '../cli/testing.ts';
import { openWhole, writeFilesWhole, writeFileWhole } from './write-file.ts';

const { folder, put } = temporaryFolder();
const invoice = put('invoice.yaml', invoiceYaml);
const build = (...args: string[]) => billwright(['build', ...args]);
const leftovers = () => readdirSync(folder).filter((name) => name.endsWith('.tmp'));

describe('writeFileWhole', () => {
  it('writes to the target of a link, even if that does not exist yet', async () => {
    const link = join(folder, 'dangling.json');
    symlinkSync('behind.json', link);
    expect(await build(invoice, link)).toMatchObject({
      code: 3,
      err: expect.stringMatching(new RegExp(`^billwright: .* ${link}: .*\\n$`)),
    });
    expect((await build('-f', invoice, link)).code).toBe(0);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, 'behind.json'), 'utf8')).toContain('"A-1"');
  });

  it('accepts a name of the maximum length', async () => {
    const name = join(folder, `${'n'.repeat(250)}.json`);
    expect(await build(invoice, name)).toEqual({ code: 0, out: '', err: '' });
  });

  it('reports an impossible name in one line, with exit 3', async () => {
    symlinkSync('circle', join(folder, 'circle'));
    mkdirSync(join(folder, 'folder'));
    const tooLong = join(folder, 'n'.repeat(300));
    for (const args of [
      ['build', invoice, tooLong],
      ['build', '-f', invoice, tooLong],
      ['build', '-f', invoice, join(folder, 'circle')],
      ['build', '-f', invoice, join(folder, 'folder')],
      ['bulk', '-f', '-', join(folder, 'folder')],
      ['bulk', '-', tooLong],
      ['bulk', '-', join(folder, 'none/')],
      ['build', invoice, join(invoice, 'x.json')],
    ]) {
      const { code, err } = await billwright(args);
      expect(err).toMatch(/^billwright: [^\n]+\n$/);
      expect(err).toContain(args.at(-1)?.slice(0, 200));
      expect(code).toBe(3);
    }
  });

  it.skipIf(!existsSync('/dev/full'))('removes the file if its content did not fit', async () => {
    const { code, err } = await billwright(['bulk', '-f', '-', '/dev/full'], { stdin: '{"action":"ping"}' });
    expect({ code, err }).toEqual({ code: 3, err: expect.stringMatching(/^billwright: write \/dev\/full: .*\n$/) });
  });

  it('removes the file when it is discarded', async () => {
    const file = openWhole(join(folder, 'given-up.json'));
    await file.write('half');
    expect(leftovers()).toHaveLength(1);
    file.discard();
    expect(leftovers()).toEqual([]);
    expect(existsSync(join(folder, 'given-up.json'))).toBe(false);
  });
});

describe('writeFilesWhole', () => {
  it('writes all files or none', () => {
    const first = put('first.txt', 'before');
    mkdirSync(join(folder, 'second.txt'));
    const contents = [first, join(folder, 'new.txt'), join(folder, 'second.txt')].map((file) => ({
      file,
      content: 'after',
    }));
    expect(() => writeFilesWhole(contents)).toThrow(/second\.txt:/);
    expect(readFileSync(first, 'utf8')).toBe('before');
    expect(existsSync(join(folder, 'new.txt'))).toBe(false);
    expect(leftovers()).toEqual([]);
  });

  it('keeps the permissions of files unless others are given', () => {
    const file = put('rights.txt', 'before');
    chmodSync(file, 0o640);
    writeFileWhole(file, 'after');
    expect(lstatSync(file).mode & 0o777).toBe(0o640);
    writeFileWhole(file, 'after', 0o600);
    expect(lstatSync(file).mode & 0o777).toBe(0o600);
  });
});
