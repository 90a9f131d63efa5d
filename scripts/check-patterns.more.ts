import { describe, expect, it } from 'vitest';
import { projectOf } from './testing.ts';

const { write, check } = projectOf('scripts/check-patterns.mjs', '--import', 'tsx');

const advice = 'write it so that a text can be read in one way only';

describe('check-patterns', { timeout: 120_000 }, () => {
  it('accepts patterns that take linear time', () => {
    write(
      'src/engine/code.ts',
      `const word = '[a-z]+'; export const code = [/^[a-z]+(?:-[a-z]+)?$/, new RegExp(\`^\${word}$\`)];`,
    );
    write('src/workbench/page.tsx', 'export const Page = (text: string) => <p>{text.replace(/[0-9]/g, "x")}</p>;');
    expect(check()).toEqual({ status: 0, faults: [], said: '2 files, 3 patterns, 0 faults' });
  });

  it('reports the file and the pattern, also for patterns built from strings', () => {
    write('src/engine/literal.ts', 'export const code = (text: string) => /^[a-z]+(-?[a-z]+)*$/.test(text);');
    write('src/engine/built.ts', `const part = '(a|a)*'; export const built = new RegExp(\`^\${part}$\`, 'u');`);
    write('src/workbench/page.tsx', 'export const Page = (text: string) => <p>{text.replace(/ +$/, "")}</p>;');
    expect(check()).toEqual({
      status: 1,
      faults: [
        `✗ engine/literal.ts: /^[a-z]+(-?[a-z]+)*$/ is exponential; ${advice}`,
        `✗ workbench/page.tsx: / +$/ is 2nd degree polynomial; ${advice}`,
        `✗ engine/built.ts: /^(a|a)*$/u is exponential; ${advice}`,
      ],
      said: '3 files, 3 patterns, 3 faults',
    });
  });

  it('checks each alternative of a pattern that finds all matches', () => {
    write('src/tokens.ts', `export const tokens = (text: string) => text.match(/<[^>]*>|./gs);`);
    const fault = expect.stringContaining(`2nd degree polynomial by its alternative /<[^>]*>/gs; ${advice}`);
    expect(check()).toMatchObject({ status: 1, faults: [fault] });
  });

  it('rejects groups repeated without limit, except in the workbench', () => {
    write('src/engine/code.ts', 'export const code = [/^(?:[a-z]-)+$/, /^(?:[a-z]-){2,5}[)+]*$/, /^(?:[a-z]-){2,}$/];');
    write('src/workbench/code.ts', 'export const code = /^(?:[a-z]-)+$/;');
    const { status, faults } = check();
    expect(faults.map((fault) => fault.slice(0, fault.indexOf(', and so')))).toEqual([
      '✗ engine/code.ts: /^(?:[a-z]-)+$/ repeats a group',
      '✗ engine/code.ts: /^(?:[a-z]-){2,}$/ repeats a group',
    ]);
    expect(status).toBe(1);
  });

  it('rejects a pattern built from a variable, which it cannot check', () => {
    write('src/late.ts', 'export const late = (text: string) => new RegExp(text);');
    const fault = expect.stringContaining('✗ late.ts:1: builds a pattern that this check has not seen');
    expect(check()).toMatchObject({ status: 1, faults: [fault] });
  });

  it('fails if there is nothing to check', () => {
    write('src/empty.ts', 'export const nothing = 0;');
    expect(check()).toEqual({ status: 1, faults: [], said: '1 files, 0 patterns, 0 faults' });
  });
});
