import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judge } from '../judge.ts';
import type { FileRead } from '../read-file.ts';
import { fileRead, OTHER_ACCOUNT } from '../testing.ts';
import { paymentsOf } from './payments.ts';

const NOW = new Date('2026-04-01T08:00:00Z');
const PAYER = { name: 'Stadtwerk Aue GmbH', iban: OTHER_ACCOUNT };

function paid(...files: readonly FileRead[]) {
  return paymentsOf(judge(files), files, PAYER, NOW);
}

/** Returns the content of all elements of a name. */
const contents = (xml: string, name: string) =>
  Array.from(xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g')), ([, text]) => text);

describe('paymentsOf', () => {
  test('pays the amounts due, on the due date or today', () => {
    const { xml, count, left } = paid(
      fileRead('a', { number: 'RE 1', total: '1.00' }),
      fileRead('b', { number: 'RE//2/', total: '2.00', due: '0.10', dueDate: '2026-03-01' }),
      fileRead('c', {
        number: null,
        total: '3.00',
        due: '2.35',
        dueDate: null,
        names: ['Gärtnerei <Łąka> & Söhne'],
        vat: 'PL1',
      }),
    );
    expect([count, left]).toEqual([3, []]);
    expect(contents(xml, 'NbOfTxs')).toEqual(['3', '2', '1']);
    expect(contents(xml, 'CtrlSum')).toEqual(['1192.45', '2.45', '1190.00']);
    expect(contents(xml, 'Dt')).toEqual(['2026-04-01', '2026-04-11']);
    expect(contents(xml, 'EndToEndId')).toEqual(['RE/2', 'NOTPROVIDED', 'RE 1']);
    expect(contents(xml, 'InstdAmt')).toEqual(['0.10', '2.35', '1190.00']);
    expect(contents(xml, 'Nm')).toContain('Gaertnerei Laka + Soehne');
  });

  test('names the payee as the owner of the account', () => {
    const { xml } = paid(fileRead('a', { payee: 'Factor AG' }));
    expect(contents(xml, 'Nm')).toContain('Factor AG');
  });

  test('leaves out invoices that the supplier collects', () => {
    const files = [fileRead('a', { isCollected: true }), fileRead('b', { number: '2', total: '7.00', due: '7.00' })];
    const { count, left } = paid(...files);
    expect([count, left]).toEqual([1, ['a']]);
    expect(judge(files).map(({ suggestion }) => suggestion)).toEqual(['pay', 'pay']);
  });

  test('writes names with letters that all banks accept', () => {
    const { xml } = paid(
      fileRead('a', { vat: 'EL1', number: '/', names: ['Αφοί Παπαδόπουλου Ο.Ε.'] }),
      fileRead('b', { vat: 'BG2', number: '№ 7', names: ['Щърков и Ясенов ООД'] }),
      fileRead('c', { vat: 'JP3', number: '漢字', names: ['漢字'] }),
    );
    expect(contents(xml, 'Nm').slice(-3)).toEqual(['Afoi Papadopoyloy O.E.', 'Shtarkov i Yasenov OOD', 'NOTPROVIDED']);
    expect(contents(xml, 'Ustrd')).toEqual(['No 7']);
    expect(contents(xml, 'EndToEndId')).toEqual(['NOTPROVIDED', 'No 7', 'NOTPROVIDED']);
  });

  test('omits files that are not to be paid, and reports those that cannot be paid', () => {
    const { count, left } = paid(
      fileRead('copy', {}, { digest: '1' }),
      fileRead('copied', {}, { digest: '1' }),
      fileRead('credit', { isCredit: true, number: 'C' }),
      fileRead('paid', { number: 'P', total: '5.00', due: '0.00' }),
      fileRead('dollars', { number: 'D', total: '6.00', currency: 'USD' }),
      fileRead('debit', { number: 'L', total: '7.00', accounts: [] }),
      fileRead(
        'invalid',
        { number: 'I', total: '8.00' },
        { verdict: 'invalid', broken: [{ code: 'X', text: { template: 'x' } }] },
      ),
      fileRead(
        'other',
        { number: 'O', total: '9.00' },
        { flags: [{ kind: 'difference', field: 'iban', page: 'x', xml: 'y' }] },
      ),
    );
    expect([count, left]).toEqual([0, ['dollars', 'debit']]);
  });

  const schema = [process.env.ISO20022_SCHEMAS]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'pain.001.001.09.xsd'))
    .find((file) => existsSync(file));
  const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;
  if (schema === undefined || !hasXmllint)
    process.stdout.write(
      'skipped: payments against the schema of ISO 20022; it needs xmllint, and ISO20022_SCHEMAS names its folder\n',
    );
  else
    test('follows the schema of ISO 20022', () => {
      const statusOf = (xml: string) =>
        spawnSync('xmllint', ['--noout', '--schema', schema, '-'], { input: xml }).status;
      const { xml, count } = paid(
        fileRead('a'),
        fileRead('b', { vat: 'DE4', number: '/', total: '2.00', due: '0.01', dueDate: '2026-12-31' }),
        fileRead('c', { vat: 'DE1', number: `Ü${'9'.repeat(200)}`, total: '999999999.99', due: '999999999.99' }),
        fileRead('d', {
          vat: 'DE2',
          number: null,
          total: '3.00',
          due: '3.00',
          dueDate: null,
          names: [`<&> ${'Ł'.repeat(200)}`],
        }),
        fileRead('e', { vat: 'DE3', number: '漢字', total: '4.00', due: '4.00', names: ['漢字'] }),
      );
      expect([count, statusOf(xml)]).toEqual([5, 0]);
      expect(statusOf(xml.replace('<ChrgBr>SLEV', '<ChrgBr>ELSE'))).not.toBe(0);
    });
});
