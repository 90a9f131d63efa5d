import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { billwright, invoiceYaml, temporaryFolder } from '../testing.ts';

const { folder, put } = temporaryFolder();

it('watch rebuilds changed and new files in a named hidden folder that contains its results, until interrupted', async () => {
  put('.in/a.yaml', invoiceYaml);
  put('.in/out/b.yaml', 'what came of an earlier run');
  mkdirSync(join(folder, '.in', 'more'));
  const made = join(folder, '.in', 'out');
  const holds = (name: string, text: string) => {
    const file = join(made, name);
    return existsSync(file) && readFileSync(file, 'utf8').includes(text);
  };
  const until = async (isSo: () => boolean) => {
    for (let i = 0; i < 500 && !isSo(); i++) await wait(20);
    expect(isSo()).toBe(true);
  };
  const listeners = process.listenerCount('SIGINT');
  const ended = billwright(['watch', join(folder, '.in'), '--out', made]);
  await until(() => holds('a.yaml', 'code: A-1'));
  put('.in/a.yaml', invoiceYaml.replace('A-1', 'A-2'));
  await until(() => holds('a.yaml', 'code: A-2'));
  put('.in/more/b.yaml', invoiceYaml.replace('A-1', 'B-1'));
  await until(() => holds('more/b.yaml', 'code: B-1'));
  put('.in/more/b.yaml', 'no document');
  await wait(300);
  process.emit('SIGINT');
  const { code, err } = await ended;
  expect(code).toBe(1);
  expect(err.match(/1 file changed/g)).toHaveLength(3);
  expect(process.listenerCount('SIGINT')).toBe(listeners);
  expect(existsSync(join(made, 'out'))).toBe(false);
  expect(err).not.toContain(join('out', 'b.yaml'));
});

it('watch never overwrites a watched file', async () => {
  const { code, err } = await billwright(['watch', folder, '--in-place']);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^billwright: .* --in-place; .* --out\n$/) });
  const same = await billwright(['watch', join(folder, '*.yaml'), '--out', folder]);
  expect(same).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(new RegExp(`^billwright: ${folder} .* --out\\n$`)),
  });
});
