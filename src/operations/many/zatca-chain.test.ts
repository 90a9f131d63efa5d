import { beforeAll, expect, it } from 'vitest';
import { ChainFaults } from '../../formats/chains/faults.ts';
import { reportUnstamped } from '../../formats/en16931/saudi-arabia/seal/chain.ts';
import { FIRST_HASH } from '../../formats/en16931/saudi-arabia/seal/hashes.ts';
import { convertDocument, convertXml } from '../../formats/index.ts';
import { environment } from '../../formats/mapping/testing.ts';
import { baseText } from '../../formats/testing/bases.ts';
import { verifactuChain } from './verifactu-chain.ts';
import { zatcaChain } from './zatca-chain.ts';

const base = await baseText('saudi/simplified.xml');

/** Four invoices of one unit, each after the previous one. */
const chain: string[] = [];

async function written(code: string, icv: number, pih?: string): Promise<{ xml: string; hash: string }> {
  const read = await convertXml(base, {}, environment);
  const document = { ...((read.ok && read.result.result) as object), code, meta: {} };
  const formatOptions = { icv, ...(pih !== undefined && { pih }) };
  const outcome = await convertDocument(document as never, { to: 'zatca', formatOptions }, environment);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return { xml: String(outcome.result.result), hash: String((outcome.result.record as { hash: string }).hash) };
}

beforeAll(async () => {
  let pih: string | undefined;
  for (let icv = 1; icv <= 4; icv++) {
    const { xml, hash } = await written(`N-${icv}`, icv, pih);
    chain.push(xml);
    pih = hash;
  }
});

async function checked(files: readonly string[]) {
  const reader = await zatcaChain.open();
  files.forEach((xml, at) => {
    const file = reader.file(`${at + 1}.xml`);
    file.push(xml);
    file.end();
  });
  const { unbroken, chains, faults, warnings, count } = reader.result().answer;
  const short = (list: typeof faults) =>
    list.map(({ code, places, level }) =>
      [code, ...places.map(({ file }) => file), ...(level ? [level] : [])].join(' '),
    );
  return {
    unbroken,
    count,
    runs: chains.map(({ runs }) => runs),
    chains,
    faults: short(faults),
    warnings: short(warnings),
  };
}

const edited = (at: number) => (chain[at] ?? '').replace('Private lessons', 'Public lessons');

it('zatcaChain does not call a chain unbroken if its last invoices have lost their stamps', () => {
  const invoice = (icv: string, signed?: string) => ({
    ...{ issuer: '3', number: icv, icv, hash: icv, signed, place: icv },
    pih: icv === '1' ? FIRST_HASH : String(Number(icv) - 1),
  });
  const reported = (...invoices: ReturnType<typeof invoice>[]) => {
    const faults = new ChainFaults<string>();
    reportUnstamped(invoices, faults);
    return faults.list.map(({ code, flag, places }) => [code, flag, ...places].join(' '));
  };
  expect(reported(invoice('1', '1'), invoice('2'), invoice('3', '3'))).toEqual([]);
  expect(reported(invoice('1'), invoice('2'))).toEqual([]);
  expect(reported(invoice('3'), invoice('1', '1'), invoice('2'))).toEqual([
    'BW-ZATCA-STAMP fatal 2',
    'BW-ZATCA-STAMP fatal 3',
  ]);
});

it('zatcaChain accepts a whole chain, in any order and as JSON lines, and returns the hash for the next document', async () => {
  const { hash } = await written('N-4', 4, (await checked(chain.slice(0, 3))).chains[0]?.last.hash);
  const whole = {
    unbroken: true,
    count: 4,
    runs: [1],
    faults: [],
    warnings: [],
    chains: [{ last: { icv: '4', hash } }],
  };
  expect(await checked([...chain].reverse())).toMatchObject(whole);
  const encoded = (xml: string) => Buffer.from(xml).toString('base64');
  const lines = [{ xml: chain[0] }, { result: chain[1] }, { clearedInvoice: encoded(chain[2] ?? '') }, chain[3]];
  expect(await checked([lines.map((line) => JSON.stringify(line)).join('\n')])).toMatchObject(whole);
  expect(await checked([...chain.slice(0, 3), encoded(chain[3] ?? '')])).toMatchObject(whole);
});

