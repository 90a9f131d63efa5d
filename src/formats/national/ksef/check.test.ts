import { expect, test } from 'vitest';
import { validateXml } from '../../index.ts';
import { asKsef, polishInvoice } from './testing.ts';

const FILE = (await asKsef(polishInvoice())).xml;
const NOW = { now: new Date('2026-11-25T12:00:00Z') };

/** Returns the codes of faults and of warnings of a file. */
async function codesIn(file: string | Uint8Array): Promise<{ faults: string[]; warnings: string[] }> {
  const outcome = await validateXml(file, undefined, NOW);
  const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
  return { faults: outcome.ok ? [] : codes(outcome.faults), warnings: codes(outcome.warnings) };
}

test('files written for KSeF have no fault or warning', async () => {
  expect(await codesIn(FILE)).toEqual({ faults: [], warnings: [] });
});

test.each<[from: string | RegExp, to: string, code: string]>([
  ['<P_1>2026-03-02', '<P_1>2026-12-24', 'KSEF-DOC-01'],
  ['<Faktura', '<?app x?><Faktura', 'KSEF-FILE-04'],
  ['Krzesło', 'Krzesło&#x92;', 'KSEF-FILE-05'],
  ['2025/06/25/13775', '2021/11/29/11089', 'KSEF-FILE-07'],
  ['</Fa>', '', 'KSEF-FILE-01'],
  ['UTF-8', 'ISO-8859-2', 'KSEF-FILE-03'],
])('replacing %s by %j breaks %s', async (from, to, code) => {
  expect((await codesIn(FILE.replace(from, to))).faults).toContain(code);
});

test('a byte order mark and bytes that are not UTF-8 are rejected', async () => {
  const bytes = new TextEncoder().encode(FILE);
  expect((await codesIn(Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes]))).faults).toEqual(['KSEF-FILE-02']);
  expect((await codesIn(Uint8Array.from([...bytes, 0xff]))).faults).toContain('KSEF-FILE-02');
});

test('FA(2) causes a warning that production requires FA(3)', async () => {
  const old = FILE.replace('2025/06/25/13775', '2023/06/29/12648')
    .replace('FA (3)', 'FA (2)')
    .replace('<WariantFormularza>3', '<WariantFormularza>2')
    .replace(/\s*<JST>2<\/JST>\s*<GV>2<\/GV>/, '');
  expect(await codesIn(old)).toEqual({ faults: [], warnings: ['KSEF-FILE-08'] });
});
