import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { billwright, invoiceYaml, temporaryFolder } from '../cli/testing.ts';
import { openWhole, writeFilesWhole, writeFileWhole } from './write-file.ts';

const { folder, put } = temporaryFolder();
const invoice = put('invoice.yaml', invoiceYaml);
const build = (...args: string[]) => billwright(['build', ...args]);
const leftovers = () => readdirSync(folder).filter((name) => name.endsWith('.tmp'));

describe('a file that is written', () => {
  it('goes to where a link leads, also when nothing is there yet', async () => {
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

  it('may have a name as long as names can be', async () => {
    const name = join(folder, `${'n'.repeat(250)}.json`);
    expect(await build(invoice, name)).toEqual({ code: 0, out: '', err: '' });
  });

  it('whose name cannot be had is a line and exit 3', async () => {
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

  it.skipIf(!existsSync('/dev/full'))('keeps nothing of what did not fit', async () => {
    const { code, err } = await billwright(['bulk', '-f', '-', '/dev/full'], { stdin: '{"action":"ping"}' });
    expect({ code, err }).toEqual({ code: 3, err: expect.stringMatching(/^billwright: write \/dev\/full: .*\n$/) });
  });

  it('leaves nothing beside it when it is given up', async () => {
    const file = openWhole(join(folder, 'given-up.json'));
    await file.write('half');
    expect(leftovers()).toHaveLength(1);
    file.discard();
    expect(leftovers()).toEqual([]);
    expect(existsSync(join(folder, 'given-up.json'))).toBe(false);
  });
});

describe('files that are written together', () => {
  it('are all written, or none', () => {
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

  it('keep their rights, unless others are asked for', () => {
    const file = put('rights.txt', 'before');
    chmodSync(file, 0o640);
    writeFileWhole(file, 'after');
    expect(lstatSync(file).mode & 0o777).toBe(0o640);
    writeFileWhole(file, 'after', 0o600);
    expect(lstatSync(file).mode & 0o777).toBe(0o600);
  });
});
