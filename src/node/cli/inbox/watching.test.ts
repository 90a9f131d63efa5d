import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { baseText } from '../../../formats/testing/bases.ts';
import { programFile } from '../../testing/program.ts';
import { temporaryFolder } from '../testing.ts';

const { folder, put } = temporaryFolder();
const UBL = await baseText('small-ubl.xml');

it('inbox --watch checks again when files are added or removed, and exits with the code of the signal', async () => {
  put('in/a.xml', UBL);
  const flags = ['--format', 'jsonl', '--quiet', '--watch', '--list', join(folder, 'in/list.csv'), '--jobs', '1'];
  const program = spawn(process.execPath, [programFile('cli'), 'inbox', join(folder, 'in'), ...flags]);
  const lines = (async function* () {
    let rest = '';
    for await (const piece of program.stdout) {
      const parts = (rest + piece).split('\n');
      rest = parts.pop() ?? '';
      yield* parts.map((line) => JSON.parse(line));
    }
  })();
  const next = async () => (await lines.next()).value;
  const shown = ({ file, suggestion }: { file: string; suggestion: string }) => [file, suggestion];
  expect(shown(await next())).toEqual(['a.xml', 'pay']);
  put('in/a-again.xml', UBL);
  expect([shown(await next()), shown(await next())]).toEqual([
    ['a-again.xml', 'nothing'],
    ['a.xml', 'pay'],
  ]);
  rmSync(join(folder, 'in/a-again.xml'));
  const { file, bill } = await next();
  expect([file, bill]).toEqual(['a.xml', null]);

  // Another program writes a file in steps, and renames a second one once it is complete.
  const [half, rest] = [UBL.slice(0, 900), UBL.slice(900)];
  rmSync(join(folder, 'in/a.xml'));
  const part = put('in/c.xml.part', half);
  const slow = put('in/b.xml', half);
  await setTimeout(500);
  for (const each of [part, slow]) appendFileSync(each, rest);
  expect(await next()).toMatchObject({ file: 'b.xml', verdict: 'valid' });
  rmSync(slow);
  renameSync(part, join(folder, 'in/c.xml'));
  expect(await next()).toMatchObject({ file: 'c.xml', verdict: 'valid' });
  program.kill('SIGINT');
  expect(await once(program, 'exit')).toEqual([130, null]);
});
