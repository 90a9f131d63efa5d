import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { baseText } from '../../../formats/testing/bases.ts';
import { billwright, temporaryFolder } from '../testing.ts';

const folder = temporaryFolder();
const VALID = await baseText('peppol-it-ubl.xml');
const WRONG = VALID.replace(/<cbc:IssueDate>(\d+)-(\d+)-(\d+)</, '<cbc:IssueDate>$3.$2.$1<');

function file(name: string, content: string): string {
  const path = join(folder.folder, name);
  writeFileSync(path, content);
  return path;
}

it('fix writes the repaired file, and reports the changes', async () => {
  const [given, out] = [file('wrong.xml', WRONG), join(folder.folder, 'right.xml')];
  const { code, out: printed } = await billwright(['fix', given, out, '--json']);
  expect(code).toBe(0);
  const { changes, remaining } = JSON.parse(printed);
  expect(changes).toMatchObject([{ xpath: '/Invoice/IssueDate', rule: 'XSD-VALUE' }]);
  expect(remaining).toEqual([]);
  expect(readFileSync(out, 'utf8')).toBe(VALID);
  expect(readFileSync(given, 'utf8')).toBe(WRONG);
});

it('fix exits with 1 if faults remain, and still writes the file', async () => {
  const text = VALID.replace(/(<cbc:PayableAmount[^>]*>)[^<]*</, '$11.00<');
  const out = join(folder.folder, 'left.xml');
  const { code, out: printed } = await billwright(['fix', file('left-in.xml', text), out]);
  expect(code).toBe(1);
  expect(printed).toContain('BR-CO-16');
  expect(readFileSync(out, 'utf8')).toBe(text);
});

it('fix --in-place keeps a copy', async () => {
  const given = file('place.xml', WRONG);
  expect((await billwright(['fix', given, '--in-place'])).code).toBe(0);
  expect(readFileSync(given, 'utf8')).toBe(VALID);
  expect(readFileSync(`${given}.orig`, 'utf8')).toBe(WRONG);
});

it('fix --explain explains how to correct each code of a rejection', async () => {
  const { code, out } = await billwright(['fix', '--explain', file('said.txt', '[BR-DE-15], [BR-CO-10]'), '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out).codes).toMatchObject([
    { code: 'BR-DE-15', kind: 'ask' },
    { code: 'BR-CO-10', kind: 'issuer' },
  ]);
});

it('fix reads a rejection from standard input', async () => {
  const { code, out } = await billwright(['fix', '--explain', '-', '--json'], { stdin: '[BR-CO-10]' });
  expect(code).toBe(0);
  expect(JSON.parse(out).codes).toMatchObject([{ code: 'BR-CO-10', kind: 'issuer' }]);
});

it('fix rejects wrong usage', async () => {
  const given = file('use.xml', WRONG);
  for (const args of [[], [given], [given, given], [given, 'x.xml', '--only', 'all'], [given, 'x.xml', '--set', 'y']]) {
    expect((await billwright(['fix', ...args])).code).toBe(2);
  }
});
