import { describe, expect, it, vi } from 'vitest';
import { translate } from '../../translations/testing.ts';
import { billwright, invoiceYaml, temporaryFolder } from './testing.ts';

vi.mock('../../translations/languages.ts', () => import('../../translations/testing.ts'));
vi.mock('../../translations/programs.ts', () => ({ programs: {} }));

const { put } = temporaryFolder();
const nameless = invoiceYaml.replace('  name: Juniper Street Bindery\n', '');
const german = 'Der Verkäufer braucht einen Namen.';
const faultIn = (text: string) => JSON.parse(text).faults[0];

const english = faultIn((await billwright(['build', '--json'], { stdin: nameless })).err);
translate(english.description, german);
translate('invalid {language} at line {line}, column {column}', 'Zeile {line}, Spalte {column}: {language}');
translate('{count} faults', '{count} Fehler');

describe('--language', () => {
  it('chooses the language of faults, also for programs', async () => {
    const { err, code } = await billwright(['build', '--json', '--language', 'de-AT'], { stdin: nameless });
    expect(faultIn(err)).toEqual({ ...english, description: german });
    expect(code).toBe((await billwright(['build'], { stdin: nameless })).code);
    expect((await billwright(['build', '--language=de'], { stdin: nameless })).err).toContain(german);
  });

  it('marks untranslated texts', async () => {
    const { err } = await billwright(['build', '--json', '--language', 'de'], { stdin: `${invoiceYaml}extra: 1\n` });
    expect(JSON.parse(err).warnings[0]).toMatchObject({ code: 'BW-UNKNOWN-FIELD', lang: 'en' });
  });

  it('falls back to English, and rejects malformed codes', async () => {
    const tlh = await billwright(['build', '--json', '--language', 'tlh'], { stdin: nameless });
    expect(faultIn(tlh.err)).toEqual(english);
    expect((await billwright(['build', '--language', '??'], { stdin: nameless })).code).toBe(2);
  });

  it('keeps positions of syntax faults and the number of faults in any language', async () => {
    const broken = await billwright(['build', '--json'], { stdin: '{"a": 1,\n "b" 2}' });
    const other = await billwright(['build', '--json', '--language', 'de'], { stdin: '{"a": 1,\n "b" 2}' });
    expect(faultIn(other.err).description).toMatch(/^Zeile 2/);
    expect(faultIn(other.err).positions).toEqual(faultIn(broken.err).positions);
    const two = nameless.replace('  name: Lakeside Public Library\n', '  tax_id: { country: US, code: "1" }\n');
    const { err } = await billwright(['build', '--language', 'de'], { stdin: two, columns: 200 });
    expect(err).not.toContain('Fehler:');
  });

  it('applies to the documents of a batch and the requests of a stream', async () => {
    const file = put('nameless.yaml', nameless);
    const { err } = await billwright(['batch', '--check', '--json', '--language', 'de', file]);
    expect(err).toContain(german);
    const request = JSON.stringify({ action: 'build', payload: { data: nameless } });
    const { out } = await billwright(['bulk', '--language', 'de'], { stdin: request });
    expect(JSON.parse(out.split('\n')[0] ?? '').error.faults[0].description).toBe(german);
  });

  it('is the language of a PDF as well', async () => {
    const { code, err } = await billwright(['convert', '--to', 'pdf', '--language', 'xx'], { stdin: invoiceYaml });
    expect([code, err]).toEqual([2, expect.stringContaining('xx')]);
  });
});

describe('locale', () => {
  const reported = async (env: NodeJS.ProcessEnv, args: string[] = []) =>
    (await billwright(['build', ...args], { stdin: nameless, columns: 200, env })).err.includes(german);

  it.each([
    [{ LANG: 'de_DE.UTF-8' }, true],
    [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'de' }, true],
    [{ LANG: 'de_DE', LC_MESSAGES: 'de_DE', LC_ALL: 'C.UTF-8' }, false],
    [{ LANG: 'de_DE', LC_ALL: '' }, true],
    [{ LANG: 'POSIX' }, false],
    [{ LC_ALL: 'pl_PL@euro', LANG: 'de_DE' }, false],
    [{}, false],
  ])('selects the language on a terminal: %j', async (env, isGerman) => {
    expect(await reported(env)).toBe(isGerman);
  });

  it('does not affect output for programs, unless --language is given', async () => {
    const env = { LANG: 'de_DE.UTF-8' };
    expect(await reported(env, ['--json'])).toBe(false);
    expect(await reported(env, ['--language', 'en'])).toBe(false);
    expect((await billwright(['build'], { stdin: nameless, env })).err).not.toContain(german);
  });
});
