import { describe, expect, it } from 'vitest';
import { commands } from './commands/index.ts';
import { Session } from './session.ts';
import { billwright } from './testing.ts';

const help = async (...args: string[]) => (await billwright(args)).out;

describe.each(Object.keys(commands))('the help of %s', (name) => {
  it('fits on a screen', async () => {
    for (const screen of [80, 100]) {
      const { out, code } = await billwright([name, '--help'], { screen });
      expect([code, out.split('\n').length]).toEqual([0, expect.toSatisfy((lines: number) => lines < 60)]);
    }
  });

  it('explains each option on one page, with the type of its value', async () => {
    const session = new Session({ stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, env: {} });
    const made = (await commands[name]?.())?.(session);
    const first = await help(name, '--help');
    const [, listed = ''] = / --help [a-z]+:\n((?: {2}.*\n)+)/.exec(first) ?? [];
    const names = [...listed.matchAll(/(?:^| {3}| {2})([a-z]+)(?= {2,}|\n)/gm)].map(([, each = '']) => each);
    const all = [first, ...(await Promise.all(names.map((each) => help(name, '--help', each))))].join('\n');
    for (const { long, flags, required, argChoices } of made?.options ?? []) {
      expect(all).toContain(`  ${flags}`.trimEnd());
      if (required) expect(flags).not.toContain(`<${long?.slice(2)}>`);
      expect(argChoices ?? []).not.toContain('true');
    }
  });
});

describe('help pages of formats', () => {
  it.each([
    ['convert', '--help', 'ksef'],
    ['help', 'convert', 'ksef'],
    ['convert', '--help', 'PL'],
    ['convert', '--help', 'poland'],
    ['convert', '--help', 'polen', '--language', 'de'],
    ['--help', 'convert', 'FA-3'],
    ['batch', '-h', 'ksef'],
  ])('show only the options of that format: %s %s %s', async (...args) => {
    const out = await help(...args);
    expect(out).toMatch(/--created <time>/);
    expect(out).not.toMatch(/--to <format>|--seal-key|--in-place/);
  });

  it('describe each option for their own format', async () => {
    expect(await help('convert', '--help', 'verifactu')).toMatch(/--environment <production\|test>/);
    expect(await help('convert', '--help', 'ksef')).toMatch(/--environment <production\|demo\|test>/);
    expect(await help('convert', '--help', 'zatca')).toMatch(/--with-qr (?:.|\n)*--no-qr/);
  });

  it.each(['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt'])(
    'mention the name of the format only once in %s',
    async (language) => {
      const [about = '', ...rest] = (await help('convert', '--help', 'zatca', '--language', language))
        .split('\n')
        .slice(2);
      expect(about).toMatch(/^ZATCA \(/);
      expect(rest.filter((line) => /^ {2}--.*ZATCA\s?:/.test(line))).toEqual([]);
    },
  );

  it('also exist for formats without options, and for countries', async () => {
    expect(await help('convert', '--help', 'xrechnung-ubl')).toContain('XRechnung');
    expect(await help('convert', '--help', 'DE')).toContain('--to xrechnung-ubl');
  });

  it('suggest similar names for unknown ones', async () => {
    const { code, err } = await billwright(['convert', '--help', 'ksev']);
    expect([code, err]).toEqual([2, expect.stringContaining('ksef')]);
    expect((await billwright(['--help', 'optoins'])).err).toContain('options');
    expect((await billwright(['build', '--help', 'ksef'])).code).toBe(0);
  });

  it('have one page next to them for the options of all commands', async () => {
    expect(await help('--help', 'options')).toMatch(/--in-place +overwrite/);
    expect((await help('--help')).split('\n').length).toBeLessThan(60);
  });
});
