import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'patterns-'));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(file: string, source: string) {
  const path = join(project, 'src', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
}

function check() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check-patterns.mjs', project],
    { encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

const advice = 'write it so that a text can be read in one way only';

describe('the check of patterns', { timeout: 120_000 }, () => {
  it('lets patterns pass that take linear time', () => {
    write(
      'engine/code.ts',
      `const word = '[a-z]+'; export const code = [/^[a-z]+(?:-[a-z]+)?$/, new RegExp(\`^\${word}$\`)];`,
    );
    write('workbench/page.tsx', 'export const Page = (text: string) => <p>{text.replace(/[0-9]/g, "x")}</p>;');
    expect(check()).toEqual({ status: 0, output: '2 files, 3 patterns, 0 faults\n' });
  });

  it('names the file and the pattern, for literals and for what is built', () => {
    write('engine/literal.ts', 'export const code = (text: string) => /^[a-z]+(-?[a-z]+)*$/.test(text);');
    write('engine/built.ts', `const part = '(a|a)*'; export const built = new RegExp(\`^\${part}$\`, 'u');`);
    write('workbench/page.tsx', 'export const Page = (text: string) => <p>{text.replace(/ +$/, "")}</p>;');
    const { status, output } = check();
    expect(output.split('\n')).toEqual([
      `✗ engine/literal.ts: /^[a-z]+(-?[a-z]+)*$/ is exponential; ${advice}`,
      `✗ workbench/page.tsx: / +$/ is 2nd degree polynomial; ${advice}`,
      `✗ engine/built.ts: /^(a|a)*$/u is exponential; ${advice}`,
      '3 files, 3 patterns, 3 faults',
      '',
    ]);
    expect(status).toBe(1);
  });

  it('judges one that finds all matches by its alternatives', () => {
    write('tokens.ts', `export const tokens = (text: string) => text.match(/<[^>]*>|./gs);`);
    const { status, output } = check();
    expect(output).toContain(`2nd degree polynomial by its alternative /<[^>]*>/gs; ${advice}`);
    expect(status).toBe(1);
  });

  it('refuses groups that are repeated without bound, but in the workbench', () => {
    write('engine/code.ts', 'export const code = [/^(?:[a-z]-)+$/, /^(?:[a-z]-){2,5}[)+]*$/, /^(?:[a-z]-){2,}$/];');
    write('workbench/code.ts', 'export const code = /^(?:[a-z]-)+$/;');
    const { status, output } = check();
    expect(output.split('\n').map((line) => line.slice(0, line.indexOf(', and so')))).toEqual([
      '✗ engine/code.ts: /^(?:[a-z]-)+$/ repeats a group',
      '✗ engine/code.ts: /^(?:[a-z]-){2,}$/ repeats a group',
      '2 files, 3 patterns, 2 fault',
      '',
    ]);
    expect(status).toBe(1);
  });

  it('asks for patterns to be built where it sees them', () => {
    write('late.ts', 'export const late = (text: string) => new RegExp(text);');
    const { status, output } = check();
    expect(output).toContain('✗ late.ts:1: builds a pattern that this check has not seen');
    expect(status).toBe(1);
  });

  it('fails where there is nothing to check', () => {
    write('empty.ts', 'export const nothing = 0;');
    expect(check()).toEqual({ status: 1, output: '1 files, 0 patterns, 0 faults\n' });
  });
});
