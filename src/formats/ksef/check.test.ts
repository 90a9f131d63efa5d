import { expect, test } from 'vitest';
import { validateXml } from '../index.ts';
import { asKsef, polishInvoice } from './testing.ts';

const FILE = (await asKsef(polishInvoice())).xml;
const NOW = { now: new Date('2026-11-25T12:00:00Z') };

/** Returns the codes of faults and of warnings of a file. */
async function codesIn(file: string | Uint8Array): Promise<{ faults: string[]; warnings: string[] }> {
  const outcome = await validateXml(file, undefined, NOW);
  const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
  return { faults: outcome.ok ? [] : codes(outcome.faults), warnings: codes(outcome.warnings) };
}

test('what we write has no fault and no warning', async () => {
  expect(await codesIn(FILE)).toEqual({ faults: [], warnings: [] });
});

test.each<[from: string | RegExp, to: string, code: string]>([
  ['<P_15>123.00</P_15>', '', 'KSEF-XSD-structure'],
  ['<KodKraju>PL', '<KodKraju>XX', 'KSEF-XSD-facet-enumeration'],
  ['<P_15>123.00', '<P_15>123.005', 'KSEF-XSD-facet-fractionDigits'],
  ['<P_1>2026-03-02', '<P_1>2026-02-30', 'KSEF-XSD-type'],
  [' wersjaSchemy="1-0E"', '', 'KSEF-XSD-attribute'],
  ['kodSystemowy="FA (3)"', 'kodSystemowy="FA (2)"', 'KSEF-XSD-fixed'],
  ['<P_1>2026-03-02', '<P_1>2026-12-24', 'KSEF-DOC-01'],
  ['<Faktura', '<?app x?><Faktura', 'KSEF-FILE-04'],
  ['Krzesło', 'Krzesło&#x92;', 'KSEF-FILE-05'],
  ['2025/06/25/13775', '2021/11/29/11089', 'KSEF-FILE-07'],
  ['</Fa>', '', 'KSEF-FILE-01'],
  ['UTF-8', 'ISO-8859-2', 'KSEF-FILE-03'],
])('%s as %s breaks %s', async (from, to, code) => {
  expect((await codesIn(FILE.replace(from, to))).faults).toContain(code);
});

test('a byte order mark and other bytes than UTF-8 are refused', async () => {
  const bytes = new TextEncoder().encode(FILE);
  expect((await codesIn(Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes]))).faults).toEqual(['KSEF-FILE-02']);
  expect((await codesIn(Uint8Array.from([...bytes, 0xff]))).faults).toContain('KSEF-FILE-02');
});

test.each<[from: string, to: string, code: string]>([
  ['<NIP>1132191233', '<NIP>1132191234', 'KSEF-DOC-02'],
  ['<JST>2', '<JST>1', 'KSEF-PARTY-01'],
  ['<GV>2', '<GV>1', 'KSEF-PARTY-02'],
  ['<RodzajFaktury>VAT', '<RodzajFaktury>KOR', 'KSEF-TYPE-01'],
  ['<RodzajFaktury>VAT', '<RodzajFaktury>ZAL', 'KSEF-TYPE-03'],
  ['<RodzajFaktury>VAT', '<RodzajFaktury>ROZ', 'KSEF-TYPE-04'],
  ['<P_15>123.00', '<P_15>130.00', 'KSEF-SUM-01'],
  ['<P_11>100.00', '<P_11>90.00', 'KSEF-SUM-02'],
  ['<P_14_1>23.00', '<P_14_1>32.00', 'KSEF-SUM-03'],
  ['<P_9A>100.00', '<P_9A>90.00', 'KSEF-SUM-04'],
  ['<KodWaluty>PLN', '<KodWaluty>EUR', 'KSEF-SUM-05'],
  ['<P_8B>1', '<P_8B>-1', 'KSEF-ROW-02'],
  ['<P_12>23</P_12>', '', 'KSEF-ROW-03'],
  ['<P_7>Krzesło</P_7>', '', 'KSEF-ROW-04'],
  ['<P_12>23', '<P_12>np II', 'KSEF-ROW-06'],
  ['<P_12>23', '<P_12>zw', 'KSEF-ANN-01'],
  ['<P_12>23', '<P_12>oo', 'KSEF-ANN-03'],
  ['<P_18>2', '<P_18>1', 'KSEF-ANN-04'],
])('%s as %s warns of %s', async (from, to, code) => {
  expect(FILE).toContain(from);
  expect((await codesIn(FILE.replace(from, to))).warnings).toContain(code);
});