it('zatcaChain reports changed, missing and repeated invoices', async () => {
  expect(await checked([chain[0] ?? '', edited(1), ...chain.slice(2)])).toMatchObject({
    unbroken: false,
    runs: [2],
    faults: ['BW-ZATCA-CHAIN 3.xml 2.xml'],
  });
  const gap = await checked([chain[0] ?? '', chain[2] ?? '', chain[3] ?? '']);
  expect(gap).toMatchObject({ unbroken: true, runs: [2], warnings: ['BW-ZATCA-CHAIN 2.xml 1.xml information'] });
  expect(await checked(chain.slice(2))).toMatchObject({
    unbroken: true,
    runs: [1],
    warnings: ['BW-ZATCA-CHAIN 1.xml information'],
  });
  expect(await checked([...chain, chain[1] ?? ''])).toMatchObject({
    unbroken: true,
    count: 5,
    warnings: ['BW-ZATCA-CHAIN 5.xml 2.xml'],
  });
  expect(await checked([...chain, edited(3)])).toMatchObject({
    unbroken: false,
    faults: ['BW-ZATCA-CHAIN 5.xml 4.xml'],
  });
  const wrong = (chain[0] ?? '').replace(FIRST_HASH, FIRST_HASH.replace('N', 'M'));
  expect(await checked([wrong])).toMatchObject({ faults: ['BW-ZATCA-CHAIN 1.xml'] });
});

it('zatcaChain keeps sellers apart, and orders counters of any length', async () => {
  const other = (chain[0] ?? '').replaceAll('310123456700003', '311123456700003');
  expect((await checked([...chain, other])).chains.map(({ count }) => count)).toEqual([4, 1]);
  const nines = '9'.repeat(20);
  const start = await written('A', 1);
  const withCounter = (xml: string, icv: string, pih: string) =>
    xml.replace(/(<cbc:ID>ICV<\/cbc:ID>\s*<cbc:UUID>)\d+/, `$1${icv}`).replace(FIRST_HASH, pih);
  const before = withCounter(start.xml, nines, FIRST_HASH);
  const hash = (await checked([before])).chains[0]?.last.hash ?? '';
  const after = withCounter(start.xml, (BigInt(nines) + 1n).toString(), hash);
  expect(await checked([after, before])).toMatchObject({ unbroken: true, runs: [1] });
});

it('zatcaChain reports entries that are not invoices, and invoices without a counter', async () => {
  expect(await checked(['<a/>', '', 'oink'])).toMatchObject({
    unbroken: false,
    count: 0,
    faults: ['BW-XML-SYNTAX 1.xml', 'BW-XML-SYNTAX 2.xml', 'BW-XML-SYNTAX 3.xml'],
  });
  const bare = (chain[0] ?? '').replace('<cbc:ID>ICV</cbc:ID>', '<cbc:ID>X</cbc:ID>');
  expect(await checked([bare])).toMatchObject({ unbroken: false, faults: ['BW-ZATCA-CHAIN 1.xml'] });
  expect((await zatcaChain.open()).result().answer).toMatchObject({ unbroken: false, count: 0 });
  expect((await verifactuChain.open()).result().answer.unbroken).toBe(false);
});

it.each([
  ['as usual', base],
  ['for the parser', base.replace('<cbc:CustomizationID>', '<!-- here --><cbc:CustomizationID>')],
  ['without a counter', base.replace('>ICV<', '>XXX<')],
])('zatcaChain shortens an invoice number that exceeds the maximum length, in an invoice %s', async (_, xml) => {
  const reader = await zatcaChain.open();
  const file = reader.file('long.xml');
  file.push(xml.replace('S-2026-7', 'S'.repeat(1_000_000)));
  file.end();
  const answer = JSON.stringify(reader.result().answer);
  expect(answer).toContain('S'.repeat(200));
  expect(answer).not.toContain('S'.repeat(201));
});
