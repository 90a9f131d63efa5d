import { expect, it } from 'vitest';
import { billwright } from './testing.ts';

it('man prints a manual page with every command, its flags and the exit codes, in roff', async () => {
  const { code, out } = await billwright(['man']);
  expect(code).toBe(0);
  expect(out).toContain('.SS "convert [options] [infile] [outfile]"');
  expect(out).toMatch(/\.B \\-p, \\-\\-port <number>\n.*env: PORT/);
  expect(out).toContain('.B 130\nInterrupted.');
  expect(out).toMatch(/^[ -~\n]*$/);
  // A line that starts with a dot is a request. Only intended ones may occur.
  const requests = new Set(out.match(/^\.\S+/gm));
  expect([...requests].sort()).toEqual(['.B', '.I', '.SH', '.SS', '.TH', '.TP']);
});
