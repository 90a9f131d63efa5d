import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { baseText } from '../../../formats/testing/bases.ts';
import { billwright, temporaryFolder } from '../testing.ts';

const { folder, put } = temporaryFolder();
const UBL = await baseText('small-ubl.xml');
const CII = await baseText('small-cii.xml');
const other = (xml: string, number: string, day: string) =>
  xml.replace('>2026-17<', `>${number}<`).replace('>2026-03-02<', `>${day}<`);

/** Returns the objects in JSON lines. */
const linesOf = (out: string) =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const inbox = (name: string, ...flags: string[]) =>
  billwright(['inbox', join(folder, name), '--format', 'jsonl', '--jobs', '2', ...flags]);

describe('billwright inbox', () => {
  it('prints a row for each file, sorted, with the paths of members', async () => {
    put('mixed/b.xml', UBL);
    put('mixed/a/z.zip', zipSync({ 'c.xml': new TextEncoder().encode(other(UBL, '18', '2026-04-02')) }));
    put('mixed/empty.pdf', '');
    put('mixed/.hidden.xml', UBL);
    const { code, out } = await inbox('mixed');
    expect(code).toBe(1);
    expect(linesOf(out).map(({ file, verdict, suggestion, number }) => [file, verdict, suggestion, number])).toEqual([
      ['a/z.zip/c.xml', 'valid', 'pay', '18'],
      ['b.xml', 'valid', 'pay', '2026-17'],
      ['empty.pdf', 'unreadable', 'ask', null],
    ]);
    expect(linesOf(out)[2]).toMatchObject({ reason: expect.any(String), flags: [{ kind: 'unreadable' }] });
  });

  it('exits with 0 if everything can be paid, and with 2 for wrong usage', async () => {
    put('fine/a.xml', UBL);
    expect((await inbox('fine')).code).toBe(0);
    expect((await inbox('missing')).code).toBe(2);
    expect((await inbox('fine/a.xml')).code).toBe(2);
    expect((await billwright(['inbox', join(folder, 'fine'), '--format', 'gnu'])).code).toBe(2);
  });

  it('recognises copies in two syntaxes', async () => {
    put('copies/a.xml', UBL);
    put('copies/bb.xml', CII);
    const rows = linesOf((await inbox('copies')).out);
    expect(rows.map(({ suggestion, flags }) => [suggestion, flags])).toEqual([
      ['pay', []],
      ['nothing', [{ kind: 'duplicate_of', other: 'a.xml', reason: 'same-content' }]],
    ]);
  });

  it('remembers suppliers in its state file, which only the user can read', async () => {
    put('kept/a.xml', UBL);
    const state = join(folder, 'kept/state.json');
    const first = await inbox('kept', '--state', state);
    const again = await inbox('kept', '--state', state);
    expect([first.code, again.code, again.out]).toEqual([0, 0, first.out]);
    expect(statSync(state).mode & 0o777).toBe(0o600);
    rmSync(join(folder, 'kept/a.xml'));
    put('kept/b.xml', CII);
    const later = await inbox('kept', '--state', state);
    expect(linesOf(later.out)).toMatchObject([{ file: 'b.xml', flags: [{ kind: 'duplicate_of', other: 'a.xml' }] }]);
  });

  it('does not overwrite a file that is not a state file', async () => {
    put('foreign/a.xml', UBL);
    const state = put('foreign.json', '{"mine": 1}');
    expect((await inbox('foreign', '--state', state)).code).toBe(2);
    expect(readFileSync(state, 'utf8')).toBe('{"mine": 1}');
  });

  it('writes reports for programs', async () => {
    put('reports/a.xml', UBL);
    put('reports/b.xml', '<x>');
    const path = join(folder, 'reports');
    const json = JSON.parse((await billwright(['inbox', path, '--format', 'json', '-q'])).out);
    expect(json.summary).toEqual({ total: 2, pay: 1, ask: 1, refuse: 0, nothing: 0, unreadable: 1 });
    expect(json.to_pay).toEqual({ EUR: '119.00' });
    const junit = (await billwright(['inbox', path, '--format', 'junit'])).out;
    expect(junit).toContain('tests="2" failures="0" errors="1"');
    const sarif = await billwright(['inbox', path, '--format', 'sarif']);
    expect(JSON.parse(sarif.out).runs[0].results).toMatchObject([{ ruleId: 'inbox/unreadable' }]);
    expect(sarif.err).toBe('');
  });

  it('writes the list as CSV and workbook, with chosen columns', async () => {
    put('lists/=1+1.xml', UBL);
    const [csv, xlsx] = [join(folder, 'lists/list.csv'), join(folder, 'lists/list.xlsx')];
    await inbox('lists', '--list', csv, '--columns', 'file,due,currency');
    expect(readFileSync(csv, 'utf8')).toBe("\ufefffile,due,currency\r\n'=1+1.xml,119,EUR\r\n");
    expect((await inbox('lists', '--list', xlsx)).code).toBe(1);
    const { readSheet } = await import('read-excel-file/node');
    const [head, ...rows] = await readSheet(xlsx);
    expect([head?.slice(0, 2), rows.map(([file]) => file)]).toEqual([
      ['file', 'suggestion'],
      ['=1+1.xml', 'list.csv'],
    ]);
    expect((await inbox('lists', '--columns', 'file')).code).toBe(2);
    expect((await inbox('lists', '--list', csv, '--columns', 'colour')).code).toBe(2);
  });

  it('writes payments of the invoices to pay', async () => {
    put('payments/a.xml', UBL);
    put('payments/b.xml', other(UBL, '18', '2026-05-02'));
    put('payments/b-again.xml', other(UBL, '18', '2026-05-02'));
    const file = join(folder, 'payments.xml');
    const payer = ['--payer-name', 'Bücher & Söhne', '--payer-iban', 'DE02 1203 0000 0000 2020 51'];
    expect((await inbox('payments', '--payments', file, ...payer)).code).toBe(0);
    const xml = readFileSync(file, 'utf8');
    expect(xml.match(/<EndToEndId>[^<]*/g)).toEqual(['<EndToEndId>2026-17', '<EndToEndId>18']);
    expect(xml).toContain('<Nm>Buecher + Soehne</Nm>');
    expect((await inbox('payments', '--payments', file)).code).toBe(2);
    expect((await inbox('payments', '--payments', file, '--payer-name', 'x', '--payer-iban', 'DE1')).code).toBe(2);
  });

  it('writes letters to suppliers, and does not take them for received files', async () => {
    put('written/a.xml', UBL);
    put('written/sub/a-again.xml', other(UBL, '2026-17', '2026-03-03'));
    const letters = join(folder, 'written/letters');
    for (const _ of [1, 2]) expect(linesOf((await inbox('written', '--letters', letters)).out)).toHaveLength(2);
    expect(readdirSync(letters)).toEqual(['a.xml.txt']);
    expect(readFileSync(join(letters, 'a.xml.txt'), 'utf8')).toContain('2026-17');
  });

  it('writes a signed report with its suggestions', async () => {
    put('reported/a.xml', UBL);
    put('reported/a-again.xml', UBL);
    const home = join(folder, 'home');
    await billwright(['keygen', '--quiet'], { home });
    const key = join(home, '.billwright/id_es256.jwk');
    for (const ending of ['json', 'html', 'pdf']) {
      const report = join(folder, `reported/report.${ending}`);
      const flags = ['--report', report, '--key', key];
      // The earlier reports are not invoices.
      expect((await inbox('reported', ...flags)).code).toBe(ending === 'json' ? 0 : 1);
      const again = await inbox('reported', ...flags);
      expect(linesOf(again.out).filter(({ file }) => file.endsWith(ending))).toEqual([]);
      const checked = ['--checked', join(folder, 'reported/a.xml')];
      expect((await billwright(['verify', report, ...checked], { home })).code).toBe(0);
    }
    const { verdicts, files } = JSON.parse(readFileSync(join(folder, 'reported/report.json'), 'utf8'));
    expect(verdicts.valid).toBe(2);
    expect(files[0]).toMatchObject({
      ...{ file: 'a-again.xml', suggestion: 'nothing', flags: [{ kind: 'duplicate_of', other: 'a.xml' }] },
      ...{ invoice: { number: '2026-17' }, format: { key: 'en16931-ubl' }, rule_sets: [{ key: 'en16931-ubl' }] },
    });
    expect((await inbox('reported', '--key', key)).code).toBe(2);
  });

  it('writes bookings for DATEV, with a file for each fiscal year', async () => {
    put('bookings/a.xml', UBL);
    put('bookings/b.xml', other(UBL, '18', '2025-12-02'));
    const accounts = put(
      'bookings/accounts.yaml',
      'accounts: [{ rate: 19, account: 4980, tax_key: 9, creditor: 70000 }]',
    );
    const file = join(folder, 'bookings/EXTF_a.csv');
    const flags = ['--datev', file, '--accounts', accounts];
    expect((await inbox('bookings', ...flags)).code).toBe(0);
    const [header, , booking] = readFileSync(file.replace('_a', '_a-2026'), 'latin1').split('\r\n');
    expect(header).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;\d{17};/);
    expect(booking).toMatch(/^119,00;"S";"EUR";;;"";4980;70000;"9";0203;"2026-17";/);
    // The files written are not read as invoices.
    const again = await inbox('bookings', ...flags);
    expect(linesOf(again.out).map((row) => row.file)).toEqual(['a.xml', 'b.xml']);
    expect(statSync(file.replace('_a', '_a-2025')).mode & 0o777).toBe(0o600);
    expect((await inbox('bookings', '--datev', file)).code).toBe(2);
    expect((await inbox('bookings', '--datev', file, '--accounts', put('wrong.yaml', 'accounts: 1'))).code).toBe(2);
  });

  it('prints a readable list, and its progress separately', async () => {
    put('people/a.xml', UBL);
    const { out, err } = await billwright(['inbox', join(folder, 'people')]);
    expect(out.split('\n')).toEqual([expect.stringContaining('2026-17'), '']);
    expect(err).not.toContain('2026-17');
    mkdirSync(join(folder, 'none'));
    expect(await billwright(['inbox', join(folder, 'none'), '-q'])).toEqual({ code: 0, out: '', err: '' });
    expect(existsSync(join(folder, 'people/state.json'))).toBe(false);
  });
});
